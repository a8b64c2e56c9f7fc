import SidelightCore

extension HeadlessDriver {
  func perform(_ action: TestAction, on sighting: Sighting) async throws {
    if depth != .model, action.usesPointer, !sighting.cover.isEmpty {
      throw TestFailure("A click on the \(sighting.role.rawValue) “\(sighting.label)” does not reach it: \(sighting.cover) covers it.")
    }
    switch sighting.target {
    case .back(let container, let pages):
      guard case .click = action else { throw unfit(action, sighting) }
      graph.send(pages.map { .popped(container, pages: $0) } ?? .split(container, .back))
    case .sidebarToggle(let split):
      guard case .click = action else { throw unfit(action, sighting) }
      focus = nil
      pressedToggle = split
      graph.send(.split(split, .toggleSidebar))
    case .searchToggle(let field):
      guard case .click = action else { throw unfit(action, sighting) }
      toggleSearch(field)
    case .close(let sheet):
      guard case .click = action else { throw unfit(action, sighting) }
      graph.send(.sheet(sheet, .dismissed))
    case .suggestion(let field, let index):
      guard case .click = action else { throw unfit(action, sighting) }
      graph.send(.search(field, .choose(index)))
    case .token(let field, let index):
      guard case .deleteRow = action else { throw unfit(action, sighting) }
      graph.send(.search(field, .removeToken(index)))
    case .menu:
      // Its entries can be used whether it is open or not.
      guard case .click = action else { throw unfit(action, sighting) }
    case .tab(let tabs, let event):
      if case .focus = action { return focusTab(FocusedTab(tabs: tabs, event: event)) }
      try use(action, tab: event, of: tabs, sighting)
    case .divider(let split, let divider): try perform(action, on: divider, of: split, sighting)
    case .node(let id): try await perform(action, on: id, sighting)
    case .object: throw unfit(action, sighting)
    }
  }

  private func perform(_ action: TestAction, on id: NodeID, _ sighting: Sighting) async throws {
    switch (action, sighting.role) {
    case (.click, .button):
      focus = id
      graph.send(.activate(id))
    case (.click, .menu):
      focus = id
      pressMenu(id)
    case (.click, .toggle):
      focus = id
      switchOver(id)
    case (.slide(let value), .slider):
      guard case .slider(let slider)? = tree[id]?.element.kind else { return }
      focus = id
      graph.send(.editing(id, true))
      graph.send(.slide(id, value: slider.nearest(to: value)))
      graph.send(.editing(id, false))
    case (.pick(let title), .picker):
      guard case .picker(let picker)? = tree[id]?.element.kind else { return }
      focus = id
      graph.send(.choose(id, option: try picker.position(of: title, in: sighting)))
    case (.click(let modifiers), .row):
      try click(id, modifiers)
    case (.doubleClick, .row):
      try click(id, [])
      update()
      if let place = place(of: id), isActivatable(place) { graph.send(.list(place.list, .activate(place.position))) }
    case (.toggle, .disclosure), (.click, .disclosure):
      focus = id
      graph.send(.toggle(id, isOn: sighting.isExpanded != true))
    case (.click, .textField), (.focus, _): focus = id
    case (.click, _): break
    case (.type(let text), .textField):
      focus = id
      for character in text {
        edit(id, self.text(of: id) + String(character))
        update()
      }
    case (.clear, .textField):
      focus = id
      edit(id, "")
    case (.toggle, .heading):
      guard let place = place(of: id), place.row.isExpanded != nil else {
        throw TestFailure("The section “\(sighting.label)” does not fold.")
      }
      if hasFocus(inList: place.list) { focus = id }
      graph.send(.list(place.list, .toggleSection(place.position)))
    case (.toggle, .row):
      guard let place = place(of: id), let isExpanded = place.row.isExpanded else {
        throw TestFailure("The row “\(sighting.label)” has nothing below it.")
      }
      graph.send(.list(place.list, .expand(place.position, !isExpanded)))
    case (.choose(let titles), let role):
      if role == .menu { focus = id }
      try choose(titles, sighting)
    case (.deleteRow, .row):
      guard let place = place(of: id), place.row.editing.isOn, place.row.editing.canDelete else {
        throw TestFailure("The row “\(sighting.label)” shows no control that deletes it.")
      }
      if hasFocus(inList: place.list) { focus = id }
      graph.send(.list(place.list, .delete(place.position, .row)))
    case (.dropIn(let payload, let isBelow), .row), (.dropIn(let payload, let isBelow), .list):
      let list = place(of: id)?.list ?? id
      guard let source = graph.listSource(list) else { return }
      if let place = place(of: id), place.row.editing.drops.contains(payload.kind) {
        return graph.send(.list(list, .dropOn(place.position, payload)))
      }
      let gap = place(of: id).map { isBelow ? $0.position + 1 : $0.position } ?? source.rowCount
      guard source.canDrop(payload.kind, at: gap) else { throw TestFailure("Nothing like that can be dropped there.") }
      graph.send(.list(list, .insert(payload, gap: gap)))
    case (.restOver, .row):
      guard let place = place(of: id), let event = place.row.restEvent(at: place.position) else { throw unfit(action, sighting) }
      graph.send(.list(place.list, event))
    case (.restOver, .button):
      guard case .button(let button)? = tree[id]?.element.kind, button.isSpringLoaded else { throw unfit(action, sighting) }
      graph.send(.activate(id))
    case (.swipe(let edge, let title), .row): try swipe(id, edge, title, sighting)
    case (.dragRow(let gap, let depth), .row):
      guard let place = place(of: id), let source = graph.listSource(place.list), let drag = source.drag(at: place.position) else {
        throw TestFailure("The row “\(sighting.label)” can't be moved.")
      }
      let depths = source.dropDepths(drag, at: gap)
      guard depth.map(depths.contains) ?? !depths.isEmpty else {
        throw TestFailure("The row “\(sighting.label)” can't be dropped there.")
      }
      graph.send(.list(place.list, .drop(drag, gap: gap, depth: depth)))
    case (.scroll(let position), .list):
      let count = graph.listSource(id)?.rowCount ?? 0
      guard position >= 0, position < count else { throw TestFailure("The list has \(count) rows and none at \(position).") }
      consumer.scroll(id, to: position)
    default: throw unfit(action, sighting)
    }
  }

  private func hasFocus(inList list: NodeID) -> Bool { focus.map { ancestors(of: $0).contains(list) } ?? false }

  private func swipe(_ id: NodeID, _ edge: SwipeEdge, _ title: String?, _ sighting: Sighting) throws {
    guard let place = place(of: id), let source = graph.listSource(place.list), !place.row.editing.isOn,
      let swipe = edge == .leading ? place.row.editing.leadingSwipe : place.row.editing.trailingSwipe
    else { throw TestFailure("The row “\(sighting.label)” has no actions at its \(edge) edge.") }
    let actions = source.swipeActions(at: place.position, edge)
    if title == nil, !swipe.allowsFullSwipe { throw TestFailure("The row “\(sighting.label)” can't be swiped all the way.") }
    graph.send(.activate(try actions.action(title, of: sighting).node))
  }

  func unfit(_ action: TestAction, _ sighting: Sighting) -> TestFailure {
    TestFailure("Nobody can \(action.verb) the \(sighting.role.rawValue) “\(sighting.label)”.")
  }

  func switchOver(_ id: NodeID) {
    guard case .toggle(let toggle)? = tree[id]?.element.kind else { return }
    graph.send(.toggle(id, isOn: !toggle.isOn))
  }

  // MARK: Text fields

  /// What a text field shows.
  func text(of id: NodeID) -> String {
    switch tree[id]?.element.kind {
    case .textField(let field)?: field.text
    case .search(let search)?: search.text
    default: ""
    }
  }

  func edit(_ id: NodeID, _ text: String) {
    switch tree[id]?.element.kind {
    case .textField?, .search?: break
    default: return
    }
    graph.send(.edit(id, text: text))
  }

  // MARK: Rows

  struct Place {
    let list: NodeID
    let position: Int
    let row: RowElement
    let element: ListElement
  }

  func place(of row: NodeID) -> Place? {
    guard case .row(let element)? = tree[row]?.element.kind, let list = tree[row]?.parent, let position = consumer.position(of: row),
      case .list(let listElement)? = tree[list]?.element.kind
    else { return nil }
    return Place(list: list, position: position, row: element, element: listElement)
  }

  func isActivatable(_ place: Place) -> Bool {
    place.row.role == .row && (place.row.activatesOnClick || place.element.hasPrimaryAction)
  }

  private func click(_ row: NodeID, _ modifiers: TestModifiers) throws {
    if let place = place(of: row), modifiers.isEmpty, place.row.isSelectable, place.element.isEditing,
      place.element.selectionMode == .multiple
    {
      focus = row
      anchors[place.list] = (row, place.position)
      return graph.send(.list(place.list, .toggleSelection(place.position)))
    }
    try choose(row, modifiers)
    guard let place = place(of: row), modifiers.isEmpty, !place.element.isEditing else { return }
    graph.send(.list(place.list, place.row.activatesOnClick ? .activate(place.position) : .choose(place.position)))
  }

  /// Selects as a click or a key does.
  func choose(_ row: NodeID, _ modifiers: TestModifiers) throws {
    guard let place = place(of: row) else { throw TestFailure("The row is not shown any more.") }
    focus = row
    guard place.row.role == .row, place.row.isSelectable, place.element.selectionMode != .none else { return }
    let position = place.position
    let event: ListEvent
    // As in GTK, a range of one row is that row.
    if modifiers.contains(.shift), place.element.selectionMode == .multiple, let start = anchors[place.list] {
      // The row may have been moved since.
      let anchor = consumer.position(of: start.row) ?? start.position
      event = .selectRange(min(anchor, position)..<max(anchor, position) + 1, extending: modifiers.contains(.control))
    } else {
      anchors[place.list] = (row, position)
      if modifiers.contains(.control) {
        let isSelected = graph.listSource(place.list)?.isSelected(position) == true
        event = isSelected ? .deselect(position) : .select(position, extending: true)
      } else {
        event = .select(position, extending: false)
      }
    }
    graph.send(.list(place.list, event))
  }

  private func choose(_ path: [String], _ sighting: Sighting) throws {
    var items = menu(of: sighting)
    for (step, title) in path.enumerated() {
      guard let item = items.first(where: { $0.title == title }) else {
        let titles = items.map { "“\($0.title)”" }.joined(separator: ", ")
        throw TestFailure("There is no “\(title)” in the menu" + (titles.isEmpty ? ", which has no entries." : ": " + titles + "."))
      }
      guard item.isEnabled else { throw TestFailure("The menu entry “\(title)” is disabled.") }
      switch (item.items, step == path.count - 1) {
      case (let inner?, false): items = inner
      case (nil, true): graph.send(item.event)
      case (.some, true): throw TestFailure("The menu entry “\(title)” opens a menu: name an entry of that, too.")
      case (nil, false): throw TestFailure("The menu entry “\(title)” opens no menu.")
      }
    }
  }

  /// What Enter and a click do to a menu's button besides opening the menu, whose entries can be used whether it is open or not.
  func pressMenu(_ id: NodeID) {
    if case .menu(let menu)? = tree[id]?.element.kind, menu.hasPrimaryAction { graph.send(.activate(id)) }
  }

  private func menu(of sighting: Sighting) -> [MenuItem] {
    guard case .node(let id) = sighting.target else { return [] }
    if sighting.role == .menu { return graph.menu(id) }
    if sighting.role == .page {
      guard case .page(let page)? = tree[id]?.element.kind, let menu = page.toolbarMenu else { return [] }
      return graph.menu(menu)
    }
    guard let list = list(of: sighting), let source = graph.listSource(list) else {
      let menu = ancestors(of: id).lazy.compactMap { self.tree[$0]?.element.traits.menu }.first
      return menu.map(graph.menu) ?? []
    }
    return source.menu(at: id == list ? nil : consumer.position(of: id))
  }
}

extension PickerElement {
  /// Where the first option stands that says something.
  package func position(of title: String, in sighting: Sighting) throws(TestFailure) -> Int {
    if let position = options.firstIndex(of: title) {
      guard !disabled.contains(position) else { throw TestFailure("The option “\(title)” of the picker “\(sighting.label)” is disabled.") }
      return position
    }
    let titles = options.map { "“\($0)”" }.joined(separator: ", ")
    throw TestFailure("There is no “\(title)” in the picker “\(sighting.label)”" + (titles.isEmpty ? "." : ": " + titles + "."))
  }
}

extension TestAction {
  var usesPointer: Bool {
    switch self {
    case .click, .doubleClick, .choose, .pick, .slide, .drag, .dragRow, .deleteRow, .swipe, .dropIn, .restOver: true
    case .type, .clear, .focus, .toggle, .scroll: false
    }
  }

  /// What it is called in “Nobody can … the row”.
  package var verb: String {
    switch self {
    case .click: "click"
    case .doubleClick: "double-click"
    case .type: "type into"
    case .clear: "clear"
    case .focus: "move the focus to"
    case .toggle: "open or fold"
    case .choose: "open a menu on"
    case .pick: "choose an option of"
    case .slide: "move"
    case .drag, .dragRow: "drag"
    case .deleteRow: "delete"
    case .swipe: "swipe"
    case .dropIn: "drop anything on"
    case .restOver: "rest over"
    case .scroll: "scroll"
    }
  }
}

package import SidelightCore

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
      attention.part = .toggle(split)
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
    case .response(let alert, let button):
      guard case .click = action else { throw unfit(action, sighting) }
      // Where the alert stays, the button has the focus.
      if let index = tree.alert(alert)?.responses.firstIndex(where: { $0.node == button }) { attention.enter(response: index, of: alert) }
      graph.send(.alert(alert, .chosen(button)))
    case .menu:
      // The entries of a menu can be used whether it is open or not.
      guard case .click = action else { throw unfit(action, sighting) }
    case .tab(let tabs, let event):
      if case .focus = action { return attention.enter(HeadlessFocus.Tab(tabs: tabs, event: event)) }
      try use(action, tab: event, of: tabs, sighting)
    case .divider(let split, let divider): try HeadlessRound(driver: self).perform(action, on: divider, of: split, sighting)
    case .node(let id): try await perform(action, on: id, sighting)
    case .object: throw unfit(action, sighting)
    }
  }

  private func perform(_ action: TestAction, on id: NodeID, _ sighting: Sighting) async throws {
    if case .click = action, let stop = tree[id]?.element.isFocusStop == true ? id : tree.focusHolder(at: id) { focus = stop }
    if case .click = action, let control = tree.control(id) { return click(control, id) }
    if let clicks = action.clicks, let place = tree.tapPlace(at: id, clicks: clicks) {
      return try hearing.tap(clicks, on: place) { row, number in
        try click(row, [], count: number)
        update()
      }
    }
    switch (action, sighting.role) {
    case (.slide(let value), .slider):
      guard let slider = tree.control(id) as? SliderElement else { return }
      focus = id
      graph.send(.editing(id, true))
      graph.send(.slide(id, value: slider.nearest(to: value)))
      graph.send(.editing(id, false))
    case (.step(let isUp), .stepper):
      guard let stepper = tree.control(id) as? StepperElement else { return }
      guard isUp ? stepper.canIncrement : stepper.canDecrement else {
        throw TestFailure("The stepper “\(sighting.label)” is at its \(isUp ? "upper" : "lower") end.")
      }
      focus = id
      graph.send(.step(id, up: isUp))
    case (.pickDay, .datePicker), (.pickTimeOfDay, .datePicker):
      guard let picker = tree.control(id) as? DatePickerElement, let time = picker.choosing(action) else { throw unfit(action, sighting) }
      focus = id
      graph.send(.pickTime(id, time))
    case (.pickColor(let color), .colorPicker):
      guard let picker = tree.control(id) as? ColorPickerElement else { return }
      focus = id
      graph.send(.pickColor(id, picker.choosing(color)))
    case (.pick(let title), .picker):
      guard let picker = tree.control(id) as? PickerElement else { return }
      focus = id
      graph.send(.choose(id, option: try picker.position(of: title, in: sighting)))
    case (.click(let modifiers), .row): try click(id, modifiers)
    case (.doubleClick, .row):
      try click(id, [])
      update()
      try click(id, [], count: 2)
    case (.toggle, .disclosure): try await perform(.click([]), on: id, sighting)
    case (.focus, _): focus = id
    case (.click, _): break
    case (.type(let text), .textField):
      focus = id
      HeadlessTyping(driver: self, field: id).type(text)
    case (.clear, .textField):
      focus = id
      HeadlessTyping(driver: self, field: id).clear()
    case (.selectText(let part), .textField):
      focus = id
      try HeadlessTyping(driver: self, field: id).select(part)
    case (.toggle, .heading):
      guard let place = place(of: id), place.row.isExpanded != nil else {
        throw TestFailure("The section “\(sighting.label)” does not fold.")
      }
      try use(.disclosure, of: place)
    case (.toggle, .row):
      guard let place = place(of: id), place.row.isExpanded != nil else {
        throw TestFailure("The row “\(sighting.label)” has nothing below it.")
      }
      try use(.triangle, of: place)
    case (.choose(let titles), let role):
      if role == .menu { focus = id }
      graph.send(try menu(of: sighting).event(choosing: titles))
    case (.deleteRow, .row):
      guard let place = place(of: id), place.row.editing.isOn, place.row.editing.canDelete else {
        throw TestFailure("The row “\(sighting.label)” shows no control that deletes it.")
      }
      try use(.deleteButton, of: place)
    case (.dropIn(let payload, _), .row) where tree.dropPlace(inRow: id) != nil:
      try clipboard.drop(payload, on: tree.dropPlace(inRow: id) ?? id)
    case (.dropIn(let payload, let isBelow), .row), (.dropIn(let payload, let isBelow), .list):
      let list = place(of: id)?.list ?? id
      guard let source = graph.listSource(list) else { return }
      if let place = place(of: id), place.row.editing.drops.takes(payload) {
        return graph.send(.list(list, .dropOn(place.position, payload)))
      }
      let gap = place(of: id).map { isBelow ? $0.position + 1 : $0.position } ?? source.rowCount
      guard source.canDrop(payload.kinds, at: gap) else { throw TestFailure("Nothing like that can be dropped there.") }
      graph.send(.list(list, .insert(payload, gap: gap)))
    case (.restOver, .row):
      guard let place = place(of: id), let event = place.row.restEvent(at: place.position) else { throw unfit(action, sighting) }
      graph.send(.list(place.list, event))
    case (.restOver, .button):
      guard (tree.control(id) as? ButtonElement)?.isSpringLoaded == true else { throw unfit(action, sighting) }
      graph.send(.activate(id))
    case (.dropIn(let payload, let isBelow), let role) where role != .tab:
      try clipboard.drop(payload, on: id, isBelow: isBelow, layout.places().frames)
    case (.hover(let isOver), _): hearing.hover(isOver, at: id, layout.places().frames)
    case (.act(let name), _): graph.send(try consumer.tree.action(name, at: id, sighting).event)
    case (.swipe(let edge, let title), .row): try HeadlessSwipe(driver: self).row(id, edge, title, sighting)
    case (.swipe(let edge, let title), _): try HeadlessSwipe(driver: self).view(id, edge, title, sighting)
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
      if case .list(let list)? = consumer.tree[id]?.element.kind, list.manner.isStill { throw TestFailure("The list can't be scrolled.") }
      consumer.scrollByHand(id, to: position)
    default: throw unfit(action, sighting)
    }
  }

  func unfit(_ action: TestAction, _ sighting: Sighting) -> TestFailure {
    TestFailure("Nobody can \(action.verb) the \(sighting.role.rawValue) “\(sighting.label)”.")
  }

  // MARK: Text fields

  /// The text of a text field.
  func text(of id: NodeID) -> String { tree.control(id)?.valueText ?? "" }

  func edit(_ id: NodeID, _ text: String) {
    if tree.control(id)?.keys == .text { graph.send(.edit(id, text: text)) }
  }

  private func menu(of sighting: Sighting) -> [MenuItem] {
    guard case .node(let id) = sighting.target else { return [] }
    if sighting.role == .menu { return graph.menu(id) }
    if sighting.role == .page {
      guard case .page(let page)? = tree[id]?.element.kind, let menu = page.toolbarMenu else { return [] }
      return graph.menu(menu)
    }
    guard let list = list(of: sighting), let source = graph.listSource(list) else {
      let menu = tree.ancestors(of: id).firstNonNil { tree[$0]?.element.traits.menu }
      return menu.map(graph.menu) ?? []
    }
    return source.menu(at: id == list ? nil : consumer.position(of: id))
  }
}

extension [MenuItem] {
  /// What choosing an entry sends: the one with the last of the titles, in the menus that the others open.
  fileprivate func event(choosing path: [String]) throws(TestFailure) -> Event {
    guard let title = path.first, let item = first(where: { $0.title == title }) else {
      let titles = map { "“\($0.title)”" }.joined(separator: ", ")
      throw TestFailure(
        "There is no “\(path.first ?? "")” in the menu" + (titles.isEmpty ? ", which has no entries." : ": " + titles + "."))
    }
    guard item.isEnabled else { throw TestFailure("The menu entry “\(title)” is disabled.") }
    switch (item.items, path.count) {
    case (nil, 1): return item.event
    case (nil, _): throw TestFailure("The menu entry “\(title)” opens no menu.")
    case (_?, 1): throw TestFailure("The menu entry “\(title)” opens a menu: name an entry of that, too.")
    case (let inner?, _): return try inner.event(choosing: [String](path.dropFirst()))
    }
  }
}

extension PickerElement {
  /// The position of the first option with a text.
  package func position(of title: String, in sighting: Sighting) throws(TestFailure) -> Int {
    if let position = options.firstIndex(of: title) {
      guard !disabled.contains(position) else { throw TestFailure("The option “\(title)” of the picker “\(sighting.label)” is disabled.") }
      return position
    }
    let titles = options.map { "“\($0)”" }.joined(separator: ", ")
    throw TestFailure("There is no “\(title)” in the picker “\(sighting.label)”" + (titles.isEmpty ? "." : ": " + titles + "."))
  }
}

extension DatePickerElement {
  /// What a choice of a day or of a time of day makes; nil where it does not show that.
  package func choosing(_ action: TestAction) -> WallTime? {
    switch action {
    case .pickDay(let year, let month, let day) where showsDay: choosing(year: year, month: month, day: day)
    case .pickTimeOfDay(let hour, let minute) where showsTimeOfDay: choosing(hour: hour, minute: minute)
    default: nil
    }
  }
}

extension TestAction {
  var usesPointer: Bool {
    switch self {
    case .click, .doubleClick, .choose, .pick, .pickDay, .pickTimeOfDay, .pickColor, .slide, .step, .drag, .dragRow, .deleteRow, .swipe,
      .dropIn, .restOver, .hover:
      true
    case .type, .clear, .selectText, .focus, .toggle, .scroll, .act: false
    }
  }

  /// The verb in “Nobody can … the row”.
  package var verb: String {
    switch self {
    case .click: "click"
    case .doubleClick: "double-click"
    case .type: "type into"
    case .clear: "clear"
    case .selectText: "select text in"
    case .focus: "move the focus to"
    case .toggle: "open or fold"
    case .choose: "open a menu on"
    case .pick: "choose an option of"
    case .pickDay: "choose a day of"
    case .pickTimeOfDay: "set the clock of"
    case .pickColor: "choose a colour of"
    case .slide: "move"
    case .step: "step"
    case .drag, .dragRow: "drag"
    case .deleteRow: "delete"
    case .swipe: "swipe"
    case .dropIn: "drop anything on"
    case .restOver: "rest over"
    case .hover: "bring the pointer over"
    case .scroll: "scroll"
    case .act(let name): "do “\(name)” at"
    }
  }
}

/// What a test does to the text of a field.
@MainActor struct HeadlessTyping {
  let driver: HeadlessDriver
  let field: NodeID

  func type(_ text: String) {
    for character in text {
      driver.edit(field, driver.text(of: field) + String(character))
      driver.update()
      let end = driver.text(of: field).unicodeScalars.count
      select(end..<end)
    }
  }

  func clear() {
    driver.edit(field, "")
    driver.update()
    select(0..<0)
  }

  func select(_ part: String) throws {
    guard let range = driver.text(of: field).scalars(ofFirst: part) else { throw TestFailure("There is no “\(part)” in the text.") }
    select(range)
  }

  private func select(_ range: Range<Int>) {
    if driver.tree.control(field)?.tellsSelection == true { driver.graph.send(.selectText(field, range)) }
  }
}

/// Swipes rows of lists and other views of an app without a display.
@MainActor struct HeadlessSwipe {
  let driver: HeadlessDriver

  /// Swipes a row and chooses an action, or the first one by a full swipe.
  func row(_ id: NodeID, _ edge: SwipeEdge, _ title: String?, _ sighting: Sighting) throws {
    guard let place = driver.place(of: id), let source = driver.graph.listSource(place.list), !place.row.editing.isOn,
      let swipe = edge == .leading ? place.row.editing.leadingSwipe : place.row.editing.trailingSwipe
    else { throw TestFailure("The row “\(sighting.label)” has no actions at its \(edge) edge.") }
    let actions = source.swipeActions(at: place.position, edge)
    if title == nil, !swipe.allowsFullSwipe { throw TestFailure("The row “\(sighting.label)” can't be swiped all the way.") }
    let action = try actions.action(title, of: sighting)
    driver.graph.send(.list(place.list, .reveal(place.position, edge)))
    driver.graph.send(.list(place.list, .conceal))
    driver.graph.send(.activate(action.node))
  }

  /// The same with a view outside of lists.
  func view(_ id: NodeID, _ edge: SwipeEdge, _ title: String?, _ sighting: Sighting) throws {
    let place = try driver.tree.swipePlace(at: id, edge, sighting)
    let width = max(driver.layout.places().frames[place]?.size.width ?? 0, 160)
    tell(.began(width: width), at: place)
    tell(.moved(by: (edge == .leading ? 1 : -1) * (title == nil ? width : 40)), at: place)
    driver.update()
    tell(.ended, at: place)
    driver.update()
    guard let title else {
      if let failure = driver.tree.failedFullSwipe(of: place, edge, sighting) { throw failure }
      return
    }
    driver.graph.send(.activate(try driver.tree.swipeButtons(of: place).action(title, of: sighting).id))
  }

  private func tell(_ moment: SwipeMoment, at place: NodeID) {
    for hearer in driver.tree[place]?.element.traits.rare.hearers ?? [] {
      if case .swipe(let sides) = hearer.kind { driver.graph.send(.heard(hearer.node, .swipe(moment, sides))) }
    }
  }
}

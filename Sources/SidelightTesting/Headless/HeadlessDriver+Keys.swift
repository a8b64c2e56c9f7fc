import SidelightCore

extension HeadlessDriver {
  func press(_ key: TestKey, _ modifiers: TestModifiers) async throws {
    if switchTabs(key, modifiers) || pressInTabs(key, modifiers) { return }
    // What has the focus goes first, then the app's own keys, and then those that every window has.
    if try offer(key, modifiers) || performShortcut(key, modifiers) { return }
    if key == .f9 && modifiers.isEmpty || key == .character("s") && modifiers == [.control, .alt] {
      guard let split = splitForKeys(where: { self.splitElement($0)?.hasSidebar == true }) else { return }
      return graph.send(.split(split, .toggleSidebar))
    }
    if key == .character("i"), modifiers == [.control, .alt], hasInspectorCommand {
      guard let split = splitForKeys(where: { self.tree[$0]?.children[.inspector]?.isEmpty == false }), let plan = splitElement(split)?.plan
      else { return }
      return graph.send(.split(split, .setInspectorShown(!plan.isInspectorVisible)))
    }
    if key == .f5 && modifiers.isEmpty || key == .character("r") && modifiers == .control { return refresh() }
    if key == .character("f"), modifiers == .control { return beginSearch() }
    if key == .escape || (key == .left && modifiers == .alt) {
      if !leave(isEscape: key == .escape), key == .escape { clearSelection() }
      return
    }
    if key == .character("z"), modifiers.subtracting(.shift) == .control, let window = tree.roots.first, !isInTextField {
      return graph.send(.undo(window, isRedo: modifiers.contains(.shift)))
    }
    // A key that nothing has a use for does nothing. Without a focus there is nothing that these could move, or open a menu for; with Alt
    // a key moves no focus.
    let movesFocus = key.movesFocus && !modifiers.contains(.alt)
    if focus != nil, movesFocus || key == .menu || key == .f10 && modifiers == .shift { throw unsupported(key) }
  }

  /// Offers a key to what has the focus; says whether it had a use for it.
  private func offer(_ key: TestKey, _ modifiers: TestModifiers) throws -> Bool {
    guard let focus, let element = tree[focus]?.element else { return false }
    if !isInTextField, let row = ancestors(of: focus).first(where: isRow), edit(with: key, modifiers, row) { return true }
    let isPress = modifiers.isEmpty && (key == .enter || key == .space)
    switch element.kind {
    case .row: return try pressInList(key, modifiers, focus)
    case .textField, .search: return try pressInField(key, modifiers, focus)
    case .button where isPress: graph.send(.activate(focus))
    case .menu where isPress: pressMenu(focus)
    // A page that has the focus for want of content lets no key for content go on.
    case .page: return [.enter, .space, .up, .down, .left, .right, .home, .end].contains(key) && modifiers.isEmpty
    case .disclosure(let disclosure) where isPress: graph.send(.toggle(focus, isOn: !disclosure.isExpanded))
    case .toggle where isPress: switchOver(focus)
    case .picker where isPress, .slider where isPress: throw unsupported(key)
    default: return false
    }
    return true
  }

  private var isInTextField: Bool {
    switch focus.flatMap({ tree[$0] })?.element.kind {
    case .textField?, .search?: true
    default: false
    }
  }

  private func isRow(_ id: NodeID) -> Bool {
    if case .row? = tree[id]?.element.kind { true } else { false }
  }

  /// Delete deletes, and Alt with an arrow moves, where the row allows it.
  private func edit(with key: TestKey, _ modifiers: TestModifiers, _ row: NodeID) -> Bool {
    guard let place = place(of: row), let source = graph.listSource(place.list) else { return false }
    let (position, editing) = (place.position, place.row.editing)
    let event: ListEvent
    switch key {
    case .delete where modifiers.isEmpty && (editing.canDelete || source.mayDelete(position, .selectionOrRow)):
      event = .delete(position, .selectionOrRow)
    case .up where modifiers == .alt && editing.canMove: event = .moveStep(position, forward: false)
    case .down where modifiers == .alt && editing.canMove: event = .moveStep(position, forward: true)
    case .left where modifiers == .alt && editing.changesLevel: event = .moveLevel(position, inward: false)
    case .right where modifiers == .alt && editing.changesLevel: event = .moveLevel(position, inward: true)
    default: return false
    }
    graph.send(.list(place.list, event))
    return true
  }

  private func unsupported(_ key: TestKey) -> TestFailure {
    TestFailure("What \(key.name) does here only real widgets know: use Depth.window for it.")
  }

  /// The cursor is always at the end of the text.
  private func pressInField(_ key: TestKey, _ modifiers: TestModifiers, _ field: NodeID) throws -> Bool {
    if modifiers.isSubset(of: .shift), let letter = key.letter {
      edit(field, text(of: field) + String(letter))
      return true
    }
    // Selects all that is in the field.
    if key == .character("a"), modifiers == .control { return true }
    if key == .character("z"), modifiers.subtracting(.shift) == .control { throw unsupported(key) }
    guard modifiers.isEmpty else { return false }
    switch key {
    case .enter: graph.send(.submit(field))
    case .escape:
      guard case .search(let search)? = tree[field]?.element.kind else { return false }
      if search.suggestions.isShown { graph.send(.search(field, .escape)) } else { toggleSearch(field) }
    case .up where isSearch(field): graph.send(.search(field, .step(forward: false)))
    case .down where isSearch(field): graph.send(.search(field, .step(forward: true)))
    case .delete: break
    case .backspace where text(of: field).isEmpty && !tree.children(of: field, in: .tokens).isEmpty:
      graph.send(.search(field, .removeToken(tree.children(of: field, in: .tokens).count - 1)))
    case .backspace: edit(field, String(text(of: field).dropLast()))
    default: return false
    }
    return true
  }

  private func isSearch(_ id: NodeID) -> Bool {
    if case .search? = tree[id]?.element.kind { true } else { false }
  }

  // MARK: Lists

  private func pressInList(_ key: TestKey, _ modifiers: TestModifiers, _ row: NodeID) throws -> Bool {
    guard let place = place(of: row), let source = graph.listSource(place.list) else { throw TestFailure("The row is not shown any more.") }
    if key.movesFocus, modifiers.contains(.alt) { return false }
    if place.row.role == .row, let isExpanded = place.row.isExpanded, let event = opening(key, modifiers, place, isExpanded) {
      graph.send(.list(place.list, event))
      return true
    }
    if modifiers.isEmpty, place.row.role == .row, place.row.depth != nil, key == .left || key == .right {
      try stepInOutline(key, place, source)
      return true
    }
    if modifiers.isEmpty, place.row.role == .header, let isExpanded = place.row.isExpanded {
      let folds = key == .enter || key == .space || key == (isExpanded ? .left : .right)
      if folds {
        graph.send(.list(place.list, .toggleSection(place.position)))
        return true
      }
    }
    let togglesSelection = place.element.isEditing && place.element.selectionMode == .multiple
    // As in GTK, the first step takes the row that has the focus.
    if !togglesSelection || !modifiers.isEmpty, key == .up || key == .down, !modifiers.contains(.control), place.row.role == .row,
      place.row.isSelectable,
      place.element.selectionMode != .none, !source.isSelected(place.position)
    {
      try choose(row, modifiers)
      return true
    }
    // In edit mode the focus goes alone.
    let leads: [TestKey] = [.up, .down, .home, .end]
    let isAlone = togglesSelection && modifiers.isEmpty && leads.contains(key)
    let modifiers = isAlone ? .control : modifiers
    switch key {
    case .enter where modifiers.isEmpty:
      graph.send(.list(place.list, isActivatable(place) ? .activate(place.position) : .choose(place.position)))
    case .space where modifiers == .control || modifiers.isEmpty && !isTyping(in: place.list): try choose(row, .control)
    case .up: try move(place, from: place.position - 1, by: -1, source.rowCount, modifiers, stopsAtHeadings: true)
    case .down: try move(place, from: place.position + 1, by: 1, source.rowCount, modifiers, stopsAtHeadings: true)
    case .home: try move(place, from: 0, by: 1, source.rowCount, modifiers)
    case .end: try move(place, from: source.rowCount - 1, by: -1, source.rowCount, modifiers)
    case .character("a") where modifiers == .control: graph.send(.list(place.list, .selectAll))
    case .left, .right, .pageUp, .pageDown, .tab: throw unsupported(key)
    default:
      guard modifiers.isSubset(of: .shift), let letter = key.letter else { return false }
      try type(letter, in: place, source)
    }
    return true
  }

  /// What a key does to a row that others are below.
  private func opening(_ key: TestKey, _ modifiers: TestModifiers, _ place: Place, _ isExpanded: Bool) -> ListEvent? {
    let isTyped = modifiers.isSubset(of: .shift) && !isTyping(in: place.list)
    switch key {
    case .left where modifiers.contains(.shift), .right where modifiers.contains(.shift): return .expand(place.position, key == .right)
    case .character("+") where isTyped: return .expand(place.position, true)
    case .character("-") where isTyped, .character("/") where isTyped: return .expand(place.position, false)
    case .character("*") where isTyped: return .expandAll(place.position)
    default: return nil
    }
  }

  /// Right opens a row and goes to the first one below it, Left closes it and goes to the one that it is below.
  private func stepInOutline(_ key: TestKey, _ place: Place, _ source: any ListSource) throws {
    let position = place.position
    switch place.row.isExpanded {
    case false? where key == .right: graph.send(.list(place.list, .expand(position, true)))
    case true? where key == .left: graph.send(.list(place.list, .expand(position, false)))
    case true?:
      let hasRows = position + 1 < source.rowCount && source.parent(of: position + 1) == position
      if hasRows { try move(place, from: position + 1, by: 1, source.rowCount, []) }
    default:
      guard key == .left, let parent = source.parent(of: position) else { return }
      try move(place, from: parent, by: 1, source.rowCount, [])
    }
  }

  /// The focus goes to the next row that is no header or footer, and the selection with it, or to a header that folds or has a control.
  private func move(
    _ place: Place, from start: Int, by step: Int, _ count: Int, _ modifiers: TestModifiers, stopsAtHeadings: Bool = false
  ) throws {
    var next = start
    while next >= 0, next < count {
      consumer.scroll(place.list, to: next)
      let bound = consumer.rows(of: place.list).first { consumer.position(of: $0) == next }
      if let bound, case .row(let element)? = tree[bound]?.element.kind,
        element.role == .row || stopsAtHeadings && (element.isExpanded != nil || hasControl(bound))
      {
        focus = bound
        if element.role == .row, !modifiers.contains(.control) { try choose(bound, modifiers) }
        return
      }
      next += step
    }
    // Beyond the last row an arrow leaves no other one selected.
    if stopsAtHeadings, place.row.isSelectable, place.element.selectionMode == .multiple, modifiers.isEmpty, let focus {
      try choose(focus, [])
    }
  }

  private func hasControl(_ row: NodeID) -> Bool {
    descendants(of: row).contains { id in
      switch tree[id]?.element.kind {
      case .button, .menu, .toggle, .textField, .picker, .slider: true
      default: false
      }
    }
  }

  // MARK: Split views and stacks

  /// A node and everything around it, from the inside out.
  func ancestors(of id: NodeID) -> [NodeID] {
    Array(sequence(first: id) { self.tree[$0]?.parent })
  }

  private var hasInspectorCommand: Bool {
    tree.roots.contains { if case .window(let window)? = tree[$0]?.element.kind { window.togglesInspector } else { false } }
  }

  private func splitForKeys(where isMeant: @escaping (NodeID) -> Bool = { _ in true }) -> NodeID? {
    let isSplit = { (id: NodeID) in self.splitElement(id) != nil && isMeant(id) && self.isOnShownTab(id) }
    return focus.map(ancestors)?.first(where: isSplit) ?? (topSheet.map(descendants) ?? tree.all.map(\.id)).first(where: isSplit)
  }

  /// Whether the user may go back from a page.
  private func letsBack(_ page: ElementTree.Node?) -> Bool {
    if case .page(let page)? = page?.element.kind { !page.hidesBack } else { true }
  }

  /// Escape closes an overlay or goes back, Alt+Left goes back: in the innermost container around the focus that can.
  /// Says whether there was one.
  private func leave(isEscape: Bool) -> Bool {
    let inside = Set(topSheet.map(descendants) ?? tree.all.map(\.id))
    let around = focus.map(ancestors) ?? tree.all.map(\.id).reversed()
    for id in around where inside.contains(id) && isOnShownTab(id) {
      switch tree[id]?.element.kind {
      case .sheet:
        if isEscape { return tell(.sheet(id, .dismissed)) }
      case .navigation:
        let pages = tree.children(of: id, in: .pages).count
        if pages > 1, letsBack(tree.children(of: id, in: .pages).last) { return tell(.popped(id, pages: pages - 1)) }
      case .split(let split):
        if isEscape, split.plan.isInspectorOver {
          return tell(split.plan.isCollapsed ? .sheet(id, .dismissed) : .split(id, .setInspectorShown(false)))
        }
        // Only Escape leads out of an inspector that lies over the columns.
        if split.plan.isInspectorOver, hasFocus(.inspector, of: id) { continue }
        if case .slots = split.arrangement { continue }
        if split.plan.isCollapsed {
          let first = SplitColumn.allCases.first
          let top = split.plan.top.flatMap { tree.children(of: id, in: Slot($0)).first }
          if split.plan.top != first, letsBack(top) { return tell(.split(id, .back)) }
        } else if isEscape, let overlay = SplitColumn.allCases.last(where: { split.plan.isOverlay($0) }) {
          return tell(.split(id, .setShown(overlay, false)))
        }
      default: break
      }
    }
    return false
  }

  private func tell(_ event: Event) -> Bool {
    graph.send(event)
    return true
  }
}

extension SplitPlan {
  /// Whether the column lies over others now.
  func isOverlay(_ column: SplitColumn) -> Bool {
    if case .overlay(_, isShown: true) = placements[column] { true } else { false }
  }
}

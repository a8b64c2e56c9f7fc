import SidelightCore

extension HeadlessDriver {
  func press(_ key: TestKey, _ modifiers: TestModifiers) async throws {
    attention.keyPressed()
    HeadlessRound(driver: self).showBars(for: key, modifiers)
    if switchTabs(key, modifiers) || attention.press(key, modifiers) || attention.pressInAlert(key, modifiers) { return }
    if HeadlessRound(driver: self).pressOnDivider(key, modifiers) { return }
    // What has the focus comes first, then the app's own keys, and then the keys of every window.
    if try hearing.pressFirst(key, modifiers, at: focus) || offer(key, modifiers) || clipboard.press(key, modifiers, at: focus)
      || hearing.press(key, modifiers, at: focus)
      || performShortcut(key, modifiers)
    {
      return
    }
    if tree.isAsking, modifiers.contains(.control) { return }
    if key == .character("?"), modifiers.subtracting(.shift) == .control { return graph.send(.shortcuts) }
    if key == .f6, modifiers.isEmpty || modifiers == .shift { return HeadlessRound(driver: self).goToColumn(forward: modifiers.isEmpty) }
    if key == .f8, modifiers.isEmpty { return HeadlessRound(driver: self).goToDivider() }
    if key == .f9 && modifiers.isEmpty || key == .character("s") && modifiers == [.control, .alt] {
      guard let split = splitForKeys(where: { self.tree.split($0)?.hasSidebar == true }) else { return }
      return graph.send(.split(split, .toggleSidebar))
    }
    if key == .character("i"), modifiers == [.control, .alt], hasWindow(where: \.togglesInspector) {
      guard let split = splitForKeys(where: { self.tree[$0]?.children[.inspector]?.isEmpty == false }), let plan = tree.split(split)?.plan
      else { return }
      return graph.send(.split(split, .setInspectorShown(!plan.isInspectorVisible)))
    }
    if key == .character(","), modifiers == .control, hasWindow(where: \.opensSettings) { return graph.send(.settings) }
    if key == .f5 && modifiers.isEmpty || key == .character("r") && modifiers == .control { return HeadlessRound(driver: self).refresh() }
    if key == .character("f"), modifiers == .control { return HeadlessRound(driver: self).beginSearch() }
    if key == .escape || (key == .left && modifiers == .alt) {
      if key == .escape, attention.leaveDivider() { return }
      if !leave(isEscape: key == .escape), key == .escape { try clearSelection() }
      return
    }
    if key == .character("z"), modifiers.subtracting(.shift) == .control, let window = tree.roots.first, !isInTextField {
      return graph.send(.undo(window, isRedo: modifiers.contains(.shift)))
    }
    // Without a focus there is nothing that these keys could move, or open a menu for; with Alt a key moves no focus.
    let movesFocus = key.movesFocus && !modifiers.contains(.alt)
    if focus != nil, movesFocus || key == .menu || key == .f10 && modifiers == .shift { throw unsupported(key) }
  }

  /// Offers a key to what has the focus; whether it was used.
  private func offer(_ key: TestKey, _ modifiers: TestModifiers) throws -> Bool {
    guard let focus, let element = tree[focus]?.element else { return false }
    if case .row = element.kind { return try press(key, modifiers, inRow: focus, .row) }
    let row = tree.ancestors(of: focus).first { tree.row($0) != nil }
    if !isInTextField, let row, try press(key, modifiers, inRow: row, .control) { return true }
    switch element.kind {
    // A page that has the focus because it has no content ignores keys for content.
    case .page: return [.enter, .space, .up, .down, .left, .right, .home, .end].contains(key) && modifiers.isEmpty
    case .control(let control): return try offer(key, modifiers, to: control.element, focus, in: row)
    default: return false
    }
  }

  private func offer(
    _ key: TestKey, _ modifiers: TestModifiers, to control: any ControlElement, _ id: NodeID, in row: NodeID?
  ) throws -> Bool {
    let isPress = modifiers.isEmpty && (key == .enter || key == .space)
    switch control.keys {
    case .text: return try pressInField(key, modifiers, id)
    case .click where isPress:
      click(control, id)
      return true
    case .click: return try row.map { try press(key, modifiers, inRow: $0, .handedOn) } ?? false
    case .widget where isPress: throw unsupported(key)
    case .widget, nil: return false
    }
  }

  /// Sends the event of a click on a control. Opening a menu changes nothing: its entries can be used whether it is open or not.
  func click(_ control: any ControlElement, _ id: NodeID) {
    if let event = control.click(on: id) { graph.send(event) }
  }

  private var isInTextField: Bool { focus.flatMap(tree.control)?.keys == .text }

  func unsupported(_ key: TestKey) -> TestFailure {
    TestFailure("What \(key.name) does here only real widgets know: use Depth.window for it.")
  }

  /// The cursor is always at the end of the text.
  private func pressInField(_ key: TestKey, _ modifiers: TestModifiers, _ field: NodeID) throws -> Bool {
    if modifiers.isSubset(of: .shift), let letter = key.letter {
      edit(field, text(of: field) + String(letter))
      return true
    }
    // Selects everything in the field.
    if key == .character("a"), modifiers == .control { return true }
    if key == .character("z"), modifiers.subtracting(.shift) == .control { throw unsupported(key) }
    if key == .enter, modifiers.isSubset(of: .shift), tree.control(field)?.breaksLine(withShift: modifiers == .shift) == true {
      edit(field, text(of: field) + "\n")
      return true
    }
    guard modifiers.isEmpty else { return false }
    switch key {
    case .enter:
      if let choice = (tree.control(field) as? TextFieldElement)?.choice(of: field) {
        graph.send(choice)
        return true
      }
      graph.send(.submit(field))
      attention.chooseDefault(inAlertAround: field)
      if tree.control(field)?.pressesDefaultButton == true { HeadlessPlaces(driver: self).pressDefaultButton(for: field) }
    case .escape:
      if let event = (tree.control(field) as? TextFieldElement)?.escape(of: field) {
        graph.send(event)
        return true
      }
      guard let search = tree.search(field) else { return false }
      if search.suggestions.isShown { graph.send(.search(field, .escape)) } else { toggleSearch(field) }
    case .up where tree.control(field)?.suggested != nil: graph.send(.search(field, .step(forward: false)))
    case .down where tree.control(field)?.suggested != nil: graph.send(.search(field, .step(forward: true)))
    case .delete: break
    case .backspace where text(of: field).isEmpty && !tree.children(of: field, in: .tokens).isEmpty:
      graph.send(.search(field, .removeToken(tree.children(of: field, in: .tokens).count - 1)))
    case .backspace: edit(field, String(text(of: field).dropLast()))
    default: return false
    }
    return true
  }

  // MARK: Split views and stacks

  private func hasWindow(where isMeant: (WindowElement) -> Bool) -> Bool {
    tree.roots.contains { if case .window(let window)? = tree[$0]?.element.kind { isMeant(window) } else { false } }
  }

  private func splitForKeys(where isMeant: @escaping (NodeID) -> Bool = { _ in true }) -> NodeID? {
    let isSplit = { (id: NodeID) in self.tree.split(id) != nil && isMeant(id) && self.tree.isOnShownTab(id) }
    return focus.map(tree.ancestors)?.first(where: isSplit) ?? tree.uncovered.first(where: isSplit)
  }

  /// Whether the user may go back from a page.
  private func letsBack(_ page: ElementTree.Node?) -> Bool {
    if case .page(let page)? = page?.element.kind { !page.hidesBack } else { true }
  }

  /// Escape closes an overlay or goes back, Alt+Left goes back: in the innermost container around the focus that can. Returns whether there
  /// was one.
  private func leave(isEscape: Bool) -> Bool {
    let inside = Set(tree.uncovered)
    let around = focus.map(tree.ancestors) ?? tree.all.map(\.id).reversed()
    for id in around where inside.contains(id) && tree.isOnShownTab(id) {
      switch tree[id]?.element.kind {
      case .sheet:
        if isEscape { return tell(.sheet(id, .dismissed)) }
      case .alert:
        if isEscape { return tell(.alert(id, .cancelled)) }
      case .navigation:
        let pages = tree.children(of: id, in: .pages).count
        if pages > 1, letsBack(tree.children(of: id, in: .pages).last) { return tell(.popped(id, pages: pages - 1)) }
      case .split(let split):
        if isEscape, split.plan.isInspectorOver {
          return tell(split.plan.isCollapsed ? .sheet(id, .dismissed) : .split(id, .setInspectorShown(false)))
        }
        // Only Escape closes an inspector that lies over the columns.
        if split.plan.isInspectorOver, tree.children(of: id, in: .inspector).contains(where: { attention.isInside($0.id) }) { continue }
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

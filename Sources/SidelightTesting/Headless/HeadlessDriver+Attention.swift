import SidelightCore

extension HeadlessDriver {
  /// Moves the keyboard focus as real widgets do when columns and inspectors have come or gone.
  func turnFocus() {
    for node in tree.all {
      guard case .split(let split) = node.element.kind, isMeasured(node.id) else { continue }
      let old = plans.updateValue(split.plan, forKey: node.id)
      let isPlanned = if case .slots = split.arrangement { false } else { true }
      let parts = isPlanned ? Slot.splitParts : [.inspector]
      var machine = focusMachines[node.id] ?? SplitFocusMachine()
      defer { focusMachines[node.id] = machine }
      guard let old, let turn = machine.turn(from: old, to: split.plan, among: parts, filling: split.filled) else { continue }
      let step = machine.step(turn, HeadlessSplitFacts(driver: self, split: node.id, plan: split.plan, turn: turn, focused: focus))
      if let step { perform(step, node.id) }
    }
    // What a page has to give the focus to may come later.
    if let focus, case .page? = tree[focus]?.element.kind { enter(focus) }
  }

  private func perform(_ step: SplitFocusMachine<NodeID>.Step, _ split: NodeID) {
    func enter(_ part: Slot) {
      if let page = tree.children(of: split, in: part).first?.id { self.enter(page) }
    }
    switch step {
    case .enter(let part):
      enter(part)
      given = focus
    case .giveBack(let origin, let part):
      if tree[origin] != nil, isShown(origin) { focus = origin } else { part.map(enter) }
    case .comeBack(let part, let origin):
      guard let origin, tree[origin] != nil, isShown(origin) else { return enter(part) }
      focus = selectedRow(around: origin) ?? origin
    }
  }

  /// The row that is selected in the list of a row.
  private func selectedRow(around row: NodeID) -> NodeID? {
    guard let list = tree[row]?.parent, case .list? = tree[list]?.element.kind else { return nil }
    return selectedRow(of: list)
  }

  private func selectedRow(of list: NodeID) -> NodeID? {
    guard let source = graph.listSource(list) else { return nil }
    return consumer.rows(of: list).filter(source.isSelected(row:)).min { position(of: $0) ?? .max < position(of: $1) ?? .max }
  }

  /// Whether the focus is in a column or the inspector.
  func hasFocus(_ part: Slot, of split: NodeID) -> Bool {
    guard let focus, let page = tree.children(of: split, in: part).first?.id else { return false }
    return ancestors(of: focus).contains(page)
  }

  /// Whether all split views around it show it.
  private func isShown(_ id: NodeID) -> Bool {
    let around = ancestors(of: id)
    return zip(around, around.dropFirst()).allSatisfy { child, parent in
      guard case .split(let split)? = tree[parent]?.element.kind, let part = tree[child]?.slot, Slot.splitParts.contains(part) else {
        return true
      }
      return split.plan.isVisible(part: part)
    }
  }

  /// A page that has nothing to give the focus to keeps it, so that no key reaches its header bar.
  private func enter(_ page: NodeID) {
    focus = firstStop(in: page) ?? page
  }

  /// The first thing in the content that can have the focus. A list gives it to the row that is selected, or else to the one that had it
  /// last.
  ///
  /// - Parameter isOpening: whether it is the window that gives it, as GTK does: libadwaita holds the content of a split view before its
  ///   sidebar.
  func firstStop(in id: NodeID, isOpening: Bool = false) -> NodeID? {
    guard let node = tree[id], !node.element.traits.isDisabled else { return nil }
    switch node.element.kind {
    case .control(let control) where control.element.keys != nil: return id
    case .list:
      let rows = consumer.rows(of: id)
      if let row = selectedRow(of: id) ?? lastRows[id].flatMap({ rows.contains($0) ? $0 : nil }) { return row }
      return rows.filter(isRow).min { position(of: $0) ?? .max < position(of: $1) ?? .max }
    case .navigation: return tree.children(of: id, in: .pages).last.flatMap { firstStop(in: $0.id, isOpening: isOpening) }
    case .tabs(let tabs):
      return tabs.page.flatMap { firstStop(in: $0, isOpening: isOpening) } ?? firstStop(in: [.accessory], of: id, isOpening)
    case .split(let split):
      let parts = Slot.splitParts.filter(split.plan.isReachable(part:))
      return firstStop(in: isOpening ? [.detail, .content, .sidebar].filter(parts.contains) : parts, of: id, isOpening)
    case .scroll: return firstStop(in: [.body], of: id, isOpening) ?? id
    default:
      return firstStop(in: Slot.allCases.filter { !(Slot.headerBar + Slot.bottomBar + [.sheets]).contains($0) }, of: id, isOpening)
    }
  }

  func firstStop(in slots: [Slot], of id: NodeID, _ isOpening: Bool = false) -> NodeID? {
    slots.lazy.flatMap { self.tree.children(of: id, in: $0) }.lazy.compactMap { self.firstStop(in: $0.id, isOpening: isOpening) }.first
  }

  private func isRow(_ id: NodeID) -> Bool { if case .row(let row)? = tree[id]?.element.kind { row.role == .row } else { false } }
}

/// What is known of a split view and the focus without a display.
@MainActor private struct HeadlessSplitFacts: SplitFocusFacts {
  let driver: HeadlessDriver
  let split: NodeID
  let plan: SplitPlan
  let turn: SplitFocusTurn
  let focused: NodeID?

  var isLeft: Bool { turn.departures.contains(where: hasFocus) }
  var isNear: Bool { focused.map { driver.tree[$0] == nil || driver.ancestors(of: $0).contains(split) } ?? true }
  var isUnmoved: Bool { focused == driver.given }
  var isAstray: Bool { !Slot.splitParts.contains { plan.isOver(part: $0) && hasFocus($0) } }
  func isShown(_ part: Slot) -> Bool { driver.tree.children(of: split, in: part).first != nil }
  func hasFocus(_ part: Slot) -> Bool { driver.hasFocus(part, of: split) }
}

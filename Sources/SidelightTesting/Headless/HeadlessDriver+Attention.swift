import SidelightCore

extension HeadlessDriver {
  /// Moves the keyboard focus as real widgets do when columns and inspectors have come or gone.
  func turnFocus() {
    for node in tree.all {
      guard case .split(let split) = node.element.kind, isMeasured(node.id) else { continue }
      let old = plans.updateValue(split.plan, forKey: node.id)
      let isPlanned = if case .slots = split.arrangement { false } else { true }
      let parts = isPlanned ? Slot.splitParts : [.inspector]
      guard let old, let turn = SplitFocusTurn(from: old, to: split.plan, among: parts, filling: split.filled) else { continue }
      if old.isCollapsed != split.plan.isCollapsed { origins[node.id] = origins[node.id]?.filter { $0.key == .inspector } }
      perform(turn, node.id, split.plan)
    }
    // What a page has to give the focus to may come later.
    if let focus, case .page? = tree[focus]?.element.kind { enter(focus) }
  }

  private func perform(_ turn: SplitFocusTurn, _ split: NodeID, _ plan: SplitPlan) {
    let isLeft = turn.departures.contains { hasFocus($0, of: split) }
    let isNear = focus.map { tree[$0] == nil || ancestors(of: $0).contains(split) } ?? true
    let left = turn.departures.compactMap { origins[split]?.removeValue(forKey: $0) }
    let origin = left.first ?? nil
    if let arrival = turn.arrival, let page = tree.children(of: split, in: arrival).first?.id {
      // What stood beside the rest keeps the focus that it has.
      if hasFocus(arrival, of: split) || turn.isPassage && !isNear { return }
      origins[split, default: [:]][arrival] = .some(isLeft ? origin : focus)
      enter(page)
      given = focus
      return
    }
    if turn.departures.isEmpty { return settle(turn, split) }
    let isAstray = !Slot.splitParts.contains { plan.isOver(part: $0) && hasFocus($0, of: split) }
    guard isLeft || (!left.isEmpty || turn.isPassage && isNear) && isAstray else { return }
    if !turn.isChoice, let origin, tree[origin] != nil, isShown(origin) { return focus = chosen(instead: origin, turn) ?? origin }
    if let heir = turn.heir, let page = tree.children(of: split, in: heir).first?.id { enter(page) }
  }

  /// What lay over the rest stands beside it: the focus goes back to where it was, unless the user went on with it.
  private func settle(_ turn: SplitFocusTurn, _ split: NodeID) {
    for part in turn.settled {
      guard let origin = origins[split]?.removeValue(forKey: part), let origin, focus == given, tree[origin] != nil else { continue }
      focus = origin
    }
  }

  /// A page of the stack is returned to at the row that is selected now.
  private func chosen(instead origin: NodeID, _ turn: SplitFocusTurn) -> NodeID? {
    guard turn.isPassage, let list = tree[origin]?.parent, case .list? = tree[list]?.element.kind else { return nil }
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

import SidelightCore

extension HeadlessDriver {
  /// Moves the keyboard focus as real widgets do when columns and inspectors have come or gone.
  func turnFocus() {
    for node in tree.all {
      guard case .split(let split) = node.element.kind, isMeasured(node.id) else { continue }
      let old = plans.updateValue(split.plan, forKey: node.id)
      let isPlanned = if case .slots = split.arrangement { false } else { true }
      guard let old, let turn = SplitFocusTurn(from: old, to: split.plan, among: isPlanned ? Slot.splitParts : [.inspector]) else {
        continue
      }
      perform(turn, node.id, split.plan)
    }
  }

  private func perform(_ turn: SplitFocusTurn, _ split: NodeID, _ plan: SplitPlan) {
    let isLeft = turn.departures.contains { hasFocus($0, of: split) }
    var origin: NodeID?
    for part in turn.departures {
      if let place = origins[split]?.removeValue(forKey: part), origin == nil { origin = place }
    }
    if let arrival = turn.arrival, let page = tree.children(of: split, in: arrival).first?.id {
      if !hasFocus(arrival, of: split) { origins[split, default: [:]][arrival] = isLeft ? origin : focus }
      return enter(page)
    }
    let isAstray = !Slot.splitParts.contains { plan.isOver(part: $0) && hasFocus($0, of: split) }
    guard isLeft || origin != nil && isAstray else { return }
    if let origin, tree[origin] != nil, isShown(origin) { return focus = origin }
    if let heir = turn.heir, let page = tree.children(of: split, in: heir).first?.id { enter(page) }
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

  private func enter(_ page: NodeID) {
    if let focus, ancestors(of: focus).contains(page) { return }
    focus = firstStop(in: page, Slot.allCases.filter { !Slot.headerBar.contains($0) }) ?? firstStop(in: page, Slot.headerBar) ?? page
  }

  /// The first thing that can have the focus. A list gives it to the row that had it last.
  func firstStop(in id: NodeID, _ slots: [Slot]) -> NodeID? {
    guard let node = tree[id], !node.element.traits.isDisabled else { return nil }
    switch node.element.kind {
    case .textField, .search, .button, .toggle, .picker, .slider: return id
    case .list:
      let rows = consumer.rows(of: id)
      return lastRows[id].flatMap { rows.contains($0) ? $0 : nil } ?? rows.min { position(of: $0) ?? .max < position(of: $1) ?? .max }
    case .navigation: return tree.children(of: id, in: .pages).last.flatMap { firstStop(in: $0.id, slots) }
    default: return slots.lazy.flatMap { self.tree.children(of: id, in: $0) }.lazy.compactMap { self.firstStop(in: $0.id, slots) }.first
    }
  }
}

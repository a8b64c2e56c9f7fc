import SidelightCore

/// Columns and inspectors. A ``SplitFocusMachine`` decides where the focus goes when they come and go.
extension HeadlessFocus {
  func followSplits() {
    for node in tree.all {
      guard case .split(let split) = node.element.kind, layout.isMeasured(node.id) else { continue }
      let old = plans.updateValue(split.plan, forKey: node.id)
      let isPlanned = if case .slots = split.arrangement { false } else { true }
      let parts = isPlanned ? Slot.splitParts : [.inspector]
      var machine = machines[node.id] ?? SplitFocusMachine()
      defer { machines[node.id] = machine }
      guard let old, let turn = machine.turn(from: old, to: split.plan, among: parts, filling: split.filled) else { continue }
      let facts = HeadlessSplitFacts(tree: tree, split: node.id, plan: split.plan, turn: turn, focused: place, given: given)
      if let step = machine.step(turn, facts) { perform(step, node.id) }
    }
    // The content that can have the focus may appear later.
    if let place, case .page? = tree[place]?.element.kind { enter(place) }
  }

  private func perform(_ step: SplitFocusMachine<NodeID>.Step, _ split: NodeID) {
    func enter(_ part: Slot) {
      if let page = tree.children(of: split, in: part).first?.id { self.enter(page) }
    }
    switch step {
    case .enter(let part):
      enter(part)
      given = place
    case .giveBack(let origin, let part):
      if isShown(origin) { place = origin } else { part.map(enter) }
    case .comeBack(let part, let origin):
      guard let origin, isShown(origin) else { return enter(part) }
      place = selectedRow(around: origin) ?? origin
    }
  }

  /// The selected row in the list of a row.
  private func selectedRow(around row: NodeID) -> NodeID? {
    guard let list = tree[row]?.parent, case .list? = tree[list]?.element.kind else { return nil }
    return selectedRow(of: list)
  }

  /// Whether something still exists, and all split views around it show it.
  func isShown(_ id: NodeID) -> Bool {
    let around = tree.ancestors(of: id)
    return tree[id] != nil
      && zip(around, around.dropFirst()).allSatisfy { child, parent in
        guard let split = tree.split(parent), let part = tree[child]?.slot, Slot.splitParts.contains(part) else { return true }
        return split.plan.isVisible(part: part)
      }
  }
}

/// What is known about a split view and the focus without a display.
private struct HeadlessSplitFacts: SplitFocusFacts {
  let tree: ElementTree
  let split: NodeID
  let plan: SplitPlan
  let turn: SplitFocusTurn
  let focused: NodeID?
  let given: NodeID?

  var isLeft: Bool { turn.departures.contains(where: hasFocus) }
  var isNear: Bool { focused.map { tree[$0] == nil || tree.ancestors(of: $0).contains(split) } ?? true }
  var isUnmoved: Bool { focused == given }
  var isAstray: Bool { !Slot.splitParts.contains { plan.isOver(part: $0) && hasFocus($0) } }
  func isShown(_ part: Slot) -> Bool { tree.children(of: split, in: part).first != nil }

  func hasFocus(_ part: Slot) -> Bool {
    guard let focused, let page = tree.children(of: split, in: part).first?.id else { return false }
    return tree.ancestors(of: focused).contains(page)
  }
}

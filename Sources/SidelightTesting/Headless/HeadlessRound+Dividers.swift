import SidelightCore

extension HeadlessRound {
  /// Performs an action on a divider.
  func perform(_ action: TestAction, on divider: SplitDivider, of split: NodeID, _ sighting: Sighting) throws {
    guard case .split(let element)? = driver.tree[split]?.element.kind, let width = element.width(at: divider) else { return }
    switch action {
    case .drag(let offset): driver.graph.send(.split(split, divider.dragged(to: width + divider.growth(for: offset, isRightToLeft: false))))
    case .doubleClick: driver.graph.send(.split(split, divider.reset))
    case .focus: driver.attention.enter(divider, of: split)
    case .click: break
    default: throw driver.unfit(action, sighting)
    }
  }
}

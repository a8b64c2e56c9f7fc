import SidelightCore

extension HeadlessDriver {
  /// Performs an action on a divider.
  func perform(_ action: TestAction, on divider: SplitDivider, of split: NodeID, _ sighting: Sighting) throws {
    guard case .split(let element)? = tree[split]?.element.kind, let width = element.width(at: divider) else { return }
    switch action {
    case .drag(let offset): graph.send(.split(split, divider.dragged(to: width + divider.growth(for: offset, isRightToLeft: false))))
    case .doubleClick: graph.send(.split(split, divider.reset))
    case .focus: focus = nil
    case .click: break
    default: throw unfit(action, sighting)
    }
  }
}

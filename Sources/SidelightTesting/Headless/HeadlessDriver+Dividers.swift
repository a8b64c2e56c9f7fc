import SidelightCore

extension HeadlessDriver {
  /// Performs an action on a divider.
  func perform(_ action: TestAction, on divider: SplitDivider, of split: NodeID, _ sighting: Sighting) throws {
    guard case .split(let element)? = tree[split]?.element.kind, let width = element.width(at: divider) else { return }
    switch action {
    case .drag(let offset): graph.send(.split(split, divider.dragged(to: width + divider.growth(for: offset, isRightToLeft: false))))
    case .doubleClick: graph.send(.split(split, divider.reset))
    case .focus: attention.enter(divider: .divider(split, divider))
    case .click: break
    default: throw unfit(action, sighting)
    }
  }
}

extension HeadlessDriver {
  /// Moves the divider that has the focus. Returns whether one has it, and had a use for the key.
  func pressOnDivider(_ key: TestKey, _ modifiers: TestModifiers) -> Bool {
    let moving: [TestKey: SplitDivider.Key] = [.left: .left, .right: .right, .home: .home, .end: .end, .enter: .reset, .space: .reset]
    guard modifiers.isEmpty, case .divider(let split, let divider)? = attention.part, let element = tree.split(split),
      let width = element.width(at: divider), let key = moving[key]
    else { return false }
    graph.send(
      .split(
        split,
        divider.event(
          of: key, width: width, in: element.limits(at: divider), room: layout.width, isRightToLeft: graph.desktop.isRightToLeft)))
    return true
  }
}

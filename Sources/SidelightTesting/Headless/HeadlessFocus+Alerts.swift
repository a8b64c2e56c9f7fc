import SidelightCore

/// The focus on a button of an alert, which is no node: the alert has it then.
extension HeadlessFocus {
  /// The alert whose buttons have it, and which one of them that is: at first that for Return, or else the first one that is on.
  var response: (alert: NodeID, index: Int)? {
    guard let place, let alert = tree.alert(place) else { return nil }
    if case .response(let index)? = part, alert.responses.indices.contains(index) { return (place, index) }
    let first = alert.defaultIndex ?? alert.responses.firstIndex(where: \.isEnabled)
    return first.map { (place, $0) }
  }

  func enter(response index: Int, of alert: NodeID) {
    place = alert
    part = .response(index)
  }

  /// Return and Space choose the button with the focus, arrows go to the next one. Returns whether the key was one of these.
  func pressInAlert(_ key: TestKey, _ modifiers: TestModifiers) -> Bool {
    guard modifiers.isEmpty, let response, let alert = tree.alert(response.alert) else { return false }
    switch key {
    case .enter, .space: choose(response.index, of: response.alert)
    case .left, .right:
      let isForward = (key == .right) != graph.desktop.isRightToLeft
      let others = isForward ? Array(alert.responses.indices[(response.index + 1)...]) : (0..<response.index).reversed()
      if let next = others.first(where: { alert.responses[$0].isEnabled }) { part = .response(next) }
    default: return false
    }
    return true
  }

  /// Return in a text field of an alert chooses the button for Return.
  func chooseDefault(inAlertAround field: NodeID) {
    guard let id = tree[field]?.parent, let index = tree.alert(id)?.defaultIndex else { return }
    choose(index, of: id)
  }

  private func choose(_ index: Int, of id: NodeID) {
    guard let response = tree.alert(id)?.responses[index] else { return }
    graph.send(.alert(id, .chosen(response.node)))
  }
}

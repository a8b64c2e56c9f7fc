package import SidelightCore

extension ElementTree {
  /// What takes drops in the content of a row, where the pointer is over that.
  package func dropPlace(inRow row: NodeID) -> NodeID? {
    guard case .row? = self[row]?.element.kind else { return nil }
    return children(of: row, in: .body).first { $0.element.traits.rare.drop != nil }?.id
  }
}

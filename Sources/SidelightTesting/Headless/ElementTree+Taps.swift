package import SidelightCore

extension ElementTree {
  /// The element that hears so many clicks on another one: that one itself, what a row consists of, or what stands around it in the same
  /// row; nil where a control, the row or nothing does.
  package func tapPlace(at id: NodeID, clicks: Int) -> NodeID? {
    guard control(id) == nil else { return nil }
    let around = row(id) == nil ? ancestors(of: id).prefix { row($0) == nil } : children(of: id, in: .body).prefix(1).map(\.id)
    return around.first { place in (1...clicks).contains { taps(at: place).heard(with: $0) != nil } }
  }

  /// What clicks an element hears.
  package func taps(at id: NodeID) -> TapCounts { self[id]?.element.traits.rare.hearers.taps ?? TapCounts([]) }
}

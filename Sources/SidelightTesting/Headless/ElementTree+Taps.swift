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
  /// The element around one, or itself, that a click there gives the focus to because its app says so; nil for a control or a row.
  package func focusHolder(at id: NodeID) -> NodeID? {
    guard let stop = ancestors(of: id).first(where: { self[$0]?.element.isFocusStop == true || row($0) != nil }) else { return nil }
    return self[stop]?.element.traits.rare.focusing?.takesClicks == true && control(stop)?.keys == nil ? stop : nil
  }

  package func taps(at id: NodeID) -> TapCounts { self[id]?.element.traits.rare.hearers.taps ?? TapCounts([]) }
}

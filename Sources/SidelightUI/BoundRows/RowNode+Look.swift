import SidelightCore
@_spi(Nodes) import SidelightGraph

extension RowNode {
  /// What the list draws for the row besides its content; nil for the style's own look, which is what most rows have.
  func look(_ dress: RowDress?) -> RowLook? {
    guard let edges = list?.edges, dress != nil || role == .header || edges.isUsed else { return nil }
    var look = RowLook()
    if let dress {
      if dress.saysLines { edges.need() }
      wear(dress, in: &look)
    }
    if role == .header { look.isProminent = graph.reading(self) { scope.value(HeaderProminenceKey.self) } == .increased }
    if edges.isUsed, let edge = graph.reading(self, { edges.look(of: self) }) {
      look.edges = edge.edges
      look.spaceAbove = edge.spaceAbove
      look.margins = edge.margins
    }
    return look == RowLook() ? nil : look
  }

  private func wear(_ dress: RowDress, in look: inout RowLook) {
    look.sectionTop = dress.sectionLines.top
    look.sectionBottom = dress.sectionLines.bottom
    guard role == .row else { return }
    look.top = dress.lines.top
    look.bottom = dress.lines.bottom
    look.hasBackground = dress.background != nil
    if let badge = dress.badge {
      let prominence = graph.reading(self) { scope.value(BadgeProminenceKey.self) }
      look.badge = BadgeElement(badge.element(in: TextEnvironment()), prominence: prominence.element)
    }
  }
}

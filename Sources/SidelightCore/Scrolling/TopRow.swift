/// Where a list is scrolled to.
package struct TopRow: Equatable, Sendable {
  /// The position of the first row that can be seen.
  package var position: Int
  /// How much of it is hidden above, in pixels.
  package var hidden: Double

  package init(_ position: Int, hidden: Double) {
    self.position = position
    self.hidden = hidden
  }
}

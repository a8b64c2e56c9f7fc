/// At which of several levels of an outline something lands that is dropped between two rows.
package enum DropDepth {
  /// How far the pointer goes to the side for one level, in pixels.
  package static let step: Double = 24

  /// The level that is nearest to the wanted one, of two the outer one; nil where there is none.
  /// - Parameter allowed: the levels of the gap, ascending.
  package static func nearest(to wanted: Int, in allowed: [Int]) -> Int? { allowed.min { abs($0 - wanted) < abs($1 - wanted) } }

  /// The level that the pointer asks for: that of the dragged row, and one further in or out for each step that it has gone to the side.
  /// - Parameters:
  ///   - depth: the depth of the dragged row.
  ///   - distance: how far the pointer is from where the drag began, in pixels, to the trailing side above 0.
  package static func wanted(from depth: Int, movedBy distance: Double) -> Int { depth + Int((distance / step).rounded()) }
}

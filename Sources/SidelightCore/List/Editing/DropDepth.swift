/// Decides on which level of an outline a drop between two rows goes.
package enum DropDepth {
  /// How far to the side the pointer has to move for one level, in pixels.
  package static let step: Double = 24

  /// The allowed level that is nearest to the wanted one, or the outer one of two; nil if none is allowed.
  /// - Parameter allowed: the levels of the gap, ascending.
  package static func nearest(to wanted: Int, in allowed: [Int]) -> Int? { allowed.min { abs($0 - wanted) < abs($1 - wanted) } }

  /// The level that the pointer asks for: that of the dragged row, plus or minus one for each step to the side.
  /// - Parameters:
  ///   - depth: the depth of the dragged row.
  ///   - distance: how far the pointer is from where the drag began, in pixels; positive to the trailing side.
  package static func wanted(from depth: Int, movedBy distance: Double) -> Int { depth + Int((distance / step).rounded()) }
}

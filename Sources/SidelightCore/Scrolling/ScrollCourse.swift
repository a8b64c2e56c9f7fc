/// Follows how something is scrolled, and says when bars around it should change. All lengths are in pixels.
///
/// Bars that appear or disappear change the visible area, and that must not make them change back at once. So the content counts as scrolled
/// away from its top only when it is farther away than bars could move it. It counts as at the top only when it really is, and a change of
/// the layout has no direction.
package struct ScrollCourse: Sendable {
  package private(set) var state = ScrollState()
  private var offset = 0.0
  private var visible = 0.0
  /// The offset where the user turned back, or the current one while they go on.
  private var turn = 0.0
  /// The offset at which the state last changed.
  private var reported = 0.0
  /// More than the height of bars at the top.
  private let barRoom: Double
  /// More than the height of all bars.
  private let leastRange: Double

  /// A finger at rest moves less than this.
  private static let leastStep = 24.0
  /// How far the user scrolls on until `progress` counts up.
  private static let stride = 240.0

  /// - Parameter textScale: the user's text scale, by which bars grow.
  package init(textScale: Double = 1) {
    barRoom = 96 * textScale
    leastRange = 160 * textScale
  }

  /// Takes in a new position.
  ///
  /// - Parameters:
  ///   - new: how far the content is scrolled down.
  ///   - length: the length of the content.
  ///   - visible: the length of the visible area.
  ///   - isLayout: whether a change of the content or of the visible area moved it, and not the user.
  /// - Returns: whether the state changed.
  package mutating func move(to new: Double, length: Double, visible: Double, isLayout: Bool = false) -> Bool {
    let old = state
    let scrollsFar = length - visible >= leastRange
    if new <= 0 { state.isAtTop = true } else if scrollsFar, new >= barRoom { state.isAtTop = false }
    if state.isAtTop && !scrollsFar { state.direction = nil }
    if isLayout || visible != self.visible {
      turn += new - offset
      reported += new - offset
    }
    self.visible = visible
    offset = new
    if scrollsFar { follow() }
    return state != old
  }

  private mutating func follow() {
    let goesOn =
      switch state.direction {
      case .down: offset > turn
      case .up: offset < turn
      case nil: false
      }
    if goesOn {
      turn = offset
      guard abs(offset - reported) >= Self.stride else { return }
      state.progress += 1
      reported = offset
    } else if abs(offset - turn) >= Self.leastStep {
      state.direction = offset > turn ? .down : .up
      (turn, reported) = (offset, offset)
    }
  }
}

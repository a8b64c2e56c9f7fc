/// Follows how something scrolls, and says when that matters to the bars around it. All lengths are px.
///
/// Bars that come and go give and take room themselves, which must not bring them back at once. So the top is left when the user is farther
/// from it than bars could bring them back, it is reached where it is, and what changes without the user has no direction.
package struct ScrollCourse: Sendable {
  package private(set) var state = ScrollState()
  private var offset = 0.0
  private var visible = 0.0
  /// Where the user turned back, or is while they go on.
  private var turn = 0.0
  /// Where the state last told that they go on.
  private var told = 0.0
  /// More than bars at the top give back when they go.
  private let barRoom: Double
  /// More than all bars give back.
  private let leastRange: Double

  /// As far as a finger that rests trembles.
  private static let leastStep = 24.0
  /// How far the user goes on until that is told.
  private static let stride = 240.0

  /// - Parameter textScale: how much larger than usual the texts in bars are.
  package init(textScale: Double = 1) {
    barRoom = 96 * textScale
    leastRange = 160 * textScale
  }

  /// Takes in where it stands now.
  ///
  /// - Parameters:
  ///   - new: how far it is scrolled down.
  ///   - length: how long all of it is.
  ///   - visible: how much of it is in view.
  ///   - isLayout: whether that is because its content or its room changed, and not because somebody scrolled.
  /// - Returns: whether that changed the state.
  package mutating func move(to new: Double, length: Double, visible: Double, isLayout: Bool = false) -> Bool {
    let old = state
    let scrollsFar = length - visible >= leastRange
    if new <= 0 { state.isAtTop = true } else if scrollsFar, new >= barRoom { state.isAtTop = false }
    if state.isAtTop && !scrollsFar { state.direction = nil }
    if isLayout || visible != self.visible {
      turn += new - offset
      told += new - offset
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
      guard abs(offset - told) >= Self.stride else { return }
      state.progress += 1
      told = offset
    } else if abs(offset - turn) >= Self.leastStep {
      state.direction = offset > turn ? .down : .up
      (turn, told) = (offset, offset)
    }
  }
}

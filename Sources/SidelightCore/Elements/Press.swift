/// A moment of a press: of the primary button or of a finger.
package struct Press: Equatable, Sendable {
  package enum Phase: Sendable { case began, moved, ended, cancelled }

  package var phase: Phase
  /// Where it began and where it is, from the upper left corner of the view, in pixels.
  package var start, location: Point
  /// The upper left corner of the view in its window.
  package var corner: Point
  /// When this is, in seconds of a clock that only goes forward.
  package var time: Double

  package init(_ phase: Phase, start: Point, location: Point, corner: Point, time: Double) {
    self.phase = phase
    self.start = start
    self.location = location
    self.corner = corner
    self.time = time
  }
}

/// How a view hears of presses.
package struct PressManner: Hashable, Sendable {
  /// How far a press has to go, in pixels, until it belongs to the view alone; nil where it never does.
  package var claimsAfter: Double?
  /// Whether the view hears of it before what is inside of it does.
  package var isFirst: Bool
  /// Whether other views that hear of presses of the same element hear of it as well.
  package var isShared: Bool

  package init(claimsAfter: Double?, isFirst: Bool = false, isShared: Bool = false) {
    self.claimsAfter = claimsAfter
    self.isFirst = isFirst
    self.isShared = isShared
  }
}

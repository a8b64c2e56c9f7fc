/// How an element comes and goes, where its change moves.
package struct TransitionElement: Equatable, Sendable {
  /// How it looks before it has come, and after it has gone.
  package var insertion, removal: TransitionLook

  package init(insertion: TransitionLook, removal: TransitionLook) {
    self.insertion = insertion
    self.removal = removal
  }

  /// How something comes and goes of which nothing is said: it fades, as in SwiftUI.
  package static let unsaid: TransitionElement = {
    var look = TransitionLook()
    look.opacity = 0
    return TransitionElement(insertion: look, removal: look)
  }()
}

/// How the content of an element comes in place of another one, where that change moves.
package struct ContentChange: Equatable, Sendable {
  /// How the new content comes, and how the old one goes.
  package var transition: TransitionElement
  /// What the content stands for: where it becomes less, both go the other way; nil where it stands for nothing.
  package var value: Double?

  package init(_ transition: TransitionElement, value: Double? = nil) {
    self.transition = transition
    self.value = value
  }

  /// The way from earlier content to this one.
  package func way(from earlier: ContentChange?) -> TransitionElement {
    guard let value, let before = earlier?.value, value < before else { return transition }
    return TransitionElement(insertion: transition.insertion.upsideDown, removal: transition.removal.upsideDown)
  }
}

/// How an element looks that is not there yet, or is there no longer.
package struct TransitionLook: Equatable, Sendable {
  package var opacity = 1.0
  package var scaleX = 1.0
  package var scaleY = 1.0
  /// How far it is blurred, as a radius in pixels.
  package var blur = 0.0
  /// How far it is turned, clockwise, in degrees.
  package var rotation = 0.0
  /// The point that it is scaled and turned about, as a part of its width and height.
  package var anchor = Point(0.5, 0.5)
  /// How far it is moved, as a part of its width and height. To the right where text begins at the left.
  package var widths = 0.0
  package var heights = 0.0
  /// How far it is moved besides, in pixels.
  package var offset = Point.zero
  /// How it moves there, whatever is said of the change; nil for as that says.
  package var motion: Motion?
  /// Whether it fades where the desktop asks for less motion; else it is there at once.
  package var fadesInStillness = false

  package init() {}

  /// The look of something that is there.
  package static let there = TransitionLook()

  /// Whether it looks as it does when it is there.
  package var isThere: Bool {
    var look = self
    look.motion = nil
    look.fadesInStillness = false
    look.anchor = Self.there.anchor
    return look == .there
  }

  /// What is left of it where the desktop asks for less motion; nil for nothing.
  package var still: TransitionLook? {
    guard fadesInStillness else { return nil }
    var look = Self.there
    (look.opacity, look.motion) = (opacity, motion)
    return look
  }

  /// The same from the opposite side above or below.
  fileprivate var upsideDown: TransitionLook {
    var look = self
    look.heights = -heights
    return look
  }

  /// Both at once.
  package func combined(with other: TransitionLook) -> TransitionLook {
    var look = self
    look.opacity *= other.opacity
    look.scaleX *= other.scaleX
    look.scaleY *= other.scaleY
    look.blur = max(blur, other.blur)
    look.fadesInStillness = fadesInStillness || other.fadesInStillness
    look.rotation += other.rotation
    if scaleX == 1, scaleY == 1, rotation == 0 { look.anchor = other.anchor }
    look.widths += other.widths
    look.heights += other.heights
    look.offset = Point(offset.x + other.offset.x, offset.y + other.offset.y)
    look.motion = other.motion ?? motion
    return look
  }

  /// The look on the way from this one to that of something that is there.
  ///
  /// - Parameter part: how much of the way is done; a spring goes beyond 1.
  package func arriving(_ part: Double) -> TransitionLook {
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
    var look = self
    look.opacity = min(max(between(opacity, 1), 0), 1)
    look.scaleX = between(scaleX, 1)
    look.scaleY = between(scaleY, 1)
    look.blur = max(0, between(blur, 0))
    look.rotation = between(rotation, 0)
    look.widths = between(widths, 0)
    look.heights = between(heights, 0)
    look.offset = Point(between(offset.x, 0), between(offset.y, 0))
    return look
  }
}

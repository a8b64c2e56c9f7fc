/// Which way something runs.
package enum Orientation: UInt32, Sendable {
  case horizontal
  case vertical
}

/// Where a widget stands in the room it gets. The raw values are GtkAlign's.
package enum Align: UInt32, Sendable {
  case fill
  case start
  case end
  case center
  case baselineFill
  case baselineCenter
}

/// Which way text runs. The raw values are GtkTextDirection's.
package enum TextDirection: UInt32, Sendable {
  /// What the desktop's language says.
  case inherited
  case leftToRight
  case rightToLeft
}

/// Where the focus is asked to go. The raw values are GtkDirectionType's.
package enum FocusDirection: UInt32, Sendable {
  case tabForward
  case tabBackward
  case up
  case down
  case left
  case right
}

/// What a widget asks for along one axis, in pixels. A baseline of -1 means that there is none.
package struct Measurement: Equatable, Sendable {
  package var minimum: Int
  package var natural: Int
  package var minimumBaseline: Int
  package var naturalBaseline: Int

  package init(minimum: Int, natural: Int, minimumBaseline: Int = -1, naturalBaseline: Int = -1) {
    self.minimum = minimum
    self.natural = natural
    self.minimumBaseline = minimumBaseline
    self.naturalBaseline = naturalBaseline
  }

  package static let zero = Measurement(minimum: 0, natural: 0)
}

/// A rectangle in pixels.
package struct PixelRectangle: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// How a child is moved, turned and scaled when it is allocated: about a point of its own, moved last.
package struct Transform: Sendable {
  package var x: Double
  package var y: Double
  package var scaleX: Double
  package var scaleY: Double
  /// Clockwise, in degrees.
  package var rotation: Double
  /// The point that it is turned and scaled about, in pixels from its upper left corner.
  package var anchor: (x: Double, y: Double)
  /// How it is turned in space before; nil for not at all.
  package var turn: SpaceTurn?
  /// Where a step to the right and one down go before it is turned and scaled; nil for there.
  package var plane: Plane?

  /// Two directions in pixels: what a step to the right becomes, and one down.
  package struct Plane: Sendable {
    package var right, down: (x: Double, y: Double)

    package init(right: (x: Double, y: Double), down: (x: Double, y: Double)) { (self.right, self.down) = (right, down) }
  }

  /// A turn in space.
  package struct SpaceTurn: Sendable {
    /// By the right hand, in degrees.
    package var degrees: Double
    /// To the right, down, and towards who looks.
    package var axis: (x: Double, y: Double, z: Double)
    /// How far the axis lies in front of the widget, in pixels.
    package var depth: Double
    /// From how far it is looked at, in pixels; nil from so far that nothing nearer is larger.
    package var distance: Double?

    package init(degrees: Double, axis: (x: Double, y: Double, z: Double), depth: Double, distance: Double?) {
      self.degrees = degrees
      self.axis = axis
      self.depth = depth
      self.distance = distance
    }
  }

  package init(
    x: Double = 0, y: Double = 0, scaleX: Double = 1, scaleY: Double = 1, rotation: Double = 0, anchor: (x: Double, y: Double) = (0, 0),
    turn: SpaceTurn? = nil
  ) {
    self.anchor = anchor
    self.turn = turn
    self.x = x
    self.y = y
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.rotation = rotation
  }
}

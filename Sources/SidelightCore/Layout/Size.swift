/// How large something is, in pixels. A side is infinite only in the answer to an infinite proposal.
package struct Size: Hashable, Sendable {
  package var width, height: Double

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  package init(along axis: Axis2D, _ length: Double, across: Double) {
    self = axis == .horizontal ? Size(length, across) : Size(across, length)
  }

  package static let zero = Size(0, 0)

  package subscript(axis: Axis2D) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The smallest size that is as large as both along each axis.
  package func union(_ other: Size) -> Size { Size(max(width, other.width), max(height, other.height)) }
}

/// A point in pixels, or as a part of a width and a height.
package struct Point: Hashable, Sendable {
  package var x, y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(0, 0)

  package subscript(axis: Axis2D) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// Where a child lies: its upper corner at which text begins, from that of its parent, and its size.
package struct Place: Hashable, Sendable {
  package var x, y: Double
  package var size: Size
  /// What the child was offered for this size. What is in it is placed for the same proposal, so that it is asked nothing new.
  package var proposal: Proposal

  /// `proposal` is the size where none is given.
  package init(x: Double, y: Double, size: Size, proposal: Proposal? = nil) {
    self.x = x
    self.y = y
    self.size = size
    self.proposal = proposal ?? Proposal(size)
  }

  package init(_ point: Point, _ size: Size, _ proposal: Proposal) {
    self.init(x: point.x, y: point.y, size: size, proposal: proposal)
  }
}

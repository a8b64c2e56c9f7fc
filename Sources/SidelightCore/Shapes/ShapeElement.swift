/// Outlines that are filled or drawn as lines, one above the other. It takes all the room that there is.
package struct ShapeElement: Equatable, Sendable {
  package var paints: [ShapePaint]

  package init(_ paints: [ShapePaint]) { self.paints = paints }
}

/// An outline with what is seen of it.
package struct ShapePaint: Equatable, Sendable {
  package var outline: ShapeOutline
  /// What it is painted with; nil for the colour of text around it.
  package var fill: Fill?
  /// The line that is drawn; nil where the inside is filled.
  package var line: LineStyle?
  package var rule = FillRule.nonZero

  package init(_ outline: ShapeOutline, fill: Fill?, line: LineStyle? = nil, rule: FillRule = .nonZero) {
    self.outline = outline
    self.fill = fill
    self.line = line
    self.rule = rule
  }
}

/// Which parts of an outline that crosses itself are inside.
package enum FillRule: Hashable, Sendable { case nonZero, evenOdd }

/// How a line is drawn, with lengths in pixels.
package struct LineStyle: Hashable, Sendable {
  package enum Cap: UInt32, Sendable { case butt, round, square }
  package enum Join: UInt32, Sendable { case miter, round, bevel }

  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  /// The lengths of the dashes and of the gaps between them; empty for a line without gaps.
  package var dash: [Double]
  package var dashPhase: Double

  package init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The outline that a shape has in a place of any size.
package final class ShapeOutline: Equatable, Sendable {
  /// What tells two outlines apart. Where it is no value that can be compared they count as different.
  private let identity: (any Sendable)?
  private let make: @MainActor @Sendable (_ width: Double, _ height: Double) -> Outline
  /// The last one, which is drawn more often than its place changes.
  @MainActor private var made: (width: Double, height: Double, outline: Outline)?

  /// - Parameters:
  ///   - identity: a value that is equal for outlines that are the same in every place; nil if there is none.
  ///   - make: the outline in a place of a width and a height.
  package init(
    identity: (any Sendable)? = nil, make: @escaping @MainActor @Sendable (_ width: Double, _ height: Double) -> Outline
  ) {
    self.identity = identity
    self.make = make
  }

  /// The outline in a place of this size. Where text runs to the left it is seen in a mirror.
  @MainActor package func outline(width: Double, height: Double, isMirrored: Bool = false) -> Outline {
    let outline: Outline
    if let made, (made.width, made.height) == (width, height) {
      outline = made.outline
    } else {
      outline = make(width, height)
      made = (width, height, outline)
    }
    return isMirrored ? outline.mirrored(width: width) : outline
  }

  package static func == (left: ShapeOutline, right: ShapeOutline) -> Bool {
    if left === right { return true }
    guard let first = left.identity as? any Equatable, let second = right.identity else { return false }
    return isEqual(first, second)
  }

  private static func isEqual<T: Equatable>(_ first: T, _ second: any Sendable) -> Bool { (second as? T) == first }
}

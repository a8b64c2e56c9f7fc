#if Foundation
public import Foundation
internal import SidelightCore

/// How the corners of a shape are curved.
///
/// On GNOME both are quarters of a circle. Source: SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle.
  case circular
  /// On Apple's systems a curve that begins more softly.
  case continuous
}

/// All of a place. Source: SwiftUI's `Rectangle`.
public struct Rectangle: InsettableShape, Hashable {
  /// Makes the shape.
  nonisolated public init() {}

  nonisolated private var basic: BasicShape { .rectangle }

  /// The outline in a place.
  nonisolated public func path(in rect: CGRect) -> Path { basic.path(in: rect) }

  /// The shape moved in from every side by a length in pixels.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetBox(basic, by: Double(amount)) }
}

/// A rectangle with round corners. Source: SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// Half the width and half the height of the ellipse that the corners are quarters of, in pixels.
  public var cornerSize: CGSize
  /// How the corners are curved. On GNOME they are quarters of a circle in both.
  public var style: RoundedCornerStyle

  /// Makes a rectangle whose corners are quarters of an ellipse.
  ///
  /// - Parameters:
  ///   - cornerSize: half the width and half the height of the ellipse, in pixels.
  ///   - style: on GNOME corners are circular in both.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle whose corners are quarters of a circle.
  ///
  /// - Parameters:
  ///   - cornerRadius: the radius in pixels; where there is less room, half the shorter side.
  ///   - style: on GNOME corners are circular in both.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The size of the corners moves.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  nonisolated private var basic: BasicShape { .rounded(.init(Double(cornerSize.width), Double(cornerSize.height))) }

  /// The outline in a place.
  nonisolated public func path(in rect: CGRect) -> Path { basic.path(in: rect) }

  /// The shape moved in from every side by a length in pixels.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetBox(basic, by: Double(amount)) }
}

/// The radii of the corners of a rectangle, in pixels. Source: SwiftUI's `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// That of the corner at the top where text begins.
  public var topLeading: CGFloat
  /// That of the corner at the bottom where text begins.
  public var bottomLeading: CGFloat
  /// That of the corner at the bottom where text ends.
  public var bottomTrailing: CGFloat
  /// That of the corner at the top where text ends.
  public var topTrailing: CGFloat

  /// Makes radii, which are 0 where none is said.
  nonisolated public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners may each be round in another way. Source: SwiftUI's `UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are curved. On GNOME they are quarters of a circle in both.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with radii for its corners.
  ///
  /// - Parameters:
  ///   - cornerRadii: the radii.
  ///   - style: on GNOME corners are circular in both.
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle with a radius in pixels for each corner.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  nonisolated private var basic: BasicShape {
    .uneven(
      .init(
        topLeft: .init(Double(cornerRadii.topLeading)), topRight: .init(Double(cornerRadii.topTrailing)),
        bottomRight: .init(Double(cornerRadii.bottomTrailing)), bottomLeft: .init(Double(cornerRadii.bottomLeading))))
  }

  /// The outline in a place.
  nonisolated public func path(in rect: CGRect) -> Path { basic.path(in: rect) }

  /// The shape moved in from every side by a length in pixels.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetBox(basic, by: Double(amount)) }
}

/// A circle as large as the shorter side of its place, in the middle. Source: SwiftUI's `Circle`.
public struct Circle: InsettableShape, Hashable {
  /// Makes the shape.
  nonisolated public init() {}

  nonisolated private var basic: BasicShape { .circle }

  /// The outline in a place.
  nonisolated public func path(in rect: CGRect) -> Path { basic.path(in: rect) }

  /// The shape moved in from every side by a length in pixels.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetBox(basic, by: Double(amount)) }
}

/// An ellipse that fills its place. Source: SwiftUI's `Ellipse`.
public struct Ellipse: InsettableShape, Hashable {
  /// Makes the shape.
  nonisolated public init() {}

  nonisolated private var basic: BasicShape { .ellipse }

  /// The outline in a place.
  nonisolated public func path(in rect: CGRect) -> Path { basic.path(in: rect) }

  /// The shape moved in from every side by a length in pixels.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetBox(basic, by: Double(amount)) }
}

/// A rectangle whose short sides are half circles. Source: SwiftUI's `Capsule`.
public struct Capsule: InsettableShape, Hashable {
  /// How the ends are curved. On GNOME they are half circles in both.
  public var style: RoundedCornerStyle

  /// Makes the shape.
  ///
  /// - Parameter style: on GNOME the ends are half circles in both.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  nonisolated private var basic: BasicShape { .capsule }

  /// The outline in a place.
  nonisolated public func path(in rect: CGRect) -> Path { basic.path(in: rect) }

  /// The shape moved in from every side by a length in pixels.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetBox(basic, by: Double(amount)) }
}

extension BasicShape {
  nonisolated fileprivate func path(in rect: CGRect, inset: Double = 0) -> Path {
    Path(
      .rounded(
        box(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height), inset: inset)))
  }
}

/// A basic shape that is smaller on all sides.
private struct InsetBox: InsettableShape, Hashable {
  let basic: BasicShape
  let inset: Double

  nonisolated init(_ basic: BasicShape, by inset: Double) {
    self.basic = basic
    self.inset = inset
  }

  nonisolated func path(in rect: CGRect) -> Path { basic.path(in: rect, inset: inset) }

  nonisolated func inset(by amount: CGFloat) -> InsetBox { InsetBox(basic, by: inset + Double(amount)) }
}

/// Any shape, whose type is not told.
///
/// ```swift
/// image.clipShape(isRound ? AnyShape(Circle()) : AnyShape(Rectangle()))
/// ```
///
/// Source: SwiftUI's `AnyShape`.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Makes a shape from another one.
  ///
  /// - Parameter shape: the shape to use.
  nonisolated public init(_ shape: some Shape) { self.shape = shape }

  /// The outline of the shape that it was made from.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape where Self == Rectangle {
  /// All of a place.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners are quarters of a circle with a radius in pixels.
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle whose corners are quarters of an ellipse.
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with radii for its corners.
  nonisolated public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle
  {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius in pixels for each corner.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle as large as the shorter side of its place.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its place.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose short sides are half circles.
  nonisolated public static var capsule: Capsule { Capsule() }

  /// A rectangle whose short sides are half circles.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
#endif

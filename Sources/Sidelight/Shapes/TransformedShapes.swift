#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

extension Path {
  /// The path with all its points where a transform has them go.
  nonisolated public func applying(_ transform: CGAffineTransform) -> Path {
    let plane = PlaneTransform(transform)
    guard plane.isFinite else { return self }
    return Path(
      .steps(
        outline.steps.map { step in
          step.mapped { point in
            let place = plane.applied(to: Point(point.x, point.y))
            return OutlinePoint(place.x, place.y)
          }
        }))
  }

  /// Adds the pieces of another path, with their points where a transform has them go.
  nonisolated public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }
}

/// A shape with its points where a transform has them go, from the corner of its place.
///
/// Source: SwiftUI's `TransformedShape`.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// Where its points go.
  public var transform: CGAffineTransform

  /// Makes the shape.
  nonisolated public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }

  /// The outline in a place.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// What moves of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape that is turned.
///
/// Source: SwiftUI's `RotatedShape`.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The point of its place that stays where it is.
  public var anchor: UnitPoint

  /// Makes the shape.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// The outline in a place.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, of: rect))
  }

  /// The angle, the anchor and what moves of the shape.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape moved in from every side, and turned.
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape that is larger or smaller than its place.
///
/// Source: SwiftUI's `ScaledShape`.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How many times as wide and as high it is.
  public var scale: CGSize
  /// The point of its place that stays where it is.
  public var anchor: UnitPoint

  /// Makes the shape.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The outline in a place.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: rect))
  }

  /// The scale, the anchor and what moves of the shape.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape that stands somewhere else than in its place.
///
/// Source: SwiftUI's `OffsetShape`.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far towards where text ends, and down, in pixels.
  public var offset: CGSize

  /// Makes the shape.
  nonisolated public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  /// The outline in a place.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

  /// The offset and what moves of the shape.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape moved in from every side, and then away.
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension Shape {
  /// The shape with its points where a transform has them go, from the corner of its place.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape turned about a point of its place.
  ///
  /// - Parameters:
  ///   - angle: how far, clockwise.
  ///   - anchor: the point.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape wider or narrower, and higher or lower.
  ///
  /// - Parameters:
  ///   - x: how many times as wide.
  ///   - y: how many times as high.
  ///   - anchor: the point of its place that stays where it is.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape larger or smaller.
  ///
  /// - Parameters:
  ///   - scale: how many times as large.
  ///   - anchor: the point of its place that stays where it is.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape somewhere else.
  ///
  /// - Parameter offset: how far towards where text ends, and down, in pixels.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// As the one with a `CGSize`, but with a `CGPoint`.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape somewhere else.
  ///
  /// - Parameters:
  ///   - x: how far towards where text ends, in pixels.
  ///   - y: how far down, in pixels.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}

extension CGAffineTransform {
  /// The same about a point of a place instead of the corner of all of it.
  fileprivate func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let point = Point(Double(rect.minX) + anchor.x * Double(rect.width), Double(rect.minY) + anchor.y * Double(rect.height))
    return CGAffineTransform(PlaneTransform(self).about(point))
  }
}
#endif

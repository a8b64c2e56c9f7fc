#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// Where points of a plane go: `x' = a x + c y + tx`, `y' = b x + d y + ty`, with lengths in pixels.
///
/// ```swift
/// Text("Slanted").transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 0, ty: 0))
/// ```
///
/// Source: Core Graphics' `CGAffineTransform`, which Foundation does not have on Linux.
public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
  /// What a step to the right becomes.
  public var a, b: CGFloat
  /// What a step down becomes.
  public var c, d: CGFloat
  /// Where the corner goes.
  public var tx, ty: CGFloat

  /// All points stay.
  public static let identity = CGAffineTransform()

  /// Makes one by which all points stay.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Makes one of its six parts.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes one of its six parts.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes one that moves points to the right and down.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// Makes one that scales from the corner.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Makes one that turns about the corner, clockwise by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether all points stay.
  public var isIdentity: Bool { self == .identity }

  /// First this one, and then another one.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(PlaneTransform(self).then(PlaneTransform(t2)))
  }

  /// Points are moved first, and then go where this one has them go.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Points are scaled first, and then go where this one has them go.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: sx, y: sy).concatenating(self) }

  /// Points are turned first, and then go where this one has them go.
  public func rotated(by angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(self) }

  /// The one that has all points come back; itself where several points go to one.
  public func inverted() -> CGAffineTransform {
    let area = a * d - b * c
    guard area != 0, area.isFinite else { return self }
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }
}

extension CGAffineTransform {
  init(_ plane: PlaneTransform) {
    self.init(
      a: CGFloat(plane.a), b: CGFloat(plane.b), c: CGFloat(plane.c), d: CGFloat(plane.d), tx: CGFloat(plane.tx), ty: CGFloat(plane.ty))
  }
}

extension PlaneTransform {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d), tx: Double(transform.tx),
      ty: Double(transform.ty))
  }
}

extension CGPoint {
  /// Where the point goes.
  public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty) }
}

extension CGSize {
  /// What becomes of a step to the right and down.
  public func applying(_ t: CGAffineTransform) -> CGSize { CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height) }
}

extension CGRect {
  /// The smallest upright rectangle around where its corners go.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { CGPoint(x: $0.0, y: $0.1).applying(t) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return self }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension View {
  /// Moves, turns, scales and slants this view about its corner. Its place stays as it is. Where text runs to the left all of it is seen in a mirror.
  ///
  /// Source: SwiftUI's `transformEffect(_:)`.
  ///
  /// - Parameter transform: where its points go.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    var look = VisualLook()
    look.add(.plane(PlaneTransform(transform)))
    return self.look(look)
  }
}
#endif

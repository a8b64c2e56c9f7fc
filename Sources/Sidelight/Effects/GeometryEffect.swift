#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// Where points of a plane go that is seen in space.
///
/// GNOME shows a plane only as a plane: what makes one end of it larger than the other one is left out. Source: SwiftUI's `ProjectionTransform`.
public struct ProjectionTransform: Equatable, Sendable {
  /// The parts of the matrix, by row and column.
  public var m11 = CGFloat(1), m12 = CGFloat(0), m13 = CGFloat(0)
  /// The second row of the matrix.
  public var m21 = CGFloat(0), m22 = CGFloat(1), m23 = CGFloat(0)
  /// The third row of the matrix: where the corner goes.
  public var m31 = CGFloat(0), m32 = CGFloat(0), m33 = CGFloat(1)

  /// Makes one by which all points stay.
  public init() {}

  /// Makes one that does what a transform of the plane does.
  public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }

  /// Whether all points stay.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it shows a plane as a plane.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// First this one, and then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (left, right) = (rows, rhs.rows)
    var result = ProjectionTransform()
    func part(_ row: Int, _ column: Int) -> CGFloat { (0..<3).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
    (result.m11, result.m12, result.m13) = (part(0, 0), part(0, 1), part(0, 2))
    (result.m21, result.m22, result.m23) = (part(1, 0), part(1, 1), part(1, 2))
    (result.m31, result.m32, result.m33) = (part(2, 0), part(2, 1), part(2, 2))
    return result
  }

  /// Makes it the one that has all points come back, and says whether there is one; if not, it stays as it is.
  public mutating func invert() -> Bool {
    let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let size = m11 * a + m12 * b + m13 * c
    guard size != 0, size.isFinite else { return false }
    var result = ProjectionTransform()
    (result.m11, result.m21, result.m31) = (a / size, b / size, c / size)
    (result.m12, result.m22, result.m32) = ((m13 * m32 - m12 * m33) / size, (m11 * m33 - m13 * m31) / size, (m12 * m31 - m11 * m32) / size)
    (result.m13, result.m23, result.m33) = ((m12 * m23 - m13 * m22) / size, (m13 * m21 - m11 * m23) / size, (m11 * m22 - m12 * m21) / size)
    self = result
    return true
  }

  /// The one that has all points come back; itself where there is none.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    return inverse.invert() ? inverse : self
  }

  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

  /// What it does to the plane alone.
  var plane: PlaneTransform {
    let depth = m33 == 0 || !m33.isFinite ? 1 : m33
    return PlaneTransform(
      CGAffineTransform(a: m11 / depth, b: m12 / depth, c: m21 / depth, d: m22 / depth, tx: m31 / depth, ty: m32 / depth))
  }
}

/// Moves, turns, scales and slants a view, by data that may move. Its place stays as it is.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var animatableData: Double
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 4), y: 0))
///   }
/// }
/// ```
///
/// Source: SwiftUI's `GeometryEffect`.
@preconcurrency @MainActor public protocol GeometryEffect: Animatable, ViewModifier {
  /// Where the points of a view go.
  ///
  /// - Parameter size: the size of the view, in pixels.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view with the effect.
  public func body(content: Content) -> some View {
    LookedView(content) { sight in
      var look = VisualLook()
      look.add(.plane(effectValue(size: CGSize(width: sight.frame.size.width, height: sight.frame.size.height)).plane))
      return look
    }
  }
}

extension GeometryEffect {
  /// The same effect: none has a say in layout, and proxies know views where they are without it.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

extension View {
  /// Moves, turns, scales and slants this view about its corner. Its place stays as it is.
  ///
  /// Source: SwiftUI's `projectionEffect(_:)`.
  ///
  /// - Parameter transform: where its points go; GNOME shows a plane only as a plane.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    var look = VisualLook()
    look.add(.plane(transform.plane))
    return self.look(look)
  }
}
#endif

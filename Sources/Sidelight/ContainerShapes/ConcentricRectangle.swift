#if Foundation
public import Foundation
public import SidelightUI

/// The shape of the view around, smaller by as much as its place is; a rectangle where that says none.
///
/// ```swift
/// content.background(.quaternary, in: ContainerRelativeShape())
/// ```
///
/// What is said with ``View/containerShape(_:)`` counts. Source: SwiftUI's `ContainerRelativeShape`.
public struct ContainerRelativeShape: _ContainerFittingShape, InsettableShape, Hashable {
  private var inset: CGFloat = 0

  /// Makes the shape.
  nonisolated public init() {}

  /// The outline in a place, where no view around is known: all of it.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

  /// The shape moved in from every side by a length in pixels.
  nonisolated public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// For the library alone: the outline in a place inside of another one.
  public func _path(
    in rect: CGRect, of container: CGRect, corners: RectangleCornerRadii?, outer: (_ rect: CGRect, _ inset: CGFloat) -> Path
  ) -> Path {
    let distance = max(
      0,
      min(rect.minX - container.minX, rect.minY - container.minY, container.maxX - rect.maxX, container.maxY - rect.maxY))
    // What is moved in by as much as its place is larger fills the place itself.
    return outer(rect.insetBy(dx: -distance, dy: -distance), distance + inset)
  }
}

extension Edge {
  /// A corner of a rectangle.
  ///
  /// Source: SwiftUI's `Edge.Corner`.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    ///
    /// Source: SwiftUI's `Edge.Corner.Style`.
    public struct Style: Hashable, Sendable {
      /// Nil for one that fits to the corner around.
      private let radius: CGFloat?
      private let least: CGFloat

      nonisolated private init(radius: CGFloat?, least: CGFloat) {
        self.radius = radius
        self.least = least
      }

      /// Rounded with a radius in pixels; 0 for a square one.
      nonisolated public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, least: 0) }

      /// Rounded around the same point as the corner of the view around.
      public static let concentric = Style(radius: nil, least: 0)

      /// Rounded around the same point as the corner of the view around, and at least as round as another style.
      ///
      /// - Parameter minimum: how round it is at least; nil for not at all.
      nonisolated public static func concentric(minimum: Style? = nil) -> Style { Style(radius: nil, least: minimum?.radius ?? 0) }

      /// Its radius, in pixels.
      ///
      /// - Parameters:
      ///   - outer: that of the corner around; nil where there is none.
      ///   - distance: how far away that is.
      nonisolated func radius(in outer: CGFloat?, distance: CGFloat) -> CGFloat {
        max(0, radius ?? max(least, (outer ?? 0) - max(0, distance)))
      }
    }
  }
}

/// How the corners of a shape are rounded that has the sides of a rectangle.
///
/// Source: SwiftUI's `RoundedRectangularShapeCorners`.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The corner at the top where text begins.
  public var topLeading: Edge.Corner.Style
  /// The corner at the top where text ends.
  public var topTrailing: Edge.Corner.Style
  /// The corner at the bottom where text begins.
  public var bottomLeading: Edge.Corner.Style
  /// The corner at the bottom where text ends.
  public var bottomTrailing: Edge.Corner.Style

  /// All corners fit to those around.
  public static let concentric = RoundedRectangularShapeCorners(all: .concentric)

  /// All corners fit to those around, and are at least as round as a style.
  nonisolated public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric(minimum: minimum))
  }

  /// All corners have a radius in pixels.
  nonisolated public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .fixed(radius))
  }

  /// Rounds all corners in one way.
  nonisolated public init(all style: Edge.Corner.Style) {
    (topLeading, topTrailing, bottomLeading, bottomTrailing) = (style, style, style, style)
  }

  /// Rounds each corner in its own way.
  nonisolated public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
  ) {
    (self.topLeading, self.topTrailing, self.bottomLeading, self.bottomTrailing) = (topLeading, topTrailing, bottomLeading, bottomTrailing)
  }

  /// Their radii where nothing is around.
  nonisolated var radii: RectangleCornerRadii { radii(in: nil, distances: RectangleCornerRadii()) }

  /// Their radii in a place inside of another one.
  ///
  /// - Parameters:
  ///   - outer: the radii of that; nil where it has no corners.
  ///   - distances: how far each corner is from that around.
  nonisolated func radii(in outer: RectangleCornerRadii?, distances: RectangleCornerRadii) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.radius(in: outer?.topLeading, distance: distances.topLeading),
      bottomLeading: bottomLeading.radius(in: outer?.bottomLeading, distance: distances.bottomLeading),
      bottomTrailing: bottomTrailing.radius(in: outer?.bottomTrailing, distance: distances.bottomTrailing),
      topTrailing: topTrailing.radius(in: outer?.topTrailing, distance: distances.topTrailing))
  }
}

/// A shape with the sides of a rectangle, whose corners may be round.
///
/// Source: SwiftUI's `RoundedRectangularShape`.
public protocol RoundedRectangularShape: InsettableShape {
  /// How its corners are rounded.
  typealias Corners = RoundedRectangularShapeCorners
  /// How its corners are rounded in a place of a size; nil where that is not known.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  /// Square corners.
  nonisolated public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Corners with the radius of the shape.
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    let radius = max(0, min(cornerSize.width, cornerSize.height))
    return .fixed(size.map { min(radius, $0.width / 2, $0.height / 2) } ?? radius)
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Corners with the radii of the shape.
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Corners that meet in the middle of the shorter side.
  nonisolated public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

extension Circle: RoundedRectangularShape {
  /// Corners that meet in the middle of both sides.
  nonisolated public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

/// A rectangle whose corners fit to those of the view around: they are round around the same points.
///
/// ```swift
/// content.background(.quaternary, in: ConcentricRectangle()).padding(8).containerShape(.rect(cornerRadius: 20))
/// ```
///
/// The radius of a corner is that of the corner around, less how far away that is. Source: SwiftUI's `ConcentricRectangle`.
public struct ConcentricRectangle: _ContainerFittingShape, Hashable {
  private let styles: RoundedRectangularShapeCorners
  private let isUniform: Bool

  /// Makes a rectangle whose corners each fit to the one around.
  nonisolated public init() { self.init(corners: .concentric) }

  /// Makes a rectangle whose corners are all rounded in one way.
  ///
  /// - Parameters:
  ///   - corners: how they are rounded.
  ///   - isUniform: whether all of them are as round as the roundest one.
  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    (styles, self.isUniform) = (RoundedRectangularShapeCorners(all: corners), isUniform)
  }

  /// Makes a rectangle whose corners are each rounded in their own way.
  nonisolated public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    styles = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
      bottomTrailing: bottomTrailingCorner)
    isUniform = false
  }

  nonisolated private func path(in rect: CGRect, _ radii: RectangleCornerRadii) -> Path {
    var radii = radii
    if isUniform {
      let radius = max(radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing)
      radii = RectangleCornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    return UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
  }

  /// The outline in a place, where no view around is known.
  nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, styles.radii) }

  /// For the library alone: the outline in a place inside of another one.
  public func _path(
    in rect: CGRect, of container: CGRect, corners: RectangleCornerRadii?, outer: (_ rect: CGRect, _ inset: CGFloat) -> Path
  ) -> Path {
    let (left, top) = (rect.minX - container.minX, rect.minY - container.minY)
    let (right, bottom) = (container.maxX - rect.maxX, container.maxY - rect.maxY)
    let distances = RectangleCornerRadii(
      topLeading: max(left, top), bottomLeading: max(left, bottom), bottomTrailing: max(right, bottom), topTrailing: max(right, top))
    return path(in: rect, styles.radii(in: corners, distances: distances))
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners fit to those of the view around.
  ///
  /// - Parameters:
  ///   - corners: how they are rounded.
  ///   - isUniform: whether all of them are as round as the roundest one.
  nonisolated public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the view around.
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
#endif

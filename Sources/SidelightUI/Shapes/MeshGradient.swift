package import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Colours at the points of a grid that pass into one another between them. As a view it fills its place.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 2,
///   points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.4, 1], [1, 1]],
///   colors: [.purple, .red, .yellow, .blue, .teal, .green])
/// ```
///
/// A grid has two columns and two rows at least, 64 at most, and a point and a colour for each of its places, row by row; one without is
/// named once, and shows its background. Text in this style has the first colour. Source: SwiftUI's `MeshGradient`.
public struct MeshGradient: Equatable, Sendable {
  /// A point of the grid with four more, towards which the lines to its neighbours leave it, in parts of the width and of the height.
  ///
  /// Source: SwiftUI's `MeshGradient.BezierPoint`.
  public struct BezierPoint: Equatable, Sendable {
    /// Where it is.
    public var position: SIMD2<Float>
    /// Towards it the line to the neighbour before it leaves.
    public var leadingControlPoint: SIMD2<Float>
    /// Towards it the line to the neighbour above leaves.
    public var topControlPoint: SIMD2<Float>
    /// Towards it the line to the neighbour behind it leaves.
    public var trailingControlPoint: SIMD2<Float>
    /// Towards it the line to the neighbour below leaves.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a point, with everything in parts of the width and of the height.
    nonisolated public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points of a grid are, row by row.
  ///
  /// Source: SwiftUI's `MeshGradient.Locations`.
  public enum Locations: Equatable, Sendable {
    /// Points whose lines bend nowhere.
    case points([SIMD2<Float>])
    /// Points that say how the lines leave them.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points of a grid, row by row.
  ///
  /// Source: SwiftUI's `MeshGradient.Colors`.
  public enum Colors: Equatable, Sendable {
    /// Colours, which may be those of the desktop.
    case colors([Color])
  }

  /// How many points there are beside each other.
  public var width: Int
  /// How many points there are below each other.
  public var height: Int
  /// Where they are.
  public var locations: Locations
  /// Which colours they have.
  public var colors: Colors
  /// The colour where the grid is not.
  public var background: Color
  /// Whether colours pass into one another without a bend at each point.
  public var smoothsColors: Bool

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - width: how many points there are beside each other, from 2 to 64.
  ///   - height: how many points there are below each other, from 2 to 64.
  ///   - locations: where they are.
  ///   - colors: which colours they have.
  ///   - background: the colour where the grid is not.
  ///   - smoothsColors: whether colours pass into one another without a bend at each point.
  nonisolated public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    if mesh == nil {
      Problem.report(
        "A MeshGradient of \(width) by \(height) points needs 2 to 64 each way, and as many points and colours; it has \(count) and "
          + "\(colorList.count). It shows its background.")
    }
  }

  /// Makes a gradient of points whose lines bend nowhere.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors)
  }

  /// Makes a gradient of points that say how the lines leave them.
  nonisolated public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors)
  }

  nonisolated private var count: Int {
    switch locations {
    case .points(let points): points.count
    case .bezierPoints(let points): points.count
    }
  }

  nonisolated private var colorList: [Color] {
    switch colors {
    case .colors(let colors): colors
    }
  }

  /// What is drawn; nil where points or colours are missing.
  nonisolated private var mesh: MeshFill? {
    let points: [MeshPoint] =
      switch locations {
      case .points(let points): MeshPoint.smooth(points.map(OutlinePoint.init), columns: width)
      case .bezierPoints(let points): points.map(\.mesh)
      }
    return MeshFill(
      columns: width, rows: height, points: points, colors: colorList.map(\.style), background: background.style, isSmooth: smoothsColors)
  }
}

extension MeshGradient: FillingStyle {
  package var elementFill: Fill? { mesh.map { .mesh($0) } ?? .color(background.style) }
  /// For the library alone: the first colour, which text gets.
  public var _color: Color? { colorList.first }
}

extension MeshGradient: View {
  /// All of its place, in the gradient.
  public var body: some View { FilledPlace(self) }
}

extension OutlinePoint {
  nonisolated fileprivate init(_ point: SIMD2<Float>) { self.init(Double(point.x), Double(point.y)) }
}

extension MeshGradient.BezierPoint {
  nonisolated fileprivate var mesh: MeshPoint {
    MeshPoint(
      OutlinePoint(position), leading: OutlinePoint(leadingControlPoint), top: OutlinePoint(topControlPoint),
      trailing: OutlinePoint(trailingControlPoint), bottom: OutlinePoint(bottomControlPoint))
  }
}

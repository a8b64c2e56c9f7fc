#if Foundation
public import Foundation
internal import SidelightCore
public import SidelightUI

/// A form that a place of any size is given. As a view it takes all the room that there is, and is filled with the colour of text around it.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
///
/// A shape with ``Animatable/animatableData`` of its own is drawn with what lies between where a change of it is animated. Where text runs to the left a shape is seen in a mirror. On GNOME the area is coloured by the style sheet, and GSK cuts the shape out of
/// it. Source: SwiftUI's `Shape`.
public protocol Shape: View, Animatable, Sendable {
  /// The outline in a place.
  ///
  /// - Parameter rect: the place, in pixels.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape filled with the style of text around it.
  public var body: some View { fill(.foreground) }

  nonisolated var outline: ShapeOutline {
    let shape = self
    return ShapeOutline(identity: shape) { width, height in
      shape.path(in: CGRect(x: 0, y: 0, width: width, height: height)).outline
    }
  }
}

/// A shape that can be made smaller from all sides.
///
/// Source: SwiftUI's `InsettableShape`.
public protocol InsettableShape: Shape {
  /// The shape that ``inset(by:)`` makes.
  associatedtype InsetShape: InsettableShape

  /// The shape moved in from every side.
  ///
  /// - Parameter amount: how far, in pixels; below 0 for outward.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How an area is filled.
///
/// Source: SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// Whether what an odd number of lines surround is inside; if not, what they surround more often one way than the other is.
  public var isEOFilled: Bool
  /// Whether edges are smooth. On GNOME they always are.
  public var isAntialiased: Bool

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - eoFill: whether what an odd number of lines surround is inside.
  ///   - antialiased: whether edges are smooth. On GNOME they always are.
  nonisolated public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  nonisolated var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

/// How the ends of a line look.
///
/// Source: Core Graphics' `CGLineCap`.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// They end at the last point.
  case butt
  /// A half circle goes beyond it.
  case round
  /// Half a square goes beyond it.
  case square

  nonisolated fileprivate var element: LineStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// How the corners of a line look.
///
/// Source: Core Graphics' `CGLineJoin`.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// They are pointed.
  case miter
  /// They are round.
  case round
  /// They are cut off.
  case bevel

  nonisolated fileprivate var element: LineStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// How a line is drawn.
///
/// Source: SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
  /// How thick it is, in pixels.
  public var lineWidth: CGFloat
  /// How its ends look.
  public var lineCap: CGLineCap
  /// How its corners look.
  public var lineJoin: CGLineJoin
  /// How many times as long as the line is thick a pointed corner may be; those beyond it are cut off.
  public var miterLimit: CGFloat
  /// The lengths of the dashes and of the gaps between them, in pixels; empty for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the pattern of dashes the line begins, in pixels.
  public var dashPhase: CGFloat

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - lineWidth: how thick the line is, in pixels.
  ///   - lineCap: how its ends look.
  ///   - lineJoin: how its corners look.
  ///   - miterLimit: how many times as long as the line is thick a pointed corner may be.
  ///   - dash: the lengths of the dashes and of the gaps between them, in pixels; empty for a line without gaps.
  ///   - dashPhase: how far into the pattern the line begins, in pixels.
  nonisolated public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  nonisolated var line: LineStyle {
    LineStyle(
      width: usableDistance(Double(lineWidth), in: "StrokeStyle(lineWidth:)"), cap: lineCap.element, join: lineJoin.element,
      miterLimit: Double(miterLimit), dash: dash.map { Double($0) },
      dashPhase: Double(dashPhase))
  }
}
#endif

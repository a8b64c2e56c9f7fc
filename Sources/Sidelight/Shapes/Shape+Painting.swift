#if Foundation
public import Foundation
internal import SidelightCore
public import SidelightUI

/// A view of a shape, which more can be painted on.
///
/// Source: SwiftUI's `ShapeView`.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// What is painted of a shape, whichever data that has on its way.
private struct Paint: Equatable {
  enum Part: Equatable {
    case inside(FillRule)
    case line(LineStyle)
    /// A line that lies inside.
    case border(LineStyle)
  }

  let part: Part
  let fill: Fill?

  nonisolated init(_ part: Part, _ fill: Fill?) {
    self.part = part
    self.fill = fill
  }

  func painting(_ shape: some Shape) -> ShapePaint {
    // A line that is filled is drawn as one.
    if case .inside = part, let stroked = shape as? any LineShape {
      return ShapePaint(stroked.base, fill: fill, line: stroked.line)
    }
    switch part {
    case .inside(let rule): return ShapePaint(shape.outline, fill: fill, rule: rule)
    case .line(let line): return ShapePaint(shape.outline, fill: fill, line: line)
    case .border(let line): return ShapePaint(Self.inner(shape, line.width / 2), fill: fill, line: line)
    }
  }

  private static func inner(_ shape: some Shape, _ inset: Double) -> ShapeOutline {
    guard let shape = shape as? any InsettableShape else { return shape.outline }
    func inner(_ shape: some InsettableShape) -> ShapeOutline { shape.inset(by: CGFloat(inset)).outline }
    return inner(shape)
  }
}

/// A shape with everything that is painted of it.
private struct PaintedShapeView<Content: Shape>: ShapeView, Animatable {
  var shape: Content
  let paints: [Paint]

  nonisolated init(_ shape: Content, _ paints: [Paint]) {
    self.shape = shape
    self.paints = paints
  }

  var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  var body: some View { PaintedShape(paints.map { $0.painting(shape) }) }
}

extension Shape {
  nonisolated fileprivate func filling(_ content: some ShapeStyle, _ style: FillStyle) -> Paint {
    Paint(.inside(style.rule), content.areaFill)
  }

  nonisolated fileprivate func stroking(_ content: some ShapeStyle, _ style: StrokeStyle) -> Paint {
    Paint(.line(style.line), content.areaFill)
  }

  /// Fills the shape.
  ///
  /// Source: SwiftUI's `fill(_:style:)`.
  ///
  /// - Parameters:
  ///   - content: a colour, a gradient, or a level of emphasis such as `.quaternary`.
  ///   - style: what counts as inside where the outline crosses itself.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    PaintedShapeView(self, [filling(content, style)])
  }

  /// Fills the shape with the style of text around it.
  ///
  /// - Parameter style: what counts as inside where the outline crosses itself.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> { fill(.foreground, style: style) }

  /// Draws a line along the outline, half of it inside and half of it outside.
  ///
  /// Source: SwiftUI's `stroke(_:lineWidth:antialiased:)`.
  ///
  /// - Parameters:
  ///   - content: the colour or gradient of the line.
  ///   - lineWidth: how thick it is, in pixels.
  ///   - antialiased: whether edges are smooth. On GNOME they always are.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the outline, half of it inside and half of it outside.
  ///
  /// Source: SwiftUI's `stroke(_:style:antialiased:)`.
  ///
  /// - Parameters:
  ///   - content: the colour or gradient of the line.
  ///   - style: how the line is drawn.
  ///   - antialiased: whether edges are smooth. On GNOME they always are.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
    PaintedShapeView(self, [stroking(content, style)])
  }

  /// The shape of a line along the outline, half of it inside and half of it outside. As a view it is in the style of text around it.
  ///
  /// Source: SwiftUI's `stroke(lineWidth:)`.
  ///
  /// - Parameter lineWidth: how thick the line is, in pixels.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// The shape of a line along the outline, half of it inside and half of it outside. As a view it is in the style of text around it.
  ///
  /// ```swift
  /// Circle().stroke(style: StrokeStyle(lineWidth: 4, dash: [8])).rotation(.degrees(30)).fill(.blue)
  /// ```
  ///
  /// Source: SwiftUI's `stroke(style:)`.
  ///
  /// - Parameter style: how the line is drawn.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

  /// The part of the outline between two fractions of its length, such as an arc of a circle.
  ///
  /// ```swift
  /// Circle().trim(from: 0, to: progress).stroke(.blue, lineWidth: 4)
  /// ```
  ///
  /// A circle begins at the right and runs clockwise. Source: SwiftUI's `trim(from:to:)`.
  ///
  /// - Parameters:
  ///   - startFraction: where it begins, from 0 to 1.
  ///   - endFraction: where it ends, from 0 to 1; nothing is left unless it is more than `startFraction`.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

extension InsettableShape {
  nonisolated fileprivate func bordering(_ content: some ShapeStyle, _ style: StrokeStyle) -> Paint {
    Paint(.border(style.line), content.areaFill)
  }

  /// Draws a line along the inside of the outline.
  ///
  /// Source: SwiftUI's `strokeBorder(_:lineWidth:antialiased:)`.
  ///
  /// - Parameters:
  ///   - content: the colour or gradient of the line.
  ///   - lineWidth: how thick it is, in pixels.
  ///   - antialiased: whether edges are smooth. On GNOME they always are.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<
    Self
  > {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the inside of the outline.
  ///
  /// Source: SwiftUI's `strokeBorder(_:style:antialiased:)`.
  ///
  /// - Parameters:
  ///   - content: the colour or gradient of the line.
  ///   - style: how the line is drawn.
  ///   - antialiased: whether edges are smooth. On GNOME they always are.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
    PaintedShapeView(self, [bordering(content, style)])
  }

  /// Draws a line along the inside of the outline in the style of text around it.
  ///
  /// - Parameters:
  ///   - lineWidth: how thick it is, in pixels.
  ///   - antialiased: whether edges are smooth. On GNOME they always are.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }

  /// Draws a line along the inside of the outline in the style of text around it.
  ///
  /// - Parameters:
  ///   - style: how the line is drawn.
  ///   - antialiased: whether edges are smooth. On GNOME they always are.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
    strokeBorder(.foreground, style: style)
  }
}

extension ShapeView {
  nonisolated fileprivate func painting(_ paint: Paint) -> PaintedShapeView<Content> {
    // Every view of a shape is made in this file, but for those of somebody else's type, whose shape is painted anew.
    PaintedShapeView(shape, ((self as? PaintedShapeView<Content>)?.paints ?? []) + [paint])
  }

  /// Fills the shape over what is painted of it already.
  ///
  /// - Parameters:
  ///   - content: a colour, a gradient, or a level of emphasis such as `.quaternary`.
  ///   - style: what counts as inside where the outline crosses itself.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView<Content> {
    painting(shape.filling(content, style))
  }

  /// Draws a line along the outline over what is painted of the shape already.
  ///
  /// - Parameters:
  ///   - content: the colour or gradient of the line.
  ///   - lineWidth: how thick it is, in pixels.
  ///   - antialiased: whether edges are smooth. On GNOME they always are.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Content> {
    painting(shape.stroking(content, StrokeStyle(lineWidth: lineWidth)))
  }

  /// Draws a line along the outline over what is painted of the shape already.
  ///
  /// - Parameters:
  ///   - content: the colour or gradient of the line.
  ///   - style: how the line is drawn.
  ///   - antialiased: whether edges are smooth. On GNOME they always are.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Content> {
    painting(shape.stroking(content, style))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line along the inside of the outline over what is painted of the shape already.
  ///
  /// - Parameters:
  ///   - content: the colour or gradient of the line.
  ///   - lineWidth: how thick it is, in pixels.
  ///   - antialiased: whether edges are smooth. On GNOME they always are.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<
    Content
  > {
    painting(shape.bordering(content, StrokeStyle(lineWidth: lineWidth)))
  }

  /// Draws a line along the inside of the outline over what is painted of the shape already.
  ///
  /// - Parameters:
  ///   - content: the colour or gradient of the line.
  ///   - style: how the line is drawn.
  ///   - antialiased: whether edges are smooth. On GNOME they always are.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Content>
  {
    painting(shape.bordering(content, style))
  }
}

/// A shape that is a line along another one.
private protocol LineShape: Shape {
  nonisolated var base: ShapeOutline { get }
  nonisolated var line: LineStyle { get }
}

/// A line along a shape's outline.
private struct StrokedShape<Content: Shape>: LineShape {
  var shape: Content
  var style: StrokeStyle

  nonisolated init(shape: Content, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  nonisolated var base: ShapeOutline { shape.outline }
  nonisolated var line: LineStyle { style.line }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(style.lineWidth, AnimatablePair(style.miterLimit, style.dashPhase))) }
    set {
      shape.animatableData = newValue.first
      (style.lineWidth, style.miterLimit, style.dashPhase) = (
        newValue.second.first, newValue.second.second.first, newValue.second.second.second
      )
    }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
}

extension StrokedShape: Equatable where Content: Equatable {
  nonisolated static func == (left: Self, right: Self) -> Bool { left.shape == right.shape && left.style == right.style }
}

/// A part of a shape's outline.
private struct TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var start, end: CGFloat

  nonisolated init(shape: Content, start: CGFloat, end: CGFloat) {
    self.shape = shape
    self.start = start
    self.end = end
  }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set { (shape.animatableData, start, end) = (newValue.first, newValue.second.first, newValue.second.second) }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
}

extension TrimmedShape: Equatable where Content: Equatable {
  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.shape == right.shape && left.start == right.start && left.end == right.end
  }
}
#endif

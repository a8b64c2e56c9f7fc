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

/// A shape with everything that is painted of it.
private struct PaintedShapeView<Content: Shape>: ShapeView {
  let shape: Content
  let paints: [ShapePaint]

  nonisolated init(_ shape: Content, _ paints: [ShapePaint]) {
    self.shape = shape
    self.paints = paints
  }

  var body: some View { PaintedShape(paints) }
}

extension Shape {
  nonisolated fileprivate func filling(_ content: some ShapeStyle, _ style: FillStyle) -> ShapePaint {
    ShapePaint(outline, fill: content.areaFill, rule: style.rule)
  }

  nonisolated fileprivate func stroking(_ content: some ShapeStyle, _ style: StrokeStyle) -> ShapePaint {
    ShapePaint(outline, fill: content.areaFill, line: style.line)
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

  /// Draws a line along the outline in the style of text around it.
  ///
  /// Source: SwiftUI's `stroke(lineWidth:)`, which makes a shape; here it is a view.
  ///
  /// - Parameter lineWidth: how thick the line is, in pixels.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some ShapeView<Self> { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// Draws a line along the outline in the style of text around it.
  ///
  /// Source: SwiftUI's `stroke(style:)`, which makes a shape; here it is a view.
  ///
  /// - Parameter style: how the line is drawn.
  nonisolated public func stroke(style: StrokeStyle) -> some ShapeView<Self> { stroke(.foreground, style: style) }

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
  nonisolated fileprivate func bordering(_ content: some ShapeStyle, _ style: StrokeStyle) -> ShapePaint {
    inset(by: style.lineWidth / 2).stroking(content, style)
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
  nonisolated fileprivate func painting(_ paint: ShapePaint) -> PaintedShapeView<Content> {
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

/// A part of a shape's outline.
private struct TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let start, end: CGFloat

  nonisolated init(shape: Content, start: CGFloat, end: CGFloat) {
    self.shape = shape
    self.start = start
    self.end = end
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
}

extension TrimmedShape: Equatable where Content: Equatable {
  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.shape == right.shape && left.start == right.start && left.end == right.end
  }
}
#endif

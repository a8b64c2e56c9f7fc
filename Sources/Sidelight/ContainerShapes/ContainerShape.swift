#if Foundation
public import Foundation
public import SidelightUI

/// The shape of the view around, to whose corners those of shapes inside may fit.
struct ContainerShape: Equatable {
  let space: Namespace.ID
  let shape: any InsettableShape

  static func == (left: ContainerShape, right: ContainerShape) -> Bool {
    left.space == right.space && (left.shape as? any Equatable).map { $0.equals(right.shape) } ?? false
  }

  /// The shape moved in by a length, around a place.
  @MainActor func path(in rect: CGRect, inset: CGFloat) -> Path {
    @MainActor func inner(_ shape: some InsettableShape) -> Path { shape.inset(by: inset).path(in: rect) }
    return inner(shape)
  }

  /// How round its corners are in a place of a size; nil for a shape that has no corners.
  func corners(in size: CGSize) -> RectangleCornerRadii? { (shape as? any RoundedRectangularShape)?.corners(in: size)?.radii }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}

private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
  fileprivate(set) var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// A view with a shape for those inside.
private struct ContainerShapeView<Content, Form> {
  let content: Content
  let shape: Form
  @Namespace private var space

  init(_ content: Content, _ shape: Form) {
    self.content = content
    self.shape = shape
  }
}

extension ContainerShapeView: View where Content: View, Form: InsettableShape {
  var body: some View {
    content.coordinateSpace(.named(space)).environment(\.containerShape, ContainerShape(space: space, shape: shape))
  }
}

extension View {
  /// Sets the shape to whose corners a ``ContainerRelativeShape`` and a ``ConcentricRectangle`` in this view fit.
  ///
  /// ```swift
  /// content.padding(8).background(in: .rect(cornerRadius: 20)).containerShape(.rect(cornerRadius: 20))
  /// ```
  ///
  /// It is the shape of this view's place. Source: SwiftUI's `containerShape(_:)`.
  ///
  /// - Parameter shape: the shape.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { ContainerShapeView(self, shape) }
}

/// A shape that fits to that of the view around, which it knows once it has its place.
public protocol _ContainerFittingShape: Shape {
  /// For the library alone: the outline in a place inside of another one.
  ///
  /// - Parameters:
  ///   - rect: the place.
  ///   - container: the place of the view around, in the same pixels.
  ///   - corners: how round that is.
  ///   - outer: the outline of that moved in by a length, around a place.
  func _path(
    in rect: CGRect, of container: CGRect, corners: RectangleCornerRadii?, outer: (_ rect: CGRect, _ inset: CGFloat) -> Path
  ) -> Path
}

extension _ContainerFittingShape {
  @MainActor func fitted(to container: ContainerShape?, _ place: CGRect?, in size: CGSize) -> Path {
    let rect = CGRect(origin: .zero, size: size)
    guard let container, let place else { return path(in: rect) }
    return _path(in: rect, of: place, corners: container.corners(in: place.size)) { container.path(in: $0, inset: $1) }
  }
}

/// A fitting shape as it is painted.
private struct FittedShape<Form, Painted> {
  let shape: Form
  let paint: (AnyShape) -> Painted
  @Environment(\.containerShape) private var container

  init(_ shape: Form, paint: @escaping (AnyShape) -> Painted) {
    self.shape = shape
    self.paint = paint
  }
}

extension FittedShape: View where Form: _ContainerFittingShape, Painted: View {
  var body: some View {
    GeometryReader { (proxy: GeometryProxy) -> Painted in
      let place = container.flatMap { proxy.bounds(of: .named($0.space)) }
      return paint(AnyShape(shape.fitted(to: container, place, in: proxy.size)))
    }
  }
}

/// A view of which the inside of a fitting shape is seen.
private struct FittedClip<Content, Form> {
  let content: Content
  let shape: Form
  let style: FillStyle
  @Environment(\.containerShape) private var container
  @State private var place: CGRect?
  @State private var size = CGSize.zero

  init(_ content: Content, _ shape: Form, _ style: FillStyle) {
    self.content = content
    self.shape = shape
    self.style = style
  }
}

extension FittedClip: View where Content: View, Form: _ContainerFittingShape {
  var body: some View {
    let container = container
    return
      content
      .onGeometryChange(for: [CGRect?].self) { proxy in
        [container.flatMap { proxy.bounds(of: .named($0.space)) }, CGRect(origin: .zero, size: proxy.size)]
      } action: { new in
        place = new[0]
        size = new[1]?.size ?? .zero
      }
      .clipShape(shape.fitted(to: container, place, in: size), style: style)
  }
}

extension _ContainerFittingShape {
  /// The shape filled with the style of text around it.
  public var body: some View { fill(.foreground) }

  /// Fills the shape.
  ///
  /// - Parameters:
  ///   - content: a colour, a gradient, or a level of emphasis such as `.quaternary`.
  ///   - style: what counts as inside where the outline crosses itself.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    FittedShape(self) { $0.fill(content, style: style) }
  }

  /// Draws a line along the outline, half of it inside and half of it outside.
  ///
  /// - Parameters:
  ///   - content: the colour or gradient of the line.
  ///   - lineWidth: how thick it is, in pixels.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    FittedShape(self) { $0.stroke(content, lineWidth: lineWidth) }
  }
}

extension _ContainerFittingShape {
  /// Fills the shape with the style of text around it.
  ///
  /// - Parameter style: what counts as inside where the outline crosses itself.
  nonisolated public func fill(style: FillStyle) -> some View { fill(.foreground, style: style) }

  /// Draws a line along the outline, half of it inside and half of it outside.
  ///
  /// - Parameters:
  ///   - content: the colour or gradient of the line.
  ///   - style: how the line is drawn.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    FittedShape(self) { $0.stroke(content, style: style) }
  }
}

extension ContainerRelativeShape {
  /// Draws a line along the inside of the outline.
  ///
  /// - Parameters:
  ///   - content: the colour or gradient of the line.
  ///   - lineWidth: how thick it is, in pixels.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }
}

extension View {
  /// Fills a shape behind this view that fits to the one around, with the colour behind the content of a window.
  ///
  /// - Parameters:
  ///   - shape: the shape.
  ///   - fillStyle: what counts as inside where its outline crosses itself.
  @_documentation(visibility: internal)
  nonisolated public func background<S: _ContainerFittingShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background { shape.fill(.background, style: fillStyle) }
  }

  /// Fills a shape in front of this view that fits to the one around.
  ///
  /// - Parameters:
  ///   - style: a colour, a gradient, or a level of emphasis such as `.quaternary`.
  ///   - shape: the shape.
  ///   - fillStyle: what counts as inside where its outline crosses itself.
  @_documentation(visibility: internal)
  nonisolated public func overlay<S: ShapeStyle, T: _ContainerFittingShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay { shape.fill(style, style: fillStyle) } }

  /// Shows of this view what lies inside a shape that fits to the one around.
  ///
  /// - Parameters:
  ///   - shape: the shape.
  ///   - style: what counts as inside where its outline crosses itself.
  @_documentation(visibility: internal)
  public func clipShape<S: _ContainerFittingShape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    FittedClip(self, shape, style)
  }

  /// Fills a shape behind this view that fits to the one around.
  ///
  /// - Parameters:
  ///   - style: a colour, a gradient, or a level of emphasis such as `.quaternary`.
  ///   - shape: the shape.
  ///   - fillStyle: what counts as inside where its outline crosses itself.
  @_documentation(visibility: internal)
  nonisolated public func background<S: ShapeStyle, T: _ContainerFittingShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { background { shape.fill(style, style: fillStyle) } }
}
#endif

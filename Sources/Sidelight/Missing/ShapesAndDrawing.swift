// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
#if Foundation
public import Foundation
#endif
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'Shape'; shapes and drawing come in a later version")
public protocol Shape: View, ShapeStyle where Body == Never {}

@available(*, unavailable, message: "Sidelight has no 'InsettableShape'; shapes and drawing come in a later version")
public protocol InsettableShape: Shape {}

@available(*, unavailable, message: "Sidelight has no 'Rectangle'; shapes and drawing come in a later version")
nonisolated public struct Rectangle: InsettableShape {
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'UnevenRoundedRectangle'; shapes and drawing come in a later version")
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public init(topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous) {}
}

@available(*, unavailable, message: "Sidelight has no 'RoundedCornerStyle'; shapes and drawing come in a later version")
public enum RoundedCornerStyle { case circular, continuous }

@available(*, unavailable, message: "Sidelight has no 'Circle'; shapes and drawing come in a later version")
nonisolated public struct Circle: InsettableShape {
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'Ellipse'; shapes and drawing come in a later version")
nonisolated public struct Ellipse: InsettableShape {
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'Capsule'; shapes and drawing come in a later version")
nonisolated public struct Capsule: InsettableShape {
  public init(style: RoundedCornerStyle = .continuous) {}
}

@available(*, unavailable, message: "Sidelight has no 'ContainerRelativeShape'; shapes and drawing come in a later version")
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'AnyShape'; shapes and drawing come in a later version")
nonisolated public struct AnyShape: InsettableShape {
  public init<S: Shape>(_ shape: S) {  }
}

@available(*, unavailable, message: "Sidelight has no 'FillStyle'; shapes and drawing come in a later version")
nonisolated public struct FillStyle {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

@available(*, unavailable, message: "Sidelight has no 'StrokeStyle'; shapes and drawing come in a later version")
nonisolated public struct StrokeStyle {
  public init(lineWidth: Double = 1, miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0) {}
}

@available(*, unavailable, message: "Sidelight has no 'GraphicsContext'; shapes and drawing come in a later version")
nonisolated public struct GraphicsContext {
}

@available(*, unavailable, message: "Sidelight has no 'Gradient'; shapes and drawing come in a later version")
nonisolated public struct Gradient {
  public struct Stop { public init(color: Color, location: Double) {} }
  public init(colors: [Color]) {}
  public init(stops: [Gradient.Stop]) {}
}

@available(*, unavailable, message: "Sidelight has no 'LinearGradient'; shapes and drawing come in a later version")
nonisolated public struct LinearGradient: View, ShapeStyle {
  public typealias Body = Never
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

@available(*, unavailable, message: "Sidelight has no 'RadialGradient'; shapes and drawing come in a later version")
nonisolated public struct RadialGradient: View, ShapeStyle {
  public typealias Body = Never
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {}
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {}
}

@available(*, unavailable, message: "Sidelight has no 'AngularGradient'; shapes and drawing come in a later version")
nonisolated public struct AngularGradient: View, ShapeStyle {
  public typealias Body = Never
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
}

@available(*, unavailable, message: "Sidelight has no 'Angle'; shapes and drawing come in a later version")
nonisolated public struct Angle: Sendable {
  public init(degrees: Double) {}
  public init(radians: Double) {}
  public static var zero: Angle { absent() }
  public static func degrees(_ degrees: Double) -> Angle { absent() }
  public static func radians(_ radians: Double) -> Angle { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'Material'; panes of GNOME are opaque; leave it out")
nonisolated public struct Material: ShapeStyle {
}

@available(*, unavailable, message: "Sidelight has no 'BackgroundStyle'; shapes and drawing come in a later version")
nonisolated public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'SeparatorShapeStyle'; shapes and drawing come in a later version")
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'BlendMode'; shapes and drawing come in a later version")
public enum BlendMode { case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter }

@available(*, unavailable)
extension Shape where Self == Circle {
  @available(*, unavailable, message: "Sidelight has no 'circle'; shapes and drawing come in a later version")
  nonisolated public static var circle: Circle { absent() }
}

@available(*, unavailable)
extension Shape where Self == Capsule {
  @available(*, unavailable, message: "Sidelight has no 'capsule'; shapes and drawing come in a later version")
  nonisolated public static var capsule: Capsule { absent() }
}

@available(*, unavailable)
extension Shape {
  @available(*, unavailable, message: "Sidelight has no 'fill'; shapes and drawing come in a later version")
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> AnyShape { absent() }
  @available(*, unavailable, message: "Sidelight has no 'stroke'; shapes and drawing come in a later version")
  nonisolated public func stroke<S: ShapeStyle>(_ content: S = BackgroundStyle(), lineWidth: Double = 1, style: StrokeStyle = StrokeStyle()) -> AnyShape { absent() }
  @available(*, unavailable, message: "Sidelight has no 'trim'; shapes and drawing come in a later version")
  nonisolated public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> AnyShape { absent() }
}

@available(*, unavailable)
extension InsettableShape {
  @available(*, unavailable, message: "Sidelight has no 'strokeBorder'; shapes and drawing come in a later version")
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = BackgroundStyle(), lineWidth: Double = 1, style: StrokeStyle = StrokeStyle(), antialiased: Bool = true) -> AnyShape { absent() }
  @available(*, unavailable, message: "Sidelight has no 'inset'; shapes and drawing come in a later version")
  nonisolated public func inset(by amount: Double) -> AnyShape { absent() }
}

extension Color {
  @available(*, unavailable, message: "Sidelight has no 'gradient'; shapes and drawing come in a later version")
  nonisolated public var gradient: Color { absent() }
}

@available(*, unavailable)
extension ShapeStyle where Self == Material {
  @available(*, unavailable, message: "Sidelight has no 'regularMaterial'; panes of GNOME are opaque; leave it out")
  nonisolated public static var ultraThinMaterial: Material { absent() }
  @available(*, unavailable, message: "Sidelight has no 'regularMaterial'; panes of GNOME are opaque; leave it out")
  nonisolated public static var thinMaterial: Material { absent() }
  @available(*, unavailable, message: "Sidelight has no 'regularMaterial'; panes of GNOME are opaque; leave it out")
  nonisolated public static var regularMaterial: Material { absent() }
  @available(*, unavailable, message: "Sidelight has no 'regularMaterial'; panes of GNOME are opaque; leave it out")
  nonisolated public static var thickMaterial: Material { absent() }
  @available(*, unavailable, message: "Sidelight has no 'regularMaterial'; panes of GNOME are opaque; leave it out")
  nonisolated public static var ultraThickMaterial: Material { absent() }
  @available(*, unavailable, message: "Sidelight has no 'regularMaterial'; panes of GNOME are opaque; leave it out")
  nonisolated public static var bar: Material { absent() }
}

@available(*, unavailable)
extension ShapeStyle where Self == BackgroundStyle {
  @available(*, unavailable, message: "Sidelight has no 'background'; shapes and drawing come in a later version")
  nonisolated public static var background: BackgroundStyle { absent() }
}

@available(*, unavailable)
extension ShapeStyle where Self == SeparatorShapeStyle {
  @available(*, unavailable, message: "Sidelight has no 'separator'; shapes and drawing come in a later version")
  nonisolated public static var separator: SeparatorShapeStyle { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'clipShape'; shapes and drawing come in a later version")
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'clipped'; shapes and drawing come in a later version")
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'cornerRadius'; shapes and drawing come in a later version")
  nonisolated public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'containerShape'; shapes and drawing come in a later version")
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'mask'; shapes and drawing come in a later version")
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'border'; shapes and drawing come in a later version")
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: Double = 1) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'shadow'; shapes and drawing come in a later version")
  nonisolated public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'blur'; shapes and drawing come in a later version")
  nonisolated public func blur(radius: Double, opaque: Bool = false) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'blendMode'; shapes and drawing come in a later version")
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'brightness'; shapes and drawing come in a later version")
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'contrast'; shapes and drawing come in a later version")
  nonisolated public func contrast(_ amount: Double) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'saturation'; shapes and drawing come in a later version")
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'grayscale'; shapes and drawing come in a later version")
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'hueRotation'; shapes and drawing come in a later version")
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'colorInvert'; shapes and drawing come in a later version")
  nonisolated public func colorInvert() -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'colorMultiply'; shapes and drawing come in a later version")
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'compositingGroup'; shapes and drawing come in a later version")
  nonisolated public func compositingGroup() -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'drawingGroup'; shapes and drawing come in a later version")
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'rotationEffect'; shapes and drawing come in a later version")
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'rotation3DEffect'; shapes and drawing come in a later version")
  nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0, perspective: Double = 1) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'scaleEffect'; shapes and drawing come in a later version")
  nonisolated public func scaleEffect(_ s: Double, anchor: UnitPoint = .center) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'scaleEffect'; shapes and drawing come in a later version")
  nonisolated public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View { self }
}

#if Foundation
@available(*, unavailable, message: "Sidelight has no 'RoundedRectangle'; shapes and drawing come in a later version")
nonisolated public struct RoundedRectangle: InsettableShape {
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {}
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

@available(*, unavailable, message: "Sidelight has no 'Path'; shapes and drawing come in a later version")
nonisolated public struct Path: Shape {
  public init() {}
  public init(_ callback: (inout Path) -> Void) {}
  public mutating func move(to point: CGPoint) {  }
  public mutating func addLine(to point: CGPoint) {  }
  public mutating func closeSubpath() {  }
}

@available(*, unavailable, message: "Sidelight has no 'Canvas'; shapes and drawing come in a later version")
nonisolated public struct Canvas: View {
  public typealias Body = Never
  public init(opaque: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
}

@available(*, unavailable)
extension Shape where Self == RoundedRectangle {
  @available(*, unavailable, message: "Sidelight has no 'rect'; shapes and drawing come in a later version")
  nonisolated public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { absent() }
}
#endif

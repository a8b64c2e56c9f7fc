// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
#if Foundation
public import Foundation
#endif
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'Shape'; it comes in a later version")
public protocol Shape: View where Body == Never {}

@available(*, unavailable, message: "Sidelight has no 'InsettableShape'; it comes in a later version")
public protocol InsettableShape: Shape {}

@available(*, unavailable, message: "Sidelight has no 'Rectangle'; it comes in a later version")
nonisolated public struct Rectangle: InsettableShape {
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'UnevenRoundedRectangle'; it comes in a later version")
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public init(topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous) {}
}

@available(*, unavailable, message: "Sidelight has no 'RoundedCornerStyle'; it comes in a later version")
public enum RoundedCornerStyle { case circular, continuous }

@available(*, unavailable, message: "Sidelight has no 'Circle'; it comes in a later version")
nonisolated public struct Circle: InsettableShape {
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'Ellipse'; it comes in a later version")
nonisolated public struct Ellipse: InsettableShape {
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'Capsule'; it comes in a later version")
nonisolated public struct Capsule: InsettableShape {
  public init(style: RoundedCornerStyle = .continuous) {}
}

@available(*, unavailable, message: "Sidelight has no 'ContainerRelativeShape'; it comes in a later version")
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'AnyShape'; it comes in a later version")
nonisolated public struct AnyShape: InsettableShape {
  public init<S: Shape>(_ shape: S) {}
}

@available(*, unavailable, message: "Sidelight has no 'FillStyle'; it comes in a later version")
nonisolated public struct FillStyle {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

@available(*, unavailable, message: "Sidelight has no 'StrokeStyle'; it comes in a later version")
nonisolated public struct StrokeStyle {
  public init(lineWidth: Double = 1, miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0) {}
}

@available(*, unavailable, message: "Sidelight has no 'GraphicsContext'; it comes in a later version")
nonisolated public struct GraphicsContext {
}

@available(*, unavailable, message: "Sidelight has no 'Gradient'; it comes in a later version")
nonisolated public struct Gradient {
  public struct Stop { public init(color: Color, location: Double) {} }
  public init(colors: [Color]) {}
  public init(stops: [Gradient.Stop]) {}
}

@available(*, unavailable, message: "Sidelight has no 'LinearGradient'; it comes in a later version")
nonisolated public struct LinearGradient: View, ShapeStyle {
  public typealias Body = Never
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

@available(*, unavailable, message: "Sidelight has no 'RadialGradient'; it comes in a later version")
nonisolated public struct RadialGradient: View, ShapeStyle {
  public typealias Body = Never
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {}
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {}
}

@available(*, unavailable, message: "Sidelight has no 'AngularGradient'; it comes in a later version")
nonisolated public struct AngularGradient: View, ShapeStyle {
  public typealias Body = Never
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
}

@available(*, unavailable, message: "Sidelight has no 'Angle'; it comes in a later version")
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

@available(*, unavailable, message: "Sidelight has no 'BackgroundStyle'; it comes in a later version")
nonisolated public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'SeparatorShapeStyle'; it comes in a later version")
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'BlendMode'; it comes in a later version")
public enum BlendMode { case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter }

@available(*, unavailable)
extension Shape where Self == Circle {
  @available(*, unavailable, message: "Sidelight has no 'circle'; it comes in a later version")
  nonisolated public static var circle: Circle { absent() }
}

@available(*, unavailable)
extension Shape where Self == Capsule {
  @available(*, unavailable, message: "Sidelight has no 'capsule'; it comes in a later version")
  nonisolated public static var capsule: Capsule { absent() }
}

@available(*, unavailable)
extension Shape {
  @available(*, unavailable, message: "Sidelight has no 'fill'; it comes in a later version")
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> AnyShape { absent() }
  @available(*, unavailable, message: "Sidelight has no 'stroke'; it comes in a later version")
  nonisolated public func stroke<S: ShapeStyle>(_ content: S = BackgroundStyle(), lineWidth: Double = 1, style: StrokeStyle = StrokeStyle()) -> AnyShape { absent() }
  @available(*, unavailable, message: "Sidelight has no 'trim'; it comes in a later version")
  nonisolated public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> AnyShape { absent() }
}

@available(*, unavailable)
extension InsettableShape {
  @available(*, unavailable, message: "Sidelight has no 'strokeBorder'; it comes in a later version")
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = BackgroundStyle(), lineWidth: Double = 1, style: StrokeStyle = StrokeStyle(), antialiased: Bool = true) -> AnyShape { absent() }
  @available(*, unavailable, message: "Sidelight has no 'inset'; it comes in a later version")
  nonisolated public func inset(by amount: Double) -> AnyShape { absent() }
}

extension Color {
  @available(*, unavailable, message: "Sidelight has no 'gradient'; it comes in a later version")
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
  @available(*, unavailable, message: "Sidelight has no 'background'; it comes in a later version")
  nonisolated public static var background: BackgroundStyle { absent() }
}

@available(*, unavailable)
extension ShapeStyle where Self == SeparatorShapeStyle {
  @available(*, unavailable, message: "Sidelight has no 'separator'; it comes in a later version")
  nonisolated public static var separator: SeparatorShapeStyle { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'clipShape'; it comes in a later version")
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'clipped'; it comes in a later version")
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'cornerRadius'; it comes in a later version")
  nonisolated public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'containerShape'; it comes in a later version")
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'mask'; it comes in a later version")
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'border'; it comes in a later version")
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: Double = 1) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'shadow'; it comes in a later version")
  nonisolated public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'blur'; it comes in a later version")
  nonisolated public func blur(radius: Double, opaque: Bool = false) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'blendMode'; it comes in a later version")
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'brightness'; it comes in a later version")
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'contrast'; it comes in a later version")
  nonisolated public func contrast(_ amount: Double) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'saturation'; it comes in a later version")
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'grayscale'; it comes in a later version")
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'hueRotation'; it comes in a later version")
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'colorInvert'; it comes in a later version")
  nonisolated public func colorInvert() -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'colorMultiply'; it comes in a later version")
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'compositingGroup'; it comes in a later version")
  nonisolated public func compositingGroup() -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'drawingGroup'; it comes in a later version")
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'rotationEffect'; it comes in a later version")
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'rotation3DEffect'; it comes in a later version")
  nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0, perspective: Double = 1) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'scaleEffect'; it comes in a later version")
  nonisolated public func scaleEffect(_ s: Double, anchor: UnitPoint = .center) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'scaleEffect'; it comes in a later version")
  nonisolated public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View { self }
}

#if Foundation
@available(*, unavailable, message: "Sidelight has no 'RoundedRectangle'; it comes in a later version")
nonisolated public struct RoundedRectangle: InsettableShape {
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {}
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

@available(*, unavailable, message: "Sidelight has no 'Path'; it comes in a later version")
nonisolated public struct Path: Shape {
  public init() {}
  public init(_ callback: (inout Path) -> Void) {}
  public mutating func move(to point: CGPoint) {}
  public mutating func addLine(to point: CGPoint) {}
  public mutating func closeSubpath() {}
}

@available(*, unavailable, message: "Sidelight has no 'Canvas'; it comes in a later version")
nonisolated public struct Canvas: View {
  public typealias Body = Never
  public init(opaque: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
}

@available(*, unavailable)
extension Shape where Self == RoundedRectangle {
  @available(*, unavailable, message: "Sidelight has no 'rect'; it comes in a later version")
  nonisolated public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { absent() }
}
#endif

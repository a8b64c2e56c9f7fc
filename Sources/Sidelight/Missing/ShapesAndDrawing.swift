// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
#if Foundation
public import Foundation
#endif
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'GraphicsContext'; it comes in a later version")
nonisolated public struct GraphicsContext {
}

@available(*, unavailable, message: "Sidelight has no 'BlendMode'; it comes in a later version")
public enum BlendMode { case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter }

extension Color {
  @available(*, unavailable, message: "Sidelight has no 'gradient'; it comes in a later version")
  nonisolated public var gradient: Color { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'mask'; it comes in a later version")
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'blendMode'; it comes in a later version")
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'colorMultiply'; it comes in a later version")
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'compositingGroup'; it comes in a later version")
  nonisolated public func compositingGroup() -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'drawingGroup'; it comes in a later version")
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'rotation3DEffect'; it comes in a later version")
  nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0, perspective: Double = 1) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'luminanceToAlpha'; it comes in a later version")
  nonisolated public func luminanceToAlpha() -> some View { self }
}

#if Foundation
@available(*, unavailable, message: "Sidelight has no 'ContainerRelativeShape'; it comes in a later version")
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { absent() }
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'Canvas'; it comes in a later version")
nonisolated public struct Canvas: View {
  public typealias Body = Never
  public init(opaque: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'containerShape'; it comes in a later version")
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}
#endif

// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
#if Foundation
public import Foundation
#endif
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'GraphicsContext'; it comes in a later version")
nonisolated public struct GraphicsContext {
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'colorMultiply'; it comes in a later version")
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
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

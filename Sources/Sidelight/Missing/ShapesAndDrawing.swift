// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
#if Foundation
public import Foundation
#endif
public import SidelightUI


#if Foundation
@available(*, unavailable, message: "Sidelight has no 'ContainerRelativeShape'; it comes in a later version")
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { absent() }
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'containerShape'; it comes in a later version")
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}
#endif

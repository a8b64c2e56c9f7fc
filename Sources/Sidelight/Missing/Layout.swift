// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'ContainerBackgroundPlacement'; it comes in a later version")
nonisolated public struct ContainerBackgroundPlacement {
  public static var window: ContainerBackgroundPlacement { absent() }
  public static var navigation: ContainerBackgroundPlacement { absent() }
  public static var navigationSplitView: ContainerBackgroundPlacement { absent() }
  public static var tabView: ContainerBackgroundPlacement { absent() }
  public static var widget: ContainerBackgroundPlacement { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'backgroundStyle'; it comes in a later version")
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'containerBackground'; it comes in a later version")
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View { self }
}

// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'SidebarCommands'; F9 shows and hides the sidebar without it")
nonisolated public struct SidebarCommands: Commands {
  public typealias Body = Never
  public init() {}
}

// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'SidebarCommands'; F9 shows and hides the sidebar without it")
nonisolated public struct SidebarCommands: Commands {
  public typealias Body = Never
  public init() {}
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'navigationBarHidden'; use toolbarVisibility(.hidden, for: .navigationBar)")
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'navigationBarItems'; use toolbar(content:)")
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'navigationBarItems'; use toolbar(content:)")
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'navigationBarItems'; use toolbar(content:)")
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View { self }
}

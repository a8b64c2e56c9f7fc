extension View {
  /// Adds views above the tabs in the sidebar of a ``TabView``, which scroll with them. Source: SwiftUI's `tabViewSidebarHeader(content:)`.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = AnyView(content())
    return EnvironmentView(content: self) { $0[TabSidebarExtrasKey.self].header = content }
  }

  /// Adds views below the tabs in the sidebar of a ``TabView``, which scroll with them. Source: SwiftUI's `tabViewSidebarFooter(content:)`.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = AnyView(content())
    return EnvironmentView(content: self) { $0[TabSidebarExtrasKey.self].footer = content }
  }

  /// Adds a bar below the sidebar of a ``TabView``, which stays where it is. Source: SwiftUI's `tabViewSidebarBottomBar(content:)`.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = AnyView(content())
    return EnvironmentView(content: self) { $0[TabSidebarExtrasKey.self].bottomBar = content }
  }
}

import SidelightCore

/// A way to show the tabs of a ``TabView``.
///
/// Source: SwiftUI's `TabViewStyle`.
public protocol TabViewStyle: Sendable {
  /// For the library alone: the form of the tabs. Apps use the styles that there are and make none of their own.
  var _style: _TabViewLook { get }
}

/// For the library alone: the form of a ``TabViewStyle``.
public struct _TabViewLook: Sendable {
  let style: TabStyle
  var dots = TabDots.automatic
}

/// A switcher in the header bar, and at the bottom in a compact container. Source: SwiftUI's `DefaultTabViewStyle`.
public struct DefaultTabViewStyle: TabViewStyle {
  /// For the library alone: the form of the tabs.
  public let _style = _TabViewLook(style: .automatic)
  /// Makes the style; a modifier usually takes it as ``TabViewStyle/automatic``.
  nonisolated public init() {}
}

/// A switcher in the header bar, and at the bottom in a compact container. Source: SwiftUI's `TabBarOnlyTabViewStyle`.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// For the library alone: the form of the tabs.
  public let _style = _TabViewLook(style: .tabBarOnly)
  /// Makes the style; a modifier usually takes it as ``TabViewStyle/tabBarOnly``.
  nonisolated public init() {}
}

/// A sidebar beside the pages, and a bar at the bottom of a compact container. Source: SwiftUI's `SidebarAdaptableTabViewStyle`.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// For the library alone: the form of the tabs.
  public let _style = _TabViewLook(style: .sidebarAdaptable)
  /// Makes the style; a modifier usually takes it as ``TabViewStyle/sidebarAdaptable``.
  nonisolated public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar beside the pages, and a bar at the bottom of a compact container.
  ///
  /// Where a page has columns and there is no room for all of them, the sidebar is the first to lie over the others. A tab view inside another
  /// one has a switcher.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// A switcher above the page, below its header bar: for a few tabs that belong together, in a part of a window. Where a page has a header
/// bar of its own, as that of a stack, the tabs are below the page. Source: SwiftUI's
/// `GroupedTabViewStyle`.
public struct GroupedTabViewStyle: TabViewStyle {
  /// For the library alone: the form of the tabs.
  public let _style = _TabViewLook(style: .grouped)
  /// Makes the style; a modifier usually takes it as ``TabViewStyle/grouped``.
  nonisolated public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A switcher above the page, below its header bar.
  nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A switcher in the header bar, and at the bottom in a compact container.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A switcher in the header bar, and at the bottom in a compact container.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

enum TabStyleKey: EnvironmentKey {
  static var defaultValue: TabStyle { .automatic }
}

extension View {
  /// Sets how the tab views in this view show their tabs. Source: SwiftUI's `tabViewStyle(_:)`.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) {
      $0[TabStyleKey.self] = style._style.style
      $0[TabDotsKey.self] = style._style.dots
    }
  }
}

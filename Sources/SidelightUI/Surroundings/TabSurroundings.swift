import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Whether there is a tab view around.
enum InsideTabsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The tabs that header bars have in place of the title.
enum TabBarAroundKey: EnvironmentKey {
  static var defaultValue: TabBarElement? { nil }
}

/// Whether a tab view around follows how the content of its pages is scrolled.
enum TabsFollowScrollingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// What has a sidebar around a view. One button shows all sidebars, from the inside out, and then hides the outermost one.
enum SidebarAround {
  case split, tabs
}

/// What has a sidebar around; nil where there is none.
enum SidebarAroundKey: EnvironmentKey {
  static var defaultValue: SidebarAround? { nil }
}

/// What an app puts around the tabs in a sidebar. Content is of no type that can be compared, so that every evaluation is news.
struct TabSidebarExtras {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

enum TabSidebarExtrasKey: EnvironmentKey {
  static var defaultValue: TabSidebarExtras { TabSidebarExtras() }
}

/// Where the user's changes to the tabs in a sidebar are kept; nil where the user can't change them.
enum TabCustomizationKey: EnvironmentKey {
  static var defaultValue: Binding<SidelightCore.TabCustomization>? { nil }
}

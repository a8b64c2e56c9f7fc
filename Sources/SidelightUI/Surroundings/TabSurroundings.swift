import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What the tab views around a view mean to it.
struct TabSurroundings: Equatable {
  /// The tabs that header bars have in place of the title.
  var bar: TabBarElement?
  /// Whether there is a tab view around.
  var isInside = false
  /// Whether it follows how the content of its pages is scrolled.
  var followsScrolling = false
}

enum TabSurroundingsKey: EnvironmentKey {
  static var defaultValue: TabSurroundings { TabSurroundings() }
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

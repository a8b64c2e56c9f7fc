import SidelightCore

/// The window's title, for the one header bar that shows it where nothing has a title of its own.
enum WindowTitleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

/// The width in pixels that the window opens with, as far as its scene says it; 0 where it does not.
enum ExpectedWidthKey: EnvironmentKey {
  static var defaultValue: Double { 0 }
}

/// Whether the user can see this part of the interface: not in a hidden column, and not below another page.
package enum VisibleKey: EnvironmentKey {
  package static var defaultValue: Bool { true }
}

/// Whether pages here are as wide as their place, whatever is in them: in columns, inspectors and sheets.
enum CutsContentKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The automatic sidebar button that a page's header carries.
enum SidebarToggleKey: EnvironmentKey {
  static var defaultValue: SidebarToggle? { nil }
}

/// Whether the header bar around has no room for tabs: it is hidden, or something else stands in its middle.
enum HeaderRefusesTabsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Whether what fills a column of a split view stands in a stack of its own, so that the links in it have where to lead.
enum StacksFilledColumnsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Whether the rows around a view can be selected.
enum ListSelectsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Whether the list around a row is in edit mode.
enum ListEditsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Whether the split view around a view is collapsed to one column.
enum CollapsedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Whether a search around a view has something to look for, so that the app may hide what does not fit.
enum SearchFiltersKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Whether a page or tab view around follows how its content is scrolled.
enum FollowsScrollingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Where views stand in a toolbar; nil outside of one.
enum ToolbarPlaceKey: EnvironmentKey {
  static var defaultValue: ToolbarPlace? { nil }
}

extension EnvironmentValues {
  /// Forgets the columns, tabs and stacks around: what stands apart from them, as a sheet or an inspector does, has none.
  mutating func standApart() {
    self[ColumnKey.self] = nil
    self[NavigatorKey.self] = NavigatorBox(nil)
    self[CollapsedKey.self] = false
    self[WindowTitleKey.self] = nil
    self[SidebarAroundKey.self] = nil
    self[TabSidebarExtrasKey.self] = TabSidebarExtras()
    self[TabCustomizationKey.self] = nil
    self[RowSightsKey.self] = nil
  }
}

/// Where a search field stands.
///
/// On GNOME every page has one place for it: a bar below its header bar. The placements say which page that is, and whether the bar is
/// always there or comes with a button and Ctrl+F. Source: SwiftUI's `SearchFieldPlacement`.
public struct SearchFieldPlacement: Sendable {
  let isPinned: Bool
  let isSidebar: Bool

  /// In the page around the view; a button in its header bar opens it.
  public static let automatic = SearchFieldPlacement(isPinned: false, isSidebar: false)
  /// As ``automatic``: GNOME's toolbar is the header bar, and its search field stands below it.
  public static let toolbar = automatic
  /// As ``automatic``: GNOME's header bars leave the title in its place.
  public static let toolbarPrincipal = automatic
  /// As ``automatic``: a bar that comes with the search.
  public static let navigationBarDrawer = automatic
  /// At the top of the sidebar, where it is always there. Around a split view it goes to that view's sidebar.
  public static let sidebar = SearchFieldPlacement(isPinned: true, isSidebar: true)

  /// In a bar that comes with the search, or is always there.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(isPinned: displayMode == .always, isSidebar: false)
  }

  /// When a bar with a search field is there.
  public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
    private let isAlways: Bool

    /// The bar comes while the user searches.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// The bar is always there.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}

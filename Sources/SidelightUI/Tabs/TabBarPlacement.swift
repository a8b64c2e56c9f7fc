import SidelightCore

/// Where the tabs of a tab view stand.
///
/// Source: SwiftUI's `TabBarPlacement`.
public struct TabBarPlacement: Hashable, Sendable {
  private enum Place: Hashable { case top, bottom, sidebar, pageIndicator, ornament }
  private let place: Place

  /// In the header bar of the page, or above the page.
  public static let topBar = Self(place: .top)
  /// In a bar below the page.
  public static let bottomBar = Self(place: .bottom)
  /// In a sidebar, beside the page or over it, even while it is hidden.
  public static let sidebar = Self(place: .sidebar)
  /// As dots below the page.
  public static let pageIndicator = Self(place: .pageIndicator)
  /// Beside the window, as on visionOS. No tab view on GNOME has its tabs there.
  public static let ornament = Self(place: .ornament)

  /// Nil where there are no tabs to choose from.
  init?(_ place: TabBarPlace) {
    switch place {
    case .nowhere: return nil
    case .sidebar, .overlay: self = .sidebar
    case .bottom: self = .bottomBar
    case .header, .inline: self = .topBar
    case .dots: self = .pageIndicator
    }
  }

  private init(place: Place) { self.place = place }
}

enum TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

enum TabBarShowsSectionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Where the tabs of the tab view around stand; nil outside of the pages of tab views. Source: SwiftUI's `tabBarPlacement`.
  public var tabBarPlacement: TabBarPlacement? { self[TabBarPlacementKey.self] }

  /// Whether the tab view around shows the tabs of its sections below their headings, as a sidebar on the screen does; a bar has them among
  /// the other tabs. Source: SwiftUI's `isTabBarShowingSections`.
  public var isTabBarShowingSections: Bool { self[TabBarShowsSectionsKey.self] }
}

enum DefaultTabPlacementKey: EnvironmentKey {
  static var defaultValue: AdaptableTabBarPlacement { .automatic }
}

extension View {
  /// Says where the tabs of a ``TabView`` in the style ``TabViewStyle/sidebarAdaptable`` stand before the user says so.
  ///
  /// With ``AdaptableTabBarPlacement/tabBar`` they stand in the header bar, as in the style ``TabViewStyle/tabBarOnly``. The button in the
  /// header bar and F9 bring the sidebar in place of that, and back. With the others they stand in the sidebar, and where the user hides it
  /// there is nothing in its place. A compact container has a bar in any case. Source: SwiftUI's `defaultAdaptableTabBarPlacement(_:)`.
  nonisolated public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View {
    EnvironmentView(content: self) { $0[DefaultTabPlacementKey.self] = defaultPlacement }
  }
}

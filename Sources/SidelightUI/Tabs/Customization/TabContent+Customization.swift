import SidelightCore

/// Where the tabs of a tab view in the style ``TabViewStyle/sidebarAdaptable`` can be.
///
/// Source: SwiftUI's `AdaptableTabBarPlacement`.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let listings: [TabListing]

  /// Both the sidebar and the bar.
  public static let automatic = Self(listings: TabListing.allCases)
  /// The sidebar alone.
  public static let sidebar = Self(listings: [.sidebar])
  /// The bar: of a compact container, or of one that has no sidebar until the user asks for it.
  public static let tabBar = Self(listings: [.bar])
}

/// What the user may do to a tab or a section.
///
/// Source: SwiftUI's `TabCustomizationBehavior`.
public struct TabCustomizationBehavior: Equatable, Sendable {
  let customizing: TabCustomizing

  /// It can be hidden, shown and moved.
  public static var automatic: Self { Self(customizing: .all) }
  /// It can be moved, but not hidden.
  public static var reorderable: Self { Self(customizing: .reorderOnly) }
  /// It stays where it is.
  public static var disabled: Self { Self(customizing: .nothing) }
}

extension TabContent {
  /// Names a tab or a section, so that the user can change it and the change can be kept.
  ///
  /// The id has to be the same in every run of the app, and another one for each tab and section. Source: SwiftUI's `customizationID(_:)`.
  ///
  /// - Parameter id: the name, which no other tab or section of the tab view has.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    ModifiedTabs(self) {
      $0.customizationID = $0.customizationID ?? id
    } section: {
      $0.customizationID = $0.customizationID ?? id
    }
  }

  /// Says what the user may do to a tab or a section.
  ///
  /// - Parameter placements: where; everywhere without any.
  ///
  /// Source: SwiftUI's `customizationBehavior(_:for:)`.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let listings = placements.isEmpty ? TabListing.allCases : placements.flatMap(\.listings)
    return ModifiedTabs(self) { tab in
      for listing in listings { tab.customizing[listing] = tab.customizing[listing] ?? behavior.customizing }
    } section: { section in
      // Bars have no sections.
      if listings.contains(.sidebar) { section.customizing = section.customizing ?? behavior.customizing }
    }
  }

  /// Says whether a tab is there before the user says anything about it.
  ///
  /// - Parameter placements: where; everywhere without any.
  ///
  /// Source: SwiftUI's `defaultVisibility(_:for:)`.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let listings = placements.isEmpty ? TabListing.allCases : placements.flatMap(\.listings)
    return ModifiedTabs(self) { tab in
      for listing in listings { tab.isVisible[listing] = tab.isVisible[listing] ?? visibility.isShown }
    }
  }
}

import SidelightCore

/// Tabs of which a modifier says something.
struct ModifiedTabs<Content: TabContent> {
  let content: Content
  let change: (inout TabDeclaration) -> Void
  /// What it says of a section; nil where it means the tabs inside.
  let section: ((inout TabSectionDeclaration) -> Void)?

  nonisolated init(
    _ content: Content, _ change: @escaping (inout TabDeclaration) -> Void, section: ((inout TabSectionDeclaration) -> Void)? = nil
  ) {
    self.content = content
    self.change = change
    self.section = section
  }
}

extension ModifiedTabs: TabContent {
  typealias TabValue = Content.TabValue
}

extension ModifiedTabs: PrimitiveTabContent {
  func collect(into tabs: TabCollector) { tabs.changing(change, section: section) { content.collectTabs(into: tabs) } }
}

extension TabContent {
  nonisolated private func changing(_ change: @escaping (inout TabDeclaration) -> Void) -> ModifiedTabs<Self> { ModifiedTabs(self, change) }

  /// Shows a number beside the tab's title; 0 shows none. Source: SwiftUI's `badge(_:)`.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    changing { $0.badge = $0.badge ?? (count == 0 ? nil : String(count)) }
  }

  /// Shows a short text beside the tab's title; nil shows none. Source: SwiftUI's `badge(_:)`.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { changing { $0.badge = $0.badge ?? label?.content } }

  /// Shows a short text beside the tab's title; nil shows none. Source: SwiftUI's `badge(_:)`.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    changing { $0.badge = $0.badge ?? key?.resolved }
  }

  /// Shows a short text beside the tab's title; nil shows none. Source: SwiftUI's `badge(_:)`.
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    let text = label.map { String($0) }
    return changing { $0.badge = $0.badge ?? text }
  }

  /// Hides the tab from the user. Its page keeps its state, which a tab behind an `if` loses.
  ///
  /// A tab that a binding selects is shown all the same, until another one is selected: select one when you hide it. Without a binding the
  /// one that takes its place is shown. Source: SwiftUI's `hidden(_:)`.
  ///
  /// - Parameter hidden: whether the tab is hidden.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    ModifiedTabs(self) {
      $0.isHidden = $0.isHidden || hidden
    } section: {
      $0.isHidden = $0.isHidden || hidden
    }
  }

  /// Adds buttons and menus to a section, at the end of its heading in the sidebar. Nothing else has them. Source: SwiftUI's
  /// `sectionActions(content:)`.
  ///
  /// - Parameter content: the buttons and menus.
  nonisolated public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some TabContent<TabValue> {
    let actions = SectionActions(AnyView(content()))
    return ModifiedTabs(self) { _ in
    } section: {
      $0.actions = $0.actions ?? actions
    }
  }

  /// Keeps the user from selecting the tab. The app can select it. Source: SwiftUI's `disabled(_:)`.
  ///
  /// - Parameter disabled: whether the user can't select it.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changing { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Says where the tab stands.
  ///
  /// Source: SwiftUI's `tabPlacement(_:)`.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    changing { if $0.place == .automatic { $0.place = placement.place } }
  }
}

/// Where a tab stands.
///
/// Source: SwiftUI's `TabPlacement`.
public struct TabPlacement: Hashable, Sendable {
  let place: TabPlace

  /// Where it is declared.
  nonisolated public static let automatic = TabPlacement(place: .automatic)
  /// At the end of a bar, before the tab for searching, and the last to go behind "More".
  nonisolated public static let pinned = TabPlacement(place: .pinned)
  /// In no bar: where there is no sidebar it is behind "More".
  nonisolated public static let sidebarOnly = TabPlacement(place: .sidebarOnly)
}

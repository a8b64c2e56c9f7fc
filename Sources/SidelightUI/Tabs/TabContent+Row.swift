package import SidelightCore

/// What modifiers of a tab do to its row in the sidebar. A new one is made with each value of the tab.
final class TabDressing {
  let dress: (AnyView) -> AnyView

  nonisolated init(_ dress: @escaping (AnyView) -> AnyView) { self.dress = dress }
}

extension TabContent {
  /// Changes the tab's row in the sidebar; bars show nothing of it.
  nonisolated private func dressing(_ dress: @escaping (AnyView) -> AnyView) -> some TabContent<TabValue> {
    ModifiedTabs(self) { tab in
      let inner = tab.dressing
      tab.dressing = TabDressing { dress(inner?.dress($0) ?? $0) }
    }
  }

  /// Adds a menu to the tab in the sidebar, which opens on a secondary click, a long press, the Menu key and Shift+F10. Source: SwiftUI's
  /// `contextMenu(menuItems:)`.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some TabContent<TabValue> {
    let items = AnyView(menuItems())
    return dressing { AnyView($0.contextMenu { items }) }
  }

  /// Adds actions to the tab in the sidebar: they appear at an edge when its row is swiped from there, and are in the row's menu.
  ///
  /// Source: SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`.
  /// - Parameters:
  ///   - edge: where they appear; from there on inward in the order of the content.
  ///   - allowsFullSwipe: whether swiping over most of the row performs the first one at once.
  ///   - content: buttons.
  nonisolated public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    let content = AnyView(content())
    return dressing { AnyView($0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { content }) }
  }

  /// Lets the user drag the tab out of the sidebar, as what an action says when the drag begins; nil for nothing.
  ///
  /// The umbrella module's `draggable(_:)` is this with a type of the app's.
  nonisolated package func draggablePayload(_ payload: @escaping () -> DropPayload?) -> some TabContent<TabValue> {
    dressing { AnyView($0.draggablePayload(payload)) }
  }

  /// Takes what is dropped on the tab, wherever it stands; the action says whether it had a use for it.
  ///
  /// The umbrella module's `dropDestination(for:action:)` is this with a type of the app's.
  nonisolated package func onDropPayload(_ kinds: DropKinds, perform action: @escaping (DropPayload) -> Bool) -> some TabContent<TabValue> {
    ModifiedTabs(self) { $0.drops.append(TabDrop(kinds: kinds, perform: action)) }
  }

  /// Says whether something that is dragged selects the tab by resting over it, which it does as long as nobody says otherwise. Of several
  /// modifiers the inner one counts. Source: SwiftUI's `springLoadingBehavior(_:)`.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
    ModifiedTabs(self) { $0.spring = $0.spring ?? behavior }
  }
}

/// What takes things that are dropped on a tab, and what things.
struct TabDrop {
  let kinds: DropKinds
  /// Says whether there was anything for it.
  let perform: (DropPayload) -> Bool
}

import SidelightCore
import SidelightUI

/// The focus on a tab of a bar.
extension HeadlessFocus {
  struct Tab: Equatable {
    let tabs: NodeID
    let event: TabEvent
  }

  func enter(_ tab: Tab) {
    place = nil
    self.tab = tab
  }

  /// The bar of a tab view, wherever it is.
  func bar(of tabs: NodeID) -> TabBarElement? {
    if let bar = tree.tabs(tabs)?.bar { return bar }
    return tree.all.firstNonNil { node -> TabBarElement? in
      guard case .page(let page) = node.element.kind, page.tabBar?.tabs == tabs, tree.isOnShownTab(node.id) else { return nil }
      return page.tabBar
    }
  }

  /// Arrows go from tab to tab, skip disabled ones, and stop at the last one. Space and Enter choose a tab. Returns whether the key was one
  /// of these.
  func press(_ key: TestKey, _ modifiers: TestModifiers) -> Bool {
    guard let tab, modifiers.isEmpty, let bar = bar(of: tab.tabs), let index = bar.places.firstIndex(where: { $0.event == tab.event })
    else { return false }
    switch key {
    case .enter, .space: graph.send(.tabs(tab.tabs, tab.event))
    case .left, .right:
      let isForward = (key == .right) != graph.desktop.isRightToLeft
      let others = isForward ? Array(bar.places[(index + 1)...]) : bar.places[..<index].reversed()
      if let next = others.first(where: { !$0.isDisabled }) { self.tab = Tab(tabs: tab.tabs, event: next.event) }
    default: return false
    }
    return true
  }

  /// Moves the focus to where the bar is now. If its tab is in no bar any more, the focus goes to the selected tab; without a bar, into the
  /// page.
  func followTabBars() {
    guard let tab else { return }
    guard let bar = bar(of: tab.tabs) else {
      place = tree.tabs(tab.tabs)?.page.flatMap { firstStop(in: $0) ?? $0 }
      return
    }
    if bar.places.contains(where: { $0.event == tab.event }) { return }
    self.tab = bar.places.first(where: \.isSelected).map { Tab(tabs: tab.tabs, event: $0.event) }
  }
}

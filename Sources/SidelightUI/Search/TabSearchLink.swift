/// The search of a modifier around a view, up to the next page.
enum TabSearchTargetKey: EnvironmentKey {
  static var defaultValue: SearchTarget? { nil }
}

/// Where a search in the page of the tab for searching tells of itself.
@MainActor final class TabSearchLink {
  private(set) weak var target: SearchTarget?
  private var isSearching = false
  var ended: () -> Void = {}

  func tell(of new: SearchTarget, _ searches: Bool) {
    let hasEnded = target === new && isSearching && !searches
    target = new
    isSearching = searches
    if hasEnded { ended() }
  }
}

enum TabSearchLinkKey: EnvironmentKey {
  static var defaultValue: TabSearchLink? { nil }
}

extension EnvironmentValues {
  /// What a search field knows of what it stands in.
  var searchAround: (tabLink: TabSearchLink?, behavior: SearchToolbarBehavior) {
    (self[TabSearchLinkKey.self], self[SearchToolbarBehaviorKey.self])
  }
}

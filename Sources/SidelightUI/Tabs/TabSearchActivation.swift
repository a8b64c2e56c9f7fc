import SidelightCore

/// What selecting the tab for searching does to the search.
///
/// Source: SwiftUI's `TabSearchActivation`.
public struct TabSearchActivation: Hashable, Sendable {
  let isLinked: Bool

  /// The search begins when the user goes to its field, and its end has no other effect.
  public static var automatic: TabSearchActivation { TabSearchActivation(isLinked: false) }
  /// The search begins when its tab is selected, and its end leads back to the tab that was selected before.
  public static var searchTabSelection: TabSearchActivation { TabSearchActivation(isLinked: true) }
}

extension View {
  /// Sets what selecting the tab for searching, of the role ``TabRole/search``, does to the search around the tab view, or to the one in the
  /// page of that tab. Source: SwiftUI's `tabViewSearchActivation(_:)`.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    EnvironmentView(content: self) { $0[TabSearchActivationKey.self] = activation }
  }
}

enum TabSearchActivationKey: EnvironmentKey {
  static var defaultValue: TabSearchActivation { .automatic }
}

/// What a tab view knows of the search that belongs to it.
@MainActor final class TabSearchPart {
  let link = TabSearchLink()
  private weak var around: SearchTarget?
  private var isLinked = false
  private var isSearching = false
  private var hasEnded = false
  /// What the model wants, until the page that it is for has been made.
  var wish: Bool?
  /// Hears that the search in a page has ended.
  var ended: () -> Void = {}

  init() {
    link.ended = { [weak self] in
      self?.hasEnded = true
      self?.ended()
    }
  }

  /// Looks at the search around the tab view.
  func read(_ scope: EnvironmentScope) {
    let old = around
    around = scope.value(TabSearchTargetKey.self)
    isLinked = scope.value(TabSearchActivationKey.self).isLinked
    let searches = around != nil && scope.value(SearchingKey.self)
    if isSearching, !searches, old === around { hasEnded = true }
    isSearching = searches
  }

  var kind: TabSearch { isLinked ? .linked : around == nil ? .apart : .shared }

  /// Whether the user has ended the search since somebody asked last.
  func takeEnd() -> Bool {
    defer { hasEnded = false }
    return hasEnded
  }

  func perform() {
    guard let wish, let target = around ?? link.target else { return self.wish = nil }
    self.wish = nil
    target.present(wish)
  }
}

extension Element.Kind {
  /// Whether F5 and pulling at its top refresh it.
  package var isRefreshable: Bool {
    switch self {
    case .list(let list): list.isRefreshable
    case .scroll(let scroll): scroll.isRefreshable
    default: false
    }
  }

  /// Whether a refresh of it is under way.
  package var isRefreshing: Bool {
    switch self {
    case .list(let list): list.isRefreshing
    case .scroll(let scroll): scroll.isRefreshing
    default: false
    }
  }

  /// Whether it says how it scrolls down.
  package var followsScrolling: Bool {
    switch self {
    case .list(let list): list.followsScrolling
    case .scroll(let scroll): scroll.followsScrolling
    default: false
    }
  }
}

extension Element.Kind {
  /// Whether F5 and pulling at the top refresh it.
  package var isRefreshable: Bool {
    switch self {
    case .list(let list): list.isRefreshable
    case .scroll(let scroll): scroll.isRefreshable
    default: false
    }
  }

  /// Whether it is being refreshed.
  package var isRefreshing: Bool {
    switch self {
    case .list(let list): list.isRefreshing
    case .scroll(let scroll): scroll.isRefreshing
    default: false
    }
  }

  /// Whether it sends ``Event/scrolled(_:_:)``.
  package var followsScrolling: Bool {
    switch self {
    case .list(let list): list.followsScrolling
    case .scroll(let scroll): scroll.followsScrolling
    default: false
    }
  }
}

extension Element.Kind {
  /// Whether F5 and pulling at its top refresh it.
  package var isRefreshable: Bool {
    switch self {
    case .list(let list): list.isRefreshable
    case .scroll(let scroll): scroll.isRefreshable
    default: false
    }
  }
}

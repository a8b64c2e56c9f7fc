extension TabModel {
  /// The tabs whose pages follow each other, in order; empty where they don't. The shown one is among them even if the app hides it.
  package var carousel: [TabID] {
    guard plan.place == .dots else { return [] }
    guard let shown = plan.shown, !plan.bar.contains(shown) else { return plan.bar }
    let order = configuration.orderedItems.flatMap(\.tabs).map(\.id)
    return order.filter { $0 == shown || plan.bar.contains($0) }
  }

  /// Whether there are dots below the pages.
  package var showsDots: Bool {
    guard plan.place == .dots else { return false }
    return switch configuration.dots {
    case .automatic: carousel.count > 1
    case .always: true
    case .never: false
    }
  }

  /// Whether the pages without header bars of their own have that of the page around the tab view, which is then one for all of them. Pages
  /// that follow each other do so unless one of them has its own: bars that come and go with the pages would push their content up and down.
  package var hasBarePages: Bool { plan.place != .dots || !configuration.tabs.contains(where: \.hasOwnHeader) }
}

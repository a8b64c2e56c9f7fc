extension TabModel {
  /// The tabs whose pages are side by side, in order; empty in other styles. The shown one is among them even if the app hides it.
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

  /// Whether pages without header bars of their own share the header bar of the page around the tab view. Pages that are side by side do so
  /// unless one of them has its own: a bar that comes and goes with the pages would move their content up and down.
  package var hasBarePages: Bool { plan.place != .dots || !configuration.tabs.contains(where: \.hasOwnHeader) }
}

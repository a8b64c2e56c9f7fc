import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Turns the buttons of swipe actions into values.
@MainActor enum SwipeLowering {
  static func actions(of node: ViewNode) -> [SwipeAction] {
    var hosts: [ElementHost] = []
    node.collect(into: &hosts)
    return hosts.compactMap { host in
      guard let button = host.element.kind.control(ButtonElement.self) else { return nil }
      let symbols = symbols(in: host)
      var action = SwipeAction(
        node: host.id, title: MenuLowering.title(of: host), symbol: symbols?.first, isDestructive: button.role == .destructive,
        isEnabled: !host.element.traits.isDisabled, tint: button.tint)
      action.simplerSymbols = symbols.map { Array($0.dropFirst()) } ?? []
      return action
    }
  }

  /// The names of the first symbol, the best one first.
  private static func symbols(in host: ElementHost) -> [String]? {
    if case .image(let image) = host.element.kind {
      if case .symbol(let name) = image.source { return [name] }
      if case .variants(let names) = image.source { return names }
    }
    return host.filledSlots.firstNonNil { host.hosts(in: $0).firstNonNil(symbols(in:)) }
  }
}

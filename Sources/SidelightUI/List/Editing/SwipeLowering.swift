import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Turns the buttons of swipe actions into values.
@MainActor enum SwipeLowering {
  static func actions(of node: ViewNode) -> [SwipeAction] {
    var hosts: [ElementHost] = []
    node.collect(into: &hosts)
    return hosts.compactMap { host in
      guard let button = host.element.kind.control(ButtonElement.self) else { return nil }
      return SwipeAction(
        node: host.id, title: MenuLowering.title(of: host), symbol: symbol(in: host), isDestructive: button.role == .destructive,
        isEnabled: !host.element.traits.isDisabled, tint: button.tint)
    }
  }

  private static func symbol(in host: ElementHost) -> String? {
    if case .image(let image) = host.element.kind, case .symbol(let name) = image.source { return name }
    return host.filledSlots.lazy.flatMap { host.hosts(in: $0) }.compactMap { symbol(in: $0) }.first
  }
}

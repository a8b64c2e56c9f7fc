import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Turns the views of a menu into its entries.
@MainActor struct MenuLowering {
  private var items: [MenuItem] = []
  private var startsSection = false
  private var title: String?
  private var isInPalette = false

  static func items(of node: ViewNode) -> [MenuItem] {
    var lowering = MenuLowering()
    lowering.visit(node)
    return lowering.items
  }

  private mutating func visit(_ node: ViewNode) {
    if let section = node as? any MenuSectionNode {
      beginSection(section.menuHeader.map(Self.text(in:)))
      if let content = section.menuContent { visit(content) }
      return beginSection(nil)
    }
    guard let hosting = node as? any HostingNode else { return node.children.forEach { visit($0) } }
    let host = hosting.host
    if let group = host.element.kind.control(GroupElement.self), group.form == .controls {
      beginSection(nil)
      let around = isInPalette
      isInPalette = group.isPalette
      for child in node.children { visit(child) }
      isInPalette = around
      return beginSection(nil)
    }
    if case .divider = host.element.kind { return beginSection(nil) }
    let keepsOpen = node.scope.value(MenuDismissKey.self).keepsOpen
    switch host.element.kind.control?.menuEntry {
    case .action(let isDestructive):
      var item = entry(of: host)
      item.isDestructive = isDestructive
      item.keepsOpen = keepsOpen
      item.shortcut = host.element.traits.shortcut
      add(item)
    case .check(let isOn):
      var item = entry(of: host)
      item.isOn = isOn
      item.keepsOpen = keepsOpen
      item.shortcut = host.element.traits.shortcut
      add(item)
    case .choice(let options, let selected, let disabled):
      beginSection(Self.title(of: host))
      for (index, option) in options.enumerated() {
        var item = MenuItem(node: host.id, title: option, isEnabled: !host.element.traits.isDisabled && !disabled.contains(index))
        item.option = index
        item.isOn = index == selected
        item.keepsOpen = keepsOpen
        add(item)
      }
      beginSection(nil)
    case .submenu:
      let items = (node as? any MenuSource)?.menuItems() ?? []
      var item = entry(of: host)
      item.isEnabled = item.isEnabled && !items.isEmpty
      item.items = items
      add(item)
    case nil: break
    }
  }

  private func entry(of host: ElementHost) -> MenuItem {
    var item = MenuItem(node: host.id, title: Self.firstTitle(of: host), isEnabled: !host.element.traits.isDisabled)
    item.subtitle = Self.subtitle(of: host)
    if isInPalette { item.symbol = Self.symbol(of: host) }
    return item
  }

  private mutating func beginSection(_ title: String?) {
    startsSection = true
    self.title = title?.isEmpty == false ? title : nil
  }

  private mutating func add(_ item: MenuItem) {
    var item = item
    item.startsSection = startsSection && (!items.isEmpty || title != nil)
    item.sectionTitle = title
    item.isInPalette = isInPalette
    startsSection = false
    title = nil
    items.append(item)
  }

  private static func text(in node: ViewNode) -> String {
    var hosts: [ElementHost] = []
    node.collect(into: &hosts)
    return hosts.map(title(of:)).joined(separator: " ")
  }

  /// What the views of a label say, one by one: the first one is the title of an entry, and the others its subtitle.
  private static func titles(of host: ElementHost) -> [String] {
    if host.element.traits.accessibilityLabel != nil { return [title(of: host)] }
    return host.filledSlots.flatMap { host.hosts(in: $0) }.map(title(of:)).filter { !$0.isEmpty }
  }

  private static func firstTitle(of host: ElementHost) -> String { titles(of: host).first ?? "" }

  private static func subtitle(of host: ElementHost) -> String { titles(of: host).dropFirst().joined(separator: " ") }

  /// The first symbol in an element; nil for none.
  private static func symbol(of host: ElementHost) -> ImageElement.Source? {
    if case .image(let image) = host.element.kind {
      return switch image.source {
      case .symbol, .variants, .themed: image.source
      case .file, .address: nil
      }
    }
    return host.filledSlots.flatMap { host.hosts(in: $0) }.firstNonNil { symbol(of: $0) }
  }

  /// The text in an element, its own and that of what it contains.
  static func title(of host: ElementHost) -> String {
    if let label = host.element.traits.accessibilityLabel { return label }
    if case .text(let text) = host.element.kind { return text.string }
    return host.filledSlots.flatMap { host.hosts(in: $0) }.map(title(of:)).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// A section of a menu.
@MainActor protocol MenuSectionNode: ViewNode {}

extension MenuSectionNode {
  /// A section outside of a list is its header, its content and its footer.
  fileprivate var menuHeader: ViewNode? { children.first }
  fileprivate var menuContent: ViewNode? { children.dropFirst().first }
}

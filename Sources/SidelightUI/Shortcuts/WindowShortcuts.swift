import Observation
import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Whether the list of keys is open over one window, and what it shows.
@MainActor @Observable final class ShortcutsDoor: GraphPart {
  var isOpen = false
  /// Shows the list as the desktop shows one; false where it has no way of its own.
  @ObservationIgnored var showNatively: () -> Bool = { false }

  init() {}

  func open() { if !showNatively() { isOpen = true } }

  /// The user asked for it by the keys.
  func heard(_ event: Event) { if case .shortcuts = event { open() } }
}

extension Presenter {
  /// The keys that the window understands now.
  ///
  /// - Parameter menu: the entries of its main menu.
  func shortcuts(_ menu: [MenuItem]) -> [ShortcutGroup] {
    var reading = ShortcutReading(graph: graph)
    reading.visit(host)
    if !menu.isEmpty { reading.features.insert(.mainMenu) }
    reading.take(menu)
    return [ShortcutGroup](reading.lines, reading.features)
  }
}

/// Finds the keys of all that stands in a window.
@MainActor private struct ShortcutReading {
  let graph: ViewGraph
  var lines: [ShortcutGroup.Line] = []
  var features: WindowFeatures = []

  mutating func visit(_ host: ElementHost) {
    let element = host.element
    switch element.kind {
    case .window(let window):
      if window.togglesInspector { features.insert(.inspectorKey) }
      if window.opensSettings { features.insert(.settings) }
    case .split(let split): if split.hasSidebar { features.insert(.sidebar) }
    case .tabs: features.insert(.tabs)
    case .navigation: features.insert(.pages)
    // Its buttons say what they are for.
    case .alert: return
    default: break
    }
    if element.kind.isRefreshable { features.insert(.refresh) }
    if let keys = element.traits.shortcut { lines.append(ShortcutGroup.Line(host.texts.joined(separator: " "), keys)) }
    if let menu = element.kind.control(MenuElement.self), !menu.isMain { take(graph.menu(host.id)) }
    for slot in Slot.readingOrder {
      let inside = host.hosts(in: slot)
      if slot == .search, !inside.isEmpty { features.insert(.search) }
      for host in inside { visit(host) }
    }
  }

  mutating func take(_ items: [MenuItem]) {
    for item in items {
      if let keys = item.shortcut { lines.append(ShortcutGroup.Line(item.title, keys)) }
      if let inner = item.items { take(inner) }
    }
  }
}

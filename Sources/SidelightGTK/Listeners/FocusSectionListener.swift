import SidelightBridge
import SidelightCore

/// Lets arrow keys find an element that is a section of the keyboard focus.
@MainActor final class FocusSectionListener: WidgetListener {
  private(set) weak var widget: Widget?
  private var hearing: FocusSectionKeys?
  private var connections: [SignalConnection] = []

  init(on widget: Widget) {
    self.widget = widget
    connections = [
      widget.onMap { [weak self] in self?.join() },
      widget.onUnmap { [weak self] in self?.leave() },
    ]
    if widget.isMapped { join() }
  }

  func stop() {
    for connection in connections { connection.disconnect() }
    connections = []
    leave()
  }

  /// It is in a window now, perhaps in another one than before.
  private func join() {
    leave()
    hearing = widget.flatMap { FocusStops.outermostHearer(of: $0) }.map(FocusSectionKeys.of)
    hearing?.add(self)
  }

  private func leave() {
    hearing?.remove(self)
    hearing = nil
  }
}

/// Hears of arrow keys in a window or a dialog that nothing in it had a use for. Its sections keep it.
@MainActor private final class FocusSectionKeys {
  private struct Entry {
    weak var keys: FocusSectionKeys?
  }
  private static var all: [Entry] = []

  private weak var root: Widget?
  private let keys = KeyController()
  private var sections: [FocusSectionListener] = []

  /// The one of a window or a dialog.
  static func of(_ root: Widget) -> FocusSectionKeys {
    all.removeAll { $0.keys == nil }
    if let known = all.compactMap(\.keys).first(where: { $0.root == root }) { return known }
    let made = FocusSectionKeys(root)
    all.append(Entry(keys: made))
    return made
  }

  private init(_ root: Widget) {
    self.root = root
    keys.phase = .bubble
    keys.onPressed { [weak self] key, modifiers in
      guard let self, modifiers.isEmpty, let arrow = FocusArrow(key) else { return false }
      return move(arrow)
    }
    root.addController(keys)
  }

  func add(_ section: FocusSectionListener) { sections.append(section) }

  func remove(_ section: FocusSectionListener) {
    sections.removeAll { $0 === section }
    if sections.isEmpty { root?.removeController(keys) }
  }

  /// Moves the focus into the section that the key leads to; says whether there is one.
  private func move(_ arrow: FocusArrow) -> Bool {
    guard let root, let focus = root.focusInRoot, let origin = focus.bounds(in: root) else { return false }
    var (found, stops, inside): ([FocusSections.Section], [[Widget]], [Widget]) = ([], [], [])
    for section in sections {
      guard let widget = section.widget, widget.isMapped, let frame = widget.bounds(in: root) else { continue }
      let own = FocusStops.inside(widget)
      let places = own.map { $0.bounds(in: root) }
      let hasFocus = widget.containsFocus
      found.append(
        FocusSections.Section(frame: LayoutFrame(frame), stops: places.compactMap { $0.map { LayoutFrame($0) } }, hasFocus: hasFocus))
      stops.append(zip(own, places).filter { $0.1 != nil }.map(\.0))
      if !hasFocus { inside += own }
    }
    let others = FocusStops.inside(root).filter { stop in stop != focus && !inside.contains { $0 == stop } }
    let goal = FocusSections.goal(
      arrow, from: LayoutFrame(origin), to: found, others: others.compactMap { $0.bounds(in: root).map { LayoutFrame($0) } })
    guard let goal else { return false }
    return stops[goal.section][goal.stop].grabFocus()
  }
}

extension FocusArrow {
  fileprivate init?(_ key: KeyController.Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    default: return nil
    }
  }
}

extension LayoutFrame {
  fileprivate init(_ box: PixelRectangle) { self.init(x: box.x, y: box.y, size: Size(box.width, box.height)) }
}

import SidelightBridge
import SidelightCore

/// Opens the menu of a widget outside of lists, on a secondary click, a long press, the Menu key and Shift+F10.
@MainActor final class MenuListener {
  private weak var controller: Controller?
  private(set) weak var widget: Widget?
  /// What the menu opens over, where that is another widget in the same place.
  private weak var holder: Widget?
  private let menu: (Controller) -> NodeID?
  private let click = ClickGesture(.secondary)
  private let press = LongPressGesture()
  private let keys = KeyController()

  /// - Parameters:
  ///   - controller: whose menu it is.
  ///   - widget: what hears the user.
  ///   - holder: what holds the menu; nil for the widget itself.
  ///   - menu: which menu it is now.
  init(
    _ controller: Controller, on widget: Widget, over holder: Widget? = nil,
    menu: @escaping (Controller) -> NodeID? = { $0.element.traits.menu }
  ) {
    self.controller = controller
    self.widget = widget
    self.holder = holder ?? widget
    self.menu = menu
    keys.phase = .bubble
    click.connect(ClickGesture.pressed) { [weak self] _, x, y in
      if self?.open(x, y, isPointed: true) == true { self?.click.claim() }
    }
    press.connect(LongPressGesture.pressed) { [weak self] x, y in
      if self?.open(x, y, isPointed: true) == true { self?.press.claim() }
    }
    keys.onPressed { [weak self] key, modifiers in
      guard key == .menu || key == .f10 && modifiers == .shift, let widget = self?.widget else { return false }
      return self?.open(Double(widget.width) / 2, Double(widget.height) / 2, isPointed: false) ?? false
    }
    for listener in [click, press, keys] as [EventController] { widget.addController(listener) }
  }

  func stop() {
    for listener in [click, press, keys] as [EventController] { widget?.removeController(listener) }
  }

  private func open(_ x: Double, _ y: Double, isPointed: Bool) -> Bool {
    guard let controller, let holder, let menu = menu(controller), let renderer = controller.renderer else { return false }
    return renderer.openMenu(renderer.host?.menu(menu) ?? [], over: holder, x, y, isPointed: isPointed)
  }
}

extension Renderer {
  /// Opens a menu at a place of a widget; false where it has no entries.
  func openMenu(_ items: [MenuItem], over widget: Widget, _ x: Double, _ y: Double, isPointed: Bool) -> Bool {
    guard !items.isEmpty else { return false }
    MenuPopover.open(menuSections(items), over: widget, x: x, y: y, isPointed: isPointed)
    return true
  }

  /// The entries of a menu in their sections.
  func menuSections(_ items: [MenuItem]) -> [MenuSection] {
    var sections: [MenuSection] = []
    var rest = items[...]
    while let item = rest.first {
      if sections.isEmpty || item.startsSection { sections.append(MenuSection(titled: item.sectionTitle, [])) }
      // The options of a choice are one entry.
      let run = item.option == nil ? rest.prefix(1) : rest.prefix { $0.option != nil && $0.node == item.node }
      sections[sections.count - 1].entries.append(entry(Array(run)))
      rest = rest.dropFirst(run.count)
    }
    return sections
  }

  private func entry(_ items: [MenuItem]) -> MenuSection.Entry {
    let item = items[0]
    let choose: @MainActor () -> Void = { [weak self] in self?.host?.send(item.event) }
    if item.option != nil {
      let disabled = Set(items.indices.filter { !items[$0].isEnabled })
      return .choice(items.map(\.title), selected: items.firstIndex { $0.isOn == true }, disabled: disabled, isEnabled: true) {
        [weak self] in self?.host?.send(items[$0].event)
      }
    }
    if let inner = item.items { return .submenu(item.lines, isEnabled: item.isEnabled, menuSections(inner)) }
    let keys = item.shortcut.map(MenuKeys.init)
    if let isOn = item.isOn { return .check(item.lines, keys: keys, isOn: isOn, isEnabled: item.isEnabled, choose: choose) }
    return .action(item.lines, keys: keys, isEnabled: item.isEnabled, isDestructive: item.isDestructive, choose: choose)
  }
}

extension MenuKeys {
  @MainActor init(_ shortcut: KeyShortcut) {
    self.init(symbol: shortcut.symbol, modifiers: KeyController.Modifiers(rawValue: shortcut.modifiers.rawValue))
  }
}

extension MenuItem {
  /// The title, and below it the subtitle.
  fileprivate var lines: String { subtitle.isEmpty ? title : title + "\n" + subtitle }
}

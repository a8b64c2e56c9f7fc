import SidelightBridge
import SidelightCore

/// Opens the menu of a widget outside of lists, on a secondary click, a long press, the Menu key and Shift+F10.
@MainActor final class MenuListener {
  private weak var controller: Controller?
  private(set) weak var widget: Widget?
  private let click = ClickGesture(.secondary)
  private let press = LongPressGesture()
  private let keys = KeyController()

  init(_ controller: Controller, on widget: Widget) {
    self.controller = controller
    self.widget = widget
    keys.phase = .bubble
    click.connect(ClickGesture.pressed) { [weak self] _, x, y in
      if self?.open(x, y) == true { self?.click.claim() }
    }
    press.connect(LongPressGesture.pressed) { [weak self] x, y in
      if self?.open(x, y) == true { self?.press.claim() }
    }
    keys.onPressed { [weak self] key, modifiers in
      guard key == .menu || key == .f10 && modifiers == .shift, let widget = self?.widget else { return false }
      return self?.open(Double(widget.width) / 2, Double(widget.height) / 2) ?? false
    }
    for listener in [click, press, keys] as [EventController] { widget.addController(listener) }
  }

  func stop() {
    for listener in [click, press, keys] as [EventController] { widget?.removeController(listener) }
  }

  private func open(_ x: Double, _ y: Double) -> Bool {
    guard let controller, let widget, let menu = controller.element.traits.menu, let renderer = controller.renderer else { return false }
    return renderer.openMenu(renderer.host?.menu(menu) ?? [], over: widget, x, y)
  }
}

extension Renderer {
  /// Opens a menu at a place of a widget; false where it has no entries.
  func openMenu(_ items: [MenuItem], over widget: Widget, _ x: Double, _ y: Double) -> Bool {
    guard !items.isEmpty else { return false }
    var sections: [MenuSection] = []
    for item in items {
      if sections.isEmpty || item.startsSection { sections.append(MenuSection(titled: item.sectionTitle, [])) }
      sections[sections.count - 1].entries.append(entry(item))
    }
    MenuPopover.open(sections, over: widget, x: x, y: y)
    return true
  }

  private func entry(_ item: MenuItem) -> MenuSection.Entry {
    let choose: @MainActor () -> Void = { [weak self] in self?.host?.send(item.event) }
    if let isOn = item.isOn { return .check(item.title, isOn: isOn, isEnabled: item.isEnabled, choose: choose) }
    return .action(item.title, isEnabled: item.isEnabled, isDestructive: item.isDestructive, choose: choose)
  }
}

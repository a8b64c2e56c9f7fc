import SidelightBridge

/// Opens the menu of a widget outside of lists, on a secondary click, a long press, the Menu key and Shift+F10.
@MainActor final class MenuListener: WidgetListener {
  private(set) weak var widget: Widget?
  /// What the menu opens over, where that is another widget in the same place.
  private weak var holder: Widget?
  private let show: Show
  private let click = ClickGesture(.secondary)
  private let press = LongPressGesture()
  private let keys = KeyController()

  /// Opens the menu over a widget, at a place of that, as it is pointed at or not; false where it has no entries.
  typealias Show = (_ holder: Widget, _ x: Double, _ y: Double, _ isPointed: Bool) -> Bool

  /// - Parameters:
  ///   - widget: what hears the user.
  ///   - holder: what holds the menu; nil for the widget itself.
  init(on widget: Widget, over holder: Widget? = nil, _ show: @escaping Show) {
    self.widget = widget
    self.holder = holder ?? widget
    self.show = show
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
    holder.map { show($0, x, y, isPointed) } ?? false
  }
}

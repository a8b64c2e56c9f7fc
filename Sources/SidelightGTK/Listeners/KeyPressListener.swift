import SidelightBridge
import SidelightCore

/// Hears of keys while the focus is in an element, for views that may keep them to themselves.
///
/// The views of a control hear of a key before it does, but not while an input method composes text there. Those of anything else hear of
/// what nothing inside had a use for.
@MainActor final class KeyPressListener: WidgetListener {
  private(set) weak var widget: Widget?
  private let keys = KeyController()
  /// What is held down now.
  private var down: Set<UInt32> = []
  private let focus = FocusController()

  /// - Parameters:
  ///   - isFirst: whether the element is a control.
  ///   - isComposing: says whether an input method composes text in it now.
  ///   - press: tells the views; says whether one keeps the key.
  init(on widget: Widget, isFirst: Bool, isComposing: @escaping () -> Bool, _ press: @escaping (KeyPressed) -> Bool) {
    self.widget = widget
    keys.phase = isFirst ? .capture : .bubble
    keys.onKey(
      pressed: { [weak self] symbol, modifiers in
        guard let self, !isComposing() else { return false }
        let isNew = down.insert(symbol).inserted
        return press(KeyPressed(isNew ? .down : .repeated, KeyShortcut(symbol: symbol, modifiers: .init(rawValue: modifiers.rawValue))))
      },
      released: { [weak self] symbol, modifiers in
        guard let self, down.remove(symbol) != nil else { return }
        _ = press(KeyPressed(.up, KeyShortcut(symbol: symbol, modifiers: .init(rawValue: modifiers.rawValue))))
      })
    // What is let go elsewhere is not heard of here.
    focus.connect(FocusController.left) { [weak self] in self?.down = [] }
    widget.addController(keys)
    widget.addController(focus)
  }

  func stop() {
    widget?.removeController(keys)
    widget?.removeController(focus)
  }
}

/// An element in which an input method may compose text, whose keys are then nobody else's.
@MainActor protocol ComposedText: AnyObject {
  var isComposing: Bool { get }
}

/// Lets an element have the keyboard focus, or keeps it from it, as its app says.
@MainActor final class FocusingListener: WidgetListener {
  private(set) weak var widget: Widget?
  let manner: FocusManner
  private let isControl: Bool
  private var clicks: ClickGesture?

  /// - Parameter isControl: whether the element is a control, which can have the focus by itself.
  init(on widget: Widget, _ manner: FocusManner, isControl: Bool) {
    self.widget = widget
    self.manner = manner
    self.isControl = isControl
    widget.canFocus = manner.isOn
    guard manner.isOn, !isControl else { return }
    widget.isFocusable = true
    widget.addClass("sidelight-focusable")
    guard manner.takesClicks else { return }
    let clicks = ClickGesture(.primary)
    clicks.phase = .bubble
    clicks.connect(ClickGesture.pressed) { [weak widget] _, _, _ in
      guard let widget, !widget.containsFocus else { return }
      widget.grabFocus()
    }
    widget.addController(clicks)
    self.clicks = clicks
  }

  func stop() {
    guard let widget else { return }
    widget.canFocus = true
    guard manner.isOn, !isControl else { return }
    widget.isFocusable = false
    widget.removeClass("sidelight-focusable")
    if let clicks { widget.removeController(clicks) }
  }
}

package import SidelightBridge
import SidelightCore

extension WindowController {
  /// Hears of the keys that nothing in a widget has a use for, and before that of those of tabs and of those that bring back bars which make
  /// room: in the window, and in each dialog over it, since what happens in a dialog goes no further.
  package func hearKeys(in widget: Widget) {
    let tabKeys = KeyController()
    tabKeys.phase = .capture
    tabKeys.onShortcut { [weak self] isPressed in
      func isKey(_ shortcut: KeyShortcut) -> Bool {
        isPressed(shortcut.symbol, KeyController.Modifiers(rawValue: shortcut.modifiers.rawValue))
      }
      self?.renderer?.wishes.keyPressed()
      if BarMinimizer.areAnyMinimized { self?.showBars(around: HeaderModel.isForBars(isKey)) }
      return self?.switchTabs(isKey) ?? false
    }
    widget.addController(tabKeys)
    let keys = KeyController()
    keys.phase = .bubble
    // The app's own keys go before those that every window has.
    keys.onShortcut { [weak self] isPressed in
      guard let self else { return false }
      func isKey(_ shortcut: KeyShortcut) -> Bool {
        isPressed(shortcut.symbol, KeyController.Modifiers(rawValue: shortcut.modifiers.rawValue))
      }
      if perform(isKey) { return true }
      // An alert is answered before anything else comes.
      guard isKey(.showShortcuts), !(topSheet is AlertController) else { return false }
      send(.shortcuts)
      return true
    }
    keys.onPressed { [weak self] key, modifiers in self?.handle(key, modifiers) ?? false }
    widget.addController(keys)
  }
}

import SidelightBridge
import SidelightCore

extension WindowController {
  /// Does what a click on the first control, or entry of a menu, with the keys that are pressed would; false where none has them.
  ///
  /// Complexity: O(elements of the window and entries of its menus), for a key that nothing else had a use for.
  func perform(_ isPressed: (KeyShortcut) -> Bool) -> Bool {
    if let event = topSheet?.event(for: isPressed) ?? (topSheet ?? self).eventInside(for: isPressed) {
      send(event)
      return true
    }
    // The main menu may have no button now, where its header bar is hidden.
    guard topSheet == nil, let event = renderer?.host?.mainMenu().event(for: isPressed) else { return false }
    send(event)
    return true
  }
}

extension Controller {
  /// Lets the app's own keys for going back and forward have their turn at a page before libadwaita leaves that page by them.
  final func answerHistoryKeys(at page: NavigationPageWidget) {
    let keys = KeyController()
    keys.phase = .bubble
    keys.onShortcut { [weak self] isPressed in
      func isDown(_ keys: KeyShortcut) -> Bool { isPressed(keys.symbol, KeyController.Modifiers(rawValue: keys.modifiers.rawValue)) }
      guard isDown(.goBack) || isDown(.goForward) else { return false }
      let window = sequence(first: self, next: { $0?.parent }).first { $0 is WindowController } as? WindowController
      return window?.perform(isDown) ?? false
    }
    page.addController(keys)
  }
}

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

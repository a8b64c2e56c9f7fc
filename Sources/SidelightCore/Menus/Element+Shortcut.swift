extension Element {
  /// The event of a control, an entry of its menu or a button of an alert, whose shortcut is pressed: the same as that of a click. Nil if
  /// none has these keys.
  ///
  /// - Parameters:
  ///   - id: the control.
  ///   - menu: makes the entries of its menu.
  ///   - isPressed: whether a shortcut is the one that is pressed.
  package func click(on id: NodeID, menu: () -> [MenuItem], _ isPressed: (KeyShortcut) -> Bool) -> Event? {
    guard let control = kind.control else { return kind.response(on: id, isPressed) }
    switch control.menuEntry {
    case .action, .check: return storedTraits?.traits.shortcut.map(isPressed) == true ? control.click(on: id) : nil
    case .submenu: return menu().event(for: isPressed)
    case .choice, nil: return nil
    }
  }
}

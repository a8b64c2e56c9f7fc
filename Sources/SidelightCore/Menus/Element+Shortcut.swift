extension Element {
  /// What the keys that are pressed do to a control, or to an entry of its menu: the same as a click. Nil where none of them has these keys.
  ///
  /// - Parameters:
  ///   - id: the control.
  ///   - menu: the entries of its menu, which are made for this.
  ///   - isPressed: whether keys are those that are pressed.
  package func click(on id: NodeID, menu: () -> [MenuItem], _ isPressed: (KeyShortcut) -> Bool) -> Event? {
    guard let control = kind.control else { return nil }
    switch control.menuEntry {
    case .action, .check: return storedTraits?.traits.shortcut.map(isPressed) == true ? control.click(on: id) : nil
    case .submenu: return menu().event(for: isPressed)
    case .choice, nil: return nil
    }
  }
}

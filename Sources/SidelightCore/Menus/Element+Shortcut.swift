extension Element {
  /// What the keys that are pressed do to a control, or to an entry of its menu: the same as a click. Nil where none of them has these keys.
  ///
  /// - Parameters:
  ///   - id: the control.
  ///   - menu: the entries of its menu, which are made for this.
  ///   - isPressed: whether keys are those that are pressed.
  package func click(on id: NodeID, menu: () -> [MenuItem], _ isPressed: (KeyShortcut) -> Bool) -> Event? {
    let hasKeys = storedTraits?.traits.shortcut.map(isPressed) == true
    switch kind {
    case .button: return hasKeys ? .activate(id) : nil
    case .toggle(let toggle): return hasKeys ? .toggle(id, isOn: !toggle.isOn) : nil
    case .menu: return menu().event(for: isPressed)
    default: return nil
    }
  }
}

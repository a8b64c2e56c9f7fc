import SidelightBridge
import SidelightCore

extension ListInput {
  func listenToKeys() {
    let keys = KeyController()
    keys.phase = .capture
    keys.onTyped { [weak self] letter, modifiers in self?.type(letter, modifiers) ?? false }
    keys.onPressed { [weak self] key, modifiers in self?.handle(key, modifiers, isHandedOn: false) ?? false }
    rows.view.addController(keys)
    // A control in a row has its keys to itself; those that it has no use for come back here, before they get to GTK's list.
    let others = KeyController()
    others.onPressed { [weak self] key, modifiers in self?.handle(key, modifiers, isHandedOn: true) ?? false }
    rows.view.addController(others)
  }

  /// What the list does with a key. GTK's own list gets none of those that mean something in a list.
  private func handle(_ key: KeyController.Key, _ modifiers: KeyController.Modifiers, isHandedOn: Bool) -> Bool {
    if key == .escape, !isHandedOn { return escape() }
    guard let key = ListKey(rawValue: UInt32(key.rawValue)), let line = rows.focusedLine, let facts,
      let position = rows.place(showing: line)?.item.position
    else { return false }
    let origin: ListKeyPress.Origin
    if isHandedOn {
      guard !line.isFocus else { return false }
      origin = .handedOn
    } else if line.isFocus {
      origin = .row
    } else {
      // A text entry has a use for the keys that edit rows.
      guard rows.view.focusInRoot?.typeName != "GtkText" else { return false }
      origin = .control
    }
    stopSearch()
    return perform(interaction.press(ListKeyPress(key, .init(modifiers), at: position, origin: origin), in: facts))
  }
}

extension KeyShortcut.Modifiers {
  init(_ modifiers: KeyController.Modifiers) { self.init(rawValue: modifiers.rawValue) }
}

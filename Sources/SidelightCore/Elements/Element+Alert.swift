extension Element.Kind {
  /// The event of the button of an alert whose keys are pressed; nil if it is no alert, or none has these keys.
  package func response(on id: NodeID, _ isPressed: (KeyShortcut) -> Bool) -> Event? {
    guard case .alert(let alert) = self else { return nil }
    return alert.responses.first { $0.isEnabled && $0.shortcut.map(isPressed) == true }.map { .alert(id, .chosen($0.node)) }
  }
}

import SidelightCore

extension HeadlessDriver {
  /// Does what a click on the first control, or entry of a menu, with some keys would; says whether there is one.
  func performShortcut(_ key: TestKey, _ modifiers: TestModifiers) -> Bool {
    let shortcut = KeyShortcut(symbol: key.symbol, modifiers: KeyShortcut.Modifiers(rawValue: modifiers.rawValue))
    for sighting in sightings() where sighting.isEnabled && sighting.isVisible {
      guard case .node(let id) = sighting.target, let element = tree[id]?.element else { continue }
      let hasKeys = element.traits.shortcut == shortcut
      let event: Event? =
        switch element.kind {
        case .button: hasKeys ? .activate(id) : nil
        case .toggle(let toggle): hasKeys ? .toggle(id, isOn: !toggle.isOn) : nil
        case .menu: graph.menu(id).event { $0 == shortcut }
        default: nil
        }
      guard let event else { continue }
      graph.send(event)
      return true
    }
    return false
  }
}

import SidelightCore

extension HeadlessDriver {
  /// Does what a click on the first control with some keys would; says whether there is one.
  func performShortcut(_ key: TestKey, _ modifiers: TestModifiers) -> Bool {
    let shortcut = KeyShortcut(symbol: key.symbol, modifiers: KeyShortcut.Modifiers(rawValue: modifiers.rawValue))
    for sighting in sightings() where sighting.isEnabled && sighting.isVisible {
      guard case .node(let id) = sighting.target, let element = tree[id]?.element, element.traits.shortcut == shortcut else { continue }
      switch element.kind {
      case .button: graph.send(.activate(id))
      case .toggle(let toggle): graph.send(.toggle(id, isOn: !toggle.isOn))
      default: continue
      }
      return true
    }
    return false
  }
}

import SidelightCore

extension HeadlessDriver {
  /// Clicks the first control, or entry of a menu, that has this shortcut. Returns whether there is one. Nothing below a sheet counts.
  func performShortcut(_ key: TestKey, _ modifiers: TestModifiers) -> Bool {
    let shortcut = KeyShortcut(symbol: key.symbol, modifiers: KeyShortcut.Modifiers(rawValue: modifiers.rawValue))
    let inside = tree.topSheet.map { Set(tree.descendants(of: $0)) }
    for sighting in sightings() where sighting.isEnabled {
      guard case .node(let id) = sighting.target,
        sighting.isVisible || tree.pageWithBars(around: id).flatMap(tree.page)?.isHeaderMinimized == true,
        inside?.contains(id) != false, let element = tree[id]?.element,
        let event = element.click(on: id, menu: { graph.menu(id) }, { $0 == shortcut })
      else { continue }
      graph.send(event)
      return true
    }
    guard inside == nil, let event = graph.mainMenu().event(for: { $0 == shortcut }) else { return false }
    graph.send(event)
    return true
  }
}

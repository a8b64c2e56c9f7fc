import SidelightCore

extension HeadlessDriver {
  /// Whether the user can reach something: it is enabled, on the shown tab, on the top page of its stack, and in a column that can be used.
  private func isAtHand(_ id: NodeID) -> Bool {
    let around = tree.ancestors(of: id)
    guard tree.isOnShownTab(id), !around.contains(where: { tree[$0]?.element.traits.isDisabled == true }) else { return false }
    return zip(around, around.dropFirst()).allSatisfy { child, parent in
      switch tree[parent]?.element.kind {
      case .navigation: tree.children(of: parent, in: .pages).last?.id == child
      case .split(let split): tree[child].map { $0.slot == .body || split.plan.isReachable(part: $0.slot) } ?? false
      default: true
      }
    }
  }

  /// Handles the keys of tab views, unless the app uses them. Returns whether the key was one.
  func switchTabs(_ key: TestKey, _ modifiers: TestModifiers) -> Bool {
    let pressed = KeyShortcut(symbol: key.symbol, modifiers: KeyShortcut.Modifiers(rawValue: modifiers.rawValue))
    guard let event = TabEvent.shortcuts.first(where: { $0.keys == pressed })?.event, let tabs = tabsForKeys() else { return false }
    if !performShortcut(key, modifiers) { graph.send(.tabs(tabs, event)) }
    return true
  }

  /// Does what the pointer does with a tab in a bar.
  func use(_ action: TestAction, tab event: TabEvent, of tabs: NodeID, _ sighting: Sighting) throws {
    let place = attention.bar(of: tabs)?.places.first { $0.event == event }
    let done: TabEvent? =
      switch action {
      case .click: event
      case .restOver: place?.restEvent
      case .dropIn(let payload, _): place?.event(dropping: payload)
      default: nil
      }
    guard let done else { throw unfit(action, sighting) }
    graph.send(.tabs(tabs, done))
  }

  /// Goes to the previous or the next page, as a swipe does: that page comes into view before it is selected.
  func swipePage(forward: Bool) async throws {
    guard let id = tabsForKeys(), let tabs = tree.tabs(id), let carousel = tabs.carousel,
      let index = carousel.index(of: tabs.plan.shown)
    else { throw TestFailure("There are no pages that follow each other.") }
    let next = index + (forward ? 1 : -1)
    guard carousel.pages.indices.contains(next) else { return }
    graph.send(.tabs(id, .approach(carousel.pages[next].tab)))
    update()
    graph.send(.tabs(id, .choose(carousel.pages[next].tab)))
  }

  /// The innermost tab view around the focus, or else the first one that is shown.
  private func tabsForKeys() -> NodeID? {
    let isTabs = { (id: NodeID) in self.tree.tabs(id) != nil && self.isAtHand(id) }
    return focus.map(tree.ancestors)?.first(where: isTabs) ?? tree.uncovered.first(where: isTabs)
  }
}

import SidelightCore

/// Keys that lead through a whole window: F6 from column to column, F8 from divider to divider, Ctrl+F to a search field.
@MainActor struct HeadlessRound {
  let driver: HeadlessDriver

  private var tree: ElementTree { driver.tree }
  private var attention: HeadlessFocus { driver.attention }

  /// Takes the focus to the next column, at the row that is selected there.
  func goToColumn(forward: Bool) {
    let columns = columns(below: tree.topSheet ?? tree.roots.first)
    var now = columns.firstIndex { attention.isInside($0) }
    if case .divider(let split, let divider, _)? = attention.part {
      now = tree.children(of: split, in: divider.part).first.flatMap { columns.firstIndex(of: $0.id) }
    }
    guard let next = FocusRound.next(after: now, of: columns.count, forward: forward) else { return }
    attention.enter(columns[next])
    attention.choose()
  }

  /// Takes the focus to the next divider.
  func goToDivider() {
    let all = driver.sightings().compactMap { sighting -> (split: NodeID, divider: SplitDivider)? in
      guard sighting.isVisible, case .divider(let split, let divider) = sighting.target else { return nil }
      return (split, divider)
    }
    var now: Int?
    if case .divider(let split, let divider, _)? = attention.part { now = all.firstIndex { $0.split == split && $0.divider == divider } }
    guard let next = FocusRound.next(after: now, of: all.count, forward: true) else { return }
    attention.enter(all[next].divider, of: all[next].split)
  }

  /// The columns that can be used now. Those of a split view in a column stand in its place.
  private func columns(below id: NodeID?) -> [NodeID] {
    guard let id, let node = tree[id] else { return [] }
    switch node.element.kind {
    case .split(let split):
      return split.plan.focusRound.compactMap { tree.children(of: id, in: $0).first?.id }.flatMap { page in
        let inside = columns(below: page)
        return inside.isEmpty ? [page] : inside
      }
    case .navigation: return columns(below: tree.children(of: id, in: .pages).last?.id)
    case .tabs(let tabs): return columns(below: tabs.page)
    case .list: return []
    default: return Slot.allCases.filter { $0 != .sheets }.flatMap { tree.children(of: id, in: $0) }.flatMap { columns(below: $0.id) }
    }
  }

  /// Moves the divider that has the focus. Returns whether one has it, and had a use for the key.
  func pressOnDivider(_ key: TestKey, _ modifiers: TestModifiers) -> Bool {
    let moving: [TestKey: SplitDivider.Key] = [.left: .left, .right: .right, .home: .home, .end: .end, .enter: .reset, .space: .reset]
    guard modifiers.isEmpty, case .divider(let split, let divider, _)? = attention.part, let element = tree.split(split),
      let width = element.width(at: divider), let key = moving[key]
    else { return false }
    driver.graph.send(
      .split(
        split,
        divider.event(
          of: key, width: width, in: element.limits(at: divider), room: driver.layout.width,
          isRightToLeft: driver.graph.desktop.isRightToLeft)))
    return true
  }

  /// Brings back all bars that make room for what is scrolled, before a key that may lead to what is in them does what it does.
  func showBars(for key: TestKey, _ modifiers: TestModifiers) {
    let pressed = KeyShortcut(symbol: key.symbol, modifiers: KeyShortcut.Modifiers(rawValue: modifiers.rawValue))
    guard HeaderModel.isForBars({ $0 == pressed }) else { return }
    let pages = tree.uncovered.filter { tree.page($0)?.minimizing != nil }
    for page in pages { driver.graph.send(.header(page, .keyed)) }
    if !pages.isEmpty { driver.update() }
  }

  /// Ctrl+F: goes to the search field of the page that has the focus, or else to the first visible one.
  func beginSearch() {
    let fields = driver.sightings().compactMap { sighting -> NodeID? in
      if case .searchToggle(let field) = sighting.target { return sighting.isVisible ? field : nil }
      guard case .node(let id) = sighting.target, let search = tree.search(id) else { return nil }
      return search.isPinned && sighting.isVisible ? id : nil
    }
    let around = Set(driver.focus.map(tree.ancestors) ?? [])
    guard let field = fields.last(where: { tree[$0]?.parent.map(around.contains) == true }) ?? fields.first else { return }
    if tree.search(field)?.isPresented == false { driver.toggleSearch(field) }
    driver.focus = field
  }

  /// F5: refreshes the list or scrolled area around the focus, or else the first.
  func refresh() {
    let near = driver.focus.map(tree.ancestors)?.first { tree[$0]?.element.kind.isRefreshable == true }
    let inside = tree.uncovered
    guard let area = near ?? inside.first(where: { tree[$0]?.element.kind.isRefreshable == true && tree.isOnShownTab($0) }) else { return }
    driver.graph.send(.refresh(area))
  }
}

extension HeadlessFocus {
  /// Puts the focus on a divider.
  func enter(_ divider: SplitDivider, of split: NodeID) {
    var before = place
    if case .divider(_, _, let first)? = part { before = first }
    place = nil
    part = .divider(split, divider, before: before)
  }

  /// Puts the focus back to where it was before it came to a divider. Returns whether it was on one.
  func leaveDivider() -> Bool {
    guard case .divider(let split, let divider, let before)? = part else { return false }
    if let before, tree[before] != nil {
      place = before
    } else if let page = tree.children(of: split, in: divider.part).first?.id {
      enter(page)
    }
    return true
  }
}

import SidelightCore

extension HeadlessDriver {
  /// Opens or closes the field, and moves the focus into it, or back into the content below.
  func toggleSearch(_ field: NodeID) {
    guard let search = tree.search(field) else { return }
    graph.send(.toggle(field, isOn: !search.isPresented))
    update()
    // The user has gone there, also where the app refuses to open it.
    if !search.isPresented { focus = field }
  }

  /// Ctrl+F: goes to the search field of the page that has the focus, or else to the first visible one.
  func beginSearch() {
    let fields = sightings().compactMap { sighting -> NodeID? in
      if case .searchToggle(let field) = sighting.target { return sighting.isVisible ? field : nil }
      guard case .node(let id) = sighting.target, let search = tree.search(id) else { return nil }
      return search.isPinned && sighting.isVisible ? id : nil
    }
    let around = Set(focus.map(tree.ancestors) ?? [])
    guard let field = fields.last(where: { tree[$0]?.parent.map(around.contains) == true }) ?? fields.first else { return }
    if tree.search(field)?.isPresented == false { toggleSearch(field) }
    focus = field
  }
}

extension HeadlessDriver {
  /// F5: refreshes the list or scrolled area around the focus, or else the first.
  func refresh() {
    let near = focus.map(tree.ancestors)?.first { tree[$0]?.element.kind.isRefreshable == true }
    let inside = tree.uncovered
    guard let area = near ?? inside.first(where: { tree[$0]?.element.kind.isRefreshable == true && tree.isOnShownTab($0) }) else { return }
    graph.send(.refresh(area))
  }
}

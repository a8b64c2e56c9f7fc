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
}

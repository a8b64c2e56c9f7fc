import SidelightCore

/// What focus states hear of the keyboard focus, and what they make of it.
extension HeadlessDriver {
  /// Tells of what the focus has come into, and has left; says whether there was anything to tell.
  @discardableResult func tellFocus() -> Bool {
    let now = Set((focus.map(ancestors) ?? []).compactMap { tree[$0]?.element.traits.focus })
    let left = followed.subtracting(now)
    let entered = now.subtracting(followed)
    followed = now
    for id in left { graph.send(.focus(id, false)) }
    for id in entered { graph.send(.focus(id, true)) }
    return !left.isEmpty || !entered.isEmpty
  }

  /// Whether the focus is in something already, where the program wanted it when that came.
  func isFocus(inside id: NodeID) -> Bool { focus.map { ancestors(of: $0).contains(id) } ?? false }

  /// Remembers where the focus was in a page that another one covers.
  func noteOrigin(in page: NodeID) {
    if let last = [focus, settledFocus].compactMap({ $0 }).first(where: { ancestors(of: $0).contains(page) }) { pageOrigins[page] = last }
  }

  /// The program wants the focus somewhere, or nowhere.
  func moveFocus(to id: NodeID, _ isOn: Bool) {
    let holder = tree.all.first { $0.element.traits.focus == id }
    guard isOn else {
      if let holder, let focus, ancestors(of: focus).contains(holder.id) { self.focus = nil }
      return
    }
    if let holder, let search = search(holder.id) {
      if search.isPresented || search.isPinned { focus = holder.id } else { toggleSearch(holder.id) }
    } else if let stop = holder.flatMap({ firstStop(in: $0.id) }) {
      focus = stop
    } else {
      graph.send(.focus(id, false))
    }
  }
}

import SidelightCore

/// F6 goes from column to column, and F8 from divider to divider.
extension HeadlessDriver {
  /// Takes the focus to the next column, at the row that is selected there.
  func goToColumn(forward: Bool) {
    let columns = columns(below: tree.topSheet ?? tree.roots.first)
    var now = columns.firstIndex { attention.isInside($0) }
    if case .divider(let split, let divider)? = attention.part {
      now = tree.children(of: split, in: divider.part).first.flatMap { columns.firstIndex(of: $0.id) }
    }
    guard let next = FocusRound.next(after: now, of: columns.count, forward: forward) else { return }
    attention.enter(columns[next])
    attention.choose()
  }

  /// Takes the focus to the next divider.
  func goToDivider() {
    let all = sightings().compactMap { sighting -> HeadlessFocus.Part? in
      guard sighting.isVisible, case .divider(let split, let divider) = sighting.target else { return nil }
      return .divider(split, divider)
    }
    let now = attention.part.flatMap { all.firstIndex(of: $0) }
    guard let next = FocusRound.next(after: now, of: all.count, forward: true) else { return }
    attention.enter(divider: all[next])
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
}

extension HeadlessFocus {
  /// Puts the focus on a divider.
  func enter(divider: Part) {
    if case .divider? = part {} else { beforeDivider = place }
    place = nil
    part = divider
  }

  /// Puts the focus back to where it was before it came to a divider. Returns whether it was on one.
  func leaveDivider() -> Bool {
    guard case .divider(let split, let divider)? = part else { return false }
    if let beforeDivider, tree[beforeDivider] != nil {
      place = beforeDivider
    } else if let page = tree.children(of: split, in: divider.part).first?.id {
      enter(page)
    }
    return true
  }
}

import SidelightCore

/// Sheets, stacks and tab views.
extension HeadlessFocus {
  /// Moves the focus into a sheet or an alert that opens, and back to where it was when that closes.
  func followSheets() {
    while let last = sheets.last, tree[last.sheet] == nil {
      sheets.removeLast()
      place = last.before.flatMap { tree[$0] == nil ? nil : $0 }
    }
    guard let top = tree.topSheet, sheets.last?.sheet != top else { return }
    sheets.append((top, isInside(top) ? settled : place))
    if !isInside(top) { place = tree.descendants(of: top).first { isControl($0) && mayBegin(at: $0, in: top) } ?? top }
  }

  private func mayBegin(at id: NodeID, in top: NodeID) -> Bool {
    tree.alert(top) == nil || tree[id]?.element.kind.beginsFocusOfAlert == true
  }

  private func isControl(_ id: NodeID) -> Bool {
    tree[id]?.element.isFocusStop == true && tree[id]?.element.traits.isDisabled == false && isInContent(id)
  }

  /// Whether something is not an item of a header bar. Those come last.
  private func isInContent(_ id: NodeID) -> Bool {
    let bars: Set<Slot> = [.leading, .trailing, .principal, .bottom]
    return !tree.ancestors(of: id).contains { tree[$0].map { bars.contains($0.slot) } ?? false }
  }

  /// Moves the focus into a page that covers the one it was in, and back to where it was when the user leaves that page.
  func followStacks() {
    for node in tree.all {
      guard case .navigation = node.element.kind else { continue }
      let now = tree.children(of: node.id, in: .pages).map(\.id)
      guard let old = pages.updateValue(now, forKey: node.id), old != now, old.last != now.last, let top = now.last else { continue }
      guard around.contains(node.id) else { continue }
      if let covered = old.last, now.contains(covered) { noteOrigin(in: covered) }
      let isReturn = now.count < old.count
      let origin = pageOrigins.removeValue(forKey: top)
      if isInside(top) { continue }
      if isReturn, let origin, tree[origin] != nil { place = origin } else { enter(top) }
    }
    pages = pages.filter { tree[$0.key] != nil }
    pageOrigins = pageOrigins.filter { tree[$0.key] != nil }
  }

  /// Moves the focus into the page of another tab: to where it was there, or else to the first thing that can have it.
  func followTabs() {
    for node in tree.all {
      guard case .tabs(let tabs) = node.element.kind else { continue }
      let known = pages.updateValue(tabs.page.map { [$0] } ?? [], forKey: node.id)
      guard let old = known?.last, let new = tabs.page, old != new else { continue }
      guard around.contains(old) else { continue }
      noteOrigin(in: old)
      let origin = pageOrigins.removeValue(forKey: new).flatMap { tree[$0] == nil ? nil : $0 }
      if isInside(new) { continue }
      if let origin { place = origin } else { enter(new) }
    }
  }

  /// Remembers where the focus was in a page that another one covers.
  private func noteOrigin(in page: NodeID) {
    if let last = [place, settled].compactMap({ $0 }).first(where: { tree.ancestors(of: $0).contains(page) }) { pageOrigins[page] = last }
  }
}

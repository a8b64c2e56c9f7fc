import SidelightCore

extension HeadlessDriver {
  /// The focus goes into a page that covers the one it was in, and back to where it was when that page is left.
  func followStacks() {
    for node in tree.all {
      guard case .navigation = node.element.kind else { continue }
      let now = tree.children(of: node.id, in: .pages).map(\.id)
      guard let old = pages.updateValue(now, forKey: node.id), old != now, old.last != now.last, let top = now.last else { continue }
      guard around.contains(node.id) else { continue }
      if let covered = old.last, now.contains(covered) { noteOrigin(in: covered) }
      let isReturn = now.count < old.count
      let origin = pageOrigins.removeValue(forKey: top)
      if isFocus(inside: top) { continue }
      if isReturn, let origin, tree[origin] != nil { focus = origin } else { focus = firstStop(in: top) ?? top }
    }
    pages = pages.filter { tree[$0.key] != nil }
    pageOrigins = pageOrigins.filter { tree[$0.key] != nil }
  }
}

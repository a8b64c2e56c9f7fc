import SidelightCore

extension HeadlessDriver {
  /// The sheet that lies over everything else.
  var topSheet: NodeID? {
    var top: NodeID?
    var next = tree.roots.last
    while let id = next {
      if case .sheet? = tree[id]?.element.kind { top = id }
      next = tree[id]?.children[.sheets]?.last
    }
    return top
  }

  /// A node and everything in it, from the outside in.
  func descendants(of id: NodeID) -> [NodeID] {
    guard let node = tree[id] else { return [] }
    return [id] + Slot.allCases.flatMap { node.children[$0] ?? [] }.flatMap(descendants)
  }

  /// The focus goes into a sheet that opens, and back to where it was when the sheet has gone.
  func followSheets() {
    while let last = sheetFocus.last, tree[last.sheet] == nil {
      sheetFocus.removeLast()
      focus = last.before.flatMap { tree[$0] == nil ? nil : $0 }
    }
    guard let top = topSheet, sheetFocus.last?.sheet != top else { return }
    sheetFocus.append((top, isFocus(inside: top) ? settledFocus : focus))
    if !isFocus(inside: top) { focus = descendants(of: top).first(where: isControl) ?? top }
  }

  private func isControl(_ id: NodeID) -> Bool {
    guard let element = tree[id]?.element, !element.traits.isDisabled, isInContent(id) else { return false }
    return element.kind.control?.keys != nil
  }

  /// Whether something is no item of a header bar: those come last.
  private func isInContent(_ id: NodeID) -> Bool {
    let bars: Set<Slot> = [.leading, .trailing, .principal, .bottom]
    return !ancestors(of: id).contains { tree[$0].map { bars.contains($0.slot) } ?? false }
  }
}

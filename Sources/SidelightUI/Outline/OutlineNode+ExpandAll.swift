import SidelightCore
@_spi(Nodes) import SidelightGraph

extension OutlineNode {
  /// Up to so many elements are looked at when everything below one is opened: a tree may have no end.
  static var expansionLimit: Int { 10_000 }

  /// Opens an element and what can be opened below it, nearest first. Of children that are fetched only the element's own are: what is
  /// below them is not there yet.
  ///
  /// Complexity: O(elements below it), up to ``expansionLimit``.
  func expandAll(at offset: Int) {
    guard access.loading == nil, let (level, place) = find(offset), canOpen(level.items.element(at: place)) else {
      return setExpanded(true, at: offset)
    }
    changes = OutlineChanges(access)
    var left = expand(place, in: level).map { [$0] } ?? []
    var next = 0
    var budget = Self.expansionLimit
    while next < left.count, budget > 0 {
      let level = left[next]
      next += 1
      for place in 0..<min(level.items.count, budget) where canOpen(level.items.element(at: place)) {
        if let inner = expand(place, in: level) { left.append(inner) }
      }
      budget -= level.items.count
    }
    tellChanges()
    context.rows?.rowsRefreshed(of: self)
  }

  /// Opens a child of an open element, unless it is open; nil where it has no children, or contains itself.
  private func expand(_ place: Int, in level: Level) -> Level? {
    if let branch = rows.openChild(at: place, of: level.branch) { return self.level(branch) }
    // An id that is open elsewhere is below itself, or the data has it twice.
    guard expansion.branches[access.id(at: place, of: level.items)] == nil, let branch = open(place, in: level) else { return nil }
    tell(.rows(at: rows.position(of: place, in: level.branch) + 1, added: rows.rowCount(of: branch)))
    return self.level(branch)
  }
}

import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What the program does to the data.
extension OutlineNode {
  /// Reads the children of an open element again; says whether they may be others.
  func readAgain(_ level: Level) -> Bool {
    level.isDirty = false
    guard let (parent, offset) = rows.location(of: level.branch), offset < self.level(parent).items.count else { return false }
    let element = self.level(parent).items.element(at: offset)
    if let isNew = takeNews(element, for: level) { return isNew }
    // It can't have children any more.
    let position = rows.position(of: offset, in: parent)
    let count = rows.rowCount(of: level.branch)
    var removed = RemovedItems(access, tags)
    let closed = rows.close(level.branch)
    for entry in closed { removed.add(self.level(entry.branch).items, in: entry.branch) }
    forget(closed, isGone: false)
    tell(.rows(at: position + 1, removed: count), removed)
    return false
  }

  /// Gives a level its newest elements; says whether they may be others than before.
  func take(_ items: OutlineItems<Data>, for level: Level) -> Bool {
    let old = level.items
    let oldCount = rows.childCount(of: level.branch) - (level.status == nil ? 0 : 1)
    level.items = items
    var removed = RemovedItems(access, tags)
    let difference: IdentityDiff
    if old.count != oldCount {
      // A collection that is an object changed in place, so the old elements are not there to be compared with: all rows are new.
      difference = IdentityDiff(removed: oldCount, added: items.count, start: 0)
    } else if old.hasSameElements(as: items) {
      return false
    } else {
      difference = self.difference(from: old, to: items)
      removed.add(difference, from: old, in: level.branch)
    }
    for offset in difference.duplicates.prefix(1) { reportDuplicate(access.id(at: offset, of: items)) }
    guard !difference.isEmpty else { return true }
    let change = rows.apply(difference, to: level.branch)
    for entry in change.closed { removed.add(self.level(entry.branch).items, in: entry.branch) }
    forgetTags(of: removed.ids)
    forget(change.closed, isGone: true)
    tell(change.rows, removed)
    restore(difference, in: level)
    return true
  }

  private func difference(from old: OutlineItems<Data>, to new: OutlineItems<Data>) -> IdentityDiff {
    let access = access
    guard case .all(let oldData) = old, case .all(let newData) = new else {
      return identityDiff(
        oldCount: old.count, newCount: new.count, old: { access.id(at: $0, of: old) }, new: { access.id(at: $0, of: new) })
    }
    return access.element.difference(from: oldData, to: newData, access.element.compare(oldData, newData), nil)
  }
}

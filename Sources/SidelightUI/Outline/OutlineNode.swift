import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The rows of an outline in a list: none is made before it is bound, and children are gone through once their element is open.
///
/// What is kept is the open elements, each with its children's collection. An element that is closed costs nothing, unless something
/// below it was open: that is opened again with it.
final class OutlineNode<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>:
  ElementProvider<OutlineGroup<Data, ID, Parent, Leaf, Subgroup>, Data, ID, Leaf>, OutlineProvider, OutlineLevels
{
  typealias Level = OutlineLevel<Data, ID>
  var rows: OutlineRows
  var levels: [OutlineBranch: Level] = [:]
  var access: OutlineAccess<Data, ID>
  private var dirtyLevels: [Level] = []
  var expansion = OutlineExpansion<ID>()
  /// What changed in the update that is under way.
  var changes: OutlineChanges<Data, ID>?

  init(_ view: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>, _ context: NodeContext) {
    access = view.access
    rows = OutlineRows(count: view.roots.count)
    super.init(view, context, view.access.element, view.content)
    levels[.root] = Level(nil, view.roots, of: self, childContext)
    restoreExpansion()
  }

  override var children: [ViewNode] { levels.values.map { $0 as ViewNode } }

  // MARK: Provider of rows

  override var rowCount: Int { rows.count }

  override var outline: (any OutlineProvider)? { self }

  func level(_ branch: OutlineBranch) -> Level {
    guard let level = levels[branch] else { preconditionFailure("every open element of an outline has a level") }
    return level
  }

  /// Whose child a row is, and which one; nil where a collection that is an object has shrunk since it was given.
  func find(_ offset: Int) -> (level: Level, offset: Int)? {
    guard offset >= 0, offset < rows.count else { return nil }
    let (branch, place) = rows.row(at: offset)
    let level = level(branch)
    return place < level.items.count ? (level, place) : nil
  }

  override func item(at offset: Int) -> Data.Element? { find(offset).map { $0.level.items.element(at: $0.offset) } }

  override func key(at offset: Int) -> AnyHashable {
    if let (level, place) = find(offset) { return AnyHashable(access.id(at: place, of: level.items)) }
    return statusLevel(at: offset).map { AnyHashable(OutlineStatusKey(id: $0.id)) } ?? AnyHashable(offset)
  }

  override func fill(_ row: RowContentNode, at offset: Int) -> Bool {
    if let level = statusLevel(at: offset), let status = level.status {
      row.show(OutlineStatusView(status: status))
      row.stand(at: OutlinePosition(depth: context.level + rows.depth(in: level.branch)))
    }
    guard let (level, place) = find(offset) else { return false }
    let element = level.items.element(at: place)
    var canOpen = false
    let content = graph.track(row) {
      canOpen = self.canOpen(element)
      return makeContent(element)
    }
    row.show(content)
    let isOpen = rows.openChild(at: place, of: level.branch) != nil
    row.stand(at: OutlinePosition(depth: context.level + rows.depth(in: level.branch), isExpanded: canOpen ? isOpen : nil))
    return noteFilled(row, with: element)
  }

  override func element(at offset: Int) -> ElementOffset? { find(offset).map { ElementOffset(owner: $0.level, offset: $0.offset) } }

  override func offsets<Value: Hashable>(of values: Set<Value>) -> [Int] {
    let ids = access.element.ids(of: values, tags)
    guard !ids.isEmpty else { return [] }
    return levels.values.flatMap { level in
      access.offsets(of: ids, in: level.items).compactMap { place -> Int? in
        // A collection that is an object may have grown since it was given.
        guard place < rows.childCount(of: level.branch),
          let value: Value = access.selectionValue(at: place, of: level.items, tags), values.contains(value)
        else { return nil }
        return rows.position(of: place, in: level.branch)
      }
    }.sorted()
  }

  override func offset(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    for level in levels.values {
      if let place = access.offsets(of: [id], in: level.items).first { return rows.position(of: place, in: level.branch) }
    }
    return nil
  }

  func siblings(of offset: Int) -> RowSiblings {
    guard let (level, place) = find(offset) else { return RowSiblings(before: 0, count: nil, isOpenEnded: false) }
    // What is still fetched may be any number.
    return RowSiblings(before: place, count: level.status == nil ? level.items.count : nil, isOpenEnded: level.id == nil)
  }

  var topRowCount: Int { level(.root).items.count }

  func parent(of offset: Int) -> Int? { offset < rows.count ? rows.parent(ofRowAt: offset) : nil }

  // MARK: What the user does

  func setExpanded(_ isExpanded: Bool, at offset: Int) {
    guard let (level, place) = find(offset) else { return }
    if let branch = rows.openChild(at: place, of: level.branch) {
      guard !isExpanded else { return }
      let count = rows.rowCount(of: branch)
      forget(rows.close(branch), isGone: false)
      tell(.rows(at: offset + 1, removed: count))
    } else if isExpanded, let branch = open(place, in: level) {
      tell(.rows(at: offset + 1, added: rows.rowCount(of: branch)))
    }
    context.rows?.rowRefreshed(of: self, at: offset)
  }

  /// Rows that are out of sight are not gone.
  func tell(_ difference: IdentityDiff) { tell(difference, RemovedItems(access, [:])) }

  func tell(_ difference: IdentityDiff, _ removed: RemovedItems<Data, ID>) {
    guard !difference.isEmpty else { return }
    if changes?.add(difference, removed) == nil { context.rows?.rowsChanged(of: self, by: difference, removed) }
  }

  // MARK: Updates

  override func viewChanged(from old: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>) {
    changes = OutlineChanges(access, rows: context.rows?.asksForPlaces == true ? rows : nil)
    access = view.access
    elementAccess = access.element
    makeContent = view.content
    let top = level(.root)
    _ = take(view.roots, for: top)
    // What is below may differ though the top is the same: elements may be objects, and children may be computed.
    descend(from: top, readsAll: true)
    finishUpdate()
    if view.edits.abilities != old.edits.abilities { context.rows?.rowEditsChanged() }
  }

  func isDirty(_ level: ViewNode) {
    guard let level = level as? Level else { return }
    dirtyLevels.append(level)
    invalidate()
  }

  override func evaluate() {
    isDirty = false
    changes = OutlineChanges(access, rows: context.rows?.asksForPlaces == true ? rows : nil)
    let dirty = dirtyLevels.sorted { rows.depth(in: $0.branch) < rows.depth(in: $1.branch) }
    dirtyLevels = []
    for level in dirty where level.isAlive && level.isDirty {
      if readAgain(level) { descend(from: level, readsAll: false) }
    }
    finishUpdate()
  }

  private func finishUpdate() {
    openArrivals()
    tellChanges()
    context.rows?.rowsRefreshed(of: self)
  }

  /// Reads the children of what is open below a level again, and goes on below those that changed, or below all of them.
  private func descend(from level: Level, readsAll: Bool) {
    var left = [level]
    while let next = left.popLast() {
      for branch in rows.openChildren(of: next.branch) {
        guard let child = levels[branch], child.isAlive else { continue }
        if readAgain(child) || readsAll, child.isAlive { left.append(child) }
      }
    }
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    dirtyLevels = []
  }
}

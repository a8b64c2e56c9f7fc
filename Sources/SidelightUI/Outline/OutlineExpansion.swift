import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What is open in an outline, by the elements' ids, and what was and can't be shown now.
///
/// It lives as long as the outline, so that what was open is open again when its parent is opened, when a filter lets it through again,
/// or when it comes to stand somewhere else.
struct OutlineExpansion<ID: Hashable> {
  /// Where what is open now stands.
  var branches: [ID: OutlineBranch] = [:]
  /// What is to be open as soon as it can be seen.
  var hidden: Set<ID> = []
  /// Those of the hidden ones whose elements left the place where they were known to be.
  var homeless: Set<ID> = []
  /// Where the hidden ones were among the children of an element when that was closed.
  var inside: [ID: [(id: ID, offset: Int)]] = [:]
  /// New elements with the id of an open one, which may be about to leave its old place.
  var arrivals: [(branch: OutlineBranch, id: ID)] = []

  /// Up to so many children are looked at for hidden ones that moved meanwhile.
  static var searchLimit: Int { 4096 }
}

extension OutlineNode {
  /// Opens what was open when the app ran last. What is not there yet opens when it comes.
  func restoreExpansion() {
    let earlier = restored("outline") { [weak self] in
      guard let self else { return nil }
      let open = Set(expansion.branches.keys).union(expansion.hidden)
      guard open.count <= OutlineExpansion<ID>.searchLimit else { return nil }
      let texts = open.compactMap { self.graph[Restoration.self].text(of: $0) }.sorted()
      return texts.isEmpty ? nil : .list(texts.map(LastingValue.text))
    }
    guard let texts = earlier?.list?.compactMap(\.text), !texts.isEmpty else { return }
    expansion.hidden = Set(texts.compactMap { graph[Restoration.self].value(of: $0, as: ID.self) })
    let roots = level(.root)
    for offset in access.offsets(of: expansion.hidden, in: roots.items) { _ = open(offset, in: roots) }
  }

  /// Opens a child of an open element, and below it what was open before; nil where it has no children.
  ///
  /// Complexity: O(what is opened), and O(children) for an element with few of them or after something below it changed its place.
  func open(_ offset: Int, in level: Level) -> OutlineBranch? {
    guard let opened = openAlone(offset, in: level) else { return nil }
    var left = [opened]
    while let next = left.popLast() {
      for offset in remembered(in: next) { if let child = openAlone(offset, in: next) { left.append(child) } }
    }
    return opened.branch
  }

  private func openAlone(_ offset: Int, in parent: Level) -> Level? {
    guard rows.openChild(at: offset, of: parent.branch) == nil else { return nil }
    let element = parent.items.element(at: offset)
    let id = access.element.id(element)
    let level = Level(id, .one(element), of: self, childContext)
    guard read(element, for: level) else {
      level.destroy()
      return nil
    }
    level.branch = rows.open(offset, in: parent.branch, count: level.rowCount)
    levels[level.branch] = level
    expansion.branches[id] = level.branch
    expansion.hidden.remove(id)
    expansion.homeless.remove(id)
    return level
  }

  /// The children of an element that were open before. An id that is open elsewhere is none of them: what contains itself would never end.
  private func remembered(in level: Level) -> [Int] {
    let known = level.id.flatMap { expansion.inside.removeValue(forKey: $0) } ?? []
    guard !expansion.hidden.isEmpty else { return [] }
    var found: [Int] = []
    for (id, offset) in known where expansion.hidden.contains(id) {
      if offset < level.items.count, access.id(at: offset, of: level.items) == id {
        found.append(offset)
      } else {
        expansion.homeless.insert(id)
      }
    }
    if level.items.count <= OutlineExpansion<ID>.searchLimit { return access.offsets(of: expansion.hidden, in: level.items) }
    return expansion.homeless.isEmpty ? found : found + access.offsets(of: expansion.homeless, in: level.items)
  }

  /// Lets go of what is closed, and keeps in mind what was open below something else.
  /// - Parameter isGone: whether the topmost elements left the data.
  func forget(_ closed: [OutlineRows.Closed], isGone: Bool) {
    var ids: [OutlineBranch: ID] = [:]
    for entry in closed {
      guard let level = levels.removeValue(forKey: entry.branch), let id = level.id else { continue }
      ids[entry.branch] = id
      let isKnown = expansion.branches[id] == entry.branch
      if isKnown { expansion.branches[id] = nil }
      if let parent = ids[entry.parent] {
        expansion.inside[parent, default: []].append((id, entry.offset))
        if isKnown { expansion.hidden.insert(id) }
      } else if isGone, isKnown {
        expansion.hidden.insert(id)
        expansion.homeless.insert(id)
      }
      level.destroy()
    }
  }

  /// Opens those of the new elements that are to be open.
  func restore(_ difference: IdentityDiff, in level: Level) {
    guard !expansion.hidden.isEmpty || !expansion.branches.isEmpty else { return }
    let moved = Set(difference.moves.map(\.to))
    for splice in difference.splices {
      for offset in splice.position..<(splice.position + splice.added) where !moved.contains(offset) {
        let id = access.id(at: offset, of: level.items)
        if expansion.hidden.contains(id) {
          restore(offset, in: level)
        } else if expansion.branches[id] != nil {
          expansion.arrivals.append((level.branch, id))
        }
      }
    }
  }

  private func restore(_ offset: Int, in level: Level) {
    guard let branch = open(offset, in: level) else { return }
    tell(.rows(at: rows.position(of: offset, in: level.branch) + 1, added: rows.rowCount(of: branch)))
  }

  /// Opens elements that were open at another place, which have left it in this update.
  func openArrivals() {
    guard !expansion.arrivals.isEmpty else { return }
    let arrivals = expansion.arrivals
    expansion.arrivals = []
    for (branch, id) in arrivals where expansion.hidden.contains(id) {
      guard let level = levels[branch], let offset = access.offsets(of: [id], in: level.items).first else { continue }
      restore(offset, in: level)
    }
    // The old place may be another object's, which has its turn later in the same update.
    expansion.arrivals = arrivals.filter { expansion.branches[$0.id] != nil && levels[$0.branch] != nil }
    guard !expansion.arrivals.isEmpty else { return }
    graph.after { [weak self] in self?.expansion.arrivals = [] }
  }
}

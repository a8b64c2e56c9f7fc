import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What the user does to the elements of an outline.
extension OutlineNode: EditableTree {
  func edits(of level: any EditableElements) -> ElementEdits? {
    let allowed = view.edits
    guard allowed.canDelete || allowed.canMove else { return nil }
    var edits = ElementEdits()
    edits.tree = self
    if allowed.canDelete {
      edits.delete = { [weak self, weak level] in if let level { self?.delete([ChosenElements(owner: level, offsets: $0)]) } }
    }
    if allowed.canMove {
      edits.move = { [weak self, weak level] in
        if let level { self?.move([ChosenElements(owner: level, offsets: $0)], to: level, at: $1) }
      }
    }
    return edits
  }

  private var undoManager: UndoManager? { scope.value(UndoManagerKey.self) }

  /// The ids of the elements that a level is below, from the top on, and of the one that it belongs to.
  private func path(of level: Level) -> [ID] {
    var path: [ID] = []
    var next: Level? = level
    while let level = next {
      if let id = level.id { path.append(id) }
      next = rows.location(of: level.branch).map { self.level($0.parent) }
    }
    return path.reversed()
  }

  private func paths(_ chosen: [ChosenElements]) -> [[ID]] {
    chosen.flatMap { chosen -> [[ID]] in
      guard let level = chosen.owner as? Level, level.isAlive else { return [] }
      let path = path(of: level)
      return chosen.offsets.ranges.flatMap { $0 }.filter { $0 < level.items.count }.map { path + [access.id(at: $0, of: level.items)] }
    }
  }

  func delete(_ chosen: [ChosenElements]) {
    let paths = paths(topmost(chosen))
    if !paths.isEmpty { view.edits.delete(paths, undoManager) }
  }

  func move(_ chosen: [ChosenElements], to level: any EditableElements, at offset: Int) {
    guard let level = level as? Level, level.isAlive else { return }
    let paths = paths(chosen)
    if !paths.isEmpty { view.edits.move(paths, to: path(of: level), at: offset, undoManager) }
  }

  func move(_ chosen: [ChosenElements], into element: ElementOffset) {
    guard let level = element.owner as? Level, level.isAlive, canOpen(level.items.element(at: element.offset)) else { return }
    if rows.openChild(at: element.offset, of: level.branch) == nil {
      setExpanded(true, at: rows.position(of: element.offset, in: level.branch))
    }
    guard let branch = rows.openChild(at: element.offset, of: level.branch) else { return }
    let inner = self.level(branch)
    move(chosen, to: inner, at: inner.items.count)
  }

  func canTakeChildren(_ element: ElementOffset) -> Bool {
    guard let level = element.owner as? Level, element.offset < level.items.count, canOpen(level.items.element(at: element.offset)) else {
      return false
    }
    return rows.openChild(at: element.offset, of: level.branch).map { rows.rowCount(of: $0) == 0 } ?? true
  }

  func isWithin(_ chosen: ChosenSet, _ level: any EditableElements, _ known: inout [ObjectIdentifier: Bool]) -> Bool {
    guard var level = level as? Level else { return false }
    var way: [ObjectIdentifier] = []
    var answer = known[ObjectIdentifier(level)]
    while answer == nil {
      way.append(ObjectIdentifier(level))
      guard let (parent, offset) = rows.location(of: level.branch) else { break }
      level = self.level(parent)
      answer = chosen.contains(offset, of: level) ? true : known[ObjectIdentifier(level)]
    }
    for level in way { known[level] = answer ?? false }
    return answer ?? false
  }

  func topmost(_ chosen: [ChosenElements]) -> [ChosenElements] {
    let together = ChosenSet(chosen)
    var known: [ObjectIdentifier: Bool] = [:]
    return chosen.filter { !isWithin(together, $0.owner, &known) }
  }
}

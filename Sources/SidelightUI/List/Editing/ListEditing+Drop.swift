import SidelightCore

/// A place between two rows where something may be dropped.
private struct DropSpot {
  enum Place {
    /// In front of an element of a dynamic view, by its offset there.
    case between(any EditableElements, Int)
    /// Behind the last child of an element.
    case into(ElementOffset)
  }
  let place: Place
  let depth: Int

  var owner: any EditableElements {
    switch place {
    case .between(let owner, _): owner
    case .into(let element): element.owner
    }
  }
}

/// What a drag takes with it, gathered when it begins. It is gathered anew when the data or the selection changes meanwhile: then the drag
/// takes what is selected with its row by then, or its row alone.
struct DraggedElements {
  let token: Int
  let chosen: ChosenSet
}

/// Where rows and things from outside are dropped.
///
/// A gap between two rows belongs to several levels of an outline: below the last child of an element something may become another
/// child, or follow the element itself.
extension ListEditing {
  func drag(at index: Int) -> ListDrag? {
    dragged = nil
    let token = rows.token(at: index)
    let chosen = dragged(token, at: index).all
    guard !chosen.isEmpty else { return nil }
    let count = chosen.reduce(0) { $0 + $1.offsets.ranges.reduce(0) { $0 + $1.count } }
    return ListDrag(token: token, count: count, depth: rows.depth(of: index))
  }

  /// What moves with the row at a position, which a pointer that moves asks again and again.
  private func dragged(_ token: Int, at index: Int) -> ChosenSet {
    if let dragged, dragged.token == token { return dragged.chosen }
    let chosen = ChosenSet(companions(of: index))
    dragged = DraggedElements(token: token, chosen: chosen)
    return chosen
  }

  /// The dynamic views without elements in the section whose header is above a gap.
  private func emptySpots(in gap: Int) -> [DropSpot] {
    guard case .header(let id)? = rows.row(at: gap - 1), let section = rows.model.sections.first(where: { $0.id == id }) else { return [] }
    return section.segments.filter { $0.count == 0 }.compactMap { segment in
      let owner = rows.structure.providers[segment.id]?.element(at: 0)?.owner
      return owner.map { DropSpot(place: .between($0, 0), depth: 0) }
    }
  }

  /// All places in a gap, those of the row below it first.
  private func spots(in gap: Int) -> [DropSpot] {
    var spots: [DropSpot] = []
    let below = rows.element(at: gap)
    let above = rows.element(at: gap - 1)
    let isWithinElement = below.map { below in above.map { $0.owner === below.owner && $0.offset == below.offset } ?? false } ?? false
    if let below, !isWithinElement { spots.append(DropSpot(place: .between(below.owner, below.offset), depth: rows.depth(of: gap))) }

    var around: Set<Int> = []
    var next = rows.parent(of: gap)
    while let row = next {
      around.insert(row)
      next = rows.parent(of: row)
    }
    var index: Int? = gap > 0 ? gap - 1 : nil
    var depth = index.map { rows.depth(of: $0) } ?? 0
    // What follows the row above, and what follows each one that ends with it.
    while let row = index, !around.contains(row) {
      if let element = rows.element(at: row), row < gap - 1 || !isWithinElement {
        if row == gap - 1, element.owner.elementEdits?.tree?.canTakeChildren(element) == true {
          spots.append(DropSpot(place: .into(element), depth: depth + 1))
        }
        spots.append(DropSpot(place: .between(element.owner, element.offset + 1), depth: depth))
      }
      index = rows.parent(of: row)
      depth -= 1
    }
    return spots
  }

  private func depths(_ spots: some Sequence<DropSpot>) -> [Int] { Set(spots.map(\.depth)).sorted() }

  // MARK: Rows

  private func spots(for chosen: ChosenSet, in gap: Int) -> [DropSpot] {
    guard let first = chosen.all.first else { return [] }
    let tree = first.tree
    var known: [ObjectIdentifier: Bool] = [:]
    // Below the heading of an empty section things go there, and not in front of what follows.
    let empty = tree == nil ? emptySpots(in: gap).filter { $0.owner.isInContainer(of: first.owner) } : []
    if !empty.isEmpty { return empty }
    return spots(in: gap).filter { spot in
      guard let tree else {
        guard case .between(let owner, _) = spot.place else { return false }
        return owner === first.owner || owner.isInContainer(of: first.owner)
      }
      guard spot.owner.elementEdits?.tree === tree, !tree.isWithin(chosen, spot.owner, &known) else { return false }
      if case .into(let element) = spot.place { return !chosen.contains(element.offset, of: element.owner) }
      return true
    }
  }

  func dropDepths(_ drag: ListDrag, at gap: Int) -> [Int] {
    guard let index = rows.model.index(ofToken: drag.token) else { return [] }
    return depths(spots(for: dragged(drag.token, at: index), in: gap))
  }

  func drop(_ drag: ListDrag, _ gap: Int, _ depth: Int?) {
    guard let index = rows.model.index(ofToken: drag.token) else { return }
    let set = dragged(drag.token, at: index)
    dragged = nil
    let chosen = set.all
    let spots = spots(for: set, in: gap)
    guard let level = DropDepth.nearest(to: depth ?? rows.depth(of: index), in: depths(spots)),
      let spot = spots.first(where: { $0.depth == level })
    else { return }
    switch spot.place {
    case .into(let element): element.owner.elementEdits?.tree?.move(chosen, into: element)
    case .between(let owner, let offset):
      if chosen.count == 1, let only = chosen.first, only.owner === owner {
        let move = ElementMove(only.offsets, to: offset)
        if !move.changesNothing { owner.elementEdits?.move?(move.offsets, move.destination) }
      } else if let only = chosen.first, let other = only.owner.elementEdits?.reorder {
        owner.elementEdits?.reorder?.take(only.offsets, of: other, at: offset)
      } else {
        owner.elementEdits?.tree?.move(chosen, to: owner, at: offset)
      }
    }
  }

  // MARK: Things from outside

  /// Where something is taken in a gap: by the dynamic view of the row below or of one that ends above, or else by one without elements.
  private func spots(for kinds: DropKinds, in gap: Int) -> [DropSpot] {
    func takes(_ owner: any EditableElements) -> Bool { owner.elementEdits?.dropKinds.isDisjoint(with: kinds) == false }
    let found = spots(in: gap).filter { spot in
      if case .between(let owner, _) = spot.place { takes(owner) } else { false }
    }
    if !found.isEmpty { return found }
    for provider in rows.structure.providers.values where provider.rowCount == 0 {
      if let owner = provider.element(at: 0)?.owner, takes(owner) { return [DropSpot(place: .between(owner, 0), depth: 0)] }
    }
    return []
  }

  func dropDepths(_ kinds: DropKinds, at gap: Int) -> [Int] { depths(spots(for: kinds, in: gap)) }

  func insert(_ payload: DropPayload, _ gap: Int, _ depth: Int?) {
    let spots = spots(for: payload.kinds, in: gap)
    guard let first = spots.first, let level = DropDepth.nearest(to: depth ?? first.depth, in: depths(spots)),
      let spot = spots.first(where: { $0.depth == level }), case .between(let owner, let offset) = spot.place
    else { return }
    for action in owner.elementEdits?.inserts ?? [] where action.kinds.takes(payload) {
      if action.perform(payload, offset) { return }
    }
  }
}

extension EditableElements {
  /// Whether elements of another dynamic view may be moved to this one: both are collections of one container.
  fileprivate func isInContainer(of other: any EditableElements) -> Bool {
    guard let container = elementEdits?.reorder?.container else { return false }
    return other.elementEdits?.reorder?.container === container
  }
}

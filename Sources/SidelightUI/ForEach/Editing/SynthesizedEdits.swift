import SidelightCore

/// Deletions and moves that are written to a binding, and that an undo manager can take back.
struct SynthesizedEdits {
  let store: any EditableStore
  let canDelete: Bool
  let canMove: Bool

  nonisolated init<C: MutableCollection & RandomAccessCollection, ID: Hashable>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, _ actions: EditActions<C>
  ) {
    store = ElementStore(data: data, id: { $0[keyPath: id] })
    canDelete = actions.rawValue & 1 != 0
    canMove = actions.rawValue & 2 != 0
  }
}

/// A collection that the user edits.
@MainActor protocol EditableStore {
  func delete(_ offsets: RangeSet<Int>, _ undo: UndoManager?)
  func move(_ offsets: RangeSet<Int>, to destination: Int, _ undo: UndoManager?)
}

/// The collection that a binding reaches, as the user edits it.
///
/// What is undone names elements by their ids, because the program may have changed the collection in between.
private struct ElementStore<C: MutableCollection & RandomAccessCollection, ID: Hashable> {
  let data: Binding<C>
  let id: (C.Element) -> ID

  nonisolated init(data: Binding<C>, id: @escaping (C.Element) -> ID) {
    self.data = data
    self.id = id
  }
}

@MainActor extension ElementStore: EditableStore {
  func delete(_ offsets: RangeSet<Int>, _ undo: UndoManager?) {
    let all = Array(data.wrappedValue)
    let gone = offsets.intersection(RangeSet(0..<all.count))
    guard !gone.isEmpty else { return }
    var rest = all
    rest.removeSubranges(gone)
    write(rest)
    let removed = gone.ranges.flatMap { $0.map { (offset: $0, element: all[$0]) } }
    undo?.registerUndo(withTarget: AnyUndo.shared) { [weak undo] _ in insert(removed, undo) }
    undo?.setActionName("Delete")
  }

  private func insert(_ removed: [(offset: Int, element: C.Element)], _ undo: UndoManager?) {
    var all = Array(data.wrappedValue)
    let known = Set(all.map(id))
    let back = removed.filter { !known.contains(id($0.element)) }
    for (offset, element) in back { all.insert(element, at: min(offset, all.count)) }
    write(all)
    let ids = Set(back.map { id($0.element) })
    undo?.registerUndo(withTarget: AnyUndo.shared) { [weak undo] _ in delete(offsets(of: ids), undo) }
  }

  func move(_ offsets: RangeSet<Int>, to destination: Int, _ undo: UndoManager?) {
    var all = Array(data.wrappedValue)
    let moved = offsets.intersection(RangeSet(0..<all.count))
    guard !moved.isEmpty else { return }
    let before = moved.ranges.flatMap { $0.map { (offset: $0, id: id(all[$0])) } }
    all.moveSubranges(moved, to: min(max(destination, 0), all.count))
    write(all)
    undo?.registerUndo(withTarget: AnyUndo.shared) { [weak undo] _ in put(before, undo) }
    undo?.setActionName("Move")
  }

  /// Puts elements where they were, in ascending order of their offsets.
  private func put(_ places: [(offset: Int, id: ID)], _ undo: UndoManager?) {
    var all = Array(data.wrappedValue)
    let now = offsets(of: Set(places.map(\.id)))
    let before = now.ranges.flatMap { $0.map { (offset: $0, id: id(all[$0])) } }
    let elements = Dictionary(before.map { ($0.id, all[$0.offset]) }, uniquingKeysWith: { first, _ in first })
    all.removeSubranges(now)
    for place in places {
      if let element = elements[place.id] { all.insert(element, at: min(place.offset, all.count)) }
    }
    write(all)
    undo?.registerUndo(withTarget: AnyUndo.shared) { [weak undo] _ in put(before, undo) }
  }

  private func offsets(of ids: Set<ID>) -> RangeSet<Int> {
    let all = data.wrappedValue
    var found = RangeSet<Int>()
    for (offset, element) in all.enumerated() where ids.contains(id(element)) { found.insert(contentsOf: offset..<(offset + 1)) }
    return found
  }

  /// O(elements), as every change of a collection in a binding is.
  private func write(_ elements: [C.Element]) {
    var all = data.wrappedValue
    if elements.count == all.count {
      for (index, element) in zip(Array(all.indices), elements) { all[index] = element }
      data.wrappedValue = all
    } else if let replaced = (all as? any RangeReplaceableCollection).flatMap({ Self.replaced($0, elements) }) {
      data.wrappedValue = replaced
    }
  }

  private static func replaced<R: RangeReplaceableCollection>(_ old: R, _ elements: [C.Element]) -> C? {
    guard let elements = elements as? [R.Element] else { return nil }
    return R(elements) as? C
  }
}

/// Stands for no object: the undo manager must be given one, and what it does here needs none.
@MainActor private final class AnyUndo {
  static let shared = AnyUndo()
}

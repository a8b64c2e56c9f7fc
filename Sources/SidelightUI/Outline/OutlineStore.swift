/// A tree that a binding reaches, as the user edits it.
///
/// What is undone names elements and their parents by ids, because the program may have changed the tree in between.
struct OutlineStore<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable> {
  typealias Path = [ID]

  private struct Place {
    /// The ids of the elements that it is below, from the top on.
    var parent: Path
    var offset: Int
    var id: ID
  }

  private let data: Binding<C>
  private let id: (C.Element) -> ID
  private let children: WritableKeyPath<C.Element, C?>

  nonisolated init(_ data: Binding<C>, id: KeyPath<C.Element, ID>, _ children: WritableKeyPath<C.Element, C?>) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.children = children
  }
}

@MainActor extension OutlineStore: OutlineEditor {
  func delete(_ paths: [Path], _ undo: UndoManager?) {
    var all = data.wrappedValue
    let places = places(of: paths, in: &all)
    guard !places.isEmpty else { return }
    let elements = take(places, from: &all)
    data.wrappedValue = all
    undo?.registerUndo(withTarget: OutlineUndo.shared) { [weak undo] _ in insert(elements, at: places, undo) }
    undo?.setActionName("Delete")
  }

  private func insert(_ elements: [C.Element], at places: [Place], _ undo: UndoManager?) {
    var all = data.wrappedValue
    put(elements, at: places, in: &all)
    data.wrappedValue = all
    undo?.registerUndo(withTarget: OutlineUndo.shared) { [weak undo] _ in delete(places.map { $0.parent + [$0.id] }, undo) }
  }

  func move(_ paths: [Path], to parent: Path, at offset: Int, _ undo: UndoManager?) {
    var all = data.wrappedValue
    let places = places(of: paths, in: &all)
    let start = offset - places.count { $0.parent == parent && $0.offset < offset }
    let targets = places.enumerated().map { Place(parent: parent, offset: start + $0.offset, id: $0.element.id) }
    transfer(from: places, to: targets, undo)
    undo?.setActionName("Move")
  }

  /// Takes elements from where they are, and puts each where it is to be, in ascending order of the offsets.
  private func transfer(from places: [Place], to targets: [Place], _ undo: UndoManager?) {
    var all = data.wrappedValue
    let isThere = targets.allSatisfy { edit($0.parent[...], in: &all) { _ in true } == true }
    guard isThere, !places.isEmpty, places.allSatisfy({ place in edit(place.parent[...], in: &all) { has(place.id, $0) } == true }) else {
      return
    }
    let elements = take(places, from: &all)
    put(elements, at: targets, in: &all)
    data.wrappedValue = all
    undo?.registerUndo(withTarget: OutlineUndo.shared) { [weak undo] _ in transfer(from: targets, to: places, undo) }
  }

  // MARK: The tree

  /// Changes the children of the element at the end of a path; nil where there is none.
  private func edit<Result>(_ path: ArraySlice<ID>, in siblings: inout C, _ body: (inout C) -> Result) -> Result? {
    guard let next = path.first else { return body(&siblings) }
    guard let index = siblings.firstIndex(where: { id($0) == next }), var inner = siblings[index][keyPath: children],
      let result = edit(path.dropFirst(), in: &inner, body)
    else { return nil }
    siblings[index][keyPath: children] = inner
    return result
  }

  private func has(_ wanted: ID, _ siblings: C) -> Bool { siblings.contains { id($0) == wanted } }

  /// Where elements stand, as far as they are there.
  private func places(of paths: [Path], in all: inout C) -> [Place] {
    paths.compactMap { path in
      guard let wanted = path.last else { return nil }
      let offset = edit(path.dropLast(), in: &all) { siblings -> Int? in
        siblings.firstIndex { id($0) == wanted }.map { siblings.distance(from: siblings.startIndex, to: $0) }
      }
      return offset.flatMap { $0 }.map { Place(parent: Array(path.dropLast()), offset: $0, id: wanted) }
    }
  }

  private func take(_ places: [Place], from all: inout C) -> [C.Element] {
    places.compactMap { place in
      edit(place.parent[...], in: &all) { siblings -> C.Element? in
        siblings.firstIndex { id($0) == place.id }.map { siblings.remove(at: $0) }
      }.flatMap { $0 }
    }
  }

  private func put(_ elements: [C.Element], at places: [Place], in all: inout C) {
    for (element, place) in zip(elements, places) {
      _ = edit(place.parent[...], in: &all) { siblings in
        guard !has(place.id, siblings) else { return }
        siblings.insert(element, at: siblings.index(siblings.startIndex, offsetBy: min(max(place.offset, 0), siblings.count)))
      }
    }
  }
}

/// Stands for no object: the undo manager must be given one, and what it does here needs none.
@MainActor private final class OutlineUndo {
  static let shared = OutlineUndo()
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes rows from bindings to elements that are identifiable and from what is below them, which the user of a list may edit as the
  /// actions say, at every level and from one to another: an extension of ours, for SwiftUI's outline groups can't be edited.
  ///
  /// Deletions and moves are written to the binding, and can be undone where the environment has an ``UndoManager``. How the user moves
  /// rows is said at ``onMove(perform:)``. A row opts out with ``View/deleteDisabled(_:)`` and ``View/moveDisabled(_:)``.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements at the top.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - editActions: what the user may do to the elements.
  ///   - content: makes the row of an element, given a binding to it.
  nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, ID == C.Element.ID, C.Element: Identifiable {
    self.init(data, id: \.id, children: children, editActions: editActions, content: content)
  }

  /// Makes rows from bindings to elements that have an id at a key path and from what is below them, which the user of a list may edit as
  /// the actions say: an extension of ours.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements at the top.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - editActions: what the user may do to the elements.
  ///   - content: makes the row of an element, given a binding to it.
  nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    self.init(data, id: id, children: children, content: content)
    edits.store = OutlineStore(data, id: id, children)
    edits.storeDeletes = editActions.contains(.delete)
    edits.storeMoves = editActions.contains(.move)
  }
}

import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A dynamic view whose elements the user may move.
@MainActor protocol ReorderedElements: ViewNode {
  var elementCount: Int { get }
  /// The id of the element at an offset; nil behind the last one.
  func elementID(at offset: Int) -> AnyHashable?
  /// Where the first element with an id is. O(elements).
  func elementOffset(of id: AnyHashable) -> Int?
}

/// One of the collections of a container in which the user moves elements.
@MainActor final class ReorderPart {
  /// The name of the collection.
  var collectionID: AnyHashable { didSet { if collectionID != oldValue { checkName() } } }
  private(set) weak var container: ReorderScope?
  private(set) weak var elements: (any ReorderedElements)?
  private var hasFittingIDs = false
  private var hasFittingName = false
  /// What the user may do to the elements has changed.
  var changed: () -> Void = {}

  init(_ collectionID: AnyHashable, in container: ReorderScope?) {
    self.collectionID = collectionID
    self.container = container
    guard let container else {
      Problem.report(
        "a ForEach is reorderable() and nothing around it says what a move does, so that none of its elements can be moved. Put "
          + "reorderContainer(for:isEnabled:move:) on the list, stack or grid that it is in.")
      return
    }
    container.add(self)
    checkName()
  }

  /// Takes the dynamic view whose elements these are.
  /// - Parameter ids: the type of its ids.
  func join(_ elements: any ReorderedElements, ids: Any.Type) {
    self.elements = elements
    guard let container else { return }
    hasFittingIDs = ids == container.rules.itemID
    if !hasFittingIDs {
      Problem.report(
        "a ForEach is reorderable() and has ids of type \(ids), but the reorderContainer around it moves elements with ids of type "
          + "\(container.rules.itemID), so that none can be moved. Give both the same id: with reorderContainer(for:itemID:isEnabled:move:) that "
          + "is the key path of the ForEach.")
    }
  }

  private func checkName() {
    guard let container else { return }
    let type = Swift.type(of: collectionID.base)
    hasFittingName = type == container.rules.collectionID
    if hasFittingName { return }
    Problem.report(
      "the collection \(collectionID) of a reorderable ForEach is named by a value of type \(type), but the reorderContainer around it names "
        + "collections by values of type \(container.rules.collectionID), so that none of its elements can be moved. Give "
        + "reorderable(collectionID:) such a value, and reorderContainer(for:in:isEnabled:move:) its type.")
  }

  /// Whether the elements can be moved now.
  var isUsable: Bool { hasFittingIDs && hasFittingName && container?.rules.isEnabled == true && elements != nil }

  var count: Int { elements?.elementCount ?? 0 }

  /// The offsets of some elements, as far as they are of this collection.
  func offsets(of ids: [AnyHashable]) -> RangeSet<Int> {
    var found = RangeSet<Int>()
    for id in ids {
      if let offset = elements?.elementOffset(of: id) { found.insert(contentsOf: offset..<(offset + 1)) }
    }
    return found
  }

  func ids(at offsets: RangeSet<Int>) -> [AnyHashable] {
    offsets.ranges.flatMap { $0.compactMap { elements?.elementID(at: $0) } }
  }

  /// How many elements have an id; of very many the first one alone is looked for.
  func count(of id: AnyHashable) -> Int {
    guard let elements else { return 0 }
    let total = elements.elementCount
    guard total <= 4096 else { return elements.elementOffset(of: id) == nil ? 0 : 1 }
    return (0..<total).count { elements.elementID(at: $0) == id }
  }

  /// Moves elements of this collection in front of the one at an offset.
  func move(_ offsets: RangeSet<Int>, to gap: Int) { container?.move(ids(at: offsets), to: self, at: gap) }

  /// Moves elements of another collection of the container here.
  func take(_ offsets: RangeSet<Int>, of other: ReorderPart, at gap: Int) { container?.move(other.ids(at: offsets), to: self, at: gap) }

  /// Moves elements by one place forward or back.
  func step(_ offsets: RangeSet<Int>, forward: Bool) { container?.step(ids(at: offsets), in: self, forward: forward) }
}

private enum ReorderPartKey: ContextKey { static var defaultValue: Identical<ReorderPart>? { nil } }

extension NodeContext {
  /// The collection whose elements the next dynamic view has, where the user may move them.
  var reorderPart: ReorderPart? {
    get { self[ReorderPartKey.self]?.object }
    set { self[ReorderPartKey.self] = newValue.map(Identical.init) }
  }
}

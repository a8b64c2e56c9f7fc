import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The rows of a collection in a list: none is made before it is bound.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ElementProvider<
  ForEach<Data, ID, Content>, Data, ID, Content
>, EditableElements, ReorderedElements
{
  private var count: Int
  private var data: Data

  init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    count = view.data.count
    data = view.data
    super.init(view, context, view.access, view.content)
    context.reorderPart?.join(self, ids: ID.self)
  }

  override var rowCount: Int { count }

  /// What the user may do to an element is said by what is around the view.
  override var passesRows: Bool { context.edits == nil && view.synthesized == nil && context.reorderPart == nil }

  override func item(at offset: Int) -> Data.Element? { elementAccess.elementAt(data, offset) }

  override func element(at offset: Int) -> ElementOffset? { ElementOffset(owner: self, offset: offset) }

  override func key(at offset: Int) -> AnyHashable { elementAccess.keyAt(data, offset) }

  override func offsets<Value: Hashable>(of values: Set<Value>) -> [Int] {
    let ids = elementAccess.ids(of: values, tags)
    guard !ids.isEmpty else { return [] }
    return (0..<count).filter { offset in
      guard ids.contains(elementAccess.idAt(data, offset)), let value = selectionValue(at: offset, as: Value.self) else { return false }
      return values.contains(value)
    }
  }

  override func insertValues<Value: Hashable>(of offsets: Range<Int>, into values: inout Set<Value>) {
    let offsets = offsets.clamped(to: 0..<data.count)
    guard !mayHaveOwnValues, let found = elementAccess.values(data, offsets, of: Value.self) else {
      return insertEach(of: offsets, into: &values)
    }
    values = values.isEmpty ? found : found.union(values)
  }

  override func offset(of id: AnyHashable) -> Int? {
    (id.base as? ID).flatMap { elementAccess.offset(data, $0) }
  }

  override func fill(_ row: RowContentNode, at offset: Int) -> Bool {
    guard let item = item(at: offset) else { return false }
    row.show(graph.track(row) { makeContent(item) })
    return noteFilled(row, with: item)
  }

  override func viewChanged(from old: ForEach<Data, ID, Content>) {
    let oldData = data
    let oldAccess = elementAccess
    // The closure makes rows as before, so that those of elements that stay the same need not be made anew.
    let isMadeAlike = Self.elementsAreValues && Memory.areSame(Maker(make: makeContent), Maker(make: view.content))
    var unsettled = isMadeAlike ? Unsettled.none : .all
    data = view.data
    elementAccess = view.access
    makeContent = view.content
    guard let rows = context.rows else { return }
    if oldData.count != count {
      // A collection that is an object changed in place, so the old elements are not there to be compared with: all rows are new.
      let difference = IdentityDiff(removed: count, added: data.count, start: 0)
      count = data.count
      rows.rowsChanged(of: self, by: difference, RemovedUnseen())
      unsettled = .all
    } else if !Self.hasSameElements(oldData, data) {
      let held = heldRuns(in: rows)
      let common = held.flatMap { elementAccess.compareRuns(oldData, data, $0) } ?? elementAccess.compare(oldData, data)
      // Few elements that differ are all looked for, which tells duplicates, too.
      let sought = count - common.prefix - common.suffix > Self.manyElements ? held : nil
      let difference = elementAccess.difference(from: oldData, to: data, common, sought)
      if isMadeAlike { unsettled = self.unsettled(common, difference) }
      count = data.count
      for offset in difference.duplicates.prefix(1) { reportDuplicate(elementAccess.idAt(data, offset)) }
      if !difference.isEmpty {
        let removed = RemovedElements(from: oldData, by: difference, oldAccess, tags: tags, among: sought)
        forgetTags(of: removed.ids)
        rows.rowsChanged(of: self, by: difference, removed)
      }
    }
    refresh(unsettled, from: oldData, to: data, in: rows)
    if view.synthesized?.canDelete != old.synthesized?.canDelete || view.synthesized?.canMove != old.synthesized?.canMove {
      rows.rowEditsChanged()
    }
  }

  var elementCount: Int { count }
  var elementEdits: ElementEdits? { view.edits(context) }

  func elementID(at offset: Int) -> AnyHashable? { item(at: offset).map { AnyHashable(elementAccess.id($0)) } }

  func elementOffset(of id: AnyHashable) -> Int? { self.offset(of: id) }

  /// The offsets of the elements whose rows are held, as ascending runs: of many elements only those are looked at. Nil where others
  /// matter, too, and where there are few.
  private func heldRuns(in rows: any RowCollector) -> [Range<Int>]? {
    count > Self.manyElements && tags.isEmpty ? rows.heldRuns(of: self) : nil
  }

  private static func hasSameElements(_ old: Data, _ new: Data) -> Bool {
    func compare<Pinned: PinnedData>(_ old: Pinned) -> Bool { (new as? Pinned).map { old.hasSameElements(as: $0) } ?? false }
    if let old = old as? any PinnedData { return compare(old) }
    return haveSameStorage(old, new)
  }
}

import SidelightCore

/// The rows of a collection in a list: none is made before it is bound.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<ForEach<Data, ID, Content>>, RowSegment {
  let segmentID: SegmentID
  private var count: Int
  /// The tags that rows gave themselves, for as long as their elements are in the data.
  private var tags: [ID: AnyHashable] = [:]

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    segmentID = SegmentID(context.graph.makeID().raw)
    count = view.data.count
    super.init(view, context)
  }

  var rowCount: Int { count }

  private func element(_ offset: Int, of data: Data) -> Data.Element { data[data.index(data.startIndex, offsetBy: offset)] }

  func key(at offset: Int) -> AnyHashable { view.id(element(offset, of: view.data)) }

  func selectionValue<Value: Hashable>(at offset: Int, as type: Value.Type) -> Value? {
    let element = element(offset, of: view.data)
    let id = view.id(element)
    if !tags.isEmpty, let value = tags[id]?.base as? Value { return value }
    return element as? Value ?? id as? Value
  }

  func fill(_ row: RowNode, at offset: Int) {
    let element = element(offset, of: view.data)
    row.tagChanged = nil
    row.show(graph.track(row) { view.content(element) })
    note(row.ownTag, of: element)
    row.tagChanged = { [weak self, weak row] in self?.note(row?.ownTag, of: element) }
  }

  /// A row says what selecting it stands for; before it is made its element or id does.
  private func note(_ tag: AnyHashable?, of element: Data.Element) {
    let id = view.id(element)
    guard tags[id] != tag else { return }
    let old = tags[id]
    tags[id] = tag
    let otherwise: [Any] = [element, id]
    context.rows?.selectionValueChanged(
      from: (old.map { [$0.base] } ?? []) + otherwise, to: (tag.map { [$0.base] } ?? []) + otherwise)
  }

  override func collect(into hosts: inout [ElementHost]) {}

  override func collectRows(into rows: inout RowStructure) { rows.add(self) }

  override func viewChanged(from old: ForEach<Data, ID, Content>) {
    guard let rows = context.rows else { return }
    if !Self.hasSameElements(old.data, view.data) {
      let oldData = old.data
      let newData = view.data
      let difference = identityDiff(
        oldCount: count, newCount: newData.count,
        old: { old.id(self.element($0, of: oldData)) }, new: { self.view.id(self.element($0, of: newData)) })
      count = newData.count
      for offset in difference.duplicates.prefix(1) { reportDuplicate(view.id(element(offset, of: newData))) }
      if !difference.isEmpty {
        let gone = { self.removed(by: difference) { old.id(self.element($0, of: oldData)) } }
        if !tags.isEmpty { for id in gone() { tags[id] = nil } }
        rows.segment(self, changedBy: difference) { Set(gone().map { AnyHashable($0) }) }
      }
    }
    rows.segmentRefreshed(self)
  }

  private static func hasSameElements(_ old: Data, _ new: Data) -> Bool {
    func compare<Pinned: PinnedData>(_ old: Pinned) -> Bool { (new as? Pinned).map { old.hasSameElements(as: $0) } ?? false }
    if let old = old as? any PinnedData { return compare(old) }
    return ViewFields.isSameStorage(old, new)
  }

  /// The ids of the elements that a change took out of the data. Complexity: O(removed).
  private func removed(by difference: IdentityDiff, id: (Int) -> ID) -> [ID] {
    let moved = Set(difference.moves.map(\.from))
    var ids: [ID] = []
    var shift = 0
    for splice in difference.splices {
      let start = splice.position - shift
      for offset in start..<(start + splice.removed) where !moved.contains(offset) { ids.append(id(offset)) }
      shift += splice.added - splice.removed
    }
    return ids
  }
}

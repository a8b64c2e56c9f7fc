import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The rows of a collection in a list: none is made before it is bound.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<ForEach<Data, ID, Content>>, RowSegment,
  EditableElements
{
  let segmentID: SegmentID
  private var count: Int
  /// The parts of the view. Taken from it anew for each question, they would cost more than the answer.
  private var data: Data
  private var access: ElementAccess<Data, ID>
  private var makeContent: (Data.Element) -> Content
  /// The tags that rows gave themselves, for as long as their elements are in the data.
  private var tags: [ID: AnyHashable] = [:]
  private lazy var mayHaveTags = RowTag.mayBe(in: Content.self)

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    segmentID = SegmentID(context.graph.makeID().raw)
    count = view.data.count
    data = view.data
    access = view.access
    makeContent = view.content
    super.init(view, context)
  }

  var rowCount: Int { count }

  /// What the user may do to an element is said by what is around the view.
  var passesRows: Bool { context.edits == nil && view.synthesized == nil }

  func element(at offset: Int) -> ElementOffset? { ElementOffset(owner: self, offset: offset) }

  func traits(at offset: Int) -> RowTraits {
    var traits = scope.value(RowTraitsKey.self)
    if offset < data.count { traits.override(with: RowTraits.find(in: makeContent(element(offset, of: data)))) }
    return traits
  }

  private lazy var mayHaveTraits = RowTraits.mayBe(in: Content.self)
  var mayForbidSelection: Bool { mayHaveTraits || scope.value(RowTraitsKey.self).isSelectionDisabled }

  func offsets<Value: Hashable>(of values: Set<Value>) -> [Int] {
    let ids = access.ids(of: values, tags)
    guard !ids.isEmpty else { return [] }
    return (0..<count).filter { offset in
      guard ids.contains(access.idAt(data, offset)), let value = selectionValue(at: offset, as: Value.self) else { return false }
      return values.contains(value)
    }
  }

  private func element(_ offset: Int, of data: Data) -> Data.Element { data[data.index(data.startIndex, offsetBy: offset)] }

  func key(at offset: Int) -> AnyHashable { offset < data.count ? AnyHashable(access.idAt(data, offset)) : AnyHashable(offset) }

  func selectionValue<Value: Hashable>(at offset: Int, as type: Value.Type) -> Value? {
    offset < data.count ? access.selectionValue(at: offset, of: data, tags) : nil
  }

  func learnTag(at offset: Int) {
    guard mayHaveTags, offset < data.count else { return }
    let element = element(offset, of: data)
    if let tag = RowTag.find(in: makeContent(element)) { tags[access.id(element)] = tag }
  }

  func known<Value: Hashable>(_ values: Set<Value>) -> Set<Value> {
    Set(offsets(of: values).compactMap { selectionValue(at: $0, as: Value.self) })
  }

  func insertValues<Value: Hashable>(of offsets: Range<Int>, into values: inout Set<Value>) {
    let offsets = offsets.clamped(to: 0..<data.count)
    guard !mayHaveTags, tags.isEmpty, let found = access.values(data, offsets, of: Value.self) else {
      return insertEach(of: offsets, into: &values)
    }
    values = values.isEmpty ? found : found.union(values)
  }

  func offset(of id: AnyHashable) -> Int? {
    (id.base as? ID).flatMap { access.offset(data, $0) }
  }

  func text(at offset: Int) -> RowText {
    offset < data.count ? RowText(of: makeContent(element(offset, of: data))) : .silent
  }

  func fill(_ row: RowContentNode, at offset: Int) -> Bool {
    // A collection that is an object may have shrunk since it was given.
    guard offset < data.count else { return false }
    let element = element(offset, of: data)
    row.show(graph.track(row) { makeContent(element) })
    if row.mayHaveTag || !tags.isEmpty { note(row.ownTag, of: element) }
    return lasting == .always || lasting == .whereElementIsID && access.isOwnID(element)
  }

  /// Which rows stand for something that follows from their identities. The value of a row may be its element, which can change under
  /// the same id, and what an element of a vague type is in the end does not follow from the type.
  private enum Lasting { case never, whereElementIsID, always }
  private var lasting = Lasting.never

  func expectValues<Value: Hashable>(of type: Value.Type) {
    let element: Any.Type = Data.Element.self
    if ID.self != Value.self {
      lasting = .never
    } else if element == Value.self {
      lasting = .whereElementIsID
    } else {
      lasting = element is AnyClass || !(element is any Hashable.Type) && !(element is any Identifiable.Type) ? .never : .always
    }
  }

  func tagChanged(of row: RowNode, at offset: Int) {
    if offset < data.count { note(row.ownTag, of: element(offset, of: data)) }
  }

  /// A row says what selecting it stands for; before it is made its element or id does.
  private func note(_ tag: AnyHashable?, of element: Data.Element) {
    if tag == nil, tags.isEmpty { return }
    let id = access.id(element)
    guard tags[id] != tag else { return }
    let old = tags[id]
    tags[id] = tag
    let otherwise: [Any] = [element, id]
    context.rows?.selectionValueChanged(
      from: (old.map { [$0.base] } ?? []) + otherwise, to: (tag.map { [$0.base] } ?? []) + otherwise)
  }

  override func collect(into hosts: inout [ElementHost]) {}

  override func contribute(to structure: any ContentStructure) { (structure as? CollectedRows)?.structure.add(self) }

  override func viewChanged(from old: ForEach<Data, ID, Content>) {
    let oldData = data
    let oldAccess = access
    // Rows are made as before, so that those of elements which stay the same show what they show.
    let isMadeAlike = Self.elementsAreValues && Memory.areSame(Maker(make: makeContent), Maker(make: view.content))
    var unsettled = isMadeAlike ? Unsettled.none : .all
    data = view.data
    access = view.access
    makeContent = view.content
    guard let rows = context.rows else { return }
    if oldData.count != count {
      // A collection that is an object changed in place, so the old elements are not there to be compared with: all rows are new.
      let difference = IdentityDiff(removed: count, added: data.count, start: 0)
      count = data.count
      rows.segment(self, changedBy: difference, RemovedUnseen())
      unsettled = .all
    } else if !Self.hasSameElements(oldData, data) {
      let held = heldRuns(in: rows)
      let common = held.flatMap { access.compareRuns(oldData, data, $0) } ?? access.compare(oldData, data)
      // Few elements that differ are all looked for, which tells duplicates, too.
      let sought = count - common.prefix - common.suffix > Self.manyElements ? held : nil
      let difference = access.difference(from: oldData, to: data, common, sought)
      if isMadeAlike { unsettled = self.unsettled(common, difference) }
      count = data.count
      for offset in difference.duplicates.prefix(1) { reportDuplicate(access.idAt(data, offset)) }
      if !difference.isEmpty {
        let removed = RemovedElements(from: oldData, by: difference, oldAccess, tags: tags, among: sought)
        if !tags.isEmpty { for id in removed.ids { tags[id] = nil } }
        rows.segment(self, changedBy: difference, removed)
      }
    }
    refresh(unsettled, from: oldData, to: data, in: rows)
    if view.synthesized?.canDelete != old.synthesized?.canDelete || view.synthesized?.canMove != old.synthesized?.canMove {
      rows.rowEditsChanged()
    }
  }

  var elementCount: Int { count }
  var elementEdits: ElementEdits? { view.edits(context) }

  /// Of many elements only those are looked at whose rows somebody holds on to: what becomes of others makes no difference then. Nil where
  /// it does, or where all are few.
  private func heldRuns(in rows: any RowCollector) -> [Range<Int>]? {
    count > Self.manyElements && tags.isEmpty ? rows.heldRuns(of: self) : nil
  }

  private static func hasSameElements(_ old: Data, _ new: Data) -> Bool {
    func compare<Pinned: PinnedData>(_ old: Pinned) -> Bool { (new as? Pinned).map { old.hasSameElements(as: $0) } ?? false }
    if let old = old as? any PinnedData { return compare(old) }
    return haveSameStorage(old, new)
  }
}

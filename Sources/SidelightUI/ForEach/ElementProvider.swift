import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The provider of rows that show elements of data: it keeps the tags that they gave themselves, and knows what they say from the values of
/// their views.
class ElementProvider<V: View, Data: RandomAccessCollection, ID: Hashable, RowView: View>: TypedNode<V>, RowProvider {
  final let segmentID: SegmentID
  /// The parts of the view. Taken from it anew for each question, they would cost more than the answer.
  final var elementAccess: ElementAccess<Data, ID>
  final var makeContent: (Data.Element) -> RowView
  /// The tags that rows gave themselves, for as long as their elements are in the data.
  final private(set) var tags: [ID: AnyHashable] = [:]
  final private lazy var mayHaveTags = RowTag.mayBe(in: RowView.self)
  final private(set) lazy var mayHaveTraits = RowTraits.mayBe(in: RowView.self)

  init(_ view: V, _ context: NodeContext, _ access: ElementAccess<Data, ID>, _ makeContent: @escaping (Data.Element) -> RowView) {
    segmentID = SegmentID(context.graph.makeID().raw)
    elementAccess = access
    self.makeContent = makeContent
    super.init(view, context)
  }

  /// The element of a row; nil where a collection that is an object has shrunk since it was given.
  func item(at offset: Int) -> Data.Element? { nil }

  var rowCount: Int { 0 }

  func key(at offset: Int) -> AnyHashable { AnyHashable(offset) }

  func fill(_ row: RowContentNode, at offset: Int) -> Bool { false }

  func element(at offset: Int) -> ElementOffset? { nil }

  func offsets<Value: Hashable>(of values: Set<Value>) -> [Int] { [] }

  func insertValues<Value: Hashable>(of offsets: Range<Int>, into values: inout Set<Value>) { insertEach(of: offsets, into: &values) }

  func offset(of id: AnyHashable) -> Int? { nil }

  var passesRows: Bool { false }

  var outline: (any OutlineProvider)? { nil }

  final func view(at offset: Int) -> (any View)? { item(at: offset).map { makeContent($0) } }

  final override func collect(into hosts: inout [ElementHost]) {}

  final override func contribute(to structure: any ContentStructure) { (structure as? CollectedRows)?.structure.add(self) }

  // MARK: What selecting rows stands for

  /// Rows may stand for tags, so that each is to be asked for its own.
  final var mayHaveOwnValues: Bool { mayHaveTags || !tags.isEmpty }

  final func selectionValue<Value: Hashable>(at offset: Int, as type: Value.Type) -> Value? {
    item(at: offset).flatMap { elementAccess.selectionValue(of: $0, tags) }
  }

  final func learnTag(at offset: Int) {
    guard mayHaveTags, let item = item(at: offset) else { return }
    if let tag = RowTag.find(in: makeContent(item)) { tags[elementAccess.id(item)] = tag }
  }

  final func note(_ tag: AnyHashable?, at offset: Int) {
    if let item = item(at: offset) { note(tag, of: item) }
  }

  /// A row was filled with an element.
  /// - Returns: whether what selecting it stands for follows from its identity.
  final func noteFilled(_ row: RowContentNode, with item: Data.Element) -> Bool {
    if row.mayHaveTag || !tags.isEmpty { note(row.ownTag, of: item) }
    return lasting == .always || lasting == .whereElementIsID && elementAccess.isOwnID(item)
  }

  /// A row says what selecting it stands for; before it is made its element or id does.
  private func note(_ tag: AnyHashable?, of item: Data.Element) {
    if tag == nil, tags.isEmpty { return }
    let id = elementAccess.id(item)
    guard tags[id] != tag else { return }
    let old = tags[id]
    tags[id] = tag
    let otherwise: [Any] = [item, id]
    context.rows?.selectionValueChanged(from: (old.map { [$0.base] } ?? []) + otherwise, to: (tag.map { [$0.base] } ?? []) + otherwise)
  }

  /// Tags end with their elements.
  final func forgetTags(of ids: @autoclosure () -> [ID]) {
    guard !tags.isEmpty else { return }
    for id in ids() { tags[id] = nil }
  }

  /// Which rows stand for something that follows from their identities. The value of a row may be its element, which can change under
  /// the same id, and what an element of a vague type is in the end does not follow from the type.
  private enum Lasting { case never, whereElementIsID, always }

  private lazy var lasting: Lasting = {
    let element: Any.Type = Data.Element.self
    guard let value = context.rows?.valueType, ID.self == value else { return .never }
    if element == value { return .whereElementIsID }
    return element is AnyClass || !(element is any Hashable.Type) && !(element is any Identifiable.Type) ? .never : .always
  }()
}

extension ElementAccess {
  /// What selecting an element's row stands for: the tag that it gave itself, the element, or its id.
  func selectionValue<Value: Hashable>(of element: Data.Element, _ tags: [ID: AnyHashable]) -> Value? {
    if !tags.isEmpty, let value: Value = tags[id(element)].flatMap({ taggedValue($0.base, as: Value.self) }) { return value }
    return element as? Value ?? id(element) as? Value
  }
}

import SidelightCore

/// Views made from a collection, one or more for each element.
///
/// The element's id is the identity of its views: their state follows it when the data changes. Inside a list the rows
/// are made on demand, so a million elements cost what a thousand cost. Source: SwiftUI's `ForEach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the views of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// Drawn by the graph.
  public typealias Body = Never

  /// Makes views from elements that have an id at a key path.
  nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes views from elements that are identifiable.
  @inlinable nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(identifiable: data, content: content)
  }

  @usableFromInline nonisolated init(identifiable data: Data, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes views from the numbers of a range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: PrimitiveView, StructuralView where Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    context.rows == nil ? ForEachNode(self, context) : LazyForEachNode(self, context)
  }
}

/// The views of a collection outside of a list: all of them live.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<ForEach<Data, ID, Content>> {
  private var nodes: [(id: ID, node: TypedNode<Content>)] = []

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.init(view, context)
    let inner = childContext
    nodes = view.data.map { (view.id($0), graph.makeNode(view.content($0), inner)) }
    settlePreferences()
  }

  override var children: [ViewNode] { nodes.map(\.node) }

  override func viewChanged(from old: ForEach<Data, ID, Content>) {
    let before = nodes.map { ObjectIdentifier($0.node) }
    var known: [ID: TypedNode<Content>] = [:]
    for entry in nodes where known[entry.id] == nil { known[entry.id] = entry.node }
    var left = Dictionary(nodes.map { (ObjectIdentifier($0.node), $0.node) }, uniquingKeysWith: { first, _ in first })
    let inner = childContext
    nodes = view.data.map { element in
      let id = view.id(element)
      let content = view.content(element)
      if let node = known.removeValue(forKey: id) {
        left[ObjectIdentifier(node)] = nil
        node.update(content)
        return (id, node)
      }
      return (id, graph.makeNode(content, inner))
    }
    for node in left.values { node.destroy() }
    if before != nodes.map({ ObjectIdentifier($0.node) }) { structureChanged() } else { settlePreferences() }
  }
}

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
    if !tags.isEmpty, let tag = tags[view.id(element)] { return tag.base as? Value }
    if let value = element as? Value { return value }
    return view.id(element) as? Value
  }

  func fill(_ row: RowNode, at offset: Int) {
    let element = element(offset, of: view.data)
    row.tagChanged = nil
    row.show(view.content(element))
    let id = view.id(element)
    note(row.tag ?? row.link?.value, for: id)
    row.tagChanged = { [weak self, weak row] in self?.note(row?.tag ?? row?.link?.value, for: id) }
  }

  private func note(_ tag: AnyHashable?, for id: ID) {
    if tag != nil || !tags.isEmpty { tags[id] = tag }
  }

  override func collect(into hosts: inout [ElementHost]) {}

  override func collectRows(into rows: inout RowStructure) { rows.add(self) }

  override func viewChanged(from old: ForEach<Data, ID, Content>) {
    guard let rows = context.rows else { return }
    if !ViewFields.isSameStorage(old.data, view.data) {
      let oldData = old.data
      let newData = view.data
      let difference = identityDiff(
        oldCount: count, newCount: newData.count,
        old: { old.id(self.element($0, of: oldData)) }, new: { self.view.id(self.element($0, of: newData)) })
      count = newData.count
      if !difference.duplicates.isEmpty { reportDuplicates(difference.duplicates) }
      if !difference.isEmpty {
        if !tags.isEmpty {
          let left = Set(newData.map { view.id($0) })
          tags = tags.filter { left.contains($0.key) }
        }
        rows.segment(self, changedBy: difference)
      }
    }
    rows.segmentRefreshed(self)
  }

  private func reportDuplicates(_ offsets: [Int]) {
    guard let first = offsets.first else { return }
    Problem.report(
      "two elements of a ForEach have the id \(view.id(element(first, of: view.data))); selection and state of such rows are shared. "
        + "Give every element an id of its own.")
  }
}

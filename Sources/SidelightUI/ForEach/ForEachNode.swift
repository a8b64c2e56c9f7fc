import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The views of a collection outside of a list, and the sections or several rows for each element in one: all of them live.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<ForEach<Data, ID, Content>>, DependentNode,
  EditableElements, ReorderedElements
{
  private struct Entry {
    let id: ID
    let node: TypedNode<Content>
    /// What selecting the element's rows stands for where they say nothing else.
    let tag: TagBox?
    let live: LiveElement?
    /// Where the user may move the element, outside of lists.
    let item: ReorderItem?
  }
  private var entries: [Entry] = []

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.init(view, context)
    context.reorderPart?.join(self, ids: ID.self)
    for (id, element, content) in contents() { entries.append(makeEntry(id, element, content, at: entries.count)) }
    scope.scrollRegistry?.add(self)
    settlePreferences()
  }

  override var children: [ViewNode] { entries.map(\.node) }

  /// Runs the closure for every element: what it reads makes this node dirty when it changes.
  private func contents() -> [(id: ID, element: Data.Element, content: Content)] {
    graph.track(self) { view.data.map { (view.id($0), $0, view.content($0)) } }
  }

  private func makeEntry(_ id: ID, _ element: Data.Element, _ content: Content, at offset: Int) -> Entry {
    var inner = childContext
    inner.edits = nil
    inner.reorderPart = nil
    let item = makeItem(AnyHashable(id))
    if let item { inner.decoration = item.decoration }
    let restoration = graph[Restoration.self]
    if restoration.isOn { inner[PathStepKey.self] = restoration.stepAmongViews(of: AnyHashable(id)) }
    guard context.rows != nil || context.listener != nil else {
      return makeEntry(id, content, inner, item: item)
    }
    let tag = TagBox(AnyHashable(id), element: element)
    inner.tag = tag
    let live = context.rows == nil ? nil : LiveElement(self, offset: offset)
    inner.element = live
    return makeEntry(id, content, inner, tag: tag, live: live, item: item)
  }

  private func makeEntry(
    _ id: ID, _ content: Content, _ inner: NodeContext, tag: TagBox? = nil, live: LiveElement? = nil, item: ReorderItem?
  ) -> Entry {
    let node = graph.makeNode(content, inner)
    item?.node = node
    return Entry(id: id, node: node, tag: tag, live: live, item: item)
  }

  /// A list has its own way to move rows.
  private func makeItem(_ id: AnyHashable) -> ReorderItem? {
    guard let part = context.reorderPart, context.listener == nil, context.collector?.makesRows != true else { return nil }
    return ReorderItem(of: part, context) { id }
  }

  var elementCount: Int { entries.count }
  var elementEdits: ElementEdits? { view.edits(context) }

  func elementID(at offset: Int) -> AnyHashable? { entries.indices.contains(offset) ? AnyHashable(entries[offset].id) : nil }

  func elementOffset(of id: AnyHashable) -> Int? { (id.base as? ID).flatMap { id in entries.firstIndex { $0.id == id } } }

  override func viewChanged(from old: ForEach<Data, ID, Content>) { evaluate() }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    for entry in entries { entry.item?.end() }
    scope.scrollRegistry?.remove(self)
  }

  override func evaluate() {
    isDirty = false
    context.rows?.selectionValuesMayDiffer()
    context.listener?.elementsChanged()
    let before = entries.map { ObjectIdentifier($0.node) }
    var known: [ID: Entry] = [:]
    // Elements that can't be told apart keep their views in their order.
    var more: [ID: [Entry]] = [:]
    for entry in entries {
      if known[entry.id] == nil { known[entry.id] = entry } else { more[entry.id, default: []].append(entry) }
    }
    var seen: Set<ID> = []
    entries = contents().enumerated().map { offset, item in
      let (id, element, content) = item
      if !seen.insert(id).inserted { reportDuplicate(id) }
      guard let entry = known.removeValue(forKey: id) ?? more.removeFirst(of: id) else {
        return makeEntry(id, element, content, at: offset)
      }
      entry.live?.offset = offset
      entry.tag?.element = element
      entry.node.update(content)
      return entry
    }
    let left = known.values + more.values.flatMap(\.self)
    for entry in left { entry.item?.end() }
    let gone = left.map(\.node)
    if !gone.isEmpty { context.rows?.rowsRemoved(RemovedSegments(gone)) }
    for node in gone { node.destroy() }
    if before != entries.map({ ObjectIdentifier($0.node) }) { structureChanged() } else { settlePreferences() }
  }
}

extension ForEachNode: ScrollFinder {
  func scrollPlace(of id: AnyHashable) -> (area: NodeID, target: ScrollTarget.Place)? {
    guard let id = id.base as? ID, let entry = entries.first(where: { $0.id == id }) else { return nil }
    return context.rows == nil ? placeInArea(of: entry.node) : placeInList(of: entry.node)
  }
}

extension ForEachNode: TargetNaming {
  func targetID(of element: NodeID) -> AnyHashable? {
    context.rows == nil ? entries.first { $0.node.shows(element) }.map { AnyHashable($0.id) } : nil
  }
}

extension Dictionary {
  /// Takes the first of several values out.
  fileprivate mutating func removeFirst<Element>(of key: Key) -> Element? where Value == [Element] {
    self[key]?.isEmpty == false ? self[key]?.removeFirst() : nil
  }
}

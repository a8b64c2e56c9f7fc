import SidelightCore
@_spi(Nodes) import SidelightGraph

extension RowCollector {
  func partsChanged() { rowStructureChanged() }

  func partsRemoved(with node: ViewNode) { rowsRemoved(RemovedSegments([node])) }

  func makePart<V: PrimitiveView>(of view: V, _ context: NodeContext) -> TypedNode<V> { StaticRowNode(view, context, self) }
}

/// A view that is one row of a list, known without being made.
final class StaticRowNode<V: PrimitiveView>: TypedNode<V>, SingleRowProvider {
  let segmentID: SegmentID
  private weak var rows: (any RowCollector)?
  /// What the row said of itself when it was made, such as where a link in it leads.
  private var said: AnyHashable?

  init(_ view: V, _ context: NodeContext, _ rows: any RowCollector) {
    segmentID = SegmentID(context.graph.makeID().raw)
    self.rows = rows
    super.init(view, context)
  }

  func selectionValue<Value: Hashable>(at offset: Int, as type: Value.Type) -> Value? {
    // The tag of a `ForEach` around the view is weaker than what the view itself says.
    let own = ((view as? any RowValueView)?.rowValue ?? said).flatMap { taggedValue($0.base, as: type) }
    guard let tag = context.tag else { return own }
    return tag.element == nil ? tag.selectionValue(as: type) ?? own : own ?? tag.selectionValue(as: type)
  }

  func view(at offset: Int) -> (any View)? { view }

  func fill(_ row: RowContentNode, at offset: Int) -> Bool {
    row.show(view)
    if row.mayHaveTag || said != nil { note(row.ownTag, at: offset) }
    return false
  }

  func note(_ tag: AnyHashable?, at offset: Int) {
    guard tag != said else { return }
    let old = said
    said = tag
    context.rows?.selectionValueChanged(from: old.map { [$0.base] } ?? [], to: tag.map { [$0.base] } ?? [])
  }

  override func contribute(to structure: any ContentStructure) { (structure as? CollectedRows)?.structure.add(self) }

  override func collect(into hosts: inout [ElementHost]) {}

  override func viewChanged(from old: V) { rows?.rowsRefreshed(of: self) }
}

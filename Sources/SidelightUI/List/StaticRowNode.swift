import SidelightCore
@_spi(Nodes) import SidelightGraph

extension RowCollector {
  func partsChanged() { rowStructureChanged() }

  func partsRemoved(with node: ViewNode) { rowsRemoved(RemovedSegments([node])) }

  func makePart<V: PrimitiveView>(of view: V, _ context: NodeContext) -> ViewNode { StaticRowNode(view, context, self) }
}

/// A view that is one row of a list, known without being made.
final class StaticRowNode<V: PrimitiveView>: TypedNode<V>, RowSegment {
  let segmentID: SegmentID
  private weak var rows: (any RowCollector)?

  init(_ view: V, _ context: NodeContext, _ rows: any RowCollector) {
    segmentID = SegmentID(context.graph.makeID().raw)
    self.rows = rows
    super.init(view, context)
  }

  var rowCount: Int { 1 }

  func key(at offset: Int) -> AnyHashable { 0 }

  func selectionValue<Value: Hashable>(at offset: Int, as type: Value.Type) -> Value? {
    // The tag of a `ForEach` around the view is weaker than what the view itself says.
    let own = (view as? any RowLinkView)?.rowValue?.base as? Value
    guard let tag = context.tag else { return own }
    return tag.element == nil ? tag.selectionValue(as: type) ?? own : own ?? tag.selectionValue(as: type)
  }

  func known<Value: Hashable>(_ values: Set<Value>) -> Set<Value> {
    selectionValue(at: 0, as: Value.self).map { values.intersection([$0]) } ?? []
  }

  func expectValues<Value: Hashable>(of type: Value.Type) {}

  func learnTag(at offset: Int) {}

  func tagChanged(of row: RowNode, at offset: Int) {}

  func element(at offset: Int) -> ElementOffset? { context.element?.element }

  func traits(at offset: Int) -> RowTraits {
    var traits = scope.value(RowTraitsKey.self)
    traits.override(with: RowTraits.find(in: view))
    return traits
  }

  func offsets<Value: Hashable>(of values: Set<Value>) -> [Int] {
    selectionValue(at: 0, as: Value.self).map(values.contains) == true ? [0] : []
  }

  func fill(_ row: RowContentNode, at offset: Int) -> Bool {
    row.show(view)
    return false
  }

  func text(at offset: Int) -> RowText { RowText(of: view) }

  override func contribute(to structure: any ContentStructure) { (structure as? CollectedRows)?.structure.add(self) }

  override func collect(into hosts: inout [ElementHost]) {}

  override func viewChanged(from old: V) { rows?.segmentRefreshed(self) }
}

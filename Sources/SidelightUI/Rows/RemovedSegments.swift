import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Rows of elements of a `ForEach` whose views all live: sections, or several rows for each.
struct RemovedSegments: RemovedRows {
  private let providers: [any RowProvider]

  init(_ nodes: some Sequence<some ViewNode>) {
    let rows = CollectedRows()
    for node in nodes { node.contribute(to: rows) }
    providers = Array(rows.structure.providers.values)
  }

  /// Nothing is kept by key for rows whose provider goes with them.
  var keys: Set<AnyHashable> { [] }

  func values<Value: Hashable>(among selected: Set<Value>) -> Set<Value> {
    providers.reduce(into: []) { $0.formUnion($1.known(selected)) }
  }

  func place<Value: Hashable>(of value: Value) -> (segment: SegmentID?, offset: Int)? {
    providers.firstNonNil { provider in provider.offsets(of: [value]).first.map { (provider.segmentID, $0) } }
  }
}

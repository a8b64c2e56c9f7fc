import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Elements that left the data of a list, while what selecting them stood for can still be asked.
@MainActor protocol RemovedRows {
  /// The identities of the rows within their segment.
  var keys: Set<AnyHashable> { get }
  /// Those of some values that rows which are gone stood for. Complexity: O(removed), with a cast for the fewer of rows and values.
  func values<Value: Hashable>(among selected: Set<Value>) -> Set<Value>
  /// Where the row of a value was: its segment, nil for that of the provider that reports the change, and its offset there. Complexity:
  /// O(removed).
  func place<Value: Hashable>(of value: Value) -> (segment: SegmentID?, offset: Int)?
}

extension RemovedRows {
  func place<Value: Hashable>(of value: Value) -> (segment: SegmentID?, offset: Int)? { nil }
}

import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What answers for the rows of one segment: a `ForEach`, an outline, or one view. It makes no row before it is asked to.
@MainActor protocol RowProvider: ViewNode {
  var segmentID: SegmentID { get }
  var rowCount: Int { get }
  /// The identity of a row within the segment, for what is kept for it while it isn't bound.
  func key(at offset: Int) -> AnyHashable
  /// Gives a row its content: makes it, or updates what it has.
  /// - Returns: whether what selecting it stands for follows from its identity, as long as the row itself says nothing else.
  @discardableResult func fill(_ row: RowContentNode, at offset: Int) -> Bool
  /// The element of a dynamic view that a row shows; nil where it shows none.
  func element(at offset: Int) -> ElementOffset?
  /// The view of a row, which may not have been made; nil where there is none to look into.
  func view(at offset: Int) -> (any View)?
  /// What selecting the row stands for, where that is known without making the row.
  func selectionValue<Value: Hashable>(at offset: Int, as type: Value.Type) -> Value?
  /// The rows whose selection values are among some, also those that are folded away. Complexity: O(rows).
  func offsets<Value: Hashable>(of values: Set<Value>) -> [Int]
  /// Adds what selecting some rows stands for. O(rows).
  func insertValues<Value: Hashable>(of offsets: Range<Int>, into values: inout Set<Value>)
  /// Looks up what the view of a row says that selecting it stands for, even where the row has not been made.
  func learnTag(at offset: Int)
  /// A row that is in use says what selecting it stands for; nil leaves that to its element or id.
  func note(_ tag: AnyHashable?, at offset: Int)
  /// Whether views of the rows may say something of their rows, so that each is to be looked into.
  var mayHaveTraits: Bool { get }
  /// Where the row of an element with an id stands. O(rows).
  func offset(of id: AnyHashable) -> Int?
  /// Whether a row that showed one of its elements may show one of another such provider.
  var passesRows: Bool { get }
  /// Its rows as those of an outline; nil where no row is below another.
  var outline: (any OutlineProvider)? { get }
}

extension RowProvider {
  func insertValues<Value: Hashable>(of offsets: Range<Int>, into values: inout Set<Value>) { insertEach(of: offsets, into: &values) }
  func learnTag(at offset: Int) {}
  func note(_ tag: AnyHashable?, at offset: Int) {}
  var mayHaveTraits: Bool { true }
  func offset(of id: AnyHashable) -> Int? { nil }
  var passesRows: Bool { false }
  var outline: (any OutlineProvider)? { nil }
}

/// What follows from that.
extension RowProvider {
  /// Asks one row after the other, and those that nobody has made for their tags.
  func insertEach<Value: Hashable>(of offsets: Range<Int>, into values: inout Set<Value>) {
    for offset in offsets {
      learnTag(at: offset)
      if let value = selectionValue(at: offset, as: Value.self) { values.insert(value) }
    }
  }

  /// Those of some values that selecting one of the rows stands for, also a row that is folded away. O(rows).
  func known<Value: Hashable>(_ values: Set<Value>) -> Set<Value> {
    Set(offsets(of: values).compactMap { selectionValue(at: $0, as: Value.self) })
  }
}

/// The provider of one row, whose view is known.
@MainActor protocol SingleRowProvider: RowProvider {}

extension SingleRowProvider {
  var rowCount: Int { 1 }

  func key(at offset: Int) -> AnyHashable { 0 }

  func element(at offset: Int) -> ElementOffset? { context.element?.element }

  func offsets<Value: Hashable>(of values: Set<Value>) -> [Int] {
    selectionValue(at: 0, as: Value.self).map(values.contains) == true ? [0] : []
  }
}

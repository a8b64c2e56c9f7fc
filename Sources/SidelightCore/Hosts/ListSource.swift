/// Answers for all rows of one list. Rows are made when a position is asked for.
@MainActor package protocol ListSource: RowFacts {
  /// Releases all tokens but these.
  func releaseTokens(except used: Set<Int>)
  /// Whether a bound row is selected. Every change of the selection asks this for every bound row, so it has to be cheap.
  func isSelected(row: NodeID) -> Bool
  /// Which bound rows are selected. O(bound)
  var selectedRows: SelectedRows { get }
  /// All bound rows from front to back, and whether each is selected. O(bound). Rows may be missing; the consumer asks for those one by one.
  func boundSelection() -> [(index: Int, isSelected: Bool)]
  /// Makes the row at a position. Its nodes are in the tree when this returns (a small flush of its own). `old` is the row node that the
  /// place showed before: if it fits, it is updated and returned.
  func bind(_ index: Int, reusing old: NodeID?) -> NodeID
  /// No place shows the row any more. Its node stays in the tree until it is reused or discarded.
  func unbind(_ row: NodeID)
  /// The places that showed the rows are gone. The nodes of the rows go, too.
  func discard(_ rows: [NodeID])
  /// Continues a search for a row that begins with the typed letters. Stops at a match, at the end, or when it has cost `budget`.
  func search(_ search: inout RowSearch, budget: Int) -> Int?
  /// Which row of its section or level this is; nil for headers and footers. Complexity: O(segments of its section).
  func setPlace(of index: Int) -> SetPlace?
  /// The menu for a secondary click on a row, or on the empty area for nil. Empty: no menu.
  func menu(at index: Int?) -> [MenuItem]
  /// The actions at an edge of a row, from the edge inward. They can be chosen until the next call.
  func swipeActions(at index: Int, _ edge: SwipeEdge) -> [SwipeAction]
  /// The rows that a drag from this row moves; nil if the row can't be moved.
  func drag(at index: Int) -> ListDrag?
  /// The depths at which dragged rows may be dropped in the gap before a row, ascending. `gap` is the position of that row, or the number
  /// of rows for the end. Rows of a plain list have the depth 0.
  func dropDepths(_ drag: ListDrag, at gap: Int) -> [Int]
  /// The same for a drop of one of these kinds from outside.
  func dropDepths(_ kinds: DropKinds, at gap: Int) -> [Int]
}

extension ListSource {
  package func boundSelection() -> [(index: Int, isSelected: Bool)] { [] }
  package func swipeActions(at index: Int, _ edge: SwipeEdge) -> [SwipeAction] { [] }
  package func drag(at index: Int) -> ListDrag? { nil }
  package func dropDepths(_ drag: ListDrag, at gap: Int) -> [Int] { [] }
  package func dropDepths(_ kinds: DropKinds, at gap: Int) -> [Int] { [] }
  package func canDrop(_ drag: ListDrag, at gap: Int) -> Bool { !dropDepths(drag, at: gap).isEmpty }
  package func canDrop(_ kinds: DropKinds, at gap: Int) -> Bool { !dropDepths(kinds, at: gap).isEmpty }
}

extension ListSource {
  package func setPlace(of index: Int) -> SetPlace? { nil }
}

/// The rows of one list, asked for by position when they are needed.
@MainActor package protocol ListSource: RowFacts {
  /// Ends the use of all tokens but these.
  func releaseTokens(except used: Set<Int>)
  /// Whether a row is selected that is bound. A change of the selection asks this of every bound row, so that it has to cost little.
  func isSelected(row: NodeID) -> Bool
  /// The rows that are bound, from front to back, and whether each is selected, for a consumer that is about to ask it of all.
  /// O(bound); rows may be left out, about which the consumer asks one by one.
  func boundSelection() -> [(index: Int, isSelected: Bool)]
  /// Builds the row at a position and brings its nodes into the tree before it returns (a small flush of its own). A row node
  /// that the same place showed before may be given for reuse: where it fits, it is updated and returned.
  func bind(_ index: Int, reusing old: NodeID?) -> NodeID
  /// The row is out of use; its node stays in the tree until it is reused or discarded.
  func unbind(_ row: NodeID)
  /// The places that showed the rows are gone.
  func discard(_ rows: [NodeID])
  /// Goes on with a search for the row that the user types the first letters of, until it finds one, is over or has cost `budget`.
  func search(_ search: inout RowSearch, budget: Int) -> Int?
  /// Where a row stands among those like it; nil for headers and footers. Complexity: O(sources of its section).
  func setPlace(of index: Int) -> SetPlace?
  /// The menu for a secondary click on a row, or on the empty area for nil. Empty: no menu.
  func menu(at index: Int?) -> [MenuItem]
  /// The actions at an edge of a row, in order from there on inward; they can be chosen until other ones are asked for.
  func swipeActions(at index: Int, _ edge: SwipeEdge) -> [SwipeAction]
  /// What a drag that begins at a row takes along; nil where the row can't be moved.
  func drag(at index: Int) -> ListDrag?
  /// The depths at which dragged rows may be dropped in the gap before the row at a position, ascending; the number of rows for the end.
  /// Rows of a plain list have the depth 0.
  func dropDepths(_ drag: ListDrag, at gap: Int) -> [Int]
  /// The same for something from outside, of one of some kinds.
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

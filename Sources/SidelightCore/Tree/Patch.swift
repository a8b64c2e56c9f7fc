/// One change of a lowered tree.
///
/// A batch is applied in order. A parent's `insert` comes before its children's; `remove` takes the whole subtree; an
/// `index` counts within the slot at that moment of the batch.
package enum Patch: Equatable, Sendable {
  /// Adds a node. The root has no parent.
  case insert(NodeID, parent: NodeID?, slot: Slot, index: Int, element: Element)
  case remove(NodeID)
  /// Moves a node within its slot: taken out first, then put in at `index`.
  case move(NodeID, index: Int)
  /// The element's fields changed; its kind did not.
  case update(NodeID, Element)
  /// Rows of a list came or went, in the order of application; bound rows that stay keep their nodes.
  case splice(NodeID, [Splice])
  /// What is selected in a list changed: ask its source again.
  case selectionChanged(NodeID)
  /// What a focus state follows is to have the keyboard focus, or is to lose it.
  case focus(NodeID, Bool)
  /// A list or scrolled area is to show something that is in it.
  case scroll(NodeID, ScrollTarget)
}

/// The patches of one update, with how they want to be shown.
package struct PatchBatch: Equatable, Sendable {
  package var patches: [Patch]
  /// Whether changes of place and visibility may be animated.
  package var isAnimated: Bool

  package init(_ patches: [Patch] = [], isAnimated: Bool = true) {
    self.patches = patches
    self.isAnimated = isAnimated
  }
}

/// Whatever shows a tree: the GTK renderer in an app, a headless tree in tests. There is no second path.
@MainActor package protocol PatchConsumer: AnyObject {
  func apply(_ batch: PatchBatch)
  /// A batch of one patch, which rows that are bound by the hundred need no arrays for.
  func apply(_ patch: Patch)
  /// Asks for one call of ``TreeHost/flush()``, before the next frame's layout. Called once until that flush.
  func requestFlush()
}

extension PatchConsumer {
  package func apply(_ patch: Patch) { apply(PatchBatch([patch])) }
}

/// The owner of a tree, as its consumer sees it.
@MainActor package protocol TreeHost: AnyObject {
  /// Takes what the user did. State may change at once; its patches come with the next flush.
  func send(_ event: Event)
  /// Brings the tree up to date and applies the patches; does nothing when nothing is dirty.
  func flush()
  /// The rows of a list node; nil once the node is gone.
  func listSource(_ list: NodeID) -> (any ListSource)?
  /// The entries of a menu that an element outside of lists has, made now.
  func menu(_ id: NodeID) -> [MenuItem]
  /// What a drag of an element carries that begins now; nil for nothing.
  func dragged(_ id: NodeID) -> DropPayload?
}

/// What is known of a list's rows by their positions, whether they are made or not.
@MainActor package protocol RowFacts: AnyObject {
  var rowCount: Int { get }
  /// A number that stays with a row while it is in use, wherever data changes move it.
  func token(at index: Int) -> Int
  /// Where the row of a token is now; nil once it has left the list.
  func index(ofToken token: Int) -> Int?
  func isSelected(_ index: Int) -> Bool
  /// Whether a row is a header or a footer. Complexity: O(log(sources of rows)).
  func isHeading(_ index: Int) -> Bool
  /// Whether the section of a header is open; nil for other rows, and where it does not fold.
  func isOpen(_ index: Int) -> Bool?
  /// Whether a row may be selected as far as that is known: of one that is not made it may turn out that it stands for nothing.
  func maySelect(_ index: Int) -> Bool
  /// Whether anything is selected, shown or not.
  var hasSelection: Bool { get }
  /// Where the row of an outline is that a row is below; nil for a row at the top.
  func parent(of index: Int) -> Int?
  /// Whether a deletion would find anything that may go. Complexity: O(rows) where rows are selected that are not bound.
  func mayDelete(_ index: Int, _ scope: DeletionScope) -> Bool
}

extension RowFacts {
  package func parent(of index: Int) -> Int? { nil }
  package func mayDelete(_ index: Int, _ scope: DeletionScope) -> Bool { false }
}

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

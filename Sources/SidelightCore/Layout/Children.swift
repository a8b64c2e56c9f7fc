/// The children of a node, which its arrangement asks.
package struct Children: RandomAccessCollection {
  private let pass: LayoutPass
  private let entries: [Entry]

  /// A child, and the row that it is a cell of.
  struct Entry {
    var slot: Int
    var row: GridRow?
  }

  init(_ entries: [Entry], _ pass: LayoutPass) {
    self.entries = entries
    self.pass = pass
  }

  /// Changes whenever any of the children does, so that what was computed from them can be kept as long.
  package var version: Int { pass.version }

  /// The size of what the region stands in; nil as long as it is not known.
  package var container: Size? { pass.tree.container }

  /// Some of them, in the order of these places.
  package func chosen(_ places: [Int]) -> Children { Children(places.map { entries[$0] }, pass) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.count }
  package subscript(index: Int) -> Child { Child(entries[index].slot, entries[index].row, pass) }

  /// The guides of those children that have places, as their parent sees them.
  package func guides(at places: [Place?]) -> [Guides] {
    zip(self, places).compactMap { child, place in
      guard let place, child.hasGuides else { return nil }
      return child.dimensions(place.proposal).guides.moved(by: Point(place.x, place.y))
    }
  }
}

/// One child of a node.
package struct Child {
  /// The row of a grid that it is a cell of; nil for what is no cell of a row.
  package let row: GridRow?
  private let slot: Int
  private let pass: LayoutPass

  init(_ slot: Int, _ row: GridRow?, _ pass: LayoutPass) {
    self.slot = slot
    self.row = row
    self.pass = pass
  }

  /// The size that the child takes whatever it is offered; nil where that follows from the offer.
  package var fixedSize: Size? { pass.tree.nodes[slot].fixedSize }

  /// The size that the child takes where it is offered this.
  package func size(_ proposal: Proposal) -> Size { pass.tree.size(slot, proposal, pass) }

  /// The size and the guides.
  package func dimensions(_ proposal: Proposal) -> Dimensions {
    let size = size(proposal)
    return Dimensions(size, hasGuides ? pass.tree.guides(slot, size, proposal, pass) : .none)
  }

  /// The size, with the guides if this one is among them.
  package func dimensions(_ proposal: Proposal, for key: GuideKey) -> Dimensions {
    // The edges and the middle are the child's own, whatever is in it, unless a modifier around it says another thing.
    key.merge == .own && !traits.saysOwnGuides ? Dimensions(size(proposal)) : dimensions(proposal)
  }

  /// The size, with the guides if either of these is among them.
  package func dimensions(_ proposal: Proposal, for alignment: GuidePair) -> Dimensions {
    let known = dimensions(proposal, for: alignment.horizontal)
    return known.guides.isEmpty ? dimensions(proposal, for: alignment.vertical) : known
  }

  /// The least and the greatest length along an axis.
  ///
  /// The width is asked at no height in particular unless it follows from the height. So stacks in stacks of the other axis ask each leaf a
  /// few different questions, however many stand in one another.
  package func range(along axis: Axis2D, across length: Double?) -> (least: Double, greatest: Double) {
    let across = axis == .vertical || traits.heedsHeight ? length : nil
    return (
      size(Proposal(along: axis, 0, across: across))[axis], size(Proposal(along: axis, .infinity, across: across))[axis]
    )
  }

  package var id: NodeID { pass.tree.nodes[slot].name }
  /// Before which others a stack gives the child room. The usual priority is 0.
  package var priority: Double { traits.priority }
  package var spacing: Spacing { traits.spacing }
  package var values: ChildValues { pass.tree.values(slot) }
  /// Whether the child, or anything in it, says guides.
  package var hasGuides: Bool { traits.hasGuides }

  var traits: LayoutTraits { pass.tree.traits(slot, pass) }
}

/// What a node says to the arrangement around it.
package struct ChildValues: Equatable, Sendable {
  /// How it stands in a grid.
  package var cell: GridCell
  /// Whether it lies behind or in front of the others, and has no say in how large they are together.
  package var isDecoration: Bool
  /// What its views say of it to an app's layout, the innermost first.
  package var sayings: [LayoutVoice] = []

  package init(cell: GridCell = GridCell(), isDecoration: Bool = false) {
    self.cell = cell
    self.isDecoration = isDecoration
  }
}

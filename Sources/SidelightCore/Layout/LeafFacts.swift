/// What leaves answer. Only who performs the layout knows: GTK from its widgets, the headless driver from a table.
///
/// A leaf answers the same to the same proposal until the tree is told of a change. Its width follows from its height only if its
/// ``Leaf/widthFollowsHeight`` says so.
package protocol LeafFacts {
  func size(of leaf: NodeID, _ proposal: Proposal) -> Size
  /// The guides that the leaf says itself at a size, such as the baselines of a text.
  func guides(of leaf: NodeID, in size: Size) -> Guides
}

extension LeafFacts {
  package func guides(of leaf: NodeID, in size: Size) -> Guides { .none }
}

/// What is known of a leaf before it is asked.
package struct Leaf: Hashable, Sendable {
  package var spacing: Spacing
  /// Whether it has baselines, as a text does.
  package var saysGuides: Bool
  /// Whether it becomes wider where it is offered more height, as a picture that keeps its proportion does.
  package var widthFollowsHeight: Bool
  /// Whether it goes on below what covers the edges of its room, and keeps its content clear of that itself, as what scrolls does.
  package var fillsRoom: Bool
  /// Whether it does not go on below panes of glass for all that, as rows don't.
  package var staysClearOfGlass: Bool

  package init(
    spacing: Spacing = .plain, saysGuides: Bool = false, widthFollowsHeight: Bool = false, fillsRoom: Bool = false,
    staysClearOfGlass: Bool = false
  ) {
    self.fillsRoom = fillsRoom
    self.staysClearOfGlass = staysClearOfGlass
    self.spacing = spacing
    self.saysGuides = saysGuides
    self.widthFollowsHeight = widthFollowsHeight
  }
}

/// How often a tree has asked since it was made.
package struct LayoutCounters: Equatable, Sendable {
  /// Questions to leaves for a size, and for guides.
  package var sizes = 0
  package var guides = 0
  /// Questions to arrangements for a size, and for places.
  package var arrangements = 0
  package var places = 0
  /// Questions to nodes that stand deeper than ``LayoutTree/deepest``.
  package var tooDeep = 0

  package init() {}
}

/// How a node lays out its children: it is offered a size, offers its children sizes, answers with its own, and places them.
///
/// An arrangement is a plain value that knows no widget. It asks its children what it needs to know, as often as it likes: the tree
/// remembers their answers.
package protocol Arrangement: Sendable {
  /// The size that the node takes where it is offered this.
  func size(_ proposal: Proposal, _ children: Children) -> Size
  /// Where the children lie in the node, which answered with this size to this proposal; nil for a child that is not shown.
  func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?]
  /// The guides of the node that its parent sees.
  func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides
  /// Before which others a stack around the node gives it room.
  func priority(_ children: Children) -> Double
  func spacing(_ children: Children) -> Spacing
  /// Whether the node may become wider or narrower where it is offered another height, for any other reason than its children's.
  var widthFollowsHeight: Bool { get }
  /// Whether guides are said here that its children don't say.
  var saysGuides: Bool { get }
  /// Whether all that its children say of their guides is seen from outside.
  var passesGuides: Bool { get }
  /// Whether room is shared out here among several children.
  var sharesRoom: Bool { get }
  /// Whether a child that is a row is laid out together with the other rows, so that its children count as those of this node.
  var takesRows: Bool { get }
  /// Whether the node is such a row, and by which guide its cells are aligned; nil where the grid decides.
  var isRow: Bool { get }
  var rowAlignment: GuideKey? { get }
  /// Whether what is in the node is mirrored, as where text runs from right to left; nil for as around it.
  var isRightToLeft: Bool? { get }
  /// At which edges its child goes on below what covers the room.
  var ignoredEdges: SafeEdges { get }
  /// At which edges the first child is covered by something else in the node.
  var coveredEdges: SafeEdges { get }
  /// Whether its size follows from ``LayoutTree/container``.
  var followsContainer: Bool { get }
  /// The size where that is the same whatever it is offered and whatever its children are; nil where it follows from these.
  var fixedSize: Size? { get }
  func isSame(as other: any Arrangement) -> Bool
}

extension Arrangement {
  package func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides {
    Guides.merged(children.guides(at: place(children, in: size, proposal)))
  }
  package func priority(_ children: Children) -> Double { 0 }
  package func spacing(_ children: Children) -> Spacing { .plain }
  package var widthFollowsHeight: Bool { false }
  package var saysGuides: Bool { false }
  package var fixedSize: Size? { nil }
  package var passesGuides: Bool { false }
  package var sharesRoom: Bool { false }
  package var takesRows: Bool { false }
  package var isRow: Bool { false }
  package var rowAlignment: GuideKey? { nil }
  package var isRightToLeft: Bool? { nil }
  package var ignoredEdges: SafeEdges { [] }
  package var coveredEdges: SafeEdges { [] }
  package var followsContainer: Bool { false }
}

extension Arrangement where Self: Equatable {
  package func isSame(as other: any Arrangement) -> Bool { (other as? Self) == self }
}

/// What an arrangement does to one child, as a modifier does.
package protocol SingleArrangement: Arrangement {
  /// What the child is offered where the node is offered this.
  func offer(_ proposal: Proposal, _ child: Child) -> Proposal
  /// What the child is offered once the node has its size.
  func offer(_ proposal: Proposal, in size: Size, _ child: Child) -> Proposal
  /// The size of the node around the child's.
  func size(around child: Size, _ proposal: Proposal) -> Size
  /// Where the child lies.
  func origin(of child: Child, _ offered: Proposal, in size: Size) -> Point
}

extension SingleArrangement {
  package func offer(_ proposal: Proposal, in size: Size, _ child: Child) -> Proposal { offer(proposal, child) }
  package func size(around child: Size, _ proposal: Proposal) -> Size { child }
  package func origin(of child: Child, _ offered: Proposal, in size: Size) -> Point { .zero }

  package func size(_ proposal: Proposal, _ children: Children) -> Size {
    guard let child = children.first else { return size(around: .zero, proposal) }
    return size(around: child.size(offer(proposal, child)), proposal)
  }

  package func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
    children.enumerated().map { index, child in
      guard index == 0 else { return nil }
      let offered = offer(proposal, in: size, child)
      return Place(origin(of: child, offered, in: size), child.size(offered), offered)
    }
  }

  package func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides {
    children.guides(at: place(children, in: size, proposal)).first ?? .none
  }

  package func spacing(_ children: Children) -> Spacing { children.first?.spacing ?? .plain }
  package var passesGuides: Bool { true }
}

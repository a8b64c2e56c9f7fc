/// The nodes of a region that is laid out as a whole, such as a page, a row of a list or a sheet, with what they have answered.
///
/// The tree is fed with nodes as they come and go. It is then asked how large it wishes to be, and where everything lies in a size. It asks
/// leaves through ``LeafFacts``, and nothing twice that did not change: a change makes its node and those around it forget, up to the root,
/// and no others.
///
/// A node may have modifiers around it, each an arrangement of one child. Such a node has two boxes: its content's and that of its
/// outermost modifier.
///
/// At most ``deepest`` arrangements and modifiers stand in one another; what stands deeper is not asked and gets a size of zero.
///
/// The tree is used by one thread at a time.
package final class LayoutTree {
  /// How many arrangements and modifiers may stand in one another. Each takes up to 8 kB of the thread's stack in a build for debugging, and
  /// an app's first thread has 8 MB.
  package static let deepest = 300

  /// An arrangement or a leaf, and what it has answered.
  struct Node {
    let name: NodeID
    var content: LayoutNode.Content
    var values = ChildValues()
    var parent: Int?
    var children: [Int] = []
    var memo = LayoutMemo()
    var traits: LayoutTraits?
    /// How often the node forgot.
    var version = 0
    /// Where it was placed last, if nothing in it has changed since.
    var placed: Placed?
    /// Its size, where that is always the same.
    var fixedSize: Size?

    var followsContainer: Bool { if case .arranged(let arrangement) = content { arrangement.followsContainer } else { false } }

    /// Whether what is in it is mirrored; nil for as around it.
    var isRightToLeft: Bool? { if case .arranged(let arrangement) = content { arrangement.isRightToLeft } else { nil } }
  }

  /// A place in the region, from which all places in it follow.
  struct Placed: Equatable {
    var place: Place
    var isRightToLeft: Bool
    var safe: SafeArea?
  }

  /// The slots in which a named node stands: its outermost modifier, and its content. They are the same where it has no modifier.
  struct Slots {
    var outer, content: Int
  }

  var nodes: [Node] = []
  var freeSlots: [Int] = []
  var slots: [NodeID: Slots] = [:]
  package internal(set) var root: NodeID?
  /// Whether any node remembers anything.
  var hasAnswers = false
  package internal(set) var counters = LayoutCounters()
  /// Where everything lay when it was placed last.
  package internal(set) var places = LayoutPlaces()
  /// What had another place before it was placed last: where that was, if anywhere.
  package internal(set) var changes: [NodeID: LayoutPlaces.Boxes?] = [:]

  /// The size of what scrolls around the region, or of the page; nil as long as it is not known.
  package var container: Size? {
    didSet {
      guard container != oldValue, hasFollowers else { return }
      for slot in nodes.indices where nodes[slot].followsContainer { forget(from: slot) }
    }
  }
  /// Whether the size of anything may follow from the container's.
  package internal(set) var hasFollowers = false
  /// The edges over which glass lay when it was placed last.
  var glassEdges: SafeEdges = []

  package init() {}

  package var count: Int { slots.count }
  package func contains(_ id: NodeID) -> Bool { slots[id] != nil }

  /// The children of a node in their order; nil where there is no such node.
  package func children(of id: NodeID) -> [NodeID]? {
    slots[id].map { nodes[$0.content].children.map { nodes[$0].name } }
  }

  /// The node around a node; nil for the root.
  package func parent(of id: NodeID) -> NodeID? {
    slots[id].flatMap { nodes[$0.outer].parent }.map { nodes[$0].name }
  }

  func values(_ slot: Int) -> ChildValues { nodes[slot].values }
}

/// What a node is.
package struct LayoutNode: Sendable {
  package enum Content: Sendable {
    case leaf(Leaf)
    case arranged(any Arrangement)

    func isSame(as other: Content) -> Bool {
      switch (self, other) {
      case (.leaf(let one), .leaf(let other)): one == other
      case (.arranged(let one), .arranged(let other)): one.isSame(as: other)
      default: false
      }
    }
  }

  package var content: Content
  /// The modifiers around the content, the innermost one first.
  package var modifiers: [any Arrangement]
  package var values: ChildValues

  package init(_ content: Content, modifiers: [any Arrangement] = [], values: ChildValues = ChildValues()) {
    self.content = content
    self.modifiers = modifiers
    self.values = values
  }
}

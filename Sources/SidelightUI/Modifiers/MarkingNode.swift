import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The node of a modifier that gives the elements of its content a number, by which somebody asks for it or tells it something later.
class MarkingNode<V, Content: View>: WrapperNode<V, Content> {
  /// The number.
  final let id: NodeID
  private let decoration: Decoration

  init(_ view: V, around content: Content, _ context: NodeContext) {
    id = context.graph.makeID()
    decoration = Decoration(outer: context.decoration)
    super.init(view, context)
    decoration.traits = { [weak self] in self?.mark(&$0) }
    begin()
    var inner = childContext
    inner.decoration = decoration
    child = graph.makeNode(content, inner)
    settlePreferences()
  }

  /// The node begins to be known by its number; its content is not made yet.
  func begin() {}

  /// Writes the number into the traits of an element. What stands nearer to the content has written there before, and goes first.
  func mark(_ traits: inout Element.Traits) {}
}

@_spi(Nodes) import SidelightGraph

/// The node of a row's content, which a provider or a section fills: in a list, or for a subview outside of one.
class RowContentNode: ViewNode, DependentNode {
  final private(set) var content: ViewNode?

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  /// The context of the content.
  var contentContext: NodeContext { childContext }

  /// Shows a view: updates the content where the type fits.
  final func show<Content: View>(_ view: Content) {
    if let node = content as? TypedNode<Content> { return node.update(view) }
    content?.destroy()
    content = graph.makeNode(view, contentContext)
    contentIsNew()
  }

  /// The content is another node than before.
  func contentIsNew() {}

  /// What the content says that selecting the row stands for.
  var ownTag: AnyHashable? { nil }

  /// Whether the content may say so.
  var mayHaveTag: Bool { false }

  /// Takes where the row stands in an outline.
  func stand(at position: OutlinePosition) {}
}

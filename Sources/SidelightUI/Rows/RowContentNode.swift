@_spi(Nodes) import SidelightGraph

/// The node of a row's content, which a provider or a section fills: in a list, or for a subview outside of one.
class RowContentNode: ViewNode, DependentNode {
  final private(set) var content: ViewNode?
  /// What is to be evaluated when it is shown again.
  final private var sleepers: [ViewNode] = []

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

  /// Keeps a node that is dirty until this one is shown again.
  final override func putOff(_ node: ViewNode) { sleepers.append(node) }

  /// It is shown again, with the content that it has now: takes up what else changed in that meanwhile.
  final func wakeSleepers() {
    guard !sleepers.isEmpty else { return }
    let nodes = sleepers
    sleepers = []
    graph.evaluate(nodes, in: self)
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    sleepers = []
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

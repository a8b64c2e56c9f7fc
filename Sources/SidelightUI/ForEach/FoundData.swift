@_spi(Nodes) import SidelightGraph

/// Data of a `ForEach` that is found in a view.
protocol FoundData {
  /// What a `ForEach` with some content shows.
  func made(by content: Any) -> (any View)?
}

/// The node of a `ForEach` over what is found in a view.
final class FoundDataNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<ForEach<Data, ID, Content>> {
  private var child: ViewNode?

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.init(view, context)
    child = made.map { graph.makeErasedNode($0, childContext) }
    settlePreferences()
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  private var made: (any View)? { (view.data as? any FoundData)?.made(by: view.content) }

  override func viewChanged(from old: ForEach<Data, ID, Content>) {
    if let made { _ = child?.updateErased(made) }
  }
}

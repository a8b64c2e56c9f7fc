import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A modifier that decorates every element of its content: layout around it, or traits on it.
struct DecorationView<Content: View> {
  let content: Content
  var layout: LayoutModifier?
  var change: TraitChange?
}

extension DecorationView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { DecorationNode(self, context) }
}

final class DecorationNode<Content: View>: WrapperNode<DecorationView<Content>, Content> {
  private let decoration: Decoration

  override init(_ view: DecorationView<Content>, _ context: NodeContext) {
    decoration = Decoration(outer: context.decoration)
    super.init(view, context)
    take()
    var inner = childContext
    inner.decoration = decoration
    child = graph.makeNode(view.content, inner)
    settlePreferences()
  }

  private func take() {
    decoration.layout = view.layout
    decoration.change = view.change
  }

  override func viewChanged(from old: DecorationView<Content>) {
    take()
    child?.update(view.content)
    guard view.layout != old.layout || view.change != old.change else { return }
    if let collector = context.collector { return collector.partsRedecorated() }
    redecorate()
    if view.layout != old.layout { rootsChanged() }
  }
}

extension View {
  nonisolated func layout(_ modifier: LayoutModifier) -> DecorationView<Self> { DecorationView(content: self, layout: modifier) }

  /// - Parameter change: nil for none, where a modifier does nothing.
  nonisolated func traits(_ change: TraitChange?) -> DecorationView<Self> { DecorationView(content: self, change: change) }
}

import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view that is another one as time passes.
package struct ClockedView<Content: View> {
  /// Makes what is shown now, and says in how many seconds it is another one; nil for never.
  private let read: @MainActor () -> (content: Content, seconds: Double?)

  package init(_ read: @escaping @MainActor () -> (content: Content, seconds: Double?)) { self.read = read }
}

extension ClockedView: View {}

extension ClockedView: StructuralView {
  package static var passedOn: (any View.Type)? { Content.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { ClockedNode(self, context) }
}

extension ClockedView {
  /// The node of a view that is another one as time passes. While nobody can see it, time passes without it.
  final class ClockedNode: WrapperNode<ClockedView<Content>, Content>, DependentNode {
    private var waiting: Task<Void, Never>?

    override init(_ view: ClockedView<Content>, _ context: NodeContext) {
      super.init(view, context)
      evaluate()
      settlePreferences()
    }

    override func evaluate() {
      isDirty = false
      waiting?.cancel()
      waiting = nil
      let (shown, isVisible) = graph.track(self) { (view.read(), scope.value(VisibleKey.self)) }
      if let child { child.update(shown.content) } else { child = graph.makeNode(shown.content, childContext) }
      guard isVisible, let seconds = shown.seconds else { return }
      waiting = graph[TextClock.self].wait(seconds) { [weak self] in self?.invalidate() }
    }

    override func viewChanged(from old: ClockedView<Content>) { evaluate() }

    override func destroy() {
      waiting?.cancel()
      super.destroy()
    }
  }
}

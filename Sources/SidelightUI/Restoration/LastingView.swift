package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view with something that comes back when the app starts the next time.
struct LastingView<Content: View> {
  let content: Content
  let thing: LastingThing
}

/// Something of a view that comes back: an object that the view keeps.
@MainActor package struct LastingThing {
  /// Tells it from other things of the view.
  let kind: String
  let value: () -> LastingValue?
  let restore: (LastingValue) -> Void

  /// - Parameters:
  ///   - kind: tells it from other things of the view.
  ///   - value: what it is; nil for nothing worth keeping.
  ///   - restore: takes what it was, before there are views.
  package init(_ kind: String, value: @escaping () -> LastingValue?, restore: @escaping (LastingValue) -> Void) {
    self.kind = kind
    self.value = value
    self.restore = restore
  }
}

extension LastingView: View {}

extension LastingView: StructuralView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { LastingNode(self, context) }
}

final class LastingNode<Content: View>: WrapperNode<LastingView<Content>, Content> {
  override init(_ view: LastingView<Content>, _ context: NodeContext) {
    super.init(view, context)
    let restoration = graph[Restoration.self]
    if restoration.isOn {
      if let earlier = restored(view.thing.kind, { [weak self] in self?.view.thing.value() }) { view.thing.restore(earlier) }
    }
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
  }

  override func viewChanged(from old: LastingView<Content>) { child?.update(view.content) }
}

extension View {
  /// Brings something of the view back when the app starts the next time.
  package func lasting(_ thing: LastingThing) -> some View { LastingView(content: self, thing: thing) }
}

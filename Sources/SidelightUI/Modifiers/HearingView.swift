import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A view around another one that hears what the user does there.
@MainActor protocol HearingView: WrappingView {
  /// What it hears; nil for nothing.
  var kind: Heard.Kind? { get }
  /// Hears something of its kind.
  func hear(_ heard: Heard)
}

extension HearingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { HearingNode(self, around: content, context) }
}

/// The views of a window that hear something.
@MainActor final class HearingViews: GraphPart {
  fileprivate var hear: [NodeID: @MainActor (Heard) -> Void] = [:]

  func listen(_ id: NodeID, _ body: (@MainActor (Heard) -> Void)?) { hear[id] = body }

  func heard(_ event: Event) { if case .heard(let id, let heard) = event { hear[id]?(heard) } }
}

private final class HearingNode<V: HearingView>: MarkingNode<V, V.Content> {
  override func begin() { graph[HearingViews.self].hear[id] = { [weak self] in self?.view.hear($0) } }

  override func mark(_ traits: inout Element.Traits) {
    if let kind = view.kind { traits.rare.hearers.append(Hearer(id, kind)) }
  }

  override func viewChanged(from old: V) {
    child?.update(view.content)
    if view.kind != old.kind { redecorate() }
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[HearingViews.self].hear[id] = nil
  }
}

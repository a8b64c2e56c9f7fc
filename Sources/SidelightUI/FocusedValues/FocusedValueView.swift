import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view that offers a value while it has the focus, or to its whole window.
package struct FocusedValueView<Content: View, Value> {
  let content: Content
  let value: Value?
  let isForScene: Bool
  let put: (inout FocusedValues, Value) -> Void

  package nonisolated init(
    content: Content, value: Value?, isForScene: Bool, put: @escaping (inout FocusedValues, Value) -> Void
  ) {
    self.content = content
    self.value = value
    self.isForScene = isForScene
    self.put = put
  }

  /// Puts the value where it belongs.
  fileprivate var offered: (inout FocusedValues) -> Void {
    { [value, put] values in
      if let value { put(&values, value) }
    }
  }
}

extension FocusedValueView: View {}

extension FocusedValueView: StructuralView {
  package static var passedOn: (any View.Type)? { Content.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { FocusedValueNode(self, context) }
}

extension FocusedValueView: ModifiedView {
  package static var contentTypes: [any View.Type] { [Content.self] }
  package var anyContent: (any View)? { content }
}

final class FocusedValueNode<Content: View, Value>: WrapperNode<FocusedValueView<Content, Value>, FocusedView<Content>> {
  private var offer: FocusedOffer?

  override init(_ view: FocusedValueView<Content, Value>, _ context: NodeContext) {
    super.init(view, context)
    offer = graph[FocusedOffers.self].add(depth: depth, isForScene: view.isForScene, view.offered)
    child = graph.makeNode(focused, childContext)
    settlePreferences()
  }

  /// What the whole window has follows no focus.
  private var focused: FocusedView<Content> {
    FocusedView(content: view.content, links: view.isForScene ? [] : offer.map { [FocusLink(place: $0, value: true)] } ?? [])
  }

  override func viewChanged(from old: FocusedValueView<Content, Value>) {
    if !isSame(old.value, view.value) { offer?.set(view.offered, inFlush: graph.counters.flushes) }
    child?.update(focused)
  }

  /// Whether two values are known to be the same. A binding to the same place is.
  private func isSame(_ old: Value?, _ new: Value?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    if let old = old as? any InputProperty { return Self.reachSame(old, new) }
    return EnvironmentScope.isSame(old, new)
  }

  private static func reachSame<P: InputProperty>(_ old: P, _ new: Any) -> Bool { (new as? P).map(old.reachesSame) ?? false }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    if let offer { graph[FocusedOffers.self].remove(offer) }
    offer = nil
  }
}

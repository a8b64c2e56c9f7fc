import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A view whose focus some focus states follow.
struct FocusedView<Content: View> {
  let content: Content
  /// Nil for those that follow the search field here.
  let links: [FocusLink]?
}

extension FocusedView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { FocusedNode(self, context) }
}

final class FocusedNode<Content: View>: WrapperNode<FocusedView<Content>, Content>, DependentNode {
  private var targets: [FocusTarget] = []
  private let decoration: Decoration

  override init(_ view: FocusedView<Content>, _ context: NodeContext) {
    decoration = Decoration(outer: context.decoration)
    super.init(view, context)
    decoration.traits = { [weak self] in self?.mark(&$0) }
    evaluate()
    var inner = childContext
    inner.decoration = decoration
    child = graph.makeNode(view.content, inner)
    settlePreferences()
  }

  /// An element has one id: the modifiers further out follow the one whose id it is.
  private func mark(_ traits: inout Element.Traits) {
    for target in targets {
      if let leader = traits.focus, leader != target.id {
        target.leader = leader
        graph.focusTargets[leader]?.followers.insert(target.id)
      } else {
        traits.focus = target.id
      }
    }
  }

  override func evaluate() {
    isDirty = false
    let links = view.links ?? graph.reading(self) { scope.value(SearchFocusKey.self) }
    for (target, link) in zip(targets, links) { target.set(link) }
    for target in targets.dropFirst(links.count) { end(target) }
    let count = targets.count
    targets = targets.prefix(links.count) + links.dropFirst(targets.count).map { FocusTarget(graph.makeID(), $0) }
    for target in targets.dropFirst(count) { graph.focusTargets[target.id] = target }
    guard count != targets.count, child != nil else { return }
    if let collector = context.collector { return collector.partsRedecorated() }
    redecorate()
  }

  override func viewChanged(from old: FocusedView<Content>) {
    if view.links != old.links { evaluate() }
    child?.update(view.content)
  }

  private func end(_ target: FocusTarget) {
    target.stop()
    graph.focusTargets[target.id] = nil
    graph.focusTargets[target.leader]?.followers.remove(target.id)
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    for target in targets { end(target) }
    targets = []
  }
}

extension View {
  /// Binds the focus of this view to a focus state: it is `true` while the focus is in the view, and setting it to `true` moves the focus to
  /// the first thing in the view that can have it.
  ///
  /// Setting it to `false` takes the focus away from the view. A row of a list keeps what it shows from the focus, which is its own; bind the
  /// list. Source: SwiftUI's `focused(_:)`.
  /// - Parameter condition: the focus state, with `$`.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, links: condition.links(true))
  }

  /// Binds the focus of this view to one value of a focus state: it has that value while the focus is in the view, and setting it to that
  /// value moves the focus to the first thing in the view that can have it.
  ///
  /// Setting it to `nil` takes the focus away from the view. Source: SwiftUI's `focused(_:equals:)`.
  /// - Parameters:
  ///   - binding: the focus state, with `$`.
  ///   - value: the value that stands for this view.
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    FocusedView(content: self, links: binding.links(value))
  }
}

extension FocusState.Binding {
  /// None for a state outside of a running view, which follows nothing.
  nonisolated func links(_ value: Value) -> [FocusLink] { location.map { [FocusLink(place: $0, value: AnyHashable(value))] } ?? [] }
}

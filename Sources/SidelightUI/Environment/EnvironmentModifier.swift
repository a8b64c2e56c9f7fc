/// A view with values set in its environment.
struct EnvironmentView<Content: View> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
  /// What it changes, where that is of text alone.
  var text: TextChange?
}

extension EnvironmentView: View {
  typealias Body = Never
}

extension EnvironmentView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { EnvironmentNode(self, context) }
}

final class EnvironmentNode<Content: View>: TypedNode<EnvironmentView<Content>>, DependentNode {
  private let inner: EnvironmentScope
  private var child: TypedNode<Content>?

  override init(_ view: EnvironmentView<Content>, _ context: NodeContext) {
    inner = EnvironmentScope(inside: context.scope)
    super.init(view, context)
    evaluate()
    var below = childContext
    below.scope = inner
    child = graph.makeNode(view.content, below)
    settlePreferences()
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func viewChanged(from old: EnvironmentView<Content>) {
    if view.text == nil || view.text != old.text { evaluate() }
    child?.update(view.content)
  }

  /// What the modifier reads of the environment around it makes it run again.
  override func evaluate() {
    isDirty = false
    var values = EnvironmentValues(scope: scope)
    graph.reading(self) { view.change(&values) }
    inner.replace(with: values.changes)
  }
}

extension View {
  /// Sets a value of the environment for this view and those inside it.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for this view and those inside it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

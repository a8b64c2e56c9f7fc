import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view that behaves as in a window of its own, wherever it stands.
struct StandaloneView<Content: View> {
  let content: Content
  let action: @MainActor (String) -> Void
}

extension StandaloneView: View {
  typealias Body = Never
}

extension StandaloneView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { StandaloneNode(self, context) }
}

final class StandaloneNode<Content: View>: WrapperNode<StandaloneView<Content>, Content> {
  private let reader: PlanReader

  override init(_ view: StandaloneView<Content>, _ context: NodeContext) {
    reader = PlanReader(view.action)
    super.init(view, context)
    var below = childContext
    below.scope = EnvironmentScope(inside: context.scope) { [reader] in
      $0[PlanReaderKey.self] = reader
      $0.standApart()
      $0[TabSurroundingsKey.self] = TabSurroundings()
      $0[FollowsScrollingKey.self] = false
    }
    child = graph.makeNode(view.content, below)
    settlePreferences()
  }

  override func viewChanged(from old: StandaloneView<Content>) {
    reader.action = view.action
    child?.update(view.content)
  }
}

extension View {
  /// Shows an example inside of an app: its links, lists and inspectors have nothing to do with the column that it stands in.
  ///
  /// - Parameter action: told the picture of the plan of the example's split view, now and whenever it changes: what `--dump-plan`
  ///   prints.
  nonisolated package func standalone(onPlanChange action: @escaping @MainActor (String) -> Void) -> some View {
    StandaloneView(content: self, action: action)
  }
}

import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view that behaves as in a window of its own, wherever it stands.
struct StandaloneView<Content: View> {
  let content: Content
  /// What the window would be called.
  let title: String?
  let action: @MainActor (String) -> Void
}

extension StandaloneView: View {}

extension StandaloneView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { StandaloneNode(self, context) }
}

final class StandaloneNode<Content: View>: WrapperNode<StandaloneView<Content>, Content> {
  private let reader: PlanReader
  private let inner: EnvironmentScope

  override init(_ view: StandaloneView<Content>, _ context: NodeContext) {
    let reader = PlanReader(view.action)
    self.reader = reader
    inner = EnvironmentScope(inside: context.scope) {
      $0[PlanReaderKey.self] = reader
      $0.standApart()
      $0[InsideTabsKey.self] = false
      $0[TabBarAroundKey.self] = nil
      $0[TabsFollowScrollingKey.self] = false
      $0[FollowsScrollingKey.self] = false
      $0[WindowTitleKey.self] = view.title
    }
    super.init(view, context)
    var below = childContext
    below.scope = inner
    child = graph.makeNode(view.content, below)
    settlePreferences()
  }

  override func viewChanged(from old: StandaloneView<Content>) {
    reader.action = view.action
    inner.set(WindowTitleKey.self, to: view.title)
    child?.update(view.content)
  }
}

extension View {
  /// Shows an example inside of an app: its links, lists and inspectors have nothing to do with the column that it stands in.
  ///
  /// - Parameters:
  ///   - title: what a window with the example would be called; the example shows it where such a window would show its title.
  ///   - action: told the picture of the plan of the example's split view, now and whenever it changes: what `--dump-plan` prints.
  nonisolated package func standalone(title: String? = nil, onPlanChange action: @escaping @MainActor (String) -> Void) -> some View {
    StandaloneView(content: self, title: title, action: action)
  }
}

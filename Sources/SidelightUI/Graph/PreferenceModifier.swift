/// A modifier that says something upward, around its content.
struct PreferenceView<Content: View> {
  let content: Content
  let change: (inout Preferences) -> Void
}

extension PreferenceView: View {
  typealias Body = Never
}

extension PreferenceView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { PreferenceNode(self, context) }
}

final class PreferenceNode<Content: View>: TypedNode<PreferenceView<Content>> {
  private var child: TypedNode<Content>?

  override init(_ view: PreferenceView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func mergedPreferences() -> Preferences? {
    var merged = super.mergedPreferences() ?? Preferences()
    view.change(&merged)
    return merged.isEmpty ? nil : merged
  }

  override func viewChanged(from old: PreferenceView<Content>) {
    child?.update(view.content)
    settlePreferences()
  }
}

extension View {
  /// Says something to the views around this one.
  nonisolated func preference(_ change: @escaping (inout Preferences) -> Void) -> some View {
    PreferenceView(content: self, change: change)
  }
}

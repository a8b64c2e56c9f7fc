import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A modifier that says the characters of a text to the views around its content.
struct SayingView<Content: View> {
  let content: Content
  let text: Text
  let say: (inout Preferences, String) -> Void
}

extension SayingView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { SayingNode(self, context) }
}

final class SayingNode<Content: View>: WrapperNode<SayingView<Content>, Content>, DependentNode {
  private var characters = ""

  override init(_ view: SayingView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    characters = characters(of: view.text)
    settlePreferences()
  }

  override func mergedPreferences() -> Preferences? {
    // What is inside may say something while it is being made.
    guard child != nil else { return nil }
    var merged = super.mergedPreferences() ?? Preferences()
    view.say(&merged, characters)
    return merged
  }

  override func viewChanged(from old: SayingView<Content>) {
    child?.update(view.content)
    evaluate()
  }
}

extension View {
  nonisolated func saying(_ text: Text, _ say: @escaping (inout Preferences, String) -> Void) -> some View {
    SayingView(content: self, text: text, say: say)
  }
}

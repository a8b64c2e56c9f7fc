import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A modifier that gives each element of its content the characters of a text.
struct LabelingView<Content: View> {
  let content: Content
  let text: Text
  let label: (inout Element.Traits, String) -> Void
}

extension LabelingView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { LabelingNode(self, context) }
}

final class LabelingNode<Content: View>: WrapperNode<LabelingView<Content>, Content>, DependentNode {
  private let decoration: Decoration

  override init(_ view: LabelingView<Content>, _ context: NodeContext) {
    decoration = Decoration(outer: context.decoration)
    super.init(view, context)
    take()
    var inner = childContext
    inner.decoration = decoration
    child = graph.makeNode(view.content, inner)
    settlePreferences()
  }

  private func take() {
    isDirty = false
    let characters = characters(of: view.text)
    decoration.traits = { [label = view.label] in label(&$0, characters) }
  }

  override func evaluate() {
    take()
    if let collector = context.collector { return collector.partsRedecorated() }
    redecorate()
  }

  override func viewChanged(from old: LabelingView<Content>) {
    child?.update(view.content)
    evaluate()
  }
}

extension View {
  nonisolated func labeling(_ text: Text, _ label: @escaping (inout Element.Traits, String) -> Void) -> some View {
    LabelingView(content: self, text: text, label: label)
  }
}

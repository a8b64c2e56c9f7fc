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

private final class LabelingNode<Content: View>: MarkingNode<LabelingView<Content>, Content>, DependentNode {
  private var characters = ""

  init(_ view: LabelingView<Content>, _ context: NodeContext) { super.init(view, around: view.content, context) }

  override func begin() { characters = characters(of: view.text) }

  override func mark(_ traits: inout Element.Traits) { view.label(&traits, characters) }

  override func evaluate() {
    isDirty = false
    characters = characters(of: view.text)
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

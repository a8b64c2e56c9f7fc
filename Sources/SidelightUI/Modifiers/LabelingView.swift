import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A modifier that gives each element of its content the characters of a text.
struct LabelingView<Content: View> {
  let content: Content
  let text: Text
  /// What the characters are for; nil where the modifier does nothing.
  let use: TextUse?

  /// What is changed with these characters.
  func change(_ characters: String) -> TraitChange? {
    switch use {
    case .help?: .help(characters)
    case .label?: .label(characters)
    case .value?: .value(characters)
    case .hint?: .hint(characters)
    case .detail(let id, let isImportant)?: .detail(SpokenDetail(characters, about: id, isImportant: isImportant))
    case nil: nil
    }
  }
}

/// What the characters of a text are for, where they are not shown.
enum TextUse { case help, label, value, hint, detail(about: String, isImportant: Bool) }

extension LabelingView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { LabelingNode(self, context) }
}

private final class LabelingNode<Content: View>: MarkingNode<LabelingView<Content>, Content>, DependentNode {
  private var change: TraitChange?

  init(_ view: LabelingView<Content>, _ context: NodeContext) { super.init(view, around: view.content, context) }

  override func begin() { change = view.change(characters(of: view.text)) }

  override func mark(_ traits: inout Element.Traits) { change?.apply(to: &traits) }

  override func evaluate() {
    isDirty = false
    let old = change
    change = view.change(characters(of: view.text))
    guard change != old else { return }
    if let collector = context.collector { return collector.partsRedecorated() }
    redecorate()
  }

  override func viewChanged(from old: LabelingView<Content>) {
    child?.update(view.content)
    evaluate()
  }
}

extension View {
  /// - Parameter use: nil where the modifier does nothing.
  nonisolated func labeling(_ text: Text, _ use: TextUse?) -> some View { LabelingView(content: self, text: text, use: use) }
}

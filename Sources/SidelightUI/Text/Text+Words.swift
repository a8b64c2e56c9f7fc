import SidelightCore
@_spi(Nodes) import SidelightGraph

// Where a text becomes plain characters: a title, a prompt, a name for assistive technology.

extension Text {
  /// The characters, with numbers and dates as a region has them; nil for the desktop's.
  func characters(in region: TextRegion?) -> String {
    guard hasSource, isRead(in: region) else { return content }
    var text = self
    _ = text.read(in: region)
    return text.content
  }

  /// The characters as the environment's region has them.
  func characters(in environment: EnvironmentValues) -> String { hasSource ? characters(in: environment.textRegion) : content }
}

extension DependentNode {
  /// The characters of a text where the node stands. The node is evaluated again when the region changes, if the text follows it.
  func characters(of text: Text) -> String {
    text.hasSource ? text.characters(in: graph.reading(self) { scope.value(TextEnvironmentKey.self).region }) : text.content
  }
}

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
  nonisolated func saying(_ text: Text, _ say: @escaping (inout Preferences, String) -> Void) -> some View {
    SayingView(content: self, text: text, say: say)
  }

  nonisolated func labeling(_ text: Text, _ label: @escaping (inout Element.Traits, String) -> Void) -> some View {
    LabelingView(content: self, text: text, label: label)
  }
}

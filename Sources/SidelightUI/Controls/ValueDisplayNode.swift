import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A control that shows a value and that nobody operates: its label stands in slot `.title`, and what is said of the value in `.description`.
final class ValueDisplayNode<V: View, Label: View, ValueLabel: View>: ElementNode<V>, DependentNode {
  private let label: (V) -> Label
  private let valueLabel: (V) -> ValueLabel
  private let lower: @MainActor (V, EnvironmentValues) -> Element.Kind
  private var labelNode: TypedNode<Label>?
  private var valueNode: TypedNode<SecondaryView<ValueLabel>>?

  /// - Parameter lower: makes the element; what it reads of the environment makes it run again.
  init(
    _ view: V, _ context: NodeContext, label: @escaping (V) -> Label, valueLabel: @escaping (V) -> ValueLabel,
    lower: @escaping @MainActor (V, EnvironmentValues) -> Element.Kind
  ) {
    self.label = label
    self.valueLabel = valueLabel
    self.lower = lower
    super.init(view, context, .divider)
    let labelNode = graph.makeNode(label(view), slotContext)
    let valueNode = graph.makeNode(SecondaryView(content: valueLabel(view)), slotContext)
    self.labelNode = labelNode
    self.valueNode = valueNode
    host.setSlot(.title, [labelNode])
    host.setSlot(.description, [valueNode])
    evaluate()
    settlePreferences()
  }

  override var children: [ViewNode] { [labelNode as ViewNode?, valueNode].compactMap(\.self) }

  override func evaluate() {
    isDirty = false
    host.set(graph.reading(self) { lower(view, EnvironmentValues(scope: scope)) })
  }

  override func viewChanged(from old: V) {
    labelNode?.update(label(view))
    valueNode?.update(SecondaryView(content: valueLabel(view)))
    evaluate()
  }
}

/// Views in the colour of what is less important.
private struct SecondaryView<Content: View>: View {
  let content: Content

  var body: some View { content.foregroundStyle(.secondary) }
}

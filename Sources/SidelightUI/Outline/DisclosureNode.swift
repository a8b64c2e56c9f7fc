import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A disclosure group outside of a list.
final class DisclosureNode<Label: View, Content: View>: ElementNode<DisclosureView<Label, Content>>, DependentNode {
  private var label: TypedNode<Label>?
  private var content: TypedNode<Content>?
  /// What is hidden lives on, and is told that it can't be seen.
  private let contentScope: EnvironmentScope
  private var isExpanded = false

  init(_ view: DisclosureView<Label, Content>, _ context: NodeContext) {
    contentScope = EnvironmentScope(inside: context.scope)
    super.init(view, context, .control(DisclosureElement(isOpen: false)))
    let label = graph.makeNode(view.label, slotContext)
    self.label = label
    host.setSlot(.title, [label])
    view.isExpanded.restoreExpansion(of: self, labelled: view.label)
    evaluate()
  }

  override var children: [ViewNode] { [label as ViewNode?, content].compactMap { $0 } }

  override func evaluate() {
    isDirty = false
    isExpanded = graph.track(self) { view.isExpanded.wrappedValue }
    let isVisible = graph.reading(self) { scope.value(VisibleKey.self) }
    contentScope.set(VisibleKey.self, to: isVisible && isExpanded)
    host.set(.control(DisclosureElement(isOpen: isExpanded)))
    if isExpanded || content != nil { updateContent() }
    host.setSlot(.body, isExpanded ? [content as ViewNode?].compactMap { $0 } : [])
    settlePreferences()
  }

  private func updateContent() {
    let new = graph.track(self, part: 1) { view.content() }
    if let content { return content.update(new) }
    var inner = slotContext
    inner.scope = contentScope
    content = graph.makeNode(new, inner)
  }

  override func viewChanged(from old: DisclosureView<Label, Content>) {
    label?.update(view.label)
    evaluate()
  }

  override func handle(_ event: Event) {
    guard case .toggle(_, let isOn) = event else { return }
    view.isExpanded.wrappedValue = isOn
    // The binding may have refused: the widget is then told again.
    graph.after { [weak self] in if let self, isAlive, isExpanded != isOn { host.insist() } }
    invalidate()
  }
}

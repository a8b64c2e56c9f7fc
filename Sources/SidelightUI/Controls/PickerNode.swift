import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The node of a picker. Its options are lowered as any views are, but never shown: what they say goes into the picker's own element.
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>: ElementNode<Picker<Label, SelectionValue, Content>>,
  DependentNode, OptionCollector
{
  private var label: TypedNode<Label>?
  private var content: TypedNode<Content>?
  /// What the element shows.
  private var options = PickerOptions<SelectionValue>()
  /// What the user chose, until the binding has answered.
  private var change: Event?

  init(_ view: Picker<Label, SelectionValue, Content>, _ context: NodeContext) {
    super.init(view, context, .divider)
    let label = graph.makeNode(view.label, slotContext)
    self.label = label
    var inner = slotContext
    inner.listener = self
    inner.scope = EnvironmentScope(inside: scope) {
      if $0[ToolbarPlaceKey.self] != nil { $0[PlaceLabelStyleKey.self] = .iconOnly }
    }
    content = graph.makeNode(view.content, inner)
    host.setSlot(.body, [label])
    relower()
    settlePreferences()
  }

  override var children: [ViewNode] { [label, content].compactMap(\.self) }

  override func mergedPreferences() -> Preferences? { label?.preferences }

  override func enclosingHost(of child: ViewNode) -> ElementHost? { child === content ? nil : host }

  func optionsChanged() { invalidate() }

  override func evaluate() { relower() }

  override func viewChanged(from old: Picker<Label, SelectionValue, Content>) {
    label?.update(view.label)
    content?.update(view.content)
    relower()
  }

  private func relower() {
    isDirty = false
    let selection = graph.track(self) { view.selection?.wrappedValue }
    options = PickerOptions(of: content)
    // A bar has room for what can be chosen; what it is for is said beside the pointer.
    let isLabelHidden = graph.reading(self) { scope.value(LabelsHiddenKey.self) || scope.value(ToolbarPlaceKey.self) != nil }
    var picker = PickerElement(options: options.texts, selected: selection.flatMap(options.values.firstIndex), isLabelHidden: isLabelHidden)
    picker.disabled = options.disabled
    picker.icons = options.icons
    let look = graph.reading(self) { scope.value(ControlLookKey.self) }
    picker.scale = look.scale
    picker.style = graph.reading(self) { scope.value(PickerStyleKey.self).element }
    if picker.style == .radio, look.hasRadioRows { picker.style = .radioRow }
    host.set(.control(picker))
    if let change, picker.differs(from: change) { host.insist() }
    change = nil
  }

  override func handle(_ event: Event) {
    guard case .choose(_, let option) = event else { return }
    if EnvironmentValues(scope: scope).isEnabled, options.values.indices.contains(option), !options.disabled.contains(option) {
      view.selection?.wrappedValue = options.values[option]
    }
    // The binding may have refused the choice, or made another one of it that was there before: read it again.
    change = event
    invalidate()
  }
}

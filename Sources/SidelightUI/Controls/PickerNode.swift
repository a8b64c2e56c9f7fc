import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Where the content of a picker reports that its options changed.
@MainActor protocol OptionCollector: ElementListener {
  func optionsChanged()
  /// Whether the headers of sections are among what it collects.
  var takesHeaders: Bool { get }
}

extension OptionCollector {
  var takesHeaders: Bool { false }

  func elementsChanged() { optionsChanged() }

  /// What choosing an element stands for.
  func note(of context: NodeContext) -> AnyObject? { context.tag }
}

/// The node of a picker. Its options are lowered as any views are, but never shown: what they say goes into the picker's own element.
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>: ElementNode<Picker<Label, SelectionValue, Content>>,
  DependentNode, OptionCollector
{
  private var label: TypedNode<Label>?
  private var content: TypedNode<Content>?
  /// What the options of the element stand for.
  private var values: [SelectionValue] = []
  /// The positions of those that the user can't choose.
  private var disabled: Set<Int> = []
  /// What the user chose, until the binding has answered.
  private var change: Event?

  init(_ view: Picker<Label, SelectionValue, Content>, _ context: NodeContext) {
    super.init(view, context, .divider)
    let label = graph.makeNode(view.label, slotContext)
    self.label = label
    var inner = slotContext
    inner.listener = self
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
    let selection = graph.track(self) { view.selection.wrappedValue }
    var hosts: [ElementHost] = []
    content?.collect(into: &hosts)
    var options: [String] = []
    values = []
    disabled = []
    let forbidden = content.map { Self.forbidden(in: $0) } ?? []
    for host in hosts {
      let text = host.texts.joined(separator: " ")
      if let value = (host.note as? TagBox)?.selectionValue(as: SelectionValue.self) {
        if forbidden.contains(host.id) { disabled.insert(options.count) }
        options.append(text)
        values.append(value)
      } else if !text.isEmpty {
        Problem.report(
          "the option “\(text)” of a Picker has no tag of the type \(SelectionValue.self), so that nobody can choose it, and is left out. "
            + "Give it a tag of the selection's type.")
      }
    }
    let isLabelHidden = graph.reading(self) { scope.value(LabelsHiddenKey.self) }
    var picker = PickerElement(options: options, selected: values.firstIndex(of: selection), isLabelHidden: isLabelHidden)
    picker.disabled = disabled
    let look = graph.reading(self) { scope.value(ControlLookKey.self) }
    picker.scale = look.scale
    picker.style = graph.reading(self) { scope.value(PickerStyleKey.self) }
    if picker.style == .radio, look.hasRadioRows { picker.style = .radioRow }
    host.set(.control(picker))
    if let change, picker.differs(from: change) { host.insist() }
    change = nil
  }

  /// The elements of what may not be chosen.
  private static func forbidden(in node: ViewNode) -> Set<NodeID> {
    guard (node as? any SelectionForbidding)?.forbidsSelection == true else {
      return node.children.reduce(into: []) { $0.formUnion(forbidden(in: $1)) }
    }
    var hosts: [ElementHost] = []
    node.collect(into: &hosts)
    return Set(hosts.map(\.id))
  }

  override func handle(_ event: Event) {
    guard case .choose(_, let option) = event else { return }
    if EnvironmentValues(scope: scope).isEnabled, values.indices.contains(option), !disabled.contains(option) {
      view.selection.wrappedValue = values[option]
    }
    // The binding may have refused the choice, or made another one of it that was there before: read it again.
    change = event
    invalidate()
  }
}

extension ElementHost {
  /// The texts in the element, as a screen reader joins them.
  var texts: [String] {
    if let label = element.traits.accessibilityLabel { return [label] }
    if case .text(let text) = element.kind { return text.string.isEmpty ? [] : [text.string] }
    return filledSlots.flatMap { hosts(in: $0).flatMap(\.texts) }
  }
}

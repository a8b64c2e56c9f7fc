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

/// The options that the content of a picker has: what they say and what they stand for.
struct PickerOptions<Value: Hashable> {
  private(set) var texts: [String] = []
  private(set) var values: [Value] = []
  /// The positions of those that the user can't choose.
  private(set) var disabled: Set<Int> = []

  init() {}

  /// Reads the elements of the content. One without a tag is reported and left out: nobody could choose it.
  @MainActor init(of content: ViewNode?) {
    guard let content else { return }
    var hosts: [ElementHost] = []
    content.collect(into: &hosts)
    let forbidden = Self.forbidden(in: content)
    for host in hosts {
      let text = host.texts.joined(separator: " ")
      if let value = (host.note as? TagBox)?.selectionValue(as: Value.self) {
        if forbidden.contains(host.id) { disabled.insert(texts.count) }
        texts.append(text)
        values.append(value)
      } else if !text.isEmpty {
        Problem.report(
          "the option “\(text)” of a Picker has no tag of the type \(Value.self), so that nobody can choose it, and is left out. "
            + "Give it a tag of the selection's type.")
      }
    }
  }

  /// The elements of what may not be chosen.
  @MainActor private static func forbidden(in node: ViewNode) -> Set<NodeID> {
    guard (node as? any SelectionForbidding)?.forbidsSelection == true else {
      return node.children.reduce(into: []) { $0.formUnion(forbidden(in: $1)) }
    }
    var hosts: [ElementHost] = []
    node.collect(into: &hosts)
    return Set(hosts.map(\.id))
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

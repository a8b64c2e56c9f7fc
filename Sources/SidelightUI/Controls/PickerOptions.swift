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
  /// The pictures that are shown in place of the texts, by their positions.
  private(set) var icons: [Int: ImageElement.Source] = [:]
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
      let icon = host.loneImage
      let texts = host.texts.joined(separator: " ")
      let text = texts.isEmpty ? icon?.words ?? "" : texts
      if let value = (host.note as? TagBox)?.selectionValue(as: Value.self) {
        if forbidden.contains(host.id) { disabled.insert(self.texts.count) }
        icons[self.texts.count] = icon
        self.texts.append(text)
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
  /// The first picture that is shown in the element, if no text is shown there.
  fileprivate var loneImage: ImageElement.Source? {
    switch element.kind {
    case .image(let image): return image.source
    case .text(let text) where !text.string.isEmpty: return nil
    default: break
    }
    return shown.contains(where: \.showsText) ? nil : shown.compactMap(\.loneImage).first
  }

  private var showsText: Bool {
    if case .text(let text) = element.kind { !text.string.isEmpty } else { shown.contains(where: \.showsText) }
  }

  /// What is inside, without what the style of a label hides.
  private var shown: [ElementHost] {
    var slots = filledSlots
    if case .label(let label) = element.kind, label.style != .titleAndIcon {
      slots.removeAll { $0 == (label.style == .iconOnly ? .title : .icon) }
    }
    return slots.flatMap { hosts(in: $0) }
  }

  /// The texts in the element, as a screen reader joins them.
  var texts: [String] {
    if let label = element.traits.accessibilityLabel { return [label] }
    if case .text(let text) = element.kind { return text.string.isEmpty ? [] : [text.string] }
    return filledSlots.flatMap { hosts(in: $0).flatMap(\.texts) }
  }
}

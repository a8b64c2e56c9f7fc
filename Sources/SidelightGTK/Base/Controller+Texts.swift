import SidelightCore

extension Controller {
  /// What can be read in it, from its beginning to its end; what is behind it does not count.
  var texts: [String] {
    var texts: [String] = []
    addTexts(to: &texts)
    return texts
  }

  /// What can be read in what is inside of it.
  var textsInside: [String] {
    var texts: [String] = []
    for child in children { child.addTexts(to: &texts) }
    return texts
  }

  /// Every row of a list says its texts each time that it shows another element: they go into one array.
  private func addTexts(to texts: inout [String]) {
    guard slot.isReadOut else { return }
    if let label = element.storedTraits?.traits.accessibilityLabel { return texts.append(label) }
    if case .text(let text) = element.kind { return text.string.isEmpty ? () : texts.append(text.string) }
    for child in children { child.addTexts(to: &texts) }
  }
}

extension Controller {
  /// Whether its label is a text, or a symbol and a text. In a header bar GNOME's buttons look like buttons then, and are flat where they show a
  /// symbol, or what an app has made of several views.
  final var showsWords: Bool {
    switch children.count == 1 ? children.first?.element.kind : nil {
    case .text?: true
    case .label(let label)?: label.style != .iconOnly
    default: false
    }
  }
}

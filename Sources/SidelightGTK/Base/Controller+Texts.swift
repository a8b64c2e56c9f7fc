import SidelightCore

extension Controller {
  /// What can be read in it, from its beginning to its end; what is behind it does not count.
  var texts: [String] {
    if slot == .background { return [] }
    if let label = element.storedTraits?.traits.accessibilityLabel { return [label] }
    if case .text(let text) = element.kind { return text.string.isEmpty ? [] : [text.string] }
    return textsInside
  }

  /// What can be read in what is inside of it.
  var textsInside: [String] { children.flatMap(\.texts) }
}

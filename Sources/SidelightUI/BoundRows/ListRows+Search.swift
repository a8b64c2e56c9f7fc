import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Finds the row that the user types the first letters of.
///
/// The text is asked of each row when it is its turn, and nothing is kept. Where a row's view is made of the library's own, its text is
/// found in the view's value; a view of the app's is made for the question, hidden, and ended right after.
extension ListRows {
  /// - Parameter made: makes the views of a row for their text alone.
  func search(_ search: inout RowSearch, budget: Int, made: (_ provider: any RowProvider, _ offset: Int) -> String) -> Int? {
    var budget = budget
    while budget > 0, !search.isOver {
      let position = search.position
      guard position < count else {
        search.end()
        return nil
      }
      search.advance()
      budget -= 1
      guard let (provider, offset) = provider(at: position) else { continue }
      var text = provider.text(at: offset)
      if case .typed = text {} else if let name = provider.nameFromOutside { text = .known(name) }
      switch text {
      case .known(let text), .typed(let text): if search.fits(text) { return position }
      case .silent: continue
      case .unknown:
        budget -= RowSearch.costOfMaking
        if search.fits(made(provider, offset)) { return position }
      }
    }
    return nil
  }
}

extension RowProvider {
  /// What modifiers around its rows call each of them.
  fileprivate var nameFromOutside: String? {
    if let text = scope.value(RowTraitsKey.self).typedText { return text }
    guard let decoration = context.decoration else { return nil }
    var element = Element(.divider)
    decoration.apply(to: &element)
    return element.traits.accessibilityLabel
  }
}

extension RowNode {
  /// What a row that was made for its text alone says.
  var typedText: String {
    if let text = content?.preferences?.row.typedText { return text }
    return host.hosts(in: .body).firstNonNil(\.firstText) ?? ""
  }
}

extension ElementHost {
  /// What a screen reader says first.
  fileprivate var firstText: String? {
    if let label = element.traits.accessibilityLabel { return label }
    if case .text(let text) = element.kind { return text.string.isEmpty ? nil : text.string }
    return filledSlots.firstNonNil { hosts(in: $0).firstNonNil(\.firstText) }
  }
}

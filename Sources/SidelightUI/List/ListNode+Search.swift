import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Finds the row that the user types the first letters of.
///
/// The text is asked of each row when it is its turn, and nothing is kept. Where a row's view is made of the library's own, its text is
/// found in the view's value; a view of the app's is made for the question, hidden, and ended right after.
extension ListNode {
  package func search(_ search: inout RowSearch, budget: Int) -> Int? {
    var budget = budget
    while budget > 0, !search.isOver {
      let position = search.position
      guard position < model.count else {
        search.end()
        return nil
      }
      search.advance()
      budget -= 1
      guard case .row(_, let id, let offset) = model.row(at: position), let segment = structure.segments[id] else { continue }
      var text = segment.text(at: offset)
      if case .typed = text {} else if let name = segment.nameFromOutside { text = .known(name) }
      switch text {
      case .known(let text), .typed(let text): if search.fits(text) { return position }
      case .silent: continue
      case .unknown:
        budget -= RowSearch.costOfMaking
        if search.fits(self.text(at: offset, of: segment)) { return position }
      }
    }
    return nil
  }

  /// Makes the row's views, for their text alone.
  private func text(at offset: Int, of segment: any RowSegment) -> String {
    var context = rowContext(of: segment)
    // What nobody sees does not appear, and begins no task.
    context.scope = EnvironmentScope(inside: context.scope) { $0[VisibleKey.self] = false }
    let row = RowNode(context, in: self, source: segment, role: .row)
    // It has no place, and says nothing to the list.
    row.token = -1
    defer { row.destroy() }
    segment.fill(row, at: offset)
    if let text = row.content?.preferences?.row.typedText { return text }
    return row.host.hosts(in: .body).lazy.compactMap { $0.firstText }.first ?? ""
  }
}

extension RowSegment {
  /// What modifiers around its rows call each of them.
  fileprivate var nameFromOutside: String? {
    if let text = scope.value(RowTraitsKey.self).typedText { return text }
    guard let decoration = context.decoration else { return nil }
    var element = Element(.divider)
    decoration.apply(to: &element)
    return element.traits.accessibilityLabel
  }
}

extension ElementHost {
  /// What a screen reader says first.
  fileprivate var firstText: String? {
    if let label = element.traits.accessibilityLabel { return label }
    if case .text(let text) = element.kind { return text.string.isEmpty ? nil : text.string }
    return filledSlots.lazy.flatMap { self.hosts(in: $0) }.compactMap { $0.firstText }.first
  }
}

extension View {
  /// Sets what the user types to get to this row of a list, in place of the first text in it.
  ///
  /// Source: SwiftUI's `typeSelectEquivalent(_:)`.
  /// - Parameter text: what the row is to be called; nil for its own text, and an empty one where typing is not to lead to it.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { rowTraits { $0.typedText = text?.content } }

  /// Sets what the user types to get to this row of a list, in place of the first text in it.
  ///
  /// Source: SwiftUI's `typeSelectEquivalent(_:)`.
  ///
  /// - Parameter stringKey: what the row is to be called; an empty one where typing is not to lead to it.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    rowTraits { $0.typedText = stringKey.resolved }
  }

  /// Sets what the user types to get to this row of a list, in place of the first text in it.
  ///
  /// Source: SwiftUI's `typeSelectEquivalent(_:)`.
  ///
  /// - Parameter string: what the row is to be called; an empty one where typing is not to lead to it.
  @_disfavoredOverload nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    rowTraits { $0.typedText = String(string) }
  }
}

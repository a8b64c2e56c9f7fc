/// The views that a search field suggests. A new one is made with each value of the view.
final class SearchSuggestions {
  let content: AnyView

  nonisolated init(_ content: AnyView) { self.content = content }
}

enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestions? { nil }
}

extension View {
  /// Suggests what to search for, in the search field of this view.
  ///
  /// ```swift
  /// ProductList()
  ///   .searchable(text: $text)
  ///   .searchSuggestions {
  ///     Text("🍎 Apple").searchCompletion("apple")
  ///     Text("🍐 Pear").searchCompletion("pear")
  ///   }
  /// ```
  ///
  /// They are shown while the user searches, and made only then. Each view is a line: one with a completion can be chosen, which puts that in
  /// the place of what is typed and submits it, as Enter does; others are there to be read, or used by themselves. On GNOME it is a
  /// popover below the field that Down and Up go through, and that Escape closes; it stays closed until the user types or presses Down. No
  /// suggestions leave the field without one. Source: SwiftUI's `searchSuggestions(_:)`.
  ///
  /// - Parameter suggestions: the lines; one that can be chosen has a completion.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = SearchSuggestions(AnyView(suggestions()))
    return EnvironmentView(content: self) { $0[SearchSuggestionsKey.self] = suggestions }
  }

  /// Sets the text that choosing this view as a suggestion puts into the search field.
  ///
  /// Source: SwiftUI's `searchCompletion(_:)`.
  ///
  /// - Parameter completion: the text.
  nonisolated public func searchCompletion(_ completion: String) -> some View { tag(SuggestedCompletion(.text(completion))) }

  /// Sets the token that choosing this view as a suggestion adds to the search field, in the place of what is typed.
  ///
  /// Source: SwiftUI's `searchCompletion(_:)`.
  /// - Parameter token: of the type of the field's tokens; another one is reported and left out.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View { tag(SuggestedCompletion(.token(token))) }
}

extension View {
  /// Offers a search field for this view with suggestions; SwiftUI's older form of `searchable(text:placement:prompt:)` with
  /// `searchSuggestions(_:)`. See the one with a `LocalizedStringKey`.
  ///
  /// - Parameter prompt: what stands in the empty field; nil for “Search”.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

  /// Offers a search field for this view with a prompt and suggestions.
  ///
  /// - Parameters:
  ///   - text: what is typed.
  ///   - placement: which page has the field, and whether it is always there.
  ///   - prompt: what stands in the empty field.
  ///   - suggestions: what is suggested: see ``searchSuggestions(_:)``.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
}

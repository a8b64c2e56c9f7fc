extension View {
  nonisolated func searchable(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, prompt: Text?, tokens: SearchTokens? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, placement: placement, prompt: prompt, tokens: tokens)
  }

  /// Offers a search field for this view, in the page that the view stands in.
  ///
  /// The app shows what fits the text. On GNOME the page's header bar has a button that opens a search bar below it, as Ctrl+F does; Escape
  /// empties and closes it. Below, `isSearching` and `dismissSearch` of the environment tell of it. Around a ``NavigationStack`` the field
  /// stands in the page that is shown, around a split view in the column that takes its toolbar items.
  ///
  /// Source: SwiftUI's `searchable(text:placement:prompt:)`. What is suggested is said by ``searchSuggestions(_:)``, and
  /// where is looked by ``searchScopes(_:scopes:)``.
  /// - Parameters:
  ///   - text: what is typed.
  ///   - placement: which page has the field, and whether it is always there.
  ///   - prompt: what stands in the empty field; nil for “Search”.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchable(text, nil, placement, prompt: prompt) }

  /// Offers a search field for this view, with a prompt.
  ///
  /// - Parameters:
  ///   - text: what is typed.
  ///   - placement: which page has the field, and whether it is always there.
  ///   - prompt: what stands in the empty field.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text, nil, placement, prompt: Text(prompt)) }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text, nil, placement, prompt: Text(prompt)) }

  /// Offers a search field for this view that code can open and close. See the one with a `LocalizedStringKey`.
  ///
  /// - Parameter prompt: what stands in the empty field; nil for “Search”.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchable(text, isPresented, placement, prompt: prompt) }

  /// Offers a search field for this view that code can open and close, with a prompt.
  ///
  /// - Parameters:
  ///   - text: what is typed.
  ///   - isPresented: whether the user is searching. Closing the field empties it.
  ///   - placement: which page has the field, and whether it is always there.
  ///   - prompt: what stands in the empty field.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text, isPresented, placement, prompt: Text(prompt)) }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text, isPresented, placement, prompt: Text(prompt)) }
}

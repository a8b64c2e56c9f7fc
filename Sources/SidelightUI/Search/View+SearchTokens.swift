extension View {
  // The forms of search fields with tokens, each with the three kinds of prompts.
  /// Offers a search field that also holds tokens: what is looked for as a whole.
  ///
  /// On GNOME they stand below the field; a button on each and Backspace at the start of the text take them away. A suggestion adds one with
  /// `searchCompletion(_:)`. Source: SwiftUI's `searchable(text:tokens:placement:prompt:token:)` and
  /// `searchable(text:tokens:isPresented:placement:prompt:token:)`.
  /// - Parameters:
  ///   - text: what is typed.
  ///   - tokens: what the field holds as a whole; the user takes them away, and suggestions add some.
  ///   - isPresented: whether the user searches; nil leaves it to the user.
  ///   - placement: where the field stands.
  ///   - prompt: what the field says while it is empty.
  ///   - token: makes the view of a token.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, prompt: prompt, tokens: .plain(tokens, token))
  }

  /// Offers a search field that also holds tokens, with a prompt.
  ///
  /// - Parameters:
  ///   - text: what is typed.
  ///   - tokens: what the field holds as a whole; the user takes them away, and suggestions add some.
  ///   - isPresented: whether the user searches; nil leaves it to the user.
  ///   - placement: where the field stands.
  ///   - prompt: what the field says while it is empty.
  ///   - token: makes the view of a token.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, prompt: Text(prompt), tokens: .plain(tokens, token))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, prompt: Text(prompt), tokens: .plain(tokens, token))
  }

  /// Offers a search field that also holds tokens, and suggests some.
  ///
  /// Source: SwiftUI's `searchable(text:tokens:suggestedTokens:placement:prompt:token:)` and
  /// `searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)`.
  /// - Parameters:
  ///   - text: what is typed.
  ///   - tokens: what the field holds as a whole; the user takes them away, and suggestions add some.
  ///   - suggestedTokens: what is suggested; the app changes it with the text.
  ///   - isPresented: whether the user searches; nil leaves it to the user.
  ///   - placement: where the field stands.
  ///   - prompt: what the field says while it is empty.
  ///   - token: makes the view of a token.
  nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, prompt: prompt, tokens: .plain(tokens, token)).suggesting(suggestedTokens, token)
  }

  /// Offers a search field that also holds tokens, and suggests some, with a prompt.
  ///
  /// - Parameters:
  ///   - text: what is typed.
  ///   - tokens: what the field holds as a whole; the user takes them away, and suggestions add some.
  ///   - suggestedTokens: what is suggested; the app changes it with the text.
  ///   - isPresented: whether the user searches; nil leaves it to the user.
  ///   - placement: where the field stands.
  ///   - prompt: what the field says while it is empty.
  ///   - token: makes the view of a token.
  nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, prompt: Text(prompt), tokens: .plain(tokens, token)).suggesting(suggestedTokens, token)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, prompt: Text(prompt), tokens: .plain(tokens, token)).suggesting(suggestedTokens, token)
  }

  /// Offers a search field that also holds tokens, which their views can change.
  ///
  /// Source: SwiftUI's `searchable(text:editableTokens:placement:prompt:token:)` and
  /// `searchable(text:editableTokens:isPresented:placement:prompt:token:)`.
  /// - Parameters:
  ///   - text: what is typed.
  ///   - editableTokens: what the field holds as a whole.
  ///   - isPresented: whether the user searches; nil leaves it to the user.
  ///   - placement: where the field stands.
  ///   - prompt: what the field says while it is empty.
  ///   - token: makes the view of a token.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, prompt: prompt, tokens: .editable(editableTokens, token))
  }

  /// Offers a search field that also holds tokens, which their views can change, with a prompt.
  ///
  /// - Parameters:
  ///   - text: what is typed.
  ///   - editableTokens: what the field holds as a whole.
  ///   - isPresented: whether the user searches; nil leaves it to the user.
  ///   - placement: where the field stands.
  ///   - prompt: what the field says while it is empty.
  ///   - token: makes the view of a token.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, prompt: Text(prompt), tokens: .editable(editableTokens, token))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, prompt: Text(prompt), tokens: .editable(editableTokens, token))
  }
}

extension View {
  fileprivate nonisolated func suggesting<C: RandomAccessCollection, T: View>(
    _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchSuggestions { ForEach(tokens.wrappedValue) { element in HStack(spacing: 6) { token(element) }.searchCompletion(element) } }
  }
}

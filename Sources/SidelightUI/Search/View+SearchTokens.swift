extension View {
  // The forms of search fields with tokens: with and without `isPresented`, and with the three kinds of prompts.
  /// Offers a search field that also holds tokens: what is looked for as a whole.
  ///
  /// On GNOME they stand below the field; a button on each and Backspace at the start of the text take them away. A suggestion adds one with
  /// `searchCompletion(_:)`. Source: SwiftUI's `searchable(text:tokens:placement:prompt:token:)`.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, nil, placement, prompt: prompt?.content, tokens: .plain(tokens, token))
  }

  /// The same, with a prompt.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, nil, placement, prompt: prompt.resolved, tokens: .plain(tokens, token))
  }

  /// The same, with a prompt.
  @_disfavoredOverload
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, nil, placement, prompt: String(prompt), tokens: .plain(tokens, token))
  }

  /// The same, opened and closed by code.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, isPresented, placement, prompt: prompt?.content, tokens: .plain(tokens, token))
  }

  /// The same, opened and closed by code, with a prompt.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, isPresented, placement, prompt: prompt.resolved, tokens: .plain(tokens, token))
  }

  /// The same, opened and closed by code, with a prompt.
  @_disfavoredOverload
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, isPresented, placement, prompt: String(prompt), tokens: .plain(tokens, token))
  }

  /// Offers a search field that also holds tokens, and suggests some.
  ///
  /// Source: SwiftUI's `searchable(text:tokens:suggestedTokens:placement:prompt:token:)`.
  nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, nil, placement, prompt: prompt?.content, tokens: .plain(tokens, token)
    )
    .suggesting(suggestedTokens, token)
  }

  /// The same, with a prompt.
  nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, nil, placement, prompt: prompt.resolved, tokens: .plain(tokens, token)
    )
    .suggesting(suggestedTokens, token)
  }

  /// The same, with a prompt.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, nil, placement, prompt: String(prompt), tokens: .plain(tokens, token)
    )
    .suggesting(suggestedTokens, token)
  }

  /// The same, opened and closed by code.
  nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, isPresented, placement, prompt: prompt?.content, tokens: .plain(tokens, token)
    )
    .suggesting(suggestedTokens, token)
  }

  /// The same, opened and closed by code, with a prompt.
  nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, isPresented, placement, prompt: prompt.resolved, tokens: .plain(tokens, token)
    )
    .suggesting(suggestedTokens, token)
  }

  /// The same, opened and closed by code, with a prompt.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, isPresented, placement, prompt: String(prompt), tokens: .plain(tokens, token)
    )
    .suggesting(suggestedTokens, token)
  }

  /// Offers a search field that also holds tokens, which their views can change.
  ///
  /// Source: SwiftUI's `searchable(text:editableTokens:placement:prompt:token:)`.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, nil, placement, prompt: prompt?.content, tokens: .editable(editableTokens, token))
  }

  /// The same, with a prompt.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, nil, placement, prompt: prompt.resolved, tokens: .editable(editableTokens, token))
  }

  /// The same, with a prompt.
  @_disfavoredOverload
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, nil, placement, prompt: String(prompt), tokens: .editable(editableTokens, token))
  }

  /// The same, opened and closed by code.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, isPresented, placement, prompt: prompt?.content, tokens: .editable(editableTokens, token))
  }

  /// The same, opened and closed by code, with a prompt.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, isPresented, placement, prompt: prompt.resolved, tokens: .editable(editableTokens, token))
  }

  /// The same, opened and closed by code, with a prompt.
  @_disfavoredOverload
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, isPresented, placement, prompt: String(prompt), tokens: .editable(editableTokens, token))
  }
}

extension View {
  fileprivate nonisolated func suggesting<C: RandomAccessCollection, T: View>(
    _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchSuggestions { ForEach(tokens.wrappedValue) { element in HStack(spacing: 6) { token(element) }.searchCompletion(element) } }
  }
}

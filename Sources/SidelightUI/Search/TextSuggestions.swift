extension View {
  /// Suggests what to type, in the fields of text in this view.
  ///
  /// ```swift
  /// TextField("City", text: $city)
  ///   .textInputSuggestions {
  ///     Section("Recent") { Label("Oslo", systemImage: "clock").textInputCompletion("Oslo") }
  ///     ForEach(cities.filter { $0.hasPrefix(city) }, id: \.self) { Text($0).textInputCompletion($0) }
  ///   }
  /// ```
  ///
  /// They are made while the field has the keyboard focus, and shown while the user types or after Down. Each view is a line: one with a
  /// completion can be chosen, which puts that in the place of what is typed, as typing it does, and submits nothing; others are there to be
  /// read. On GNOME it is a popover below the field that Down and Up go through: Enter chooses the marked line, and submits where none is
  /// marked; Escape closes it, and so does leaving the field or its window. It stays closed until the user types or presses Down. No
  /// suggestions leave the field without one.
  ///
  /// Only a ``TextField`` of one line has suggestions: one that grows with its text needs Up and Down for itself, and a ``SecureField`` has
  /// nothing to suggest. A search field has those of ``searchSuggestions(_:)``. Source: SwiftUI's `textInputSuggestions(_:)`.
  ///
  /// - Parameter suggestions: the lines; one that can be chosen has a completion.
  nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = TextSuggestions(AnyView(suggestions()))
    return EnvironmentView(content: self) { $0[TextSuggestionsKey.self] = suggestions }
  }

  /// Suggests what to type, in the fields of text in this view, with lines made from identifiable elements.
  ///
  /// Source: SwiftUI's `textInputSuggestions(_:content:)`.
  ///
  /// - Parameters:
  ///   - data: the elements, in their order.
  ///   - content: makes the lines of an element; one that can be chosen has a completion.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { textInputSuggestions { ForEach(data, content: content) } }

  /// Suggests what to type, in the fields of text in this view, with lines made from elements that have an id at a key path.
  ///
  /// Source: SwiftUI's `textInputSuggestions(_:id:content:)`.
  ///
  /// - Parameters:
  ///   - data: the elements, in their order.
  ///   - id: the key path of an element's id, which no other element has.
  ///   - content: makes the lines of an element; one that can be chosen has a completion.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View { textInputSuggestions { ForEach(data, id: id, content: content) } }

  /// Sets the text that choosing this view as a suggestion puts into the field, in the place of what is typed.
  ///
  /// Source: SwiftUI's `textInputCompletion(_:)`.
  ///
  /// - Parameter completion: the text.
  nonisolated public func textInputCompletion(_ completion: String) -> some View { tag(SuggestedCompletion(.input(completion))) }
}

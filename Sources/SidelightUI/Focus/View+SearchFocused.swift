/// What follows the focus of the search field inside, of all modifiers together.
enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: [FocusLink] { [] }
}

extension View {
  /// Binds the focus of the search field of this view to a focus state: it is `true` while the focus is in the field, and setting it to
  /// `true` begins a search.
  ///
  /// ```swift
  /// ItemList().searchable(text: $text).searchFocused($isSearchFocused)
  /// ```
  ///
  /// Setting it to `false` takes the focus away from the field, which stays open. Source: SwiftUI's `searchFocused(_:)`.
  /// - Parameter binding: the focus state, with `$`.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { following(binding.links(true)) }

  /// Binds the focus of the search field of this view to one value of a focus state.
  ///
  /// Source: SwiftUI's `searchFocused(_:equals:)`.
  /// - Parameters:
  ///   - binding: the focus state, with `$`.
  ///   - value: the value that stands for the search field.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    following(binding.links(value))
  }

  private nonisolated func following(_ links: [FocusLink]) -> some View {
    EnvironmentView(content: self) { $0[SearchFocusKey.self] += links }
  }
}

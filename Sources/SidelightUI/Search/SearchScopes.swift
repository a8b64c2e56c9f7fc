/// Where a search looks, as a choice below its field. A new one is made with each value of the view.
final class SearchScopes {
  let picker: AnyView
  let activation: SearchScopeActivation

  nonisolated init(_ picker: AnyView, _ activation: SearchScopeActivation) {
    self.picker = picker
    self.activation = activation
  }
}

enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

/// When the scopes of a search can be seen.
///
/// Source: SwiftUI's `SearchScopeActivation`.
public struct SearchScopeActivation: Equatable, Sendable {
  private let isLate: Bool

  /// As on other desktops: ``onSearchPresentation``.
  public static let automatic = Self(isLate: false)
  /// From the moment that something is typed, until the search ends.
  public static let onTextEntry = Self(isLate: true)
  /// For as long as the user searches.
  public static let onSearchPresentation = Self(isLate: false)
}

extension View {
  /// Lets the user choose where the search field of this view looks.
  ///
  /// ```swift
  /// ProductList(scope: scope)
  ///   .searchable(text: $text)
  ///   .searchScopes($scope) {
  ///     Text("Fruit").tag(Scope.fruit)
  ///     Text("Vegetables").tag(Scope.vegetables)
  ///   }
  /// ```
  ///
  /// On GNOME the scopes stand side by side below the field, as an `AdwToggleGroup`. Source: SwiftUI's `searchScopes(_:scopes:)`.
  /// - Parameters:
  ///   - scope: the one that is chosen.
  ///   - scopes: a view for each, with its tag.
  nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets the user choose where the search field of this view looks, from a moment on.
  ///
  /// Source: SwiftUI's `searchScopes(_:activation:_:)`.
  /// - Parameters:
  ///   - scope: the one that is chosen.
  ///   - activation: from when on the scopes can be seen.
  ///   - scopes: a view for each, with its tag.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let content = scopes()
    let picker = Picker("Search Scope", selection: scope) { content }.labelsHidden().pickerStyle(.segmented)
    let scopes = SearchScopes(AnyView(picker), activation)
    return EnvironmentView(content: self) { $0[SearchScopesKey.self] = scopes }
  }
}

/// Ends a search: it empties the field and closes it.
///
/// ```swift
/// @Environment(\.dismissSearch) private var dismissSearch
/// var body: some View { Button("Done") { dismissSearch() } }
/// ```
///
/// Source: SwiftUI's `DismissSearchAction`.
@MainActor @preconcurrency public struct DismissSearchAction: Equatable {
  /// What it ends. To keep the action keeps nothing alive.
  private weak var target: SearchTarget?
  /// Tells actions apart wherever they are compared.
  private let id: ObjectIdentifier?

  nonisolated init() { id = nil }

  init(_ target: SearchTarget) {
    self.target = target
    id = ObjectIdentifier(target)
  }

  /// Ends the search. Write it as a call of the action itself: `dismissSearch()`.
  public func callAsFunction() { target?.present(false) }

  /// Actions are equal that end the same.
  nonisolated public static func == (left: DismissSearchAction, right: DismissSearchAction) -> Bool { left.id == right.id }
}

/// The search that a modifier offers, for as long as its view lives.
@MainActor final class SearchTarget {
  /// Begins or ends the search, in the newest bindings.
  var present: (Bool) -> Void = { _ in }

  nonisolated init() {}
}

enum SearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}

extension EnvironmentValues {
  /// Whether the user searches in a searchable view around this one: the field is open, or there is
  /// text in it.
  ///
  /// Source: SwiftUI's `isSearching`.
  public var isSearching: Bool { self[SearchingKey.self] }

  /// Ends the search of a searchable view around this one.
  ///
  /// Source: SwiftUI's `dismissSearch`.
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }
}

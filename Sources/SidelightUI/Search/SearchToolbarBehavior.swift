@_spi(Nodes) import SidelightGraph

/// Whether a search field of a toolbar is a button until it is needed.
///
/// Source: SwiftUI's `SearchToolbarBehavior`.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let isMinimized: Bool

  /// As its placement says.
  public static let automatic = SearchToolbarBehavior(isMinimized: false)
  /// A button opens it, also where its placement says that it is always there.
  public static let minimize = SearchToolbarBehavior(isMinimized: true)
}

enum SearchToolbarBehaviorKey: EnvironmentKey {
  static var defaultValue: SearchToolbarBehavior { .automatic }
}

extension View {
  /// Sets whether the search fields of this view are buttons until they are needed. One of a sidebar is always there.
  ///
  /// Source: SwiftUI's `searchToolbarBehavior(_:)`.
  ///
  /// - Parameter behavior: whether they are.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    EnvironmentView(content: self) { $0[SearchToolbarBehaviorKey.self] = behavior }
  }
}

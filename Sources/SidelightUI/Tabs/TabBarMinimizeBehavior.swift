import SidelightCore

/// When the bar of the tabs makes room for what is scrolled.
///
/// Source: SwiftUI's `TabBarMinimizeBehavior`.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let minimizing: TabMinimizing

  /// Never, as nothing in GNOME's apps does.
  public static let automatic = TabBarMinimizeBehavior(minimizing: .never)
  /// The bar stays as it is, however the page is scrolled; so the same as ``automatic``.
  public static let never = TabBarMinimizeBehavior(minimizing: .never)
  /// While the user scrolls down. Scrolling up, or reaching the top, brings all tabs back.
  public static let onScrollDown = TabBarMinimizeBehavior(minimizing: .onScrollDown)
  /// While the user scrolls up, for a page that is read from its end. Scrolling down brings all tabs back.
  public static let onScrollUp = TabBarMinimizeBehavior(minimizing: .onScrollUp)
}

enum TabMinimizingKey: EnvironmentKey {
  static var defaultValue: TabMinimizing { .never }
}

extension View {
  /// Sets when the bar of the tabs of a ``TabView`` makes room for what is scrolled.
  ///
  /// ```swift
  /// TabView {
  ///   Tab("Numbers", systemImage: "number") { List(0..<50) { Text("\($0)") } }
  ///   Tab("Alerts", systemImage: "bell") { Alerts() }
  /// }
  /// .tabBarMinimizeBehavior(.onScrollDown)
  /// ```
  ///
  /// A bar at the bottom, as in a compact container, then shows the selected tab alone, in one line with the bottom accessory where there is
  /// one and room for it. A click on it, or another tab, brings all of them back. Bars elsewhere stay as they are: they take no room from the
  /// page. Of several lists and scroll views of a page that counts which was scrolled last. Source: SwiftUI's `tabBarMinimizeBehavior(_:)`.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    EnvironmentView(content: self) { $0[TabMinimizingKey.self] = behavior.minimizing }
  }
}

/// Whether the links in a view show that there is more behind them.
enum LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether links around here show that there is more behind them.
  ///
  /// Source: SwiftUI's `navigationLinkIndicatorVisibility`.
  public var navigationLinkIndicatorVisibility: Visibility { self[LinkIndicatorKey.self] }
}

extension View {
  /// Sets whether the links in this view show that there is more behind them, with an arrow at their end.
  ///
  /// ```swift
  /// List {
  ///   NavigationLink("Wi-Fi") { WiFiPage() }
  ///   NavigationLink("About") { AboutPage() }.navigationLinkIndicatorVisibility(.hidden)
  /// }
  /// .navigationLinkIndicatorVisibility(.visible)
  /// ```
  ///
  /// By themselves rows show it in GNOME's boxed lists, and elsewhere while the split view around them is one stack; links outside of lists
  /// do not. Source: SwiftUI's `navigationLinkIndicatorVisibility(_:)`.
  ///
  /// - Parameter visibility: whether the arrow is shown; automatic as it is without the modifier.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    EnvironmentView(content: self) { $0[LinkIndicatorKey.self] = visibility }
  }
}

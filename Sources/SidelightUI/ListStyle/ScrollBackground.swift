enum ScrollBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension View {
  /// Shows or hides what the lists in this view have behind their rows.
  ///
  /// Most styles of GNOME's lists have nothing there: their rows lie on the page or on cards. Hidden takes the background of
  /// ``ListStyle/bordered`` away, so that what is behind the list is seen. Source: SwiftUI's `scrollContentBackground(_:)`.
  ///
  /// - Parameter visibility: hidden takes the background away; visible and automatic leave it.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    EnvironmentView(content: self) { $0[ScrollBackgroundKey.self] = visibility.isShown }
  }
}

extension View {
  /// Shows or hides what the lists in this view have behind their rows, and the frames of its text editors.
  ///
  /// Most styles of GNOME's lists have nothing there: their rows lie on the page or on cards. Hidden takes the background of
  /// ``ListStyle/bordered`` away, so that what is behind the list is seen, and a ``TextEditor`` is its text alone. Source: SwiftUI's
  /// `scrollContentBackground(_:)`.
  ///
  /// - Parameter visibility: hidden takes the background away; visible and automatic leave it.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    EnvironmentView(content: self) { $0[ScrollBackgroundKey.self] = visibility.isShown }
  }
}

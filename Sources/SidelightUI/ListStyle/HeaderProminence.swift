/// How much something stands out.
///
/// Source: SwiftUI's `Prominence`.
public enum Prominence: Hashable, Sendable {
  /// In the size and colour that headers have by themselves.
  case standard
  /// Large, and in the full colour of text.
  case increased
}

enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  ///
  /// Source: SwiftUI's `headerProminence`.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the headers of the sections in this view stand out: increased is large and not dimmed.
  ///
  /// Source: SwiftUI's `headerProminence(_:)`.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}

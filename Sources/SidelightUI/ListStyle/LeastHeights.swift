/// The least height of a row; nil for that of the list's style.
enum LeastRowHeightKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

/// The least height of a header; nil for that of the list's style.
enum LeastHeaderHeightKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

extension EnvironmentValues {
  /// The least height of the rows of lists in pixels, their padding included: what a row's content needs beyond it makes the row higher.
  ///
  /// It is 40 where nobody sets it; the rows of a sidebar are at least 36 pixels high then. Source: SwiftUI's `defaultMinListRowHeight`.
  public var defaultMinListRowHeight: Double {
    get { self[LeastRowHeightKey.self] ?? 40 }
    set { self[LeastRowHeightKey.self] = usableLength(newValue, in: "defaultMinListRowHeight") }
  }

  /// The least height of the headers of sections in pixels, their padding included; nil for that of the list's style.
  ///
  /// Source: SwiftUI's `defaultMinListHeaderHeight`.
  public var defaultMinListHeaderHeight: Double? {
    get { self[LeastHeaderHeightKey.self] }
    set { self[LeastHeaderHeightKey.self] = usableLength(newValue, in: "defaultMinListHeaderHeight") }
  }
}

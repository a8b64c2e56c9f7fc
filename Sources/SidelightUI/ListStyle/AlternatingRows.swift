/// Whether every other row of a list has a background of its own.
///
/// Source: SwiftUI's `AlternatingRowBackgroundBehavior`.
public struct AlternatingRowBackgroundBehavior: Equatable, Sendable {
  /// Nil for what the style does.
  let isOn: Bool?

  /// The list's style decides whether every other row has a background of its own.
  public static let automatic = AlternatingRowBackgroundBehavior(isOn: nil)
  /// Every other row has a background of its own.
  public static let enabled = AlternatingRowBackgroundBehavior(isOn: true)
  /// All rows have the same background.
  public static let disabled = AlternatingRowBackgroundBehavior(isOn: false)
}

enum AlternatingRowsKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

/// What the style of lists says of it by itself.
enum StyleAlternatesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Says whether every other row of the lists in this view has a background of its own, in place of what their style says.
  ///
  /// It has no effect on ``ListStyle/sidebar``, and ``listRowBackground(_:)`` takes its place. Rows are counted with the headers and
  /// footers between them. Source: SwiftUI's `alternatingRowBackgrounds(_:)`.
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    EnvironmentView(content: self) { $0[AlternatingRowsKey.self] = behavior.isOn }
  }
}

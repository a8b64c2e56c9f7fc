import SidelightCore

/// How much a badge stands out.
///
/// Source: SwiftUI's `BadgeProminence`.
public struct BadgeProminence: Hashable, Sendable {
  let element: BadgeElement.Prominence

  /// For what is only good to know: dimmed text without a background.
  public static let decreased = BadgeProminence(element: .decreased)
  /// The usual one: text on a grey capsule.
  public static let standard = BadgeProminence(element: .standard)
  /// For what the user should see to: text on a capsule in the colour of destructive actions.
  public static let increased = BadgeProminence(element: .increased)
}

enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much the badges in this environment stand out.
  ///
  /// Source: SwiftUI's `badgeProminence`.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Shows a number at the end of the row that this view is or stands in; 0 shows none.
  ///
  /// It is part of what the row is called for assistive technology. Outside of a list it shows nothing. Source: SwiftUI's `badge(_:)`.
  ///
  /// - Parameter count: the number, shown as it is; 0 for no badge.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Shows a short text at the end of the row that this view is or stands in; nil shows none.
  ///
  /// The text keeps its own colour and font. Source: SwiftUI's `badge(_:)`.
  nonisolated public func badge(_ label: Text?) -> some View {
    rowTraits { $0.dress.badge = label }
  }

  /// Shows a short text at the end of the row that this view is or stands in; nil shows none. Source: SwiftUI's `badge(_:)`.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a short text at the end of the row that this view is or stands in; nil shows none. Source: SwiftUI's `badge(_:)`.
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  /// Sets how much the badges in this view stand out. Source: SwiftUI's `badgeProminence(_:)`.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

#if Foundation
public import SidelightUI

/// A way to show tables.
///
/// Source: SwiftUI's `TableStyle`. Apps use the styles that there are and make none of their own.
public protocol TableStyle: Sendable {
  /// For the library alone: whether every other row is shaded.
  var _alternatesRows: Bool { get }
  /// For the library alone: whether a frame stands around the table.
  var _isBordered: Bool { get }
}

extension TableStyle {
  /// For the library alone: no frame stands around the table.
  public var _isBordered: Bool { false }
}

/// The style of tables that say none: the same as ``InsetTableStyle``. Source: SwiftUI's `AutomaticTableStyle`.
public struct AutomaticTableStyle: TableStyle {
  /// For the library alone: whether every other row is shaded.
  public let _alternatesRows = false
  /// Makes the style; a modifier usually takes it as ``TableStyle/automatic``.
  nonisolated public init() {}
}

/// Rows as wide as the table, as those of a `GtkColumnView`. Source: SwiftUI's `InsetTableStyle`.
public struct InsetTableStyle: TableStyle {
  /// For the library alone: whether every other row is shaded.
  public let _alternatesRows: Bool
  /// Makes the style; a modifier usually takes it as ``TableStyle/inset``.
  nonisolated public init() { _alternatesRows = false }
  /// Makes the style with or without shaded rows.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every other row is shaded.
  @available(*, deprecated, message: "Use alternatingRowBackgrounds(_:).")
  nonisolated public init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
}

/// Rows in a frame with round corners.
///
/// Source: SwiftUI's `BorderedTableStyle`.
public struct BorderedTableStyle: TableStyle {
  /// For the library alone: whether every other row is shaded.
  public let _alternatesRows: Bool
  /// For the library alone: a frame stands around the table.
  public var _isBordered: Bool { true }
  /// Makes the style; a modifier usually takes it as ``TableStyle/bordered``.
  nonisolated public init() { _alternatesRows = false }
  /// Makes the style with or without shaded rows.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every other row is shaded.
  @available(*, deprecated, message: "Use alternatingRowBackgrounds(_:).")
  nonisolated public init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a frame with round corners.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// Rows in a frame with round corners, with or without every other one shaded.
  @available(*, deprecated, message: "Use alternatingRowBackgrounds(_:).")
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

private enum TableBorderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a frame stands around tables.
  var bordersTables: Bool {
    get { self[TableBorderKey.self] }
    set { self[TableBorderKey.self] = newValue }
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style of tables that say none.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows as wide as the table.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// Rows as wide as the table, with or without every other one shaded.
  @available(*, deprecated, message: "Use alternatingRowBackgrounds(_:).")
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  /// Sets how the tables in this view are shown.
  ///
  /// Source: SwiftUI's `tableStyle(_:)`.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    alternatingRowBackgrounds(style._alternatesRows ? .enabled : .automatic).transformEnvironment(\.bordersTables) {
      $0 = style._isBordered
    }
  }
}
#endif

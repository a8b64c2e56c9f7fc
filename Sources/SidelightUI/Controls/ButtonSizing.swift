import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Whether a button that is held does its action again and again.
///
/// Source: SwiftUI's `ButtonRepeatBehavior`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Choice: Hashable, Sendable { case automatic, enabled, disabled }
  private let choice: Choice

  /// As suits: it doesn't.
  public static let automatic = Self(choice: .automatic)
  /// It does, after half a second.
  public static let enabled = Self(choice: .enabled)
  /// It doesn't.
  public static let disabled = Self(choice: .disabled)
}

/// How wide a button is.
///
/// Source: SwiftUI's `ButtonSizing`.
public struct ButtonSizing: Hashable, Sendable {
  let element: ButtonElement.Sizing

  /// As suits: as its label wishes, and in a form as wide as its row.
  public static let automatic = Self(element: .automatic)
  /// As wide as there is room for.
  public static let flexible = Self(element: .flexible)
  /// As its label wishes.
  public static let fitted = Self(element: .fitted)
}

enum ButtonRepeatKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons that are held do their action again and again. Source: SwiftUI's `buttonRepeatBehavior`.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { self[ButtonRepeatKey.self] }
  /// How wide buttons are. Source: SwiftUI's `buttonSizing`.
  public var buttonSizing: ButtonSizing { self[ButtonSizingKey.self] }
}

extension View {
  /// Sets whether the buttons in this view do their action again and again while they are held with the pointer.
  ///
  /// ```swift
  /// Button("Forward", systemImage: "forward.fill") { player.skip() }.buttonRepeatBehavior(.enabled)
  /// ```
  ///
  /// Source: SwiftUI's `buttonRepeatBehavior(_:)`.
  ///
  /// - Parameter behavior: whether they do.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    EnvironmentView(content: self) { $0[ButtonRepeatKey.self] = behavior }
  }

  /// Sets how wide the buttons in this view are, outside of toolbars and menus.
  ///
  /// Source: SwiftUI's `buttonSizing(_:)`.
  ///
  /// - Parameter sizing: how wide they are.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    EnvironmentView(content: self) { $0[ButtonSizingKey.self] = sizing }
  }
}

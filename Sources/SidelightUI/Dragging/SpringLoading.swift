/// Whether something that is dragged uses a view by resting over it.
///
/// Source: SwiftUI's `SpringLoadingBehavior`.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Choice: Hashable, Sendable { case automatic, enabled, disabled }
  private let choice: Choice

  /// As views of that type do: tabs are selected, buttons do nothing.
  public static let automatic = Self(choice: .automatic)
  /// Resting over a tab selects it, and resting over a button or a link outside of lists clicks it.
  public static let enabled = Self(choice: .enabled)
  /// Resting over the view does nothing.
  public static let disabled = Self(choice: .disabled)
}

enum SpringLoadingKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether something that is dragged uses the view by resting over it. Source: SwiftUI's `springLoadingBehavior`.
  public var springLoadingBehavior: SpringLoadingBehavior { self[SpringLoadingKey.self] }
}

extension View {
  /// Says whether something that is dragged uses the views in this view by resting over them, so that the drag can go on in what appears.
  ///
  /// ```swift
  /// NavigationLink("Archive", value: Place.archive).springLoadingBehavior(.enabled)
  /// ```
  ///
  /// It is for tabs, which are selected without anybody saying so, and for buttons and links outside of lists, which are clicked where it
  /// says ``SpringLoadingBehavior/enabled``. Of several the nearest one counts. Half a second is resting, as everywhere on GNOME. Source:
  /// SwiftUI's `springLoadingBehavior(_:)`.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    EnvironmentView(content: self) { $0[SpringLoadingKey.self] = behavior }
  }
}

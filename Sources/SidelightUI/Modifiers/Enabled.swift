/// Whether controls answer the user.
enum EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls in this part of the interface answer the user.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

extension View {
  /// Turns the controls in this view off while the condition holds; an outer view's off can't be undone inside.
  ///
  /// - Parameter disabled: whether the controls are off.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    traits(.disabled(disabled)).transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

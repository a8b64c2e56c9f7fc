public import SidelightGraph

extension View {
  /// Says whether what is typed in text fields and editors is left as it is: names, codes and the like.
  ///
  /// On GNOME the keyboard on the screen and the input method then propose no other words and check no spelling. Source: SwiftUI's
  /// `autocorrectionDisabled(_:)`.
  /// - Parameter disable: whether nothing is corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { look(.uncorrected(disable)) }

  /// Says whether what is typed is left as it is.
  ///
  /// Source: SwiftUI's `disableAutocorrection(_:)`.
  /// - Parameter disable: whether nothing is corrected; nil for as it is further out.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  @ViewBuilder nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    if let disable { autocorrectionDisabled(disable) } else { self }
  }
}

extension EnvironmentValues {
  /// Whether what is typed is left as it is.
  ///
  /// Source: SwiftUI's `autocorrectionDisabled`.
  public var autocorrectionDisabled: Bool {
    get { self[ControlLookKey.self].isUncorrected }
    set { self[ControlLookKey.self].isUncorrected = newValue }
  }
}

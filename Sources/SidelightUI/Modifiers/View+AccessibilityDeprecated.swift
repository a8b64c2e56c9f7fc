import SidelightCore

extension View {
  /// Sets what assistive technology calls the view: the form before `accessibilityLabel(_:)`, which takes its place.
  ///
  /// Source: SwiftUI's `accessibility(label:)`.
  /// - Parameter label: its name.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets what assistive technology says of how the view is used.
  ///
  /// Source: SwiftUI's `accessibility(hint:)`.
  /// - Parameter hint: what it says.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Sets the value that assistive technology says the view has.
  ///
  /// Source: SwiftUI's `accessibility(value:)`.
  /// - Parameter value: the value in words.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Hides the view from assistive technology.
  ///
  /// Source: SwiftUI's `accessibility(hidden:)`.
  /// - Parameter hidden: whether it is hidden.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Names the view for tests.
  ///
  /// Source: SwiftUI's `accessibility(identifier:)`.
  /// - Parameter identifier: its name.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Says what the view is for assistive technology.
  ///
  /// Source: SwiftUI's `accessibility(addTraits:)`.
  /// - Parameter addTraits: what it is.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// Takes back what was said of the view for assistive technology.
  ///
  /// Source: SwiftUI's `accessibility(removeTraits:)`.
  /// - Parameter removeTraits: what it is not.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
}

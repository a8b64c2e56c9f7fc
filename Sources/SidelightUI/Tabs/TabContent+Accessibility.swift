import SidelightCore

// What assistive technology is told of a tab where it stands in a bar. Each form takes a plain text, or a text that is looked up.

extension TabContent {
  nonisolated private func telling(
    _ isEnabled: Bool, _ text: String, _ place: any WritableKeyPath<TabBarElement.Spoken, String?> & Sendable
  ) -> ModifiedTabs<Self> {
    ModifiedTabs(self) { tab in
      // Of several modifiers the inner one wins, as elsewhere.
      if isEnabled, tab.spoken[keyPath: place] == nil { tab.spoken[keyPath: place] = text }
    }
  }

  /// Gives the tab a name for assistive technology, as one with nothing but a symbol needs it. See the one with a `LocalizedStringKey`.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    telling(isEnabled, label.content, \.label)
  }

  /// Gives the tab a name for assistive technology. Source: SwiftUI's `accessibilityLabel(_:isEnabled:)`.
  ///
  /// - Parameters:
  ///   - labelKey: the name.
  ///   - isEnabled: whether the modifier does anything.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    telling(isEnabled, labelKey.resolved, \.label)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { telling(isEnabled, String(label), \.label) }

  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    telling(isEnabled, valueDescription.content, \.value)
  }

  /// Says what the tab has to tell, where that is more than its badge shows. Source: SwiftUI's `accessibilityValue(_:isEnabled:)`.
  ///
  /// - Parameters:
  ///   - valueKey: what it has to tell.
  ///   - isEnabled: whether the modifier does anything.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    telling(isEnabled, valueKey.resolved, \.value)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { telling(isEnabled, String(value), \.value) }

  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    telling(isEnabled, hint.content, \.hint)
  }

  /// Says what selecting the tab does. Source: SwiftUI's `accessibilityHint(_:isEnabled:)`.
  ///
  /// - Parameters:
  ///   - hintKey: what selecting it does.
  ///   - isEnabled: whether the modifier does anything.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    telling(isEnabled, hintKey.resolved, \.hint)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { telling(isEnabled, String(hint), \.hint) }

  /// Gives the tab a name for tests; it is never shown. Source: SwiftUI's `accessibilityIdentifier(_:isEnabled:)`.
  ///
  /// - Parameters:
  ///   - identifier: the name for tests.
  ///   - isEnabled: whether the modifier does anything.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
    telling(isEnabled, identifier, \.identifier)
  }
}

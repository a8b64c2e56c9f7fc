import SidelightCore
public import SidelightGraph

extension View {
  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public func help(_ text: Text) -> some View {
    labeling(text, .help)
  }

  /// Adds a tooltip. On GNOME it is the widget's tooltip and accessible description.
  ///
  /// Source: SwiftUI's `help(_:)`.
  ///
  /// - Parameter textKey: what it says.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    traits(.help(String(text)))
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
    labeling(label, isEnabled ? .label : nil)
  }

  /// Gives assistive technology a name for the view.
  ///
  /// Source: SwiftUI's `accessibilityLabel(_:isEnabled:)`.
  ///
  /// - Parameters:
  ///   - labelKey: the name.
  ///   - isEnabled: whether the modifier does anything.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some View {
    traits(isEnabled ? .label(String(label)) : nil)
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some View {
    labeling(value, isEnabled ? .value : nil)
  }

  /// Says what the view has to tell, in place of the value that it shows.
  ///
  /// Source: SwiftUI's `accessibilityValue(_:isEnabled:)`.
  ///
  /// - Parameters:
  ///   - valueKey: what it has to tell.
  ///   - isEnabled: whether the modifier does anything.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> some View {
    traits(isEnabled ? .value(String(value)) : nil)
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View {
    labeling(hint, isEnabled ? .hint : nil)
  }

  /// Says what happens when the user operates the view. On GNOME it is the widget's accessible description, in place of
  /// its tooltip.
  ///
  /// Source: SwiftUI's `accessibilityHint(_:isEnabled:)`.
  ///
  /// - Parameters:
  ///   - hintKey: what happens.
  ///   - isEnabled: whether the modifier does anything.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some View {
    traits(isEnabled ? .hint(String(hint)) : nil)
  }

  /// Hides the view and keeps its place: it can't be seen or operated. To take the place away as well, leave the view out
  /// by `if`; assistive technology still finds it as something that is disabled.
  ///
  /// Source: SwiftUI's `hidden()`.
  nonisolated public func hidden() -> some View {
    traits(.hidden)
  }
}

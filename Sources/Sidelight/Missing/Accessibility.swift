// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

extension View {
  @available(*, unavailable, message: "Sidelight has no 'accessibilityInputLabels'; GNOME is not used by voice; leave it out")
  nonisolated public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'accessibilityRespondsToUserInteraction'; GNOME does not ask; leave it out")
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'speechSpellsOutCharacters'; assistive technology of GNOME knows nothing like it")
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'accessibilityLabel(content:)'; use accessibilityLabel(_:isEnabled:)")
  nonisolated public func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'accessibilityDefaultFocus'; use defaultFocus(_:_:priority:)")
  nonisolated public func accessibilityDefaultFocus<V>(_ binding: AccessibilityFocusState<V>.Binding, _ value: V) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'accessibilityDirectTouch'; assistive technology of GNOME knows nothing like it")
  nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'accessibility(sortPriority:)'; assistive technology of GNOME goes through views in the order in which they stand")
  nonisolated public func accessibility(sortPriority: Double) -> some View { self }
}

extension AccessibilityTraits {
  @available(*, unavailable, message: "Sidelight has no 'updatesFrequently'; GNOME knows nothing like it; leave it out")
  nonisolated public static var updatesFrequently: AccessibilityTraits { absent() }
  @available(*, unavailable, message: "Sidelight has no 'playsSound'; GNOME knows nothing like it; leave it out")
  nonisolated public static var playsSound: AccessibilityTraits { absent() }
  @available(*, unavailable, message: "Sidelight has no 'startsMediaSession'; GNOME knows nothing like it; leave it out")
  nonisolated public static var startsMediaSession: AccessibilityTraits { absent() }
  @available(*, unavailable, message: "Sidelight has no 'isSummaryElement'; GNOME knows nothing like it; leave it out")
  nonisolated public static var isSummaryElement: AccessibilityTraits { absent() }
  @available(*, unavailable, message: "Sidelight has no 'isKeyboardKey'; GNOME knows nothing like it; leave it out")
  nonisolated public static var isKeyboardKey: AccessibilityTraits { absent() }
  @available(*, unavailable, message: "Sidelight has no 'causesPageTurn'; GNOME knows nothing like it; leave it out")
  nonisolated public static var causesPageTurn: AccessibilityTraits { absent() }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "Sidelight has no 'accessibilityVoiceOverEnabled'; it comes in a later version")
  nonisolated public var accessibilityVoiceOverEnabled: Bool { absent() }
  @available(*, unavailable, message: "Sidelight has no 'accessibilityEnabled'; it comes in a later version")
  nonisolated public var accessibilityEnabled: Bool { absent() }
  @available(*, unavailable, message: "Sidelight has no 'accessibilitySwitchControlEnabled'; GNOME does not say it")
  nonisolated public var accessibilitySwitchControlEnabled: Bool { absent() }
  @available(*, unavailable, message: "Sidelight has no 'accessibilityInvertColors'; GNOME does not say it")
  nonisolated public var accessibilityInvertColors: Bool { absent() }
  @available(*, unavailable, message: "Sidelight has no 'accessibilityShowButtonShapes'; it comes in a later version")
  nonisolated public var accessibilityShowButtonShapes: Bool { absent() }
}

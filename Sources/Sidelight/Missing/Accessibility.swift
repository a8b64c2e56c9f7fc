// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'AccessibilityChildBehavior'; it comes in a later version")
nonisolated public struct AccessibilityChildBehavior {
  public static var ignore: AccessibilityChildBehavior { absent() }
  public static var contain: AccessibilityChildBehavior { absent() }
  public static var combine: AccessibilityChildBehavior { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'AccessibilityTraits'; it comes in a later version")
nonisolated public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var isButton: AccessibilityTraits { absent() }
  public static var isHeader: AccessibilityTraits { absent() }
  public static var isSelected: AccessibilityTraits { absent() }
  public static var isLink: AccessibilityTraits { absent() }
  public static var isSearchField: AccessibilityTraits { absent() }
  public static var isImage: AccessibilityTraits { absent() }
  public static var isStaticText: AccessibilityTraits { absent() }
  public static var isModal: AccessibilityTraits { absent() }
  public static var isToggle: AccessibilityTraits { absent() }
  public static var updatesFrequently: AccessibilityTraits { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'accessibilityHidden'; GTK calls a widget heard as soon as it is on the screen")
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'accessibilityElement'; it comes in a later version")
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'accessibilityAddTraits'; it comes in a later version")
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'accessibilityRemoveTraits'; it comes in a later version")
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'accessibilitySortPriority'; it comes in a later version")
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'accessibilityRespondsToUserInteraction'; it comes in a later version")
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
}

// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

extension View {
  @available(*, unavailable, message: "Sidelight has no 'accessibilitySortPriority'; assistive technology of GNOME goes through views in the order in which they stand")
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'accessibilityInputLabels'; GNOME is not used by voice; leave it out")
  nonisolated public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'accessibilityRespondsToUserInteraction'; GNOME does not ask; leave it out")
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'speechSpellsOutCharacters'; assistive technology of GNOME knows nothing like it")
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

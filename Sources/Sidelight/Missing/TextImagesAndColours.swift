// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

extension View {
  @available(*, unavailable, message: "Sidelight has no 'lineSpacing'; it comes in a later version")
  nonisolated public func lineSpacing(_ lineSpacing: Double) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'allowsTightening'; it comes in a later version")
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'colorScheme'; the desktop says whether it is dark")
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
}

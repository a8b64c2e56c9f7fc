// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
#if Foundation
public import Foundation
#endif
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'PaletteSelectionEffect'; it comes in a later version")
nonisolated public struct PaletteSelectionEffect {
  public static var automatic: PaletteSelectionEffect { absent() }
  public static var custom: PaletteSelectionEffect { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'WritingToolsBehavior'; GNOME has no tools that write; leave it out")
nonisolated public struct WritingToolsBehavior {
  public static var automatic: WritingToolsBehavior { absent() }
  public static var complete: WritingToolsBehavior { absent() }
  public static var limited: WritingToolsBehavior { absent() }
  public static var disabled: WritingToolsBehavior { absent() }
}

@available(*, unavailable)
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  @available(*, unavailable, message: "Sidelight has no 'wheel'; GNOME has no wheels; use compact or graphical")
  nonisolated public static var wheel: GraphicalDatePickerStyle { absent() }
}

@available(*, unavailable)
extension DatePickerStyle where Self == CompactDatePickerStyle {
  @available(*, unavailable, message: "Sidelight has no 'field'; GNOME has no fields for dates; use compact or graphical")
  nonisolated public static var field: CompactDatePickerStyle { absent() }
  @available(*, unavailable, message: "Sidelight has no 'stepperField'; GNOME has no fields for dates; use compact or graphical")
  nonisolated public static var stepperField: CompactDatePickerStyle { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'paletteSelectionEffect'; it comes in a later version")
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'sliderThumbVisibility'; it comes in a later version")
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'writingToolsBehavior'; GNOME has no tools that write; leave it out")
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'writingToolsAffordanceVisibility'; GNOME has no tools that write; leave it out")
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}

extension HelpLink {
  @available(*, unavailable, message: "Sidelight has no 'HelpLink(anchor:)'; there are no help books; use HelpLink(destination:)")
  nonisolated public init(anchor: String) { self = absent() }
}

#if Foundation
extension View {
  @available(*, unavailable, message: "Sidelight has no 'labelIconToTitleSpacing'; a LabelStyle says how far apart they are")
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'labelReservedIconWidth'; a LabelStyle says how wide the icon is")
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
}
#endif

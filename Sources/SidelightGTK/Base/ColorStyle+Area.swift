import SidelightBridge
import SidelightCore

extension ColorStyle {
  /// The colour as the style shows it as an area now.
  @MainActor var area: TextAttributes.Color { area(shownBy: LabelWidget()) }

  /// The same where a label is, which has no other style then.
  @MainActor func area(shownBy probe: LabelWidget) -> TextAttributes.Color {
    if case .rgba(let red, let green, let blue, let alpha) = self { return .init(red: red, green: green, blue: blue, alpha: alpha) }
    let name = ownClass
    probe.addClass(name)
    defer { probe.removeClass(name) }
    return probe.textColor
  }
}

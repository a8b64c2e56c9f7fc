import SidelightBridge
import SidelightCore

extension Controller {
  /// Tells a screen reader what it hears of the element besides its name.
  func tell(_ spoken: SpokenTraits, of core: Widget, from old: SpokenTraits?, help: String?) {
    if spoken.value != old?.value {
      if let value = spoken.value { core.updateAccessible(.valueText(value)) } else { core.resetAccessible(.valueText("")) }
    }
    guard spoken.hint != old?.hint else { return }
    // Without a hint the description is the tooltip, as GTK has it.
    if let hint = spoken.hint ?? help { core.updateAccessible(.description(hint)) } else { core.resetAccessible(.description("")) }
  }
}

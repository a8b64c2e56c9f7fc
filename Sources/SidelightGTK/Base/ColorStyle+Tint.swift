import SidelightBridge
import SidelightCore

extension ColorStyle {
  /// The class that makes this colour the accent colour of a widget and of everything in it; ``accent`` brings back the desktop's.
  @MainActor var tintClass: String {
    StyleSheet.text.read()
    return self == .accent ? "sidelight-untinted" : StyleProvider.tintClass(css, text: textOnTop)
  }

  /// The classes of a button that is to be seen in this colour.
  @MainActor var tintClasses: [String] { [tintClass, "sidelight-tinted"] }

  /// What can be read on an area of this colour.
  private var textOnTop: String {
    switch self {
    case .named(.primary, _), .named(.secondary, _), .named(.tertiary, _), .named(.quaternary, _): return "var(--view-bg-color)"
    case .named(.white, _): return "rgb(0 0 0 / 80%)"
    case .rgba(let red, let green, let blue, _):
      return 0.299 * red + 0.587 * green + 0.114 * blue > 0.65 ? "rgb(0 0 0 / 80%)" : "white"
    case .scheme(let light, let dark):
      return Self.textOnTop(light, dark)
    case .mixed:
      let styles = [false, true].map { isDark in
        components(isDark: isDark).map { ColorStyle.rgba(red: $0.0, green: $0.1, blue: $0.2, opacity: 1) } ?? .accent
      }
      return Self.textOnTop(styles[0], styles[1])
    case .missing: return "var(--window-fg-color)"
    default: return "white"
    }
  }

  /// What can be read on an area that has one colour in the light style, and another one in the dark style.
  private static func textOnTop(_ light: ColorStyle, _ dark: ColorStyle) -> String {
    let whites = [light, dark].map { $0.textOnTop == "white" }
    if whites[0] == whites[1] { return light.textOnTop }
    let black = ColorStyle.rgba(red: 0, green: 0, blue: 0, opacity: 0.8)
    let white = ColorStyle.rgba(red: 1, green: 1, blue: 1, opacity: 1)
    return ColorStyle.scheme(light: whites[0] ? white : black, dark: whites[1] ? white : black).css
  }
}

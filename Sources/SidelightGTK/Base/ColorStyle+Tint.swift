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
    default: return "white"
    }
  }
}

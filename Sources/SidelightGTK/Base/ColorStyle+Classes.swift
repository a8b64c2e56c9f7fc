import SidelightBridge
import SidelightCore

extension ColorStyle {
  /// The style class that colours text and symbols; nil where there is nothing to do.
  @MainActor var textClass: String? {
    switch self {
    case .named(.primary, 1): return nil
    case .named(.secondary, 1): return "dim-label"
    case .named(.accent, 1): return "accent"
    case .named(let name, 1):
      StyleSheet.text.read()
      return "sidelight-text-" + name.rawValue
    case .named(let name, let opacity): return StyleProvider.colorClass(.text, faded(name.textCSS, opacity))
    case .rgba: return StyleProvider.colorClass(.text, css)
    }
  }

  /// The style class that fills an area.
  @MainActor var fillClass: String {
    if case .named(let name, 1) = self {
      StyleSheet.text.read()
      return "sidelight-fill-" + name.rawValue
    }
    return StyleProvider.colorClass(.area, css)
  }

  /// The colour as CSS, for lines and areas.
  var css: String {
    switch self {
    case .named(let name, 1): name.css
    case .named(let name, let opacity): faded(name.css, opacity)
    case .rgba(let red, let green, let blue, let opacity):
      "rgb(\(Self.part(red)) \(Self.part(green)) \(Self.part(blue)) / \(Self.part(opacity) * 100 / 255)%)"
    }
  }

  private func faded(_ css: String, _ opacity: Double) -> String {
    "color-mix(in srgb, \(css) \(Self.part(opacity) * 100 / 255)%, transparent)"
  }

  private static func part(_ value: Double) -> Int { value.isFinite ? Int((min(max(value, 0), 1) * 255).rounded()) : 0 }
}

extension ColorStyle.Name {
  /// The colour as CSS, for lines and areas.
  fileprivate var css: String {
    switch self {
    case .primary: "currentColor"
    case .secondary: "color-mix(in srgb, currentColor 55%, transparent)"
    case .tertiary: "color-mix(in srgb, currentColor 28%, transparent)"
    case .quaternary: "color-mix(in srgb, currentColor 14%, transparent)"
    case .accent: "var(--accent-bg-color)"
    case .mint: "#00c8b3"
    case .cyan: "#00a5d6"
    case .indigo: "#6155f5"
    case .brown: "var(--brown-3)"
    case .gray: "var(--accent-slate)"
    case .white: "white"
    case .black: "black"
    case .clear: "transparent"
    case .background: "var(--window-bg-color)"
    case .bar: "var(--headerbar-bg-color)"
    case .separator: "color-mix(in srgb, currentColor var(--border-opacity), transparent)"
    case .red, .orange, .yellow, .green, .teal, .blue, .purple, .pink: "var(--accent-\(rawValue))"
    }
  }

  /// The colour as CSS, in a shade that can be read as text.
  fileprivate var textCSS: String {
    switch self {
    case .primary, .white, .black, .clear, .background, .bar, .separator: css
    case .secondary: "color-mix(in srgb, currentColor var(--dim-opacity), transparent)"
    case .tertiary: "color-mix(in srgb, currentColor calc(0.75 * var(--dim-opacity)), transparent)"
    case .quaternary: "color-mix(in srgb, currentColor calc(0.5 * var(--dim-opacity)), transparent)"
    case .accent: "var(--accent-color)"
    default: "oklab(from \(css) var(--standalone-color-oklab))"
    }
  }
}

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
    case .rgba, .scheme: return StyleProvider.colorClass(.text, css)
    case .mixed: return StyleProvider.colorClass(.text, textCSS)
    case .missing: return nil
    }
  }

  /// The style class by which a widget has the colour as its own, for what it draws.
  @MainActor var ownClass: String { StyleProvider.colorClass(.text, css) }

  /// The style class that fills an area.
  @MainActor var fillClass: String {
    if case .named(let name, 1) = self {
      StyleSheet.text.read()
      return "sidelight-fill-" + name.rawValue
    }
    if self == .missing { return ColorStyle.clear.fillClass }
    return StyleProvider.colorClass(.area, css)
  }

  /// The colour as CSS, for lines and areas.
  var css: String {
    switch self {
    case .named(let name, 1): name.css
    case .named(let name, let opacity): faded(name.css, opacity)
    case .rgba(let red, let green, let blue, let opacity):
      "rgb(\(Self.part(red)) \(Self.part(green)) \(Self.part(blue)) / \(Self.part(opacity) * 100 / 255)%)"
    case .scheme(.rgba(let red, let green, let blue, let opacity), let dark):
      switch dark {
      case .rgba(let darkRed, let darkGreen, let darkBlue, let darkOpacity):
        Self.switching(ColorParts(red, green, blue, opacity: opacity), ColorParts(darkRed, darkGreen, darkBlue, opacity: darkOpacity))
      default: dark.css
      }
    case .scheme(let light, _): light.css
    case .mixed(let first, let last, let mix): Self.mixed(first.css, last.css, mix)
    case .missing: "transparent"
    }
  }

  /// The colour as CSS, in a shade that can be read as text.
  private var textCSS: String {
    switch self {
    case .named(let name, let opacity): opacity == 1 ? name.textCSS : faded(name.textCSS, opacity)
    case .mixed(let first, let last, let mix): Self.mixed(first.textCSS, last.textCSS, mix)
    case .rgba, .scheme, .missing: css
    }
  }

  private static func mixed(_ first: String, _ last: String, _ mix: ColorMix) -> String {
    "color-mix(in \(mix.isPerceptual ? "oklab" : "srgb"), \(first), \(last) \((mix.part * 10_000).rounded() / 100)%)"
  }

  /// A colour whose components are others in the dark style. The style tells by the background of windows, which is bright in the light style
  /// alone: so CSS sees to it, and nothing has to hear when the style changes.
  private static func switching(_ light: ColorParts, _ dark: ColorParts) -> String {
    func rounded(_ part: Double) -> Double { (part * 10_000).rounded() / 10_000 }
    // GTK multiplies what it does not know yet by a number, and not the other way round; and what is least by nothing below 0.
    func part(_ low: Double, _ high: Double, _ sign: String) -> String {
      "calc(max(0, min(1, (l - 0.5) * \(sign)1000)) * \(rounded(high - low)) + \(rounded(low)))"
    }
    let (light, dark) = (Oklab(light).parts(light.opacity), Oklab(dark).parts(dark.opacity))
    let parts = zip(light, dark).map { light, dark in
      rounded(light) == rounded(dark) ? "\(rounded(light))" : light > dark ? part(dark, light, "") : part(light, dark, "-")
    }
    return "oklab(from var(--window-bg-color) \(parts[0]) \(parts[1]) \(parts[2]) / \(parts[3]))"
  }

  private func faded(_ css: String, _ opacity: Double) -> String {
    "color-mix(in srgb, \(css) \(Self.part(opacity) * 100 / 255)%, transparent)"
  }

  private static func part(_ value: Double) -> Int { value.isFinite ? Int((min(max(value, 0), 1) * 255).rounded()) : 0 }
}

extension Oklab {
  fileprivate func parts(_ opacity: Double) -> [Double] { [lightness, a, b, opacity] }
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

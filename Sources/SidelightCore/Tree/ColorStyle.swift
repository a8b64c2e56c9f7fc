/// A foreground or fill colour; the semantic ones follow the desktop's style, accent and contrast.
package enum ColorStyle: Hashable, Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case primary, secondary, tertiary, quaternary, accent
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white, black, clear
    /// Behind the content of a window, of its bars, and of lines between things.
    case background, bar, separator
  }
  /// A colour of the style or the palette, as opaque as it is there times this, from 0 to 1.
  case named(Name, opacity: Double)
  /// Components from 0 to 1 in sRGB.
  case rgba(red: Double, green: Double, blue: Double, opacity: Double)
  /// One colour in the light style, and another one in the dark style.
  indirect case scheme(light: ColorStyle, dark: ColorStyle)
  /// What becomes of two colours.
  indirect case mixed(ColorStyle, ColorStyle, ColorMix)
  /// What the app names and nothing has: clear as an area or a line, and as text no colour of its own.
  case missing

  package init(_ name: Name) { self = .named(name, opacity: 1) }

  package static var primary: ColorStyle { ColorStyle(.primary) }
  package static var secondary: ColorStyle { ColorStyle(.secondary) }
  package static var tertiary: ColorStyle { ColorStyle(.tertiary) }
  package static var quaternary: ColorStyle { ColorStyle(.quaternary) }
  package static var accent: ColorStyle { ColorStyle(.accent) }
  package static var red: ColorStyle { ColorStyle(.red) }
  package static var orange: ColorStyle { ColorStyle(.orange) }
  package static var yellow: ColorStyle { ColorStyle(.yellow) }
  package static var green: ColorStyle { ColorStyle(.green) }
  package static var mint: ColorStyle { ColorStyle(.mint) }
  package static var teal: ColorStyle { ColorStyle(.teal) }
  package static var cyan: ColorStyle { ColorStyle(.cyan) }
  package static var blue: ColorStyle { ColorStyle(.blue) }
  package static var indigo: ColorStyle { ColorStyle(.indigo) }
  package static var purple: ColorStyle { ColorStyle(.purple) }
  package static var pink: ColorStyle { ColorStyle(.pink) }
  package static var brown: ColorStyle { ColorStyle(.brown) }
  package static var gray: ColorStyle { ColorStyle(.gray) }
  package static var white: ColorStyle { ColorStyle(.white) }
  package static var black: ColorStyle { ColorStyle(.black) }
  package static var clear: ColorStyle { ColorStyle(.clear) }
}

extension ColorStyle {
  /// The same colour with its opacity multiplied; a factor below 0 or above 1 is brought into that range.
  package func faded(by factor: Double) -> ColorStyle {
    let factor = factor.isFinite ? min(1, max(0, factor)) : 1
    switch self {
    case .named(let name, let opacity): return .named(name, opacity: opacity * factor)
    case .rgba(let red, let green, let blue, let opacity): return .rgba(red: red, green: green, blue: blue, opacity: opacity * factor)
    case .scheme(let light, let dark): return .scheme(light: light.faded(by: factor), dark: dark.faded(by: factor))
    case .mixed(let first, let last, let mix): return .mixed(first.faded(by: factor), last.faded(by: factor), mix)
    case .missing: return .missing
    }
  }
}

extension ColorStyle {
  /// The same colour, so that nothing behind it can be seen.
  package var opaque: ColorStyle {
    switch self {
    case .named(let name, _): .named(name, opacity: 1)
    case .rgba(let red, let green, let blue, _): .rgba(red: red, green: green, blue: blue, opacity: 1)
    case .scheme(let light, let dark): .scheme(light: light.opaque, dark: dark.opaque)
    case .mixed(let first, let last, let mix): .mixed(first.opaque, last.opaque, mix)
    case .missing: .missing
    }
  }
}

extension ColorStyle: CustomStringConvertible {
  package var description: String {
    switch self {
    case .named(let name, let opacity): opacity == 1 ? name.rawValue : "\(name.rawValue) at \(opacity)"
    case .rgba(let red, let green, let blue, let opacity): "rgba(red: \(red), green: \(green), blue: \(blue), opacity: \(opacity))"
    case .scheme(let light, let dark): "\(light), dark \(dark)"
    case .mixed(let first, let last, let mix): "\(first) and \(last), by \(mix.part)\(mix.isPerceptual ? "" : " in sRGB")"
    case .missing: "missing"
    }
  }
}

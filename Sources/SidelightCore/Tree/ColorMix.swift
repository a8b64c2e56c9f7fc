/// Two colours that become one: how much of each, and in which space.
package struct ColorMix: Hashable, Sendable {
  /// How much of the last one there is, from 0 to 1.
  package let part: Double
  /// Whether they are mixed as the eye sees them, in Oklab; if not, by their components of sRGB.
  package let isPerceptual: Bool

  /// - Parameter part: how much of the last one there is; below 0 counts as 0, and above 1 as 1.
  package init(part: Double, isPerceptual: Bool) {
    self.part = part > 0 ? min(part, 1) : 0
    self.isPerceptual = isPerceptual
  }

  /// The mixture of two colours. As in CSS, one that is less opaque counts less.
  package func mixed(_ first: ColorParts, _ last: ColorParts) -> ColorParts {
    let opacity = first.opacity * (1 - part) + last.opacity * part
    // Nothing is to be seen of it, whatever colour it has.
    guard opacity > 0 else { return ColorParts(first.red, first.green, first.blue, opacity: 0) }
    let share = last.opacity * part / opacity
    func between(_ first: Double, _ last: Double) -> Double { first + (last - first) * share }
    guard isPerceptual else {
      return ColorParts(
        between(first.red, last.red), between(first.green, last.green), between(first.blue, last.blue), opacity: opacity)
    }
    let (start, end) = (Oklab(first), Oklab(last))
    return Oklab(lightness: between(start.lightness, end.lightness), a: between(start.a, end.a), b: between(start.b, end.b))
      .parts(opacity: opacity)
  }
}

/// The components of a colour in sRGB, from 0 to 1.
package struct ColorParts: Hashable, Sendable {
  package var red, green, blue, opacity: Double

  package init(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  package var style: ColorStyle { .rgba(red: red, green: green, blue: blue, opacity: opacity) }
}

/// A colour in the space in which libadwaita mixes its own: what differs by as much looks as different.
package struct Oklab: Equatable, Sendable {
  /// From 0 for black to 1 for white.
  package let lightness: Double
  /// From green to red, and from blue to yellow.
  package let a, b: Double

  package init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

  package init(_ color: ColorParts) {
    let (red, green, blue) = (Self.light(color.red), Self.light(color.green), Self.light(color.blue))
    let l = Self.root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue, 3)
    let m = Self.root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue, 3)
    let s = Self.root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue, 3)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The colour in sRGB; what that does not have becomes the nearest that it has.
  package func parts(opacity: Double) -> ColorParts {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return ColorParts(
      Self.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      Self.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      Self.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), opacity: opacity)
  }

  /// How much light a component of sRGB stands for.
  private static func light(_ component: Double) -> Double {
    let component = min(max(component, 0), 1)
    if component <= 0.04045 { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    let fifth = root(base, 5)
    // To the power of 2.4.
    return base * base * fifth * fifth
  }

  /// The component of sRGB for so much light.
  private static func encoded(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    if light <= 0.0031308 { return 12.92 * light }
    // The fifth power of the twelfth root is the power of 1 / 2.4.
    let twelfth = root(light, 12)
    return 1.055 * twelfth * twelfth * twelfth * twelfth * twelfth - 0.055
  }

  /// The root of a number from 0 to 1, by Newton's way.
  private static func root(_ number: Double, _ degree: Int) -> Double {
    guard number > 0 else { return 0 }
    return (0..<60).reduce(1) { guess, _ in
      let power = (1..<degree).reduce(1.0) { product, _ in product * guess }
      return guess + (number / power - guess) / Double(degree)
    }
  }
}

extension ColorStyle {
  /// What becomes of this colour and another one. Of two that are always the same it is such a colour; any other mixture is another one whenever
  /// the style, the contrast or the accent is.
  package func mixed(with other: ColorStyle, _ mix: ColorMix) -> ColorStyle {
    if mix.part == 0 || other == .missing { return self }
    if mix.part == 1 || self == .missing { return other }
    switch (self, other) {
    case (.rgba, .rgba):
      guard let first = own, let last = other.own else { return self }
      return mix.mixed(first, last).style
    case (.scheme(let light, let dark), .rgba) where isFixed:
      return .scheme(light: light.mixed(with: other, mix), dark: dark.mixed(with: other, mix))
    case (.rgba, .scheme(let light, let dark)) where other.isFixed:
      return .scheme(light: mixed(with: light, mix), dark: mixed(with: dark, mix))
    case (.scheme(let light, let dark), .scheme(let otherLight, let otherDark)) where isFixed && other.isFixed:
      return .scheme(light: light.mixed(with: otherLight, mix), dark: dark.mixed(with: otherDark, mix))
    default: return .mixed(self, other, mix)
    }
  }

  private var own: ColorParts? {
    if case .rgba(let red, let green, let blue, let opacity) = self { ColorParts(red, green, blue, opacity: opacity) } else { nil }
  }

  /// Whether it has components of its own in each style.
  private var isFixed: Bool {
    switch self {
    case .rgba: true
    case .scheme(let light, let dark): light.own != nil && dark.own != nil
    case .named, .mixed, .missing: false
    }
  }
}

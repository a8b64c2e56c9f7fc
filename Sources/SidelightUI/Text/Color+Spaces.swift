import SidelightGraph

extension Color {
  /// What the components of a colour mean.
  ///
  /// Source: SwiftUI's `Color.RGBColorSpace`.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The components of most pictures and of the web.
    case sRGB
    /// The same primaries, with components in proportion to the light.
    case sRGBLinear
    /// The wider primaries of newer displays. What sRGB has no components for becomes the nearest that it has.
    case displayP3
  }

  /// Makes a colour from the components of a colour space, from 0 to 1; others are brought into that range.
  ///
  /// - Parameters:
  ///   - colorSpace: what the components mean.
  ///   - red: the part of red.
  ///   - green: the part of green.
  ///   - blue: the part of blue.
  ///   - opacity: 0 for a colour that can't be seen, 1 for one that hides what is behind it.
  nonisolated public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    switch colorSpace {
    case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear: self.init(linear: (red, green, blue), opacity: opacity)
    case .displayP3:
      let (red, green, blue) = (Self.light(red), Self.light(green), Self.light(blue))
      // From the primaries of Display P3 to those of sRGB; both have the white point D65.
      self.init(
        linear: (
          1.224_940_2 * red - 0.224_940_2 * green, -0.042_056_9 * red + 1.042_056_9 * green,
          -0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_5 * blue
        ), opacity: opacity)
    }
  }

  /// Makes a grey of a colour space, from 0 (black) to 1 (white).
  ///
  /// - Parameters:
  ///   - colorSpace: what the component means.
  ///   - white: 0 for black, 1 for white.
  ///   - opacity: 0 for a colour that can't be seen, 1 for one that hides what is behind it.
  nonisolated public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from its hue, saturation and brightness, from 0 to 1; others are brought into that range.
  ///
  /// - Parameters:
  ///   - hue: 0 for red, a third for green, two thirds for blue, 1 for red again.
  ///   - saturation: 0 for grey, 1 for a pure colour.
  ///   - brightness: 0 for black, 1 for the brightest colour.
  ///   - opacity: 0 for a colour that can't be seen, 1 for one that hides what is behind it.
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (hue, saturation, value) = (Self.unit(hue) * 6, Self.unit(saturation), Self.unit(brightness))
    func component(_ shift: Double) -> Double {
      let place = (hue + shift).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  private init(linear: (red: Double, green: Double, blue: Double), opacity: Double) {
    self.init(red: Self.encoded(linear.red), green: Self.encoded(linear.green), blue: Self.encoded(linear.blue), opacity: opacity)
  }

  nonisolated private static func unit(_ value: Double) -> Double { min(1, max(0, value)) }

  /// The component of sRGB for so much light.
  nonisolated private static func encoded(_ light: Double) -> Double {
    let light = unit(light)
    return light <= 0.003_130_8 ? 12.92 * light : 1.055 * power(light, 1 / 2.4) - 0.055
  }

  /// How much light a component of sRGB or Display P3 stands for.
  nonisolated private static func light(_ component: Double) -> Double {
    let component = unit(component)
    return component <= 0.040_45 ? component / 12.92 : power((component + 0.055) / 1.055, 2.4)
  }
}

import SidelightCore
public import SidelightGraph

extension Color {
  /// The components of a colour, in one style of the desktop.
  ///
  /// ```swift
  /// @Environment(\.self) private var environment
  /// let parts = color.resolve(in: environment)
  /// let isBright = 0.2126 * parts.linearRed + 0.7152 * parts.linearGreen + 0.0722 * parts.linearBlue > 0.5
  /// ```
  ///
  /// Source: SwiftUI's `Color.Resolved`.
  public struct Resolved: Hashable, Sendable, BitwiseCopyable, Codable {
    /// The parts of red, green and blue, in proportion to the light: from 0 to 1 for colours of sRGB, and less or more for others.
    public var linearRed, linearGreen, linearBlue: Float
    /// 0 for a colour that can't be seen, 1 for one that hides what is behind it.
    public var opacity: Float

    /// Makes it of the components of a colour space.
    ///
    /// - Parameters:
    ///   - colorSpace: what the components mean.
    ///   - red: the part of red.
    ///   - green: the part of green.
    ///   - blue: the part of blue.
    ///   - opacity: 0 for a colour that can't be seen, 1 for one that hides what is behind it.
    public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      let light = colorSpace.light(Double(red), Double(green), Double(blue))
      (linearRed, linearGreen, linearBlue) = (Float(light.red), Float(light.green), Float(light.blue))
      self.opacity = opacity
    }

    /// The part of red in sRGB.
    public var red: Float {
      get { Float(RGBColorSpace.encoded(Double(linearRed))) }
      set { linearRed = Float(RGBColorSpace.light(Double(newValue))) }
    }

    /// The part of green in sRGB.
    public var green: Float {
      get { Float(RGBColorSpace.encoded(Double(linearGreen))) }
      set { linearGreen = Float(RGBColorSpace.light(Double(newValue))) }
    }

    /// The part of blue in sRGB.
    public var blue: Float {
      get { Float(RGBColorSpace.encoded(Double(linearBlue))) }
      set { linearBlue = Float(RGBColorSpace.light(Double(newValue))) }
    }
  }

  /// Makes the colour that has these components, in each style. Those beyond 0 and 1 are brought into that range.
  ///
  /// - Parameter resolved: the components.
  ///
  /// Source: SwiftUI's `Color.init(_:)`.
  nonisolated public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
  }

  /// The components of the colour as an area, with the style, the contrast, the accent colour and the tint of an environment.
  ///
  /// Text in a colour of the palette has a darker shade in the light style, and a lighter one in the dark style. Source: SwiftUI's
  /// `Color.resolve(in:)`.
  ///
  /// - Parameter environment: says what colours of the style are.
  /// - Returns: the components.
  nonisolated public func resolve(in environment: EnvironmentValues) -> Resolved {
    let desktop = environment[DesktopTraitsKey.self]
    let parts = style.parts(
      in: ColorSurroundings(
        isDark: desktop.isDark, isHighContrast: desktop.isHighContrast, accent: environment.tintStyle ?? ColorStyle(desktop.accent)))
    return Resolved(red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue), opacity: Float(parts.opacity))
  }
}

extension Color.Resolved: Animatable {
  /// The parts of light, and how opaque it is.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
    set {
      (linearRed, linearGreen) = (newValue.first, newValue.second.first)
      (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension Color.Resolved: ShapeStyle {
  /// For the library alone: the colour that has these components.
  public var _color: Color? { Color(self) }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components as `#RRGGBBAA`, each one from `00` to `FF`.
  public var description: String { Color(self).description }
}

extension Color.RGBColorSpace {
  /// How much light of each of sRGB's primaries components stand for.
  fileprivate func light(_ red: Double, _ green: Double, _ blue: Double) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .sRGBLinear: return (red, green, blue)
    case .sRGB: return (Self.light(red), Self.light(green), Self.light(blue))
    case .displayP3:
      let (red, green, blue) = (Self.light(red), Self.light(green), Self.light(blue))
      // From the primaries of Display P3 to those of sRGB; both have the white point D65.
      return (
        1.224_940_2 * red - 0.224_940_2 * green, -0.042_056_9 * red + 1.042_056_9 * green,
        -0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_5 * blue
      )
    }
  }

  /// How much light a component stands for. Beyond 0 and 1 the curve goes on, and is the same on both sides of 0.
  fileprivate static func light(_ component: Double) -> Double {
    let size = abs(component)
    let light = size <= 0.040_45 ? size / 12.92 : power((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// The component that stands for so much light.
  fileprivate static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let component = size <= 0.003_130_8 ? 12.92 * size : 1.055 * power(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }
}

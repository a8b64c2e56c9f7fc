/// Words on an area of a tint through which something shines.
package struct TintContrast: Equatable, Sendable {
  /// How opaque the tint has to be, from 0 to 1.
  package let opacity: Double
  /// Whether words on it are white; black if not.
  package let wordsAreWhite: Bool

  /// Words are to be read, whatever shines through.
  ///
  /// - Parameters:
  ///   - tint: red, green and blue of the tint, from 0 to 1.
  ///   - grounds: the darkest and the lightest grey that lies below it, from 0 to 1.
  ///   - least: how opaque the tint is at least.
  package init(_ tint: (Double, Double, Double), over grounds: ClosedRange<Double>, least: Double) {
    let white = Self.contrast(of: Self.luminance(tint), to: 1)
    let words = white >= Self.contrast(of: Self.luminance(tint), to: 0)
    wordsAreWhite = words
    let steps = stride(from: least, through: 1, by: 0.02)
    opacity = steps.first { Self.worst(tint, opacity: $0, over: grounds, wordsAreWhite: words) >= Self.legible } ?? 1
  }

  /// The least contrast for words, as WCAG 2.2 has it for level AA.
  package static let legible = 4.5

  /// The contrast of words where that is least.
  package static func worst(
    _ tint: (Double, Double, Double), opacity: Double, over grounds: ClosedRange<Double>, wordsAreWhite: Bool
  ) -> Double {
    [grounds.lowerBound, grounds.upperBound].map { ground in
      func mixed(_ part: Double) -> Double { part * opacity + ground * (1 - opacity) }
      return contrast(of: luminance((mixed(tint.0), mixed(tint.1), mixed(tint.2))), to: wordsAreWhite ? 1 : 0)
    }
    .min() ?? 1
  }

  private static func contrast(of first: Double, to second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// As WCAG has it, from 0 for black to 1 for white.
  private static func luminance(_ color: (Double, Double, Double)) -> Double {
    func linear(_ part: Double) -> Double {
      let part = min(max(part, 0), 1)
      if part <= 0.04045 { return part / 12.92 }
      let base = (part + 0.055) / 1.055
      return base * base * fifthRoot(base * base)
    }
    return 0.2126 * linear(color.0) + 0.7152 * linear(color.1) + 0.0722 * linear(color.2)
  }

  /// The fifth root of a number from 0.001 to 1, by Newton's way.
  private static func fifthRoot(_ x: Double) -> Double {
    var root = 1.0
    for _ in 0..<24 { root -= (root * root * root * root * root - x) / (5 * root * root * root * root) }
    return root
  }
}

extension ColorStyle {
  /// About the red, green and blue that it has in a style; nil for what has none of its own.
  package func components(isDark: Bool) -> (Double, Double, Double)? {
    switch self {
    case .rgba(let red, let green, let blue, _): (red, green, blue)
    case .scheme(let light, let dark): (isDark ? dark : light).components(isDark: isDark)
    case .named(let name, _): name.components(isDark: isDark)
    case .mixed(let first, let last, let mix):
      switch (first.components(isDark: isDark), last.components(isDark: isDark)) {
      case (let first?, let last?):
        mix.mixed(ColorParts(first.0, first.1, first.2), ColorParts(last.0, last.1, last.2)).components
      case (let only?, nil), (nil, let only?): only
      case (nil, nil): nil
      }
    case .missing: nil
    }
  }
}

extension ColorParts {
  fileprivate var components: (Double, Double, Double) { (red, green, blue) }
}

extension ColorStyle.Name {
  /// libadwaita's palette, and about what the style has.
  fileprivate func components(isDark: Bool) -> (Double, Double, Double)? {
    switch self {
    case .accent, .blue: (0.21, 0.52, 0.89)
    case .red: (0.88, 0.11, 0.14)
    case .orange: (1, 0.47, 0)
    case .yellow: (0.96, 0.83, 0.18)
    case .green: (0.2, 0.82, 0.48)
    case .mint: (0.34, 0.89, 0.54)
    case .teal: (0.13, 0.56, 0.64)
    case .cyan: (0.6, 0.76, 0.95)
    case .indigo: (0.3, 0.3, 0.78)
    case .purple: (0.57, 0.25, 0.67)
    case .pink: (0.84, 0.38, 0.6)
    case .brown: (0.6, 0.42, 0.27)
    case .gray: (0.47, 0.46, 0.48)
    case .white: (1, 1, 1)
    case .black: (0, 0, 0)
    case .primary, .secondary, .tertiary, .quaternary: isDark ? (1, 1, 1) : (0, 0, 0)
    case .background, .bar: isDark ? (0.14, 0.14, 0.15) : (0.98, 0.98, 0.98)
    case .clear, .separator: nil
    }
  }
}

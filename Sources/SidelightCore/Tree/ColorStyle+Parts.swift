/// What the components of a colour of the style follow from.
package struct ColorSurroundings: Equatable, Sendable {
  package var isDark: Bool
  package var isHighContrast: Bool
  /// What the accent colour is.
  package var accent: ColorStyle

  package init(isDark: Bool = false, isHighContrast: Bool = false, accent: ColorStyle = .blue) {
    (self.isDark, self.isHighContrast, self.accent) = (isDark, isHighContrast, accent)
  }
}

extension ColorStyle {
  /// The components that it has as an area; those of a colour that is missing are clear.
  package func parts(in surroundings: ColorSurroundings) -> ColorParts {
    switch self {
    case .rgba(let red, let green, let blue, let opacity): return ColorParts(red, green, blue, opacity: opacity)
    case .scheme(let light, let dark): return (surroundings.isDark ? dark : light).parts(in: surroundings)
    case .mixed(let first, let last, let mix): return mix.mixed(first.parts(in: surroundings), last.parts(in: surroundings))
    case .missing: return ColorParts(0, 0, 0, opacity: 0)
    case .named(.accent, let opacity):
      // What stands for the accent colour is never that itself.
      var parts = surroundings.accent.parts(in: ColorSurroundings(isDark: surroundings.isDark, isHighContrast: surroundings.isHighContrast))
      parts.opacity *= opacity
      return parts
    case .named(let name, let opacity):
      var parts = name.parts(surroundings)
      parts.opacity *= opacity
      return parts
    }
  }
}

extension ColorStyle.Name {
  /// The colours of libadwaita's style, and those that the library's own sheet adds.
  fileprivate func parts(_ surroundings: ColorSurroundings) -> ColorParts {
    func bytes(_ red: Double, _ green: Double, _ blue: Double) -> ColorParts { ColorParts(red / 255, green / 255, blue / 255) }
    func text(_ factor: Double) -> ColorParts {
      var parts = surroundings.isDark ? bytes(255, 255, 255) : bytes(0, 0, 6)
      parts.opacity = (surroundings.isDark ? 1 : 0.8) * factor
      return parts
    }
    return switch self {
    case .primary: text(1)
    case .secondary: text(0.55)
    case .tertiary: text(0.28)
    case .quaternary: text(0.14)
    case .separator: text(surroundings.isHighContrast ? 0.5 : 0.15)
    case .accent, .blue: bytes(0x35, 0x84, 0xe4)
    case .teal: bytes(0x21, 0x90, 0xa4)
    case .green: bytes(0x3a, 0x94, 0x4a)
    case .yellow: bytes(0xc8, 0x88, 0)
    case .orange: bytes(0xed, 0x5b, 0)
    case .red: bytes(0xe6, 0x2d, 0x42)
    case .pink: bytes(0xd5, 0x61, 0x99)
    case .purple: bytes(0x91, 0x41, 0xac)
    case .gray: bytes(0x6f, 0x83, 0x96)
    case .brown: bytes(0x98, 0x6a, 0x44)
    case .mint: bytes(0, 0xc8, 0xb3)
    case .cyan: bytes(0, 0xa5, 0xd6)
    case .indigo: bytes(0x61, 0x55, 0xf5)
    case .white: bytes(255, 255, 255)
    case .black: bytes(0, 0, 0)
    case .clear: ColorParts(0, 0, 0, opacity: 0)
    case .background: surroundings.isDark ? bytes(0x22, 0x22, 0x26) : bytes(0xfa, 0xfa, 0xfb)
    case .bar: surroundings.isDark ? bytes(0x2e, 0x2e, 0x32) : bytes(255, 255, 255)
    }
  }
}

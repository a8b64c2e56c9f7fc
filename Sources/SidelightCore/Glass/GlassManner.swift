/// How what lies below something is seen through it.
package struct GlassManner: Equatable, Sendable {
  /// What lies below everything.
  package var ground: GlassRecipe.Color
  package var tint: GlassRecipe.Color
  /// Falls from above over the first ``GlassRecipe/lightHeight`` pixels.
  package var light: GlassRecipe.Color
  /// The radius of the blur in pixels, as GSK takes it.
  package var blur: Double
  package var saturation: Double

  private static let nothing = GlassRecipe.Color(0, 0, 0, 0)

  /// A pane.
  package init(pane recipe: GlassRecipe) {
    ground = recipe.ground
    tint = recipe.tint
    light = recipe.light
    blur = GlassRecipe.blur
    saturation = GlassRecipe.saturation
  }

  /// An area of a material.
  package init(_ grade: MaterialGrade, isDark: Bool) {
    let recipe = GlassRecipe(isDark: isDark, .edge)
    ground = recipe.ground
    tint = recipe.tint
    tint.alpha = grade.opacity(isDark: isDark)
    light = Self.nothing
    blur = GlassRecipe.blur
    saturation = GlassRecipe.saturation
  }

  /// A picture that goes on beyond its edges as its own mirror image.
  package init(extensionOn recipe: GlassRecipe) {
    ground = recipe.ground
    tint = Self.nothing
    light = Self.nothing
    blur = 24
    saturation = 1
  }
}

/// How much a material lets shine through.
package enum MaterialGrade: Hashable, Sendable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick
  /// That of the bars of a window.
  case bar

  /// How opaque the tint is, from 0 to 1. Text on the regular material and on thicker ones has a contrast of at least 4.5:1 whatever lies below.
  func opacity(isDark: Bool) -> Double {
    switch self {
    case .ultraThin: isDark ? 0.50 : 0.42
    case .thin: isDark ? 0.64 : 0.56
    case .regular: isDark ? 0.78 : 0.70
    case .thick: isDark ? 0.86 : 0.82
    case .ultraThick: isDark ? 0.93 : 0.91
    case .bar: isDark ? 0.88 : 0.86
    }
  }

  /// The colour of an area of it through which nothing shines.
  package var opaque: ColorStyle { .named(self == .bar ? .bar : .background, opacity: 1) }
}

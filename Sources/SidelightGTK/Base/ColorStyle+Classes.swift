import SidelightCore

extension ColorStyle {
  /// The style class that colours text and symbols; nil where there is nothing to do or no class can do it.
  var textClass: String? {
    switch self {
    case .primary, .rgba: nil
    case .secondary: "dim-label"
    case .accent: "accent"
    default: name.map { "sidelight-text-" + $0 }
    }
  }

  /// The style class that fills an area.
  var fillClass: String? { name.map { "sidelight-fill-" + $0 } }

  /// The colour in words of CSS, for lines.
  var css: String {
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
    case .red, .orange, .yellow, .green, .teal, .blue, .purple, .pink: "var(--accent-\(name ?? ""))"
    case .rgba(let red, let green, let blue, let opacity):
      "rgb(\(Self.part(red)) \(Self.part(green)) \(Self.part(blue)) / \(Self.part(opacity) * 100 / 255)%)"
    }
  }

  private static func part(_ value: Double) -> Int { value.isFinite ? Int((min(max(value, 0), 1) * 255).rounded()) : 0 }

  private var name: String? {
    switch self {
    case .primary: "primary"
    case .secondary: "secondary"
    case .tertiary: "tertiary"
    case .quaternary: "quaternary"
    case .accent: "accent"
    case .red: "red"
    case .orange: "orange"
    case .yellow: "yellow"
    case .green: "green"
    case .mint: "mint"
    case .teal: "teal"
    case .cyan: "cyan"
    case .blue: "blue"
    case .indigo: "indigo"
    case .purple: "purple"
    case .pink: "pink"
    case .brown: "brown"
    case .gray: "gray"
    case .white: "white"
    case .black: "black"
    case .clear: "clear"
    case .rgba: nil
    }
  }
}

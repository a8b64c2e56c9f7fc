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

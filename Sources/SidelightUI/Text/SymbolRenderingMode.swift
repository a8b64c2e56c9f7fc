import SidelightCore

/// How a symbol is coloured.
///
/// A symbol has one layer on GNOME. Three of the modes colour the first layer alike, and so give one look here. Source: SwiftUI's
/// `SymbolRenderingMode`.
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Kind { case monochrome, multicolor, hierarchical, palette }
  private let kind: Kind

  /// One colour, that of the text.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The symbol's own colour where it has one, such as a warning's yellow, and else that of the text.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// One colour in several strengths: the full one, for the one layer that there is.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A colour for each layer: the text's, for the one layer that there is.
  public static let palette = SymbolRenderingMode(kind: .palette)

  var isMulticolor: Bool { kind == .multicolor }
}

/// The colours that symbols have by their meaning.
enum OwnSymbolColors {
  /// The colour of a symbol in any of its variants; nil for one that has none.
  nonisolated static func color(of symbol: String) -> ColorStyle? {
    var name = Substring(symbol)
    while true {
      if let color = colors[String(name)] { return ColorStyle(color) }
      guard let cut = name.lastIndex(of: "."), name[cut...] != ".slash" else { return nil }
      name = name[..<cut]
    }
  }

  private static let colors: [String: ColorStyle.Name] = [
    "bolt": .yellow, "checkmark.circle": .green, "checkmark.seal": .blue, "checkmark.shield": .green, "drop": .blue,
    "exclamationmark.circle": .red, "exclamationmark.octagon": .red, "exclamationmark.triangle": .yellow, "flame": .orange, "heart": .red,
    "leaf": .green, "minus.circle": .red, "phone.down": .red, "plus.circle": .green, "record.circle": .red, "star": .yellow,
    "sun.max": .yellow, "sun.min": .yellow, "tree": .green, "xmark.circle": .red, "xmark.octagon": .red,
  ]
}

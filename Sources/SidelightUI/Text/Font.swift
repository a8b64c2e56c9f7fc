package import SidelightCore

/// A font by its meaning, or by size. On GNOME the text styles become libadwaita's style classes, so they follow the
/// desktop's font and text scale.
///
/// Source: SwiftUI's `Font`.
public struct Font: Hashable, Sendable {
  /// A role of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var face: FontStyle.Face {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The weight of the strokes.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var element: FontStyle.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The design of the letters.
  public enum Design: Hashable, Sendable {
    case `default`, monospaced
  }

  private var style: TextStyle?
  private var size: Double?
  private var weight: Weight?
  private var design = Design.default
  private var isItalic = false

  /// The font of a text style.
  nonisolated public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font()
    font.style = style
    font.design = design ?? .default
    font.weight = weight
    return font
  }

  /// The system's font in a size in points.
  nonisolated public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font()
    // Letters without a size can't be seen: that is no wish.
    font.size = usableLength(size, in: "system(size:)").flatMap { $0 > 0 ? $0 : nil }
    font.design = design ?? .default
    font.weight = weight
    return font
  }

  /// The largest title.
  public static let largeTitle = Font.system(.largeTitle)
  /// A title.
  public static let title = Font.system(.title)
  /// A second-level title.
  public static let title2 = Font.system(.title2)
  /// A third-level title.
  public static let title3 = Font.system(.title3)
  /// A heading.
  public static let headline = Font.system(.headline)
  /// A second-level heading.
  public static let subheadline = Font.system(.subheadline)
  /// Body text.
  public static let body = Font.system(.body)
  /// A callout.
  public static let callout = Font.system(.callout)
  /// A footnote.
  public static let footnote = Font.system(.footnote)
  /// A caption.
  public static let caption = Font.system(.caption)
  /// A smaller caption.
  public static let caption2 = Font.system(.caption2)

  /// The font in another weight.
  nonisolated public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font in bold.
  nonisolated public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  nonisolated public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with letters of one width.
  nonisolated public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  package var element: FontStyle {
    var element = FontStyle(style?.face ?? size.map(FontStyle.Face.size))
    element.weight = weight?.element
    element.isItalic = isItalic
    element.isMonospaced = design == .monospaced
    return element
  }
}

package import SidelightCore

/// A font by its meaning, or by size. On GNOME the text styles become libadwaita's style classes, so they follow the
/// desktop's font and text scale.
///
/// A size is a number of pixels at text scale 1, as the numbers of frames and paddings are. The desktop's body text has 11 typographic points,
/// which are 14.7 pixels, so that the 13 of a Mac's body is a little smaller here than ``body``.
///
/// Source: SwiftUI's `Font`.
public struct Font: Hashable, Sendable {
  /// What a text is in a page, from which its size and weight follow.
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

  /// How thick the strokes of the letters are, from 100 to 900 as fonts count it.
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

  /// The kind of letters: those of the desktop's font, or letters that are all of one width.
  public enum Design: Hashable, Sendable {
    /// The letters of the desktop's font.
    case `default`
    /// Letters that are all of one width.
    case monospaced
    /// Letters with serifs.
    case serif
    /// Round letters, which the desktop's font has no others of than its own.
    case rounded

    var element: FontStyle.Design {
      switch self {
      case .default: .default
      case .monospaced: .monospaced
      case .serif: .serif
      case .rounded: .rounded
      }
    }
  }

  private var style: TextStyle?
  private var size: Double?
  /// Whether the size stays the same at every text scale.
  private var isFixed = false
  private var weight: Weight?
  private var design = Design.default
  private var isItalic = false
  private var smallCapitals: FontStyle.SmallCapitals?
  private var hasEqualDigits = false
  private var width: Width?
  /// The family of fonts; nil for the desktop's.
  private(set) var family: String?

  /// Makes a font of a family, in a size of its own, which follows the desktop's text scale.
  ///
  /// A family that is not there is replaced by one that is, as the desktop's settings of fonts have it.
  ///
  /// - Parameters:
  ///   - name: the family, such as `Cantarell`.
  ///   - size: the size in pixels at text scale 1, above 0; another one is left out.
  nonisolated public static func custom(_ name: String, size: Double) -> Font {
    var font = Font()
    font.size = usableSize(size, in: "custom(_:size:)")
    font.family = name
    return font
  }

  /// Makes a font of a family, in a size that stays the same whatever the desktop's text scale is.
  ///
  /// Source: SwiftUI's `Font.custom(_:fixedSize:)`.
  ///
  /// - Parameters:
  ///   - name: the family, such as `Cantarell`.
  ///   - fixedSize: the size in pixels, above 0; another one is left out.
  nonisolated public static func custom(_ name: String, fixedSize: Double) -> Font {
    var font = Font()
    font.size = usableSize(fixedSize, in: "custom(_:fixedSize:)")
    font.isFixed = true
    font.family = name
    return font
  }

  /// Makes a font of a family, in a size that grows with a text style: on GNOME all of them grow alike.
  ///
  /// - Parameters:
  ///   - name: the family, such as `Cantarell`.
  ///   - size: the size in pixels at text scale 1, above 0; another one is left out.
  ///   - textStyle: the style that it grows with.
  nonisolated public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle) -> Font { custom(name, size: size) }

  /// Makes the font of a text style, which follows the desktop's font and text scale.
  ///
  /// - Parameters:
  ///   - style: what the text is in its page.
  ///   - design: the kind of letters; nil for those of the desktop's font.
  ///   - weight: how thick the strokes are; nil for that of the text style.
  nonisolated public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font()
    font.style = style
    font.design = design ?? .default
    font.weight = weight
    return font
  }

  /// Makes the desktop's font in a size of its own, which still follows the desktop's text scale.
  ///
  /// - Parameters:
  ///   - size: the size in pixels at text scale 1, above 0; another one is left out.
  ///   - weight: how thick the strokes are; nil for the usual one.
  ///   - design: the kind of letters; nil for those of the desktop's font.
  nonisolated public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font()
    font.size = usableSize(size, in: "system(size:)")
    font.design = design ?? .default
    font.weight = weight
    return font
  }

  /// Letters without a size can't be seen: that is no wish.
  nonisolated private static func usableSize(_ size: Double, in name: String) -> Double? {
    usableLength(size, in: name).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The largest title: extra bold and 2.18 times as large as body text.
  public static let largeTitle = Font.system(.largeTitle)
  /// A title: `.title-1` on GNOME.
  public static let title = Font.system(.title)
  /// A title below a ``title``: `.title-2` on GNOME.
  public static let title2 = Font.system(.title2)
  /// A title below a ``title2``: `.title-4` on GNOME.
  public static let title3 = Font.system(.title3)
  /// A heading in the size of body text: `.heading` on GNOME.
  public static let headline = Font.system(.headline)
  /// Text below a heading, 0.92 times as large as body text.
  public static let subheadline = Font.system(.subheadline)
  /// The text that is read: `.body` on GNOME.
  public static let body = Font.system(.body)
  /// A remark beside the text: `.body` on GNOME, so the same as ``body``.
  public static let callout = Font.system(.callout)
  /// A note below the text: `.caption` on GNOME, so the same as ``caption``.
  public static let footnote = Font.system(.footnote)
  /// Small text that explains something: `.caption` on GNOME.
  public static let caption = Font.system(.caption)
  /// Small text of less weight: `.caption` on GNOME, so the same as ``caption``.
  public static let caption2 = Font.system(.caption2)

  /// The font in another weight, in place of that of its text style.
  nonisolated public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font in the weight `bold`.
  nonisolated public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  nonisolated public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with small capitals in place of lowercase and of uppercase letters.
  ///
  /// Source: SwiftUI's `Font.smallCaps()`.
  nonisolated public func smallCaps() -> Font { with(.ofAll) }

  /// The font with small capitals in place of lowercase letters.
  ///
  /// Source: SwiftUI's `Font.lowercaseSmallCaps()`.
  nonisolated public func lowercaseSmallCaps() -> Font { with(.ofLowercase) }

  /// The font with small capitals in place of uppercase letters, where it has them.
  ///
  /// Source: SwiftUI's `Font.uppercaseSmallCaps()`.
  nonisolated public func uppercaseSmallCaps() -> Font { with(.ofUppercase) }

  nonisolated private func with(_ smallCapitals: FontStyle.SmallCapitals) -> Font {
    var font = self
    font.smallCapitals = smallCapitals
    return font
  }

  /// The font with digits that are all of one width, where it has them.
  ///
  /// Source: SwiftUI's `Font.monospacedDigit()`.
  nonisolated public func monospacedDigit() -> Font {
    var font = self
    font.hasEqualDigits = true
    return font
  }

  /// How wide the letters of a font are, in proportion to how high they are.
  ///
  /// Source: SwiftUI's `Font.Width`.
  public struct Width: Hashable, Sendable {
    /// 0 for the usual width, -1 for the narrowest letters, 1 for the widest ones.
    public var value: Double
    /// Makes a width: 0 for the usual one, -1 for the narrowest letters, 1 for the widest ones.
    nonisolated public init(_ value: Double) { self.value = value }
    /// Much narrower letters.
    public static let compressed = Width(-0.5)
    /// Narrower letters.
    public static let condensed = Width(-0.25)
    /// The usual ones.
    public static let standard = Width(0)
    /// Wider letters.
    public static let expanded = Width(0.25)

    nonisolated var element: FontStyle.Width? {
      value.isFinite ? FontStyle.Width(rawValue: UInt32((min(max(value, -1), 1) * 4).rounded() + 4)) : nil
    }
  }

  /// The font with letters of another width, where its family has them.
  ///
  /// Source: SwiftUI's `Font.width(_:)`.
  nonisolated public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// The font with letters that are all of one width, as for code.
  nonisolated public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  package var element: FontStyle {
    var element = FontStyle(style?.face ?? size.map { isFixed ? .fixedSize($0) : .size($0) })
    element.weight = weight?.element
    element.isItalic = isItalic
    element.design = design.element
    element.smallCapitals = smallCapitals
    element.hasEqualDigits = hasEqualDigits
    element.width = width?.element
    return element
  }

  private init() {}

  /// The font of an element; nil for the desktop's own.
  init?(_ element: FontStyle, family: String?) {
    var plain = element
    plain.scale = 1
    if plain == FontStyle(), family == nil { return nil }
    self.init()
    switch element.face {
    case .size(let pixels)?: size = pixels
    case .fixedSize(let pixels)?: (size, isFixed) = (pixels, true)
    case let face: style = TextStyle.allCases.first { $0.face == face }
    }
    weight = Weight.all.first { $0.element == element.weight }
    isItalic = element.isItalic
    design = [Design.monospaced, .serif, .rounded].first { $0.element == element.design } ?? .default
    smallCapitals = element.smallCapitals
    hasEqualDigits = element.hasEqualDigits
    width = element.width.map { Width((Double($0.rawValue) - 4) / 4) }
    self.family = family
  }
}

extension Font.Weight {
  fileprivate static let all: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
}

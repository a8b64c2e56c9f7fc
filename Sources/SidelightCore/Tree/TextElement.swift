/// A font as SwiftUI names it; on GNOME a text style becomes a libadwaita style class.
package struct FontStyle: Hashable, Sendable {
  package enum Face: Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    /// A size in px at text scale 1.
    case size(Double)
    /// A size in px at every text scale.
    case fixedSize(Double)
  }
  package enum Weight: Int, Sendable {
    case ultraLight = 200, thin = 100, light = 300, regular = 400, medium = 500, semibold = 600, bold = 700, heavy = 800, black = 900
  }
  /// The kind of letters. Those that are round are the desktop's own, which has no other ones.
  package enum Design: Sendable { case `default`, monospaced, serif, rounded }
  package var face: Face?
  package var weight: Weight?
  package var isItalic = false
  package var design = Design.default
  /// Which letters are shown as small capitals; nil for none.
  package var smallCapitals: SmallCapitals?
  package var hasEqualDigits = false
  /// How wide letters are; nil for the usual width.
  package var width: Width?
  /// How large it is in proportion to what it would be otherwise.
  package var scale = 1.0

  /// Whether it has the same size whatever the size of text is.
  package var isFixed: Bool { if case .fixedSize? = face { true } else { false } }

  package enum SmallCapitals: Sendable { case ofLowercase, ofUppercase, ofAll }
  /// From the narrowest to the widest, as Pango counts it.
  package enum Width: UInt32, Sendable {
    case ultraCondensed, extraCondensed, condensed, semiCondensed, normal, semiExpanded, expanded, extraExpanded, ultraExpanded
  }

  package init(_ face: Face? = nil) { self.face = face }
}

/// Text, mostly in one style.
package struct TextElement: Equatable, Sendable {
  package var string: String
  package var font: FontStyle
  package var color: ColorStyle?
  /// The most lines to show; nil for any number.
  package var lineLimit: Int?
  package var alignment: ElementAlignment.Side
  package var truncation: Truncation
  package var isSelectable = false
  package var rare = RareTextStyle()
  /// The parts of a text that do not all look the same, one after the other over the whole string; else empty.
  package var runs: [TextRun] = []

  package enum Truncation: Sendable { case head, middle, tail }

  package init(
    _ string: String, font: FontStyle = FontStyle(), color: ColorStyle? = nil, lineLimit: Int? = nil,
    alignment: ElementAlignment.Side = .start, truncation: Truncation = .tail
  ) {
    self.string = string.shownText
    self.font = font
    self.color = color
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.truncation = truncation
  }
}

/// A picture or symbol.
package struct ImageElement: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// The name of an SF Symbol or of a freedesktop icon, as the app wrote it.
    case symbol(String)
    /// Names of SF Symbols, of which the first that is known is shown: a symbol in a variant, in simpler ones, and as the app wrote it.
    case variants([String])
    /// An icon of the desktop's theme, tried in order until one exists (a file's type icon).
    case themed([String])
    /// A picture file, by its absolute path. It is shown at most at its natural size, or fills the available space if it is resizable.
    case file(String)
    /// A picture at an address, shown as that of a file is.
    case address(String)

    /// What it is called where the app calls it nothing: the words of its name.
    package var words: String {
      let name: Substring
      switch self {
      case .symbol(let symbol): name = symbol[...]
      case .variants(let names), .themed(let names): name = (names.last ?? "")[...]
      case .file(let path), .address(let path):
        let file = path.split(separator: "/").last ?? ""
        name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
      }
      return name.split { ".-_".contains($0) }.filter { $0 != "symbolic" }.joined(separator: " ")
    }
  }
  package enum Scale: Sendable { case small, medium, large }
  /// How the pixels of a picture are mixed where it is not as large as it is.
  package enum Mixing: Sendable { case nearest, linear, trilinear }
  package var source: Source
  package var isResizable: Bool
  /// The font whose size a symbol follows.
  package var font: FontStyle
  package var color: ColorStyle?
  package var scale: Scale = .medium
  /// How many pixels of a picture there are to each of its natural size.
  package var density = 1.0
  package var mixing = Mixing.linear
  /// Whether its room is shown in place of it.
  package var isRedacted = false
  /// The shadows that a symbol casts.
  package var shadows: [FillShadow] = []

  package init(_ source: Source, isResizable: Bool = false, font: FontStyle = FontStyle(), color: ColorStyle? = nil) {
    self.source = source
    self.isResizable = isResizable
    self.font = font
    self.color = color
  }
}

/// A label: slots `.icon` and `.title`, of which the style may hide one.
package struct LabelElement: Equatable, Sendable {
  package enum Style: Sendable { case titleAndIcon, titleOnly, iconOnly }
  package var style: Style

  package init(style: Style = .titleAndIcon) { self.style = style }
}

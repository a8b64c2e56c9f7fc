import SidelightBridge
import SidelightCore

extension TextElement {
  /// What no style class says of a text that looks the same everywhere.
  @MainActor var attributes: TextAttributes {
    var result = TextAttributes(font, rare)
    if case .rgba? = color { result.show(color) }
    return result
  }

  /// The style classes of a label with the text.
  ///
  /// - Parameter place: what its place asks for where the text itself says nothing about its font.
  @MainActor func styleClasses(orOfPlace place: String? = nil) -> [String] {
    var classes: [String] = []
    if let name = font.face?.styleClass ?? place { classes.append(name) }
    if font.design == .monospaced { classes.append("monospace") }
    // What is no colour of the style is an attribute of the text: a list may have any number of them.
    // The class of one that is dimmed would dim parts in other colours, too.
    if runs.isEmpty, color?.isOfStyle == true, let name = color?.textClass { classes.append(name) }
    if !rare.isEmpty, let shadows = rare.values.shadows, !shadows.isEmpty { classes.append(shadows.styleClass) }
    return classes
  }

  /// How much further than otherwise letters stand from each other, where they do furthest, in pixels.
  var spacing: Double { runs.reduce(rare.values.spacing) { max($0, $1.rare.values.spacing) } }

  /// What a label alone can't do of what is said of the text.
  var fittingWish: TextFitting.Wish {
    if rare.isEmpty, runs.isEmpty { return .none }
    let values = rare.values
    return TextFitting.Wish(
      spacing: max(spacing, 0), leastScale: min(values.leastScale ?? 1, 1), lineSpacing: values.lineSpacing ?? 0,
      tightens: values.allowsTightening == true)
  }

  var needsFitting: Bool { fittingWish != .none }

  /// The addresses that the parts of a text with links open, each with how long the part is; empty for a text without links.
  var links: [Link] { runs.contains { $0.link != nil } ? runs.map { Link(length: $0.length, address: $0.link) } : [] }

  struct Link: Equatable {
    let length: Int
    let address: String?
  }
}

extension TextRun {
  /// How a part of a text differs from what the style classes of a font make of all of it.
  @MainActor func attributes(over whole: FontStyle) -> TextAttributes {
    var result = TextAttributes(font, rare)
    if font.face != whole.face {
      // A size of its own is no proportion of anything.
      if result.size == nil { result.scale *= (font.face?.scale ?? 1) / (whole.face?.scale ?? 1) }
      result.weight = result.weight ?? font.face?.weight ?? 400
    }
    if font.design == .monospaced, whole.design != .monospaced { result.family = "Monospace" }
    result.show(color)
    return result
  }
}

extension [TextRun] {
  /// The parts of a text with the address that each of them opens.
  func pieces(of string: String) -> [(text: Substring, link: String?)] {
    var start = string.startIndex
    return map { run in
      let end = string.utf8.index(start, offsetBy: run.length, limitedBy: string.endIndex) ?? string.endIndex
      defer { start = end }
      return (string[start..<end], run.link)
    }
  }
}

extension TextAttributes {
  @MainActor fileprivate init(_ font: FontStyle, _ rare: RareTextStyle) {
    self.init()
    weight = font.weight?.rawValue
    isItalic = font.isItalic
    if font.scale != 1, !font.isFixed { scale = font.scale }
    stretch = font.width?.rawValue
    switch font.smallCapitals {
    case .ofLowercase?: variant = 1
    case .ofUppercase?: features = ["c2sc"]
    case .ofAll?: variant = 2
    case nil: break
    }
    if rare.isEmpty, font.hasEqualDigits { features.append("tnum") }
    if font.design == .serif { family = "Serif" }
    // In code a hyphen would be read as a part of it.
    if font.design == .monospaced { hidesHyphens = true }
    switch font.face {
    case .size(let pixels)?: size = .scaled(pixels)
    case .fixedSize(let pixels)?: size = .fixed(pixels)
    default: break
    }
    if rare.isEmpty { return }
    let rare = rare.values
    if rare.isUnderlined == true { lines.underline = .some(rare.underlineColor?.area) }
    if rare.isStruckThrough == true { lines.strikethrough = .some(rare.strikethroughColor?.area) }
    background = rare.background?.area
    if rare.hasEqualDigits ?? font.hasEqualDigits { features.append("tnum") }
    rise = rare.rise ?? 0
    spacing = rare.spacing
    switch rare.letters ?? nil {
    case .uppercase?: letters = .uppercase
    case .lowercase?: letters = .lowercase
    case nil: break
    }
    isRedacted = rare.isRedacted ?? false
    if let name = rare.family { family = name }
  }

  @MainActor fileprivate mutating func show(_ style: ColorStyle?) {
    switch style {
    case .rgba(let red, let green, let blue, let alpha)?: color = Color(red: red, green: green, blue: blue, alpha: alpha)
    case .named?, .scheme?, .mixed?: if let faint = style.flatMap(Self.opacity) { opacity = faint } else { color = style?.shown }
    case .missing?, nil: break
    }
  }

  /// How opaque text in one of the levels of emphasis is; nil for other colours.
  @MainActor static func opacity(of style: ColorStyle) -> Double? {
    switch style {
    case .named(.primary, let alpha): alpha
    // As libadwaita's --dim-opacity and the style sheet have it.
    case .named(.secondary, let alpha): alpha * dimOpacity
    case .named(.tertiary, let alpha): alpha * dimOpacity * 0.75
    case .named(.quaternary, let alpha): alpha * dimOpacity * 0.5
    default: nil
    }
  }

  @MainActor private static var dimOpacity: Double { StyleManager.shared.isHighContrast ? 0.9 : 0.55 }
}

extension ColorStyle {
  /// Whether it is another colour in dark style, high contrast or another accent.
  var isOfStyle: Bool {
    switch self {
    case .named, .scheme, .mixed: true
    case .rgba, .missing: false
    }
  }

  /// The colour as the style shows it as text now.
  @MainActor fileprivate var shown: TextAttributes.Color { text(shownBy: LabelWidget()) }

  /// The same where a label is, which has no other style then.
  @MainActor func text(shownBy probe: LabelWidget) -> TextAttributes.Color {
    if case .rgba(let red, let green, let blue, let alpha) = self { return .init(red: red, green: green, blue: blue, alpha: alpha) }
    // Their style is fainter as a whole, and not in its colour.
    if let opacity = TextAttributes.opacity(of: self) {
      var color = probe.textColor
      color.alpha *= opacity
      return color
    }
    guard let name = textClass else { return probe.textColor }
    probe.addClass(name)
    defer { probe.removeClass(name) }
    return probe.textColor
  }
}

extension FontStyle.Face {
  /// How large libadwaita shows the style, in proportion to the body.
  fileprivate var scale: Double {
    switch self {
    case .largeTitle: 2.18
    case .title: 1.81
    case .title2: 1.36
    case .title3: 1.18
    case .headline, .body, .callout, .size, .fixedSize: 1
    case .subheadline: 0.92
    case .footnote, .caption, .caption2: 0.82
    }
  }

  /// How thick its strokes are, from 100 to 900.
  fileprivate var weight: Int {
    switch self {
    case .largeTitle, .title, .title2: 800
    case .title3, .headline: 700
    case .body, .callout, .subheadline, .footnote, .caption, .caption2, .size, .fixedSize: 400
    }
  }
}

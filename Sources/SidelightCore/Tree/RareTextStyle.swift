/// How text looks in ways that few texts do. It lies in a box of its own, so that all the others carry a pointer and no more.
package struct RareTextStyle: Equatable, Sendable {
  package enum Case: Sendable { case uppercase, lowercase }

  /// What is said of the text; nil where nothing is said.
  package struct Values: Equatable, Sendable {
    package var isUnderlined: Bool?
    package var isStruckThrough: Bool?
    /// The colours of these lines; nil for that of the text.
    package var underlineColor: ColorStyle?
    package var strikethroughColor: ColorStyle?
    package var background: ColorStyle?
    package var hasEqualDigits: Bool?
    /// How much higher than others the text stands, in pixels.
    package var rise: Double?
    /// Which letters are shown in place of those that are written; the inner nil for the written ones.
    package var letters: Case??
    /// Whether its room is shown in place of it.
    package var isRedacted: Bool?
    /// The family of fonts that its font is of; nil for the desktop's.
    package var family: String?
    /// For how many lines there is room at least.
    package var leastLines: Int?
    /// How much further than otherwise letters stand from each other, in pixels: what is said of pairs of them, and what is said of all.
    package var kerning: Double?
    package var tracking: Double?
    /// How small the text may become before it loses letters, in proportion to its size.
    package var leastScale: Double?
    /// Whether letters come nearer to each other where the place is too narrow.
    package var allowsTightening: Bool?
    /// How much further than otherwise lines stand from each other, in pixels.
    package var lineSpacing: Double?
    /// The shadows that it casts; none where that is said.
    package var shadows: [FillShadow]?

    /// How much further than otherwise letters stand from each other, in pixels.
    package var spacing: Double { tracking ?? kerning ?? 0 }

    package init() {}
  }

  private final class Box: Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }
  }

  private var box: Box?

  package init() {}

  package var values: Values {
    get { box?.values ?? Values() }
    set { box = newValue == Values() ? nil : Box(newValue) }
  }

  /// Whether nothing is said.
  package var isEmpty: Bool { box == nil }

  /// This style, and what another one says where this one says nothing.
  package func over(_ other: RareTextStyle) -> RareTextStyle {
    if isEmpty { return other }
    if other.isEmpty { return self }
    var merged = other
    let own = values
    var result = other.values
    if own.isUnderlined != nil { (result.isUnderlined, result.underlineColor) = (own.isUnderlined, own.underlineColor) }
    if own.isStruckThrough != nil { (result.isStruckThrough, result.strikethroughColor) = (own.isStruckThrough, own.strikethroughColor) }
    result.background = own.background ?? result.background
    result.hasEqualDigits = own.hasEqualDigits ?? result.hasEqualDigits
    result.rise = own.rise ?? result.rise
    result.letters = own.letters ?? result.letters
    result.isRedacted = own.isRedacted ?? result.isRedacted
    result.family = own.family ?? result.family
    result.leastLines = own.leastLines ?? result.leastLines
    result.kerning = own.kerning ?? result.kerning
    result.tracking = own.tracking ?? result.tracking
    result.leastScale = own.leastScale ?? result.leastScale
    result.allowsTightening = own.allowsTightening ?? result.allowsTightening
    result.lineSpacing = own.lineSpacing ?? result.lineSpacing
    result.shadows = own.shadows ?? result.shadows
    merged.values = result
    return merged
  }

  package static func == (left: RareTextStyle, right: RareTextStyle) -> Bool { left.box === right.box || left.values == right.values }
}

import SidelightCore

/// How text looks below a modifier: one value of the environment, so that a text reads it once.
struct TextEnvironment: Equatable {
  var font = FontStyle()
  var weight: FontStyle.Weight?
  var isItalic = false
  var isMonospaced = false
  var design: FontStyle.Design?
  var width: FontStyle.Width?
  /// How large text is in proportion to what the desktop makes of it.
  var scale = 1.0
  /// How large text is in proportion to its font.
  var partScale = 1.0
  var color: ColorStyle?
  /// The colour of labels' icons where nothing else is said of them.
  var iconTint: ColorStyle?
  var lineLimit: Int?
  var alignment: ElementAlignment.Side = .start
  var truncation: TextElement.Truncation = .tail
  var isSelectable = false
  var rare = RareTextStyle()
  /// What formats follow; nil for the desktop's.
  var region: TextRegion?

  /// Whether the room of texts and images is shown in place of them.
  var isRedacted: Bool { !rare.isEmpty && rare.values.isRedacted == true }

  /// A font as the modifiers around it change it, wherever among them it was set; nil for the environment's own.
  func resolve(_ own: FontStyle? = nil) -> FontStyle {
    var resolved = own ?? font
    if let weight { resolved.weight = weight }
    resolved.isItalic = resolved.isItalic || isItalic
    if let design { resolved.design = design }
    if isMonospaced { resolved.design = .monospaced }
    resolved.width = width ?? resolved.width
    resolved.scale = scale * partScale
    return resolved
  }
}

enum TextEnvironmentKey: EnvironmentKey {
  static var defaultValue: TextEnvironment { TextEnvironment() }
}

extension EnvironmentValues {
  /// The region that formats of texts follow; nil for the desktop's.
  package var textRegion: TextRegion? {
    get { self[TextEnvironmentKey.self].region }
    set { self[TextEnvironmentKey.self].region = newValue }
  }
}

/// Where lines of text begin in a text of several lines.
///
/// Source: SwiftUI's `TextAlignment`.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}

/// What a modifier changes of how text looks. A value, so that a modifier that says once more what it said before changes nothing: a row
/// of a list that shows another element says the same of its text.
enum TextChange: Equatable, EnvironmentChange {
  case font(FontStyle)
  /// A font of a family of its own.
  case custom(FontStyle, family: String)
  case weight(FontStyle.Weight?)
  case italic(Bool)
  case monospaced(Bool)
  case design(FontStyle.Design?)
  case width(FontStyle.Width?)
  case color(ColorStyle?)
  /// In proportion to the font.
  case scale(Double)
  /// A colour with shadows.
  case shadowed(ColorStyle?, [FillShadow])
  case lineLimit(Int?)
  /// The most lines and the least.
  case lines(Int?, least: Int)
  case alignment(ElementAlignment.Side)
  case truncation(TextElement.Truncation)
  case selectable(Bool)
  case rare(RareTextStyle)

  func isSame(as other: TextChange) -> Bool { self == other }

  func apply(to values: inout EnvironmentValues) { apply(to: &values[TextEnvironmentKey.self]) }

  private func apply(to text: inout TextEnvironment) {
    switch self {
    case .font(let font):
      text.font = font
      if !text.rare.isEmpty { text.rare.values.family = nil }
    case .custom(let font, let family):
      text.font = font
      text.rare.values.family = family
    case .weight(let weight): text.weight = weight
    case .italic(let isItalic): text.isItalic = isItalic
    case .monospaced(let isMonospaced): text.isMonospaced = isMonospaced
    case .design(let design): text.design = design
    case .width(let width): text.width = width
    // A colour that is not there leaves text as it is.
    case .color(.missing): break
    case .color(let color):
      text.color = color
      if !text.rare.isEmpty { text.rare.values.shadows = nil }
    case .scale(let factor): text.partScale = factor
    case .shadowed(let color, let shadows):
      text.color = color
      text.rare.values.shadows = shadows
    case .lineLimit(let limit):
      text.lineLimit = limit
      if !text.rare.isEmpty { text.rare.values.leastLines = nil }
    case .lines(let limit, let least):
      text.lineLimit = limit
      text.rare.values.leastLines = least > 1 ? min(least, LengthLimit.lines) : nil
    case .alignment(let side): text.alignment = side
    case .truncation(let truncation): text.truncation = truncation
    case .selectable(let isSelectable): text.isSelectable = isSelectable
    case .rare(let style): text.rare = style.over(text.rare)
    }
  }
}

extension View {
  nonisolated func text(_ change: TextChange) -> some View {
    EnvironmentView(content: self, change: change)
  }

  /// Sets the font of the text and the symbols in this view; nil for the desktop's usual one. A modifier further in goes first.
  nonisolated public func font(_ font: Font?) -> some View {
    let style = font?.element ?? FontStyle()
    return text(font?.family.map { .custom(style, family: $0) } ?? .font(style))
  }

  /// Sets how thick the strokes of the text in this view are; nil for the weight of its font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { text(.weight(weight?.element)) }

  /// Makes the text in this view bold; false gives it the weight of its font.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { text(.weight(isActive ? .bold : nil)) }

  /// Makes the text in this view italic; false leaves it as its font has it.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { text(.italic(isActive)) }

  /// Sets the kind of letters of the text in this view, whatever its font says of them.
  ///
  /// Source: SwiftUI's `fontDesign(_:)`.
  ///
  /// - Parameter design: the kind of letters; nil leaves it to the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { text(.design(design?.element)) }

  /// Sets how wide the letters of the text in this view are, where the family of its font has such letters.
  ///
  /// Source: SwiftUI's `fontWidth(_:)`.
  ///
  /// - Parameter width: the width; nil leaves it to the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { text(.width(width?.element)) }

  /// Sets letters that are all of one width for the text in this view, as for code; false leaves it as its font has it.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { text(.monospaced(isActive)) }

  /// Sets how large the text in this view is in proportion to its font, while that is enabled.
  ///
  /// ```swift
  /// Text("24") + Text("°C").textScale(.secondary)
  /// ```
  ///
  /// Source: SwiftUI's `textScale(_:isEnabled:)`.
  ///
  /// - Parameters:
  ///   - scale: the proportion.
  ///   - isEnabled: whether it holds; if not, that around this view does.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    EnvironmentView(content: self) { if isEnabled { $0[TextEnvironmentKey.self].partScale = scale.factor } }
  }

  /// Sets the colour of text and symbols in this view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    text(style.textDrops.map { .shadowed(style.elementColor, $0) } ?? .color(style.elementColor))
  }

  /// Sets the colour of text and symbols in this view; nil for the default.
  nonisolated public func foregroundColor(_ color: Color?) -> some View { text(.color(color?.style)) }

  /// Limits text in this view to a number of lines; longer text ends in an ellipsis. Nil for no limit; below 1 counts as 1.
  ///
  /// - Parameter number: the number of lines, at least 1; nil for any number.
  nonisolated public func lineLimit(_ number: Int?) -> some View { text(.lineLimit(number.map { max(1, $0) })) }

  /// Sets how many lines the texts in this view have at least and at most. There is room for the least where there are fewer.
  ///
  /// Source: SwiftUI's `lineLimit(_:)` for a range.
  ///
  /// - Parameter limit: the least and the most lines, from 1.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    text(.lines(max(1, limit.upperBound), least: limit.lowerBound))
  }

  /// Sets how many lines the texts in this view have at least. There is room for them where there are fewer.
  ///
  /// Source: SwiftUI's `lineLimit(_:)` for a range.
  ///
  /// - Parameter limit: the least lines, from 1.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { text(.lines(nil, least: limit.lowerBound)) }

  /// Sets how many lines the texts in this view have at most.
  ///
  /// Source: SwiftUI's `lineLimit(_:)` for a range.
  ///
  /// - Parameter limit: the most lines, from 1.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Sets how many lines the texts in this view have at most, and whether there is room for all of them where there are fewer.
  ///
  /// Source: SwiftUI's `lineLimit(_:reservesSpace:)`.
  ///
  /// - Parameters:
  ///   - limit: the most lines, from 1.
  ///   - reservesSpace: whether there is always room for them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    text(reservesSpace ? .lines(max(1, limit), least: limit) : .lineLimit(max(1, limit)))
  }

  /// Sets where the lines of a text of several lines begin, and the text of a field of one line.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    text(.alignment(alignment.side))
  }

  /// Sets where text that is too long loses letters.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    text(.truncation(mode.element))
  }
}

extension TextAlignment {
  nonisolated var side: ElementAlignment.Side {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}

extension Text.TruncationMode {
  nonisolated var element: TextElement.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

extension Text {
  /// How large a text is in proportion to its font.
  ///
  /// Source: SwiftUI's `Text.Scale`.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    /// As large as its font.
    public static let `default` = Scale(factor: 1)
    /// Smaller, for what stands beside it, such as a unit: four fifths.
    public static let secondary = Scale(factor: 0.8)
  }
}

import SidelightCore

extension Text {
  /// The text with a line below it, or without one. On GNOME the line is solid.
  ///
  /// Source: SwiftUI's `Text.underline(_:color:)`.
  /// - Parameters:
  ///   - isActive: false for no line, also where one is asked for further out.
  ///   - color: the colour of the line; nil for that of the text.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    saying { ($0.isUnderlined, $0.underlineColor) = (isActive, color?.style) }
  }

  /// The text with a line through it, or without one. On GNOME the line is solid.
  ///
  /// Source: SwiftUI's `Text.strikethrough(_:color:)`.
  /// - Parameters:
  ///   - isActive: false for no line, also where one is asked for further out.
  ///   - color: the colour of the line; nil for that of the text.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    saying { ($0.isStruckThrough, $0.strikethroughColor) = (isActive, color?.style) }
  }

  /// The text with a colour behind it.
  nonisolated package func highlighted(_ color: Color) -> Text { saying { $0.background = color.style } }

  /// The text with digits that are all of one width, so that numbers stand still while they change and align in columns.
  ///
  /// Fonts without such digits keep theirs. Source: SwiftUI's `Text.monospacedDigit()`.
  nonisolated public func monospacedDigit() -> Text { saying { $0.hasEqualDigits = true } }

  /// The text higher or lower than it stands otherwise.
  ///
  /// Source: SwiftUI's `Text.baselineOffset(_:)`.
  /// - Parameter baselineOffset: how much higher in pixels; negative for lower.
  nonisolated public func baselineOffset(_ baselineOffset: Double) -> Text { saying { $0.rise = baselineOffset } }

  /// The text with its letters further from each other, or nearer to each other.
  ///
  /// Source: SwiftUI's `Text.kerning(_:)`.
  /// - Parameter kerning: how much further in pixels; negative for nearer. It counts for nothing where there is tracking, too.
  nonisolated public func kerning(_ kerning: Double) -> Text { saying { $0.kerning = kerning } }

  /// The text with its letters further from each other, or nearer to each other.
  ///
  /// Source: SwiftUI's `Text.tracking(_:)`.
  /// - Parameter tracking: how much further in pixels; negative for nearer.
  nonisolated public func tracking(_ tracking: Double) -> Text { saying { $0.tracking = tracking } }

  /// Whether letters are shown large or small, whatever they are written as.
  ///
  /// Source: SwiftUI's `Text.Case`.
  public enum Case: Equatable, Hashable, Sendable {
    /// Capital letters alone.
    case uppercase
    /// Small letters alone.
    case lowercase
  }
}

extension View {
  nonisolated private func saying(_ change: (inout RareTextStyle.Values) -> Void) -> some View {
    var style = RareTextStyle()
    change(&style.values)
    return text(.rare(style))
  }

  /// Draws a line below the text in this view, or none. On GNOME the line is solid.
  ///
  /// Source: SwiftUI's `View.underline(_:pattern:color:)`, without patterns.
  /// - Parameters:
  ///   - isActive: false for no line, also where one is asked for further out.
  ///   - color: the colour of the line; nil for that of the text.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    saying { ($0.isUnderlined, $0.underlineColor) = (isActive, color?.style) }
  }

  /// Draws a line through the text in this view, or none. On GNOME the line is solid.
  ///
  /// Source: SwiftUI's `View.strikethrough(_:pattern:color:)`, without patterns.
  /// - Parameters:
  ///   - isActive: false for no line, also where one is asked for further out.
  ///   - color: the colour of the line; nil for that of the text.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    saying { ($0.isStruckThrough, $0.strikethroughColor) = (isActive, color?.style) }
  }

  /// Sets digits that are all of one width for the text in this view, so that numbers stand still while they change and align in columns.
  ///
  /// Fonts without such digits keep theirs. Source: SwiftUI's `View.monospacedDigit()`.
  nonisolated public func monospacedDigit() -> some View { saying { $0.hasEqualDigits = true } }

  /// Sets the text in this view higher or lower than it stands otherwise.
  ///
  /// Source: SwiftUI's `View.baselineOffset(_:)`.
  /// - Parameter baselineOffset: how much higher in pixels; negative for lower.
  nonisolated public func baselineOffset(_ baselineOffset: Double) -> some View { saying { $0.rise = baselineOffset } }

  /// Sets letters further from each other, or nearer to each other, for the text in this view.
  ///
  /// Source: SwiftUI's `View.kerning(_:)`.
  /// - Parameter kerning: how much further in pixels; negative for nearer. It counts for nothing where there is tracking, too.
  nonisolated public func kerning(_ kerning: Double) -> some View { saying { $0.kerning = kerning } }

  /// Sets letters further from each other, or nearer to each other, for the text in this view.
  ///
  /// Source: SwiftUI's `View.tracking(_:)`.
  /// - Parameter tracking: how much further in pixels; negative for nearer.
  nonisolated public func tracking(_ tracking: Double) -> some View { saying { $0.tracking = tracking } }

  /// Lets the text in this view become smaller where its place is too small for it, before it loses letters or lines.
  ///
  /// ```swift
  /// Text(balance, format: .currency(code: "EUR")).lineLimit(1).minimumScaleFactor(0.5)
  /// ```
  ///
  /// Source: SwiftUI's `View.minimumScaleFactor(_:)`.
  /// - Parameter factor: how small it may become, from 0 to 1, where 1 is its own size.
  nonisolated public func minimumScaleFactor(_ factor: Double) -> some View { saying { $0.leastScale = factor } }

  /// Lets the letters of the text in this view come nearer to each other where a line is too long for its place, before it loses any.
  ///
  /// On GNOME the letters become up to 6 % narrower with the room between them. Source: SwiftUI's `View.allowsTightening(_:)`.
  /// - Parameter flag: whether they may.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { saying { $0.allowsTightening = flag } }

  /// Sets how much room lies between the lines of texts in this view, besides what their font has.
  ///
  /// ```swift
  /// Text(article.body).lineSpacing(6)
  /// ```
  ///
  /// Source: SwiftUI's `View.lineSpacing(_:)`.
  /// - Parameter lineSpacing: the room in pixels, from 0; a negative one counts as 0.
  nonisolated public func lineSpacing(_ lineSpacing: Double) -> some View {
    saying { $0.lineSpacing = usableLineSpacing(lineSpacing) }
  }

  /// Shows the text in this view in capital or in small letters. What is spoken, copied and searched stays as it is written.
  ///
  /// Source: SwiftUI's `View.textCase(_:)`.
  /// - Parameter textCase: the letters to show; nil for those that are written, also where others are asked for further out.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    let letters: RareTextStyle.Case? =
      switch textCase {
      case .uppercase?: .uppercase
      case .lowercase?: .lowercase
      case nil: nil
      }
    return saying { $0.letters = .some(letters) }
  }

  /// Lets the user select and copy the text in this view, or not.
  ///
  /// On GNOME the label can be selected by pointer and keys, and has the menu of selected text. Source: SwiftUI's `View.textSelection(_:)`.
  /// - Parameter selectability: ``TextSelectability/enabled`` or ``TextSelectability/disabled``.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { text(.selectable(S.allowsSelection)) }
}

/// Whether the user can select text.
///
/// Source: SwiftUI's `TextSelectability`.
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
///
/// Source: SwiftUI's `EnabledTextSelectability`.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// Text can be selected.
  public static let allowsSelection = true
}

/// Text that can't be selected.
///
/// Source: SwiftUI's `DisabledTextSelectability`.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// Text can't be selected.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Room between lines that can be shown, in pixels.
nonisolated func usableLineSpacing(_ length: Double) -> Double { length < 0 ? 0 : usableLength(length, in: "lineSpacing(_:)") ?? 0 }

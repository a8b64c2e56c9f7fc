#if Foundation
public import Foundation
public import SidelightUI

extension Text {
  /// Shows a value as a format has it, in the locale of the environment where the format names none.
  ///
  /// ```swift
  /// Text(price, format: .currency(code: "EUR"))
  /// ```
  ///
  /// Source: SwiftUI's `Text.init(_:format:)`.
  ///
  /// - Parameters:
  ///   - input: the value.
  ///   - format: makes the text of it.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedValue(value: input, format: format))
  }

  /// Shows a value as a format has it, with what the format says of its look.
  ///
  /// Source: SwiftUI's `Text.init(_:format:)`.
  ///
  /// - Parameters:
  ///   - input: the value.
  ///   - format: makes the text of it.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString { self.init(format.format(input)) }

  /// Shows an object as a formatter has it; one that the formatter can't read is an empty text.
  ///
  /// Source: SwiftUI's `Text.init(_:formatter:)`.
  ///
  /// - Parameters:
  ///   - subject: the object.
  ///   - formatter: makes the text of it.
  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Shows a value as a formatter has it; one that the formatter can't read is an empty text.
  ///
  /// Source: SwiftUI's `Text.init(_:formatter:)`.
  ///
  /// - Parameters:
  ///   - subject: the value, such as a `Date`.
  ///   - formatter: makes the text of it.
  nonisolated public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Shows a date as a formatter has it; one that the formatter can't read is an empty text.
  ///
  /// Source: SwiftUI's `Text.init(_:formatter:)`. Foundation here has no `ReferenceConvertible` dates.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - formatter: makes the text of it.
  nonisolated public init(_ date: Date, formatter: Formatter) { self.init(verbatim: formatter.string(for: date) ?? "") }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value as a format has it.
  ///
  /// Source: SwiftUI's `appendInterpolation(_:format:)`.
  nonisolated public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { appendInterpolation(Text(input, format: format)) }

  /// Adds a number as `printf` writes it, such as `%.2f`, with the signs of the language of the environment.
  ///
  /// Source: SwiftUI's `appendInterpolation(_:specifier:)`.
  nonisolated public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
    append(regional: Text(SpecifiedNumber(value: value, specifier: specifier)), as: specifier, plainNumber(value))
  }

  /// The compiler calls it for a number, which is written in groups of digits as the language of the environment has them: 1,234.
  nonisolated public mutating func appendInterpolation(_ value: Int) {
    // Lists show such numbers most, and languages with these digits all write them alike.
    if hasPlainDigits, value >= 0, value < 1_000 { append(plain: value.description, value) } else { append(grouped: value) }
  }

  /// The compiler calls it for a whole number, which is written in groups of digits as the language of the environment has them: 1,234.
  nonisolated public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) { append(grouped: value) }

  /// The compiler calls it for a number with a fraction, which is written with six digits of it, as `%lf` does: 1.500000.
  nonisolated public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
    append(
      regional: Text(Double(value), format: FloatingPointFormatStyle<Double>.number.precision(.fractionLength(6))),
      as: T.self == Float.self ? "%f" : "%lf", Double(value))
  }

  nonisolated private mutating func append<T: FixedWidthInteger>(grouped value: T) {
    append(
      regional: Text(value, format: IntegerFormatStyle<T>()), as: "%\(T.bitWidth > 32 ? "ll" : "")\(T.isSigned ? "d" : "u")", Double(value))
  }

  /// Adds a string whose parts say how they look. Where no ``Text`` is shown, such as in a title, its characters stay alone.
  ///
  /// Source: SwiftUI's `appendInterpolation(_:)` for an `AttributedString`.
  nonisolated public mutating func appendInterpolation(_ attributedString: AttributedString) { appendInterpolation(Text(attributedString)) }

  /// Adds an object as a formatter has it.
  ///
  /// Source: SwiftUI's `appendInterpolation(_:formatter:)`.
  nonisolated public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter?) {
    appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description)
  }

  /// Adds a value as a formatter has it.
  ///
  /// Source: SwiftUI's `appendInterpolation(_:formatter:)`.
  nonisolated public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter?) {
    appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? String(describing: subject))
  }

  /// Adds a date as a formatter has it.
  ///
  /// Source: SwiftUI's `appendInterpolation(_:formatter:)`.
  nonisolated public mutating func appendInterpolation(_ date: Date, formatter: Formatter?) {
    appendInterpolation(formatter.map { $0.string(for: date) ?? "" } ?? String(describing: date))
  }

  /// Adds a date, which changes as time passes where its style says so.
  ///
  /// Source: SwiftUI's `appendInterpolation(_:style:)`.
  nonisolated public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
}

/// A number of any type; nil for what is none.
func plainNumber(_ value: Any) -> Double? {
  (value as? any BinaryFloatingPoint).map { Double($0) } ?? (value as? any BinaryInteger).map { Double($0) }
}

/// Whether the user's language writes small numbers with the digits of programs.
private let hasPlainDigits = 907.formatted(.number) == "907"
#endif

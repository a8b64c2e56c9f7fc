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

  /// Adds a number as `printf` writes it, such as `%.2f`.
  ///
  /// Source: SwiftUI's `appendInterpolation(_:specifier:)`.
  nonisolated public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
    appendInterpolation(String(format: specifier, value))
  }

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
#endif

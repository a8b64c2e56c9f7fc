#if Foundation
public import Foundation
import SidelightTexts

extension String {
  /// A text that is looked up in a bundle's tables of translations, with its interpolations.
  ///
  /// Source: Foundation's `String.LocalizationValue`, which Foundation has on Apple's systems alone.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// What is looked up: `%@`, `%lld` or `%lf` stand for the interpolations.
    fileprivate let key: String
    fileprivate let arguments: [String]
    /// Those of them that are numbers; nil for the others.
    fileprivate var numbers: [Double?] = []

    /// Makes a value of a string that is not a literal.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// The compiler calls it for a literal.
    public init(stringLiteral value: String) {
      key = value
      arguments = []
    }

    /// The compiler calls it for a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
      numbers = stringInterpolation.numbers
    }

    /// The parts of a literal with interpolations, which the compiler adds one by one.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [String] = []
      fileprivate var numbers: [Double?] = []

      /// The compiler calls it at the beginning of a literal with interpolations.
      public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity + interpolationCount * 2) }

      /// The compiler calls it for what stands between interpolations.
      public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

      private mutating func append(_ text: String, as placeholder: String, _ number: Double? = nil) {
        key += placeholder
        arguments.append(text)
        numbers.append(number)
      }

      /// The compiler calls it for a string.
      public mutating func appendInterpolation(_ string: String) { append(string, as: "%@") }

      /// The compiler calls it for a whole number.
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { append(String(value), as: "%lld", Double(value)) }

      /// The compiler calls it for a number with a fraction.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        append(String(format: "%lf", Double(value)), as: "%lf", Double(value))
      }

      /// Adds a value as a format has it.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatOutput == String {
        append(format.format(value), as: "%@")
      }

      /// Adds a number as `printf` writes it, such as `%.2f`.
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        append(String(format: specifier, value), as: specifier, plainNumber(value))
      }

      /// The compiler calls it for any other value.
      public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value), as: "%@") }
    }
  }

  /// Looks a text up in a table of translations; what is not there stays as it is written.
  ///
  /// ```swift
  /// String(localized: "\(count) files")
  /// ```
  ///
  /// The tables are the app's string catalogues, or `.strings` files in the `.lproj` folders of the bundle, where the text above is
  /// `"%lld files"`. Source: Foundation's
  /// `String.init(localized:table:bundle:locale:comment:)`, which Foundation has on Apple's systems alone.
  ///
  /// - Parameters:
  ///   - keyAndValue: the text.
  ///   - table: the name of the file without `.strings`; nil for `Localizable`.
  ///   - bundle: where the tables are; nil for the app's own.
  ///   - comment: says to those who translate where the text stands.
  public init(localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    self.init(keyAndValue.key, keyAndValue, table, bundle)
  }

  /// Looks a text up by a name; the default value stands for what is not there.
  ///
  /// Source: Foundation's `String.init(localized:defaultValue:table:bundle:locale:comment:)`, which Foundation has on Apple's systems alone.
  ///
  /// - Parameters:
  ///   - key: the name of the text in the table.
  ///   - defaultValue: the text, as it is written.
  ///   - table: the name of the file without `.strings`; nil for `Localizable`.
  ///   - bundle: where the tables are; nil for the app's own.
  ///   - comment: says to those who translate where the text stands.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self.init("\(key)", defaultValue, table, bundle) }

  /// The same with a name that is no literal.
  init(localized key: String, defaultValue: LocalizationValue, table: String?, bundle: Bundle?) {
    self.init(key, defaultValue, table, bundle)
  }

  private init(_ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?) {
    // The app's own texts are where those of literals are.
    let isOwn = (bundle == nil || bundle === Bundle.main) && table == nil
    let own = isOwn ? Translations.template(for: key, value.numbers) : nil
    let template = own ?? (bundle ?? .main).localizedString(forKey: key, value: value.key, table: table)
    // Without values a sign of per cent is nothing but that.
    self = value.arguments.isEmpty ? template : TextTemplate(template).filled(with: value.arguments)
  }
}
#endif

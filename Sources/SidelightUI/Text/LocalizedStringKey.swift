/// A text that the library may look up in a translation, written as a string literal.
///
/// No catalogue of translations is read yet: the text is shown as written, with its interpolations filled in.
/// Source: SwiftUI's `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text to show.
  package let resolved: String

  /// Makes a key from a string that is not a literal.
  nonisolated public init(_ value: String) { resolved = value }

  /// The compiler calls it for a literal.
  nonisolated public init(stringLiteral value: String) { resolved = value }

  /// The compiler calls it for a literal with interpolations.
  nonisolated public init(stringInterpolation: StringInterpolation) { resolved = stringInterpolation.text }

  /// The parts of a literal with interpolations, which the compiler adds one by one.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// The compiler calls it at the beginning of a literal with interpolations.
    nonisolated public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// The compiler calls it for what stands between interpolations.
    nonisolated public mutating func appendLiteral(_ literal: String) { text += literal }

    /// The compiler calls it for a string, which is shown as it is.
    nonisolated public mutating func appendInterpolation(_ string: String) { text += string }

    /// Adds the characters of a text; its font and colour are those of the whole.
    nonisolated public mutating func appendInterpolation(_ text: Text) { self.text += text.content }

    /// A picture can't stand within a line of text: it is left out and reported. Use a ``Label`` in place of the text.
    nonisolated public mutating func appendInterpolation(_ image: Image) {
      Problem.report("an Image stands within a text, which shows characters only, so it is left out. Use a Label, or an HStack of both.")
    }

    /// Adds a number, as its digits: the value that lists show most.
    nonisolated public mutating func appendInterpolation(_ value: Int) { text += value.description }

    /// The compiler calls it for any other value, which is shown as its description.
    nonisolated public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }
  }
}

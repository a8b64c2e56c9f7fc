import SidelightCore
import SidelightTexts

/// A text that is looked up in the app's translations, written as a string literal.
///
/// What no translation has is shown as it is written, with its interpolations filled in. The translations are string catalogues
/// (`Localizable.xcstrings`) or tables (`de.lproj/Localizable.strings`, `.stringsdict`) among the resources of the app, or compiled into it
/// by the plugin `SidelightStrings`. A ``Text`` shows the Markdown in it: `**strong**`, `*emphasized*`, `~~struck through~~`, code between
/// backticks and `[links](https://example.org)`. What is interpolated is not read as Markdown. Source: SwiftUI's `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text to show, with the signs of Markdown.
  package let resolved: String
  /// The interpolations that are more than plain characters; empty for a key whose characters are the same everywhere and have one look.
  let inserts: [Insert]
  /// Whether it is more than characters in one look.
  let isRich: Bool

  /// An interpolation that has signs of Markdown in it, or a look of its own.
  struct Insert: Equatable, Sendable {
    /// Where it stands, in bytes of UTF-8.
    let range: Range<Int>
    let text: Text
  }

  /// Makes a key from a string that is not a literal.
  nonisolated public init(_ value: String) {
    resolved = Translations.template(for: value) ?? value
    inserts = []
    isRich = InlineMarkdown.mayBeMarkdown(resolved)
  }

  /// The compiler calls it for a literal.
  nonisolated public init(stringLiteral value: String) { self.init(value) }

  /// The compiler calls it for a literal with interpolations.
  nonisolated public init(stringInterpolation: StringInterpolation) {
    if let translated = stringInterpolation.translated {
      (resolved, inserts, isRich) = (translated.text, translated.inserts, translated.isRich)
      return
    }
    resolved = stringInterpolation.text
    isRich = stringInterpolation.isRich
    inserts = isRich || stringInterpolation.isRegional ? stringInterpolation.inserts : []
  }

  /// The parts of a literal with interpolations, which the compiler adds one by one.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    var inserts: [Insert] = []
    /// Whether there are signs of Markdown between the interpolations, or an interpolation has a look of its own.
    var isRich = false
    /// Whether an interpolation says something else in another language.
    var isRegional = false
    /// Where values stand; nil where there are no translations.
    var fields: [Field]? = Translations.areThere ? [] : nil

    /// The compiler calls it at the beginning of a literal with interpolations.
    nonisolated public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// The compiler calls it for what stands between interpolations.
    nonisolated public mutating func appendLiteral(_ literal: String) {
      text += literal
      if InlineMarkdown.mayBeMarkdown(literal) { isRich = true }
    }

    /// The compiler calls it for a string, which is shown as it is.
    nonisolated public mutating func appendInterpolation(_ string: String) {
      noting {
        if InlineMarkdown.mayBeMarkdown(string) { $0.insert(Text(verbatim: string)) } else { $0.text += string }
      }
    }

    /// Notes where a value stands that is added.
    nonisolated private mutating func noting(
      _ placeholder: @autoclosure () -> String = "%@", _ number: Double? = nil, _ add: (inout StringInterpolation) -> Void
    ) {
      let start = text.utf8.count
      add(&self)
      if fields != nil { fields?.append(Field(range: start..<text.utf8.count, placeholder: placeholder(), number: number)) }
    }

    /// Adds a text, which keeps its own font, colour and lines. Where no ``Text`` is shown, such as in a title, its characters stay alone.
    nonisolated public mutating func appendInterpolation(_ text: Text) {
      noting { $0.insert(text) }
      if text != Text(verbatim: text.content) { isRich = true }
    }

    /// Adds a value that is written as the language of the environment has it, and has no look of its own.
    ///
    /// - Parameters:
    ///   - placeholder: what stands for it in the keys of translations.
    ///   - number: the number that it is; nil for other values.
    nonisolated package mutating func append(regional text: Text, as placeholder: @autoclosure () -> String, _ number: Double?) {
      noting(placeholder(), number) { $0.insert(text) }
      isRegional = true
    }

    /// Adds a whole number whose characters have no signs of Markdown in them.
    nonisolated package mutating func append(plain characters: String, _ number: Int) {
      noting("%lld", Double(number)) { $0.text += characters }
    }

    nonisolated private mutating func insert(_ other: Text) {
      let start = text.utf8.count
      text += other.content
      inserts.append(Insert(range: start..<text.utf8.count, text: other))
    }

    /// Adds an image, which is as large as the text and in its colour. Where no ``Text`` is shown, such as in a title, it is left out.
    nonisolated public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    #if !Foundation
    /// Adds a number, as its digits: the value that lists show most. Foundation knows how a language writes it.
    nonisolated public mutating func appendInterpolation(_ value: Int) { append(plain: value.description, value) }
    #endif

    /// The compiler calls it for any other value, which is shown as its description.
    nonisolated public mutating func appendInterpolation<T>(_ value: T) { appendInterpolation(String(describing: value)) }
  }
}

extension LocalizedStringKey {
  /// A value in a literal: where it stands, in bytes of UTF-8, and what stands for it in the key.
  struct Field: Sendable {
    let range: Range<Int>
    let placeholder: String
    let number: Double?
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// The text and its insertions in the user's language; nil where they stay as they are written.
  var translated: (text: String, inserts: [LocalizedStringKey.Insert], isRich: Bool)? {
    guard let fields else { return nil }
    guard !fields.isEmpty else {
      return Translations.template(for: text).map { ($0, [], InlineMarkdown.mayBeMarkdown($0)) }
    }
    let bytes = Array(text.utf8)
    func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func escaped(_ range: Range<Int>) -> String {
      slice(range).split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }
    var (key, place) = ("", 0)
    for field in fields {
      key += escaped(place..<field.range.lowerBound) + field.placeholder
      place = field.range.upperBound
    }
    key += escaped(place..<bytes.count)
    guard let template = Translations.template(for: key, fields.map(\.number)) else { return nil }
    var (result, inserts, isRich) = ("", [LocalizedStringKey.Insert](), false)
    for part in TextTemplate(template).parts {
      switch part {
      case .text(let written):
        result += written
        if InlineMarkdown.mayBeMarkdown(written) { isRich = true }
      case .form: break
      case .value(let index):
        guard fields.indices.contains(index) else { continue }
        let start = result.utf8.count
        result += slice(fields[index].range)
        if let insert = self.inserts.first(where: { $0.range == fields[index].range }) {
          inserts.append(.init(range: start..<result.utf8.count, text: insert.text))
          if insert.text != Text(verbatim: insert.text.content), !insert.text.hasSource { isRich = true }
        }
      }
    }
    return (result, inserts, isRich || self.isRich)
  }
}

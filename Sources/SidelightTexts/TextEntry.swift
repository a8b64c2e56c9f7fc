/// What a language has for a key.
package struct TextEntry: Equatable, Sendable {
  /// A part of a text that depends on a number.
  package struct Part: Equatable, Sendable {
    /// Which of the values is the number, from 0; nil for the one in whose place it stands.
    package var argument: Int?
    /// The part for each kind of number.
    package var forms: [String: String]

    package init(argument: Int?, forms: [String: String]) {
      self.argument = argument
      self.forms = forms
    }
  }

  /// The text; empty where only forms of it are there.
  package var format: String
  /// The text for each kind of number.
  package var forms: [String: String]
  /// What stands in the text for `%#@name@`.
  package var parts: [String: Part]

  package init(format: String = "", forms: [String: String] = [:], parts: [String: Part] = [:]) {
    self.format = format
    self.forms = forms
    self.parts = parts
  }

  /// The text for the values of a key, in which `%1$@` and the like still stand for them; nil for none.
  ///
  /// - Parameters:
  ///   - numbers: the values; nil for what is no number.
  ///   - language: whose rules the forms follow.
  package func text(_ numbers: [Double?], in language: String) -> String? {
    var text = format
    if !forms.isEmpty, let number = numbers.first(where: { $0 != nil }) ?? nil {
      text = Self.form(forms, for: number, in: language) ?? text
    }
    if !parts.isEmpty {
      text = TextTemplate(text).positional { name, index in
        guard let part = parts[name] else { return "" }
        let argument = part.argument ?? index
        guard numbers.indices.contains(argument), let number = numbers[argument] else { return "%\(argument + 1)$@" }
        // The number is named, because the values of the part begin with it.
        return TextTemplate(Self.form(part.forms, for: number, in: language) ?? "", from: argument, argument: argument).positional()
      }
    }
    return text.isEmpty ? nil : text
  }

  private static func form(_ forms: [String: String], for number: Double, in language: String) -> String? {
    (number == 0 ? forms["zero"] : nil) ?? forms[PluralRule.category(of: number, in: language)] ?? forms["other"]
  }
}

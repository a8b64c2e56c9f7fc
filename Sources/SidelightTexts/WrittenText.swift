/// What a file has for a key in one language, with the places where it is written.
package struct WrittenText: Sendable {
  package struct Line: Sendable {
    package let text: String
    package let place: Int
  }

  /// The text for a kind of numbers.
  package struct Form: Sendable {
    package let category: String
    package let place: Int
    package let line: Line
  }

  /// A part of a text that depends on a number.
  package struct Part: Sendable {
    package let name: String
    package let place: Int
    /// Which of the values is the number, from 0; nil for the one in whose place it stands.
    package let argument: Int?
    package let forms: [Form]
  }

  package let key: String
  package let keyPlace: Int
  package let language: String
  /// Where the language is named, or else the key.
  package let place: Int
  package var format: Line?
  package var forms: [Form] = []
  package var parts: [Part] = []

  /// What is looked up; nil where there is no text for the key.
  package var entry: TextEntry? {
    func texts(_ forms: [Form]) -> [String: String] { Dictionary(forms.map { ($0.category, $0.line.text) }) { $1 } }
    let entry = TextEntry(
      format: format?.text ?? "", forms: texts(forms),
      parts: Dictionary(parts.map { ($0.name, TextEntry.Part(argument: $0.argument, forms: texts($0.forms))) }) { $1 })
    return entry.format.isEmpty && entry.forms.isEmpty ? nil : entry
  }
}

/// A value in a file of texts, with the place where it is written.
package struct SourceValue: Sendable {
  package enum Content: Sendable {
    case text(String)
    case number(Double)
    case fields([Field])
    case list([SourceValue])
    /// A truth value, a date, nothing.
    case other
  }

  /// A value with a name.
  package struct Field: Sendable {
    package let name: String
    /// Where the name is written.
    package let place: Int
    package let value: SourceValue
  }

  package let content: Content
  /// How many bytes of the file stand before it.
  package let place: Int

  package init(content: Content, place: Int) {
    self.content = content
    self.place = place
  }

  /// The value of a field; nil for none. Where a name is there twice, the last one counts.
  package subscript(_ name: String) -> SourceValue? { (try? fields("it"))?.last { $0.name == name }?.value }

  /// The fields of it.
  ///
  /// - Parameter what: what it is, for the sentence that says that it has none.
  package func fields(_ what: String) throws(SourceMistake) -> [Field] {
    guard case .fields(let fields) = content else { throw SourceMistake("\(what) is no dictionary", at: place) }
    return fields
  }

  /// The text that it is.
  package func text(_ what: String) throws(SourceMistake) -> String {
    guard case .text(let text) = content else { throw SourceMistake("\(what) is no text", at: place) }
    return text
  }

  /// A field that has to be there.
  package func required(_ name: String, of what: String) throws(SourceMistake) -> SourceValue {
    _ = try fields(what)
    guard let value = self[name] else { throw SourceMistake("\(what) has no “\(name)”", at: place) }
    return value
  }
}

extension SourceValue: Decodable {
  /// Takes a value from a file that has no lines, such as a property list in binary.
  package init(from decoder: any Decoder) throws {
    place = 0
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      content = .text(text)
    } else if let values = try? container.decode([String: SourceValue].self) {
      content = .fields(values.sorted { $0.key < $1.key }.map { Field(name: $0.key, place: 0, value: $0.value) })
    } else {
      content = .other
    }
  }
}

/// Why a file of texts can't be read.
package struct SourceMistake: Error, Equatable {
  /// What is wrong, as a part of a sentence without its end.
  package let sentence: String
  /// How many bytes of the file stand before the place.
  package let place: Int

  package init(_ sentence: String, at place: Int) {
    self.sentence = sentence
    self.place = place
  }
}

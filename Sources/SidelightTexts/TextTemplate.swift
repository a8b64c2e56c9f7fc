/// A text in which some places stand for values, as `printf` has them.
package struct TextTemplate {
  package enum Part: Equatable {
    case text(String)
    /// The value with this index.
    case value(Int)
    /// A part with a name that has forms for the value with this index.
    case form(String, Int)
  }

  /// A place in a text that stands for a value.
  package struct Place: Equatable, Sendable {
    /// How it is written, such as `%2$lld`.
    package let written: String
    /// Which of the values stands there, from 0.
    package let index: Int
    /// What it does with the value, without its position, such as `lld`, `@` or `.2f`; empty for a part with forms.
    package let specifier: String
    /// The name of a part that has forms; nil for a value.
    package let form: String?
    /// Whether it is `%arg`: the number whose forms the text is among.
    package let isArgument: Bool
  }

  package private(set) var parts: [Part] = []

  /// Reads `%@`, `%2$@`, `%lld`, `%#@name@` and the like, and `%%` as a sign.
  ///
  /// - Parameters:
  ///   - first: the index of the first value that does not say which one it is.
  ///   - argument: the index of the value that `%arg` stands for; nil where that has no meaning.
  package init(_ template: String, from first: Int = 0, argument: Int? = nil) {
    var parts: [Part] = []
    Self.scan(template, from: first, argument: argument) { text in
      parts.append(.text(text))
    } place: { place in
      parts.append(place.form.map { .form($0, place.index) } ?? .value(place.index))
    }
    self.parts = parts
  }

  /// The places in a text that stand for values, in their order; see ``init(_:from:argument:)``.
  package static func places(in template: String, from first: Int = 0, argument: Int? = nil) -> [Place] {
    var places: [Place] = []
    scan(template, from: first, argument: argument) { _ in
    } place: {
      places.append($0)
    }
    return places
  }

  private static func scan(
    _ template: String, from first: Int, argument: Int?, text report: (String) -> Void, place: (Place) -> Void
  ) {
    var text = ""
    var next = first
    var rest = Substring(template)
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      let start = rest[sign...]
      rest = start.dropFirst()
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      if !text.isEmpty { report(text) }
      text = ""
      if let argument, rest.hasPrefix("arg") {
        rest = rest.dropFirst(3)
        place(Place(written: "%arg", index: argument, specifier: "", form: nil, isArgument: true))
        continue
      }
      let digits = rest.prefix(while: \.isNumber)
      let position = rest.dropFirst(digits.count).first == "$" ? Int(digits).map { $0 - 1 } : nil
      if position != nil { rest = rest.dropFirst(digits.count + 1) }
      let index = position ?? next
      if position == nil { next += 1 }
      var specifier = rest
      var name: String?
      if rest.hasPrefix("#@") {
        let written = rest.dropFirst(2).prefix { $0 != "@" }
        rest = rest.dropFirst(written.count + 3)
        (name, specifier) = (String(written), "")
      } else {
        let flags = rest.prefix { !$0.isLetter && $0 != "@" }
        let length = rest.dropFirst(flags.count).prefix { "hlqzjtL".contains($0) }
        let count = flags.count + length.count + 1
        (specifier, rest) = (rest.prefix(count), rest.dropFirst(count))
      }
      let written = start[..<rest.startIndex]
      place(Place(written: String(written), index: index, specifier: String(specifier), form: name, isArgument: false))
    }
    text += rest
    if !text.isEmpty { report(text) }
  }

  /// The template in which each value says which one it is, with forms for those parts that have some.
  ///
  /// - Parameter form: the form of a part for the value with an index.
  package func positional(_ form: (String, Int) -> String = { _, _ in "" }) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      case .value(let index): "%\(index + 1)$@"
      case .form(let name, let index): form(name, index)
      }
    }.joined()
  }

  /// The text with its values; those that are not there are left out.
  package func filled(with values: [String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .value(let index): values.indices.contains(index) ? values[index] : ""
      case .form: ""
      }
    }.joined()
  }
}

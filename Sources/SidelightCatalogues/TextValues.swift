import SidelightTexts

/// The values that a key has: what the program puts into its text.
struct TextValues {
  /// What a value is, as far as a text can tell.
  enum Kind: Equatable {
    case object, whole, fraction, number

    init(_ specifier: String) {
      switch specifier.last {
      case "d", "i", "u", "x", "X", "o", "D", "U", "O", "c", "C": self = .whole
      case "f", "F", "e", "E", "g", "G", "a", "A": self = .fraction
      default: self = .object
      }
    }

    /// Whether a place for the one can show the other.
    func agrees(with other: Kind) -> Bool {
      self == other || (self == .number && other != .object) || (other == .number && self != .object)
    }
  }

  /// The text that has them.
  let written: String
  /// What stands at the index of each value.
  private(set) var places: [Int: (kind: Kind, written: String)] = [:]

  /// The values of a text, and those of the forms and parts of it.
  init(_ text: WrittenText) {
    written = text.format?.text ?? text.forms.last?.line.text ?? text.key
    for line in text.forms.map(\.line) + [text.format].compactMap(\.self) {
      add(TextTemplate.places(in: line.text))
      for place in TextTemplate.places(in: line.text) {
        guard let part = text.parts.first(where: { $0.name == place.form }) else { continue }
        let argument = part.argument ?? place.index
        for form in part.forms { add(TextTemplate.places(in: form.line.text, from: argument, argument: argument)) }
      }
    }
    for part in text.parts { if let argument = part.argument, places[argument] == nil { places[argument] = (.number, "%arg") } }
  }

  /// The values of a key that is a text.
  init(key: String) {
    written = key
    add(TextTemplate.places(in: key))
  }

  private mutating func add(_ found: [TextTemplate.Place]) {
    for place in found where !place.isArgument || places[place.index] == nil {
      if let name = place.form {
        if places[place.index] == nil { places[place.index] = (.number, "%#@\(name)@") }
      } else if let known = places[place.index], known.kind != .number {
        continue
      } else {
        places[place.index] = (place.isArgument ? .number : Kind(place.specifier), place.written)
      }
    }
  }

  var isEmpty: Bool { places.isEmpty }

  /// The index of the number that chooses among the forms of the whole text.
  var number: Int? { places.filter { $0.value.kind != .object }.keys.min() }
}

/// `@Entry`: a property of the environment, or of the focused values, from a declaration that looks like a stored one.
enum EntryMacro {
  /// The keys of what has a value everywhere.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey", "Transaction": "TransactionKey",
  ]

  /// The key that holds the property's value.
  static func key(for declaration: String, in context: [Question.Syntax]) throws(Mistake) -> String {
    let entry = try StoredProperty(declaration)
    guard !entry.isStatic else { throw Mistake("@Entry belongs on a property of an instance, so leave “static” out") }
    let name = "__Key_\(entry.plainName)"
    switch owner(in: context) {
    case let owner? where keys[owner] != nil:
      let type = entry.type.map { ": \($0)" } ?? ""
      guard let value = entry.value ?? (entry.wrapped == nil ? nil : "nil") else {
        throw Mistake("@Entry needs a default value, as in “@Entry var \(entry.name)\(type) = …”; an optional type has one, which is nil")
      }
      return """
        nonisolated private enum \(name): SidelightUI.\(keys[owner] ?? "") {
          @__EntryDefaultValue static var defaultValue\(type) = \(value)
        }
        """
    case "FocusedValues":
      guard let type = entry.wrapped, entry.value == nil || entry.value == "nil" else {
        throw Mistake("a focused value is nil where no view has one, so its @Entry has an optional type and no other value")
      }
      return """
        nonisolated private enum \(name): SidelightUI.FocusedValueKey {
          typealias Value = \(type)
        }
        """
    case let other:
      let sentence = other.map { "Sidelight has no entries of \($0); " } ?? ""
      throw Mistake(
        "\(sentence)@Entry belongs on a property in an extension of EnvironmentValues, FocusedValues, ContainerValues or Transaction")
    }
  }

  /// The accessors that read and write the value of the key.
  static func accessors(for declaration: String) throws(Mistake) -> String {
    let key = "__Key_\(try StoredProperty(declaration).plainName).self"
    return "{\nget { self[\(key)] }\nset { self[\(key)] = newValue }\n}"
  }

  /// The name of the type that is extended around the declaration, without its module's; nil where none is.
  private static func owner(in context: [Question.Syntax]) -> String? {
    guard let around = context.first else { return nil }
    let source = Source(around.source)
    let head = source.head(at: 0)
    guard source.has("extension", at: head.end) else { return nil }
    var place = head.end + 1
    while source.has(".", at: place + 1) { place += 2 }
    return source.tokens.indices.contains(place) ? source.text(source.tokens[place]) : nil
  }
}

/// `@__EntryDefaultValue`: makes a stored property one that is evaluated each time. Its type is still that of the value, and nothing is shared.
enum EntryDefaultValueMacro {
  static func accessor(for declaration: String) throws(Mistake) -> String {
    guard let value = try StoredProperty(declaration).value else { throw Mistake("@__EntryDefaultValue is for @Entry alone") }
    return "{\nget { \(value) }\n}"
  }
}

/// The parts of a declaration such as `public var accent: Color = .red`.
struct StoredProperty {
  /// The name as it is written, with backquotes where it has some.
  let name: String
  let type: String?
  let value: String?
  let isStatic: Bool

  var plainName: String { name.filter { $0 != "`" } }

  /// The type without the sign of an optional one; nil where it is none.
  var wrapped: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") || type.hasSuffix("!") { return String(type.dropLast()) }
    for prefix in ["Optional<", "Swift.Optional<"] where type.hasPrefix(prefix) { return String(type.dropFirst(prefix.count).dropLast()) }
    return nil
  }

  init(_ declaration: String) throws(Mistake) {
    let source = Source(declaration)
    let head = source.head(at: 0)
    guard source.has("var", at: head.end) else { throw Mistake("@Entry belongs on a property that is declared with “var”") }
    isStatic = head.modifiers.contains("static") || head.modifiers.contains("class")
    let start = head.end + 1
    guard source.tokens.indices.contains(start), source.tokens[start].kind == .word else { throw Mistake("@Entry belongs on one property") }
    name = source.text(source.tokens[start])
    let marks = Marks(source, from: start + 1)
    if marks.hasMore { throw Mistake("@Entry belongs on one property; declare each of them by itself") }
    if marks.accessors != nil {
      throw Mistake("@Entry makes the accessors of “\(source.text(source.tokens[start]))”, so it can't have its own")
    }
    type = marks.type.flatMap { source.range(of: $0) }.map { source.text($0) }
    value = marks.value.flatMap { source.range(of: $0) }.map { source.text($0) }
  }

  /// Where the type and the value stand.
  private struct Marks {
    var type: Range<Int>?
    var value: Range<Int>?
    var accessors: Int?
    var hasMore = false

    init(_ source: Source, from start: Int) {
      var place = start
      var typeStart: Int?
      var valueStart: Int?
      var angles = 0
      while place < source.tokens.count {
        let text = source.text(source.tokens[place])
        if valueStart == nil, source.tokens[place].kind == .sign, text != "->" {
          angles += text.count { $0 == "<" } - text.count { $0 == ">" }
        }
        if text == ":", typeStart == nil, valueStart == nil {
          typeStart = place + 1
        } else if text == "=", valueStart == nil {
          valueStart = place + 1
        } else if text == ",", valueStart == nil ? angles == 0 : Self.begins(source, place + 1) {
          hasMore = true
        } else if text == "{", valueStart == nil || Self.observes(source, place) {
          accessors = place
          break
        }
        place = source.tokens[place].kind == .opening ? source.closing(of: place) + 1 : place + 1
      }
      if let typeStart { type = typeStart..<(valueStart.map { $0 - 1 } ?? place) }
      if let valueStart { value = valueStart..<place }
    }

    /// Whether another variable begins at a place. What else follows a comma in a value is the argument of a generic type.
    private static func begins(_ source: Source, _ place: Int) -> Bool { source.has("=", at: place + 1) || source.has(":", at: place + 1) }

    /// Whether a block behind a value is no closure of the value.
    private static func observes(_ source: Source, _ place: Int) -> Bool {
      source.has("didSet", at: place + 1) || source.has("willSet", at: place + 1)
    }
  }
}

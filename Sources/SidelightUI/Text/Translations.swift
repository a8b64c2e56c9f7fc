import Synchronization

/// Looks the texts of the app up in its translations.
package enum Translations {
  /// Finds what stands for a key: a text in which `%@`, `%2$@` and the like stand for values.
  ///
  /// The numbers among the values say which form of a text is right: one file, two files. What is no number is nil.
  package typealias Lookup = @Sendable (_ key: String, _ numbers: [Double?]) -> String?

  /// Most apps have none, and texts are made all the time.
  private static let exist = Atomic(false)
  private static let lookup = Mutex<Lookup?>(nil)

  /// Has all texts that are made from now on looked up; nil for as they are written.
  package static func use(_ new: Lookup?) {
    lookup.withLock { $0 = new }
    exist.store(new != nil, ordering: .releasing)
  }

  static var areThere: Bool { exist.load(ordering: .acquiring) }

  /// What stands for a key; nil where it stays as it is written.
  package static func template(for key: String, _ numbers: [Double?] = []) -> String? {
    guard areThere, let lookup = lookup.withLock({ $0 }) else { return nil }
    return lookup(key, numbers)
  }
}

/// A text in which some places stand for values, as `printf` has them.
package struct TextTemplate {
  package enum Part: Equatable {
    case text(String)
    /// The value with this index.
    case value(Int)
    /// A part with a name that has forms for the value with this index.
    case form(String, Int)
  }

  package private(set) var parts: [Part] = []

  /// Reads `%@`, `%2$@`, `%lld`, `%#@name@` and the like, and `%%` as a sign.
  ///
  /// - Parameter first: the index of the first value that does not say which one it is.
  package init(_ template: String, from first: Int = 0) {
    var text = ""
    var next = first
    var rest = Substring(template)
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[sign...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix(while: \.isNumber)
      let position = rest.dropFirst(digits.count).first == "$" ? Int(digits).map { $0 - 1 } : nil
      if position != nil { rest = rest.dropFirst(digits.count + 1) }
      let index = position ?? next
      if position == nil { next += 1 }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      if rest.hasPrefix("#@") {
        let name = rest.dropFirst(2).prefix { $0 != "@" }
        rest = rest.dropFirst(name.count + 3)
        parts.append(.form(String(name), index))
        continue
      }
      let specifier = rest.prefix { !$0.isLetter && $0 != "@" }
      let length = rest.dropFirst(specifier.count).prefix { "hlqzjtL".contains($0) }
      rest = rest.dropFirst(specifier.count + length.count + 1)
      parts.append(.value(index))
    }
    text += rest
    if !text.isEmpty { parts.append(.text(text)) }
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

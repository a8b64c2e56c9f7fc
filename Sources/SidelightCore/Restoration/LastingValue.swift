/// What something in a window was when the app ran last: a value that can be written to a file and read again.
package enum LastingValue: Hashable, Sendable {
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([LastingValue])
  case fields([String: LastingValue])

  package var truth: Bool? { if case .truth(let value) = self { value } else { nil } }
  /// Finite; nil for all else.
  package var number: Double? { if case .number(let value) = self, value.isFinite { value } else { nil } }
  package var text: String? { if case .text(let value) = self { value } else { nil } }
  package var list: [LastingValue]? { if case .list(let values) = self { values } else { nil } }
  package var fields: [String: LastingValue]? { if case .fields(let values) = self { values } else { nil } }

  /// A part of what has several; nil where it has none of that name.
  package subscript(name: String) -> LastingValue? { fields?[name] }

  /// What has several parts, without those that are nil.
  package static func parts(_ parts: KeyValuePairs<String, LastingValue?>) -> LastingValue {
    .fields(Dictionary(parts.compactMap { name, value in value.map { (name, $0) } }) { first, _ in first })
  }
}

extension LastingValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .truth(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([LastingValue].self) {
      self = .list(value)
    } else {
      self = .fields(try container.decode([String: LastingValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .truth(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .fields(let values): try container.encode(values)
    }
  }
}

#if Foundation
import Foundation

/// A value as property lists have it.
enum StoredValue: Equatable, Sendable {
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case bytes(Data)
  case date(Date)

  /// Takes what a property list has under a key; nil for lists and dictionaries, which no property of a view stores.
  init?(_ object: Any) {
    // A truth value answers to numbers as well, so that it is asked first.
    switch object {
    case let value as Bool where type(of: object) == Bool.self: self = .bool(value)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .number(value)
    case let value as String: self = .text(value)
    case let value as Data: self = .bytes(value)
    case let value as Date: self = .date(value)
    default: return nil
    }
  }

  /// What a property list takes.
  var object: Any {
    switch self {
    case .bool(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .text(let value): value
    case .bytes(let value): value
    case .date(let value): value
    }
  }
}

extension StoredValue {
  var asBool: Bool? {
    switch self {
    case .bool(let value): value
    case .integer(let value): value != 0
    default: nil
    }
  }

  var asInteger: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  var asNumber: Double? {
    switch self {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }

  var asText: String? { if case .text(let value) = self { value } else { nil } }
  var asBytes: Data? { if case .bytes(let value) = self { value } else { nil } }
  var asDate: Date? { if case .date(let value) = self { value } else { nil } }

  /// A URL as `UserDefaults` stores it: one of a file by its path, others archived.
  var asURL: URL? {
    switch self {
    case .text(let path): URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    case .bytes(let archive): try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: archive).map { $0 as URL }
    default: nil
    }
  }

  init?(url: URL) {
    if url.isFileURL {
      self = .text(url.path)
    } else if let archive = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true) {
      self = .bytes(archive)
    } else {
      return nil
    }
  }
}

extension StoredValue: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let date = try? value.decode(Date.self) {
      self = .date(date)
    } else {
      self = .bytes(try value.decode(Data.self))
    }
  }
}

/// How the values of a type are stored.
struct StoredForm<Value> {
  /// Nil where what is stored is no value of the type.
  let read: (StoredValue) -> Value?
  /// Nil takes what is stored away.
  let write: (Value) -> StoredValue?
}

extension StoredForm {
  /// The same for an optional value: nothing is stored where it is nil.
  var optional: StoredForm<Value?> { StoredForm<Value?>(read: { read($0) }, write: { $0.flatMap(write) }) }

  /// Another value, stored as this one.
  func mapped<New>(read: @escaping (Value) -> New?, write: @escaping (New) -> Value) -> StoredForm<New> {
    StoredForm<New>(read: { self.read($0).flatMap(read) }, write: { self.write(write($0)) })
  }
}

extension StoredForm where Value: RawRepresentable {
  /// Stores what stands for the value.
  static func raw(_ form: StoredForm<Value.RawValue>) -> StoredForm<Value> {
    form.mapped(read: { Value(rawValue: $0) }, write: { $0.rawValue })
  }
}

extension StoredForm where Value == Bool {
  static var bool: StoredForm { StoredForm(read: \.asBool, write: StoredValue.bool) }
}

extension StoredForm where Value == Int {
  static var integer: StoredForm { StoredForm(read: \.asInteger, write: StoredValue.integer) }
}

extension StoredForm where Value == Double {
  static var number: StoredForm { StoredForm(read: \.asNumber, write: StoredValue.number) }
}

extension StoredForm where Value == String {
  static var text: StoredForm { StoredForm(read: \.asText, write: StoredValue.text) }
}

extension StoredForm where Value == Data {
  static var bytes: StoredForm { StoredForm(read: \.asBytes, write: StoredValue.bytes) }
}

extension StoredForm where Value == Date {
  static var date: StoredForm { StoredForm(read: \.asDate, write: StoredValue.date) }
}

extension StoredForm where Value == URL {
  static var url: StoredForm { StoredForm(read: \.asURL, write: StoredValue.init(url:)) }
}

extension StoredForm where Value: Codable {
  /// Stores any other value that can be written, as JSON.
  static var coded: StoredForm {
    StoredForm(
      read: { if case .bytes(let json) = $0 { try? JSONDecoder().decode(Value.self, from: json) } else { nil } },
      write: { (try? JSONEncoder().encode($0)).map(StoredValue.bytes) })
  }
}
#endif

#if Foundation
public import Foundation
public import SidelightUI

extension SceneStorage {
  /// Keeps a truth value.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is stored.
  ///   - key: what the value is called in the store.
  nonisolated public init(wrappedValue: Bool, _ key: String) where Value == Bool { self.init(key, .bool, initial: wrappedValue) }

  /// Keeps a whole number. See the one with a `Bool`.
  nonisolated public init(wrappedValue: Int, _ key: String) where Value == Int { self.init(key, .integer, initial: wrappedValue) }

  /// Keeps a number. See the one with a `Bool`.
  nonisolated public init(wrappedValue: Double, _ key: String) where Value == Double { self.init(key, .number, initial: wrappedValue) }

  /// Keeps a text. See the one with a `Bool`.
  nonisolated public init(wrappedValue: String, _ key: String) where Value == String { self.init(key, .text, initial: wrappedValue) }

  /// Keeps a URL. See the one with a `Bool`.
  nonisolated public init(wrappedValue: URL, _ key: String) where Value == URL { self.init(key, .url, initial: wrappedValue) }

  /// Keeps bytes. See the one with a `Bool`.
  nonisolated public init(wrappedValue: Data, _ key: String) where Value == Data { self.init(key, .bytes, initial: wrappedValue) }

  /// Keeps a value by its raw number. See the one with a `Bool`.
  ///
  /// - Parameter wrappedValue: the value where none is stored, or one that stands for nothing.
  nonisolated public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, .raw(.integer), initial: wrappedValue)
  }

  /// Keeps a value by its raw text. See the one with a `Bool`.
  ///
  /// - Parameter wrappedValue: the value where none is stored, or one that stands for nothing.
  nonisolated public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, .raw(.text), initial: wrappedValue)
  }

  /// Keeps what the user made of the tabs of a sidebar. See the one with a `Bool`.
  ///
  /// - Parameter wrappedValue: the arrangement where none is stored.
  nonisolated public init(wrappedValue: Value = TabViewCustomization(), _ key: String) where Value == TabViewCustomization {
    self.init(key, .coded, initial: wrappedValue)
  }

  /// Keeps what the user made of the columns of a table. See the one with a `Bool`.
  ///
  /// - Parameter wrappedValue: the arrangement where none is stored.
  nonisolated public init<RowValue: Identifiable>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
  where Value == TableColumnCustomization<RowValue> {
    self.init(key, .coded, initial: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value, or none.
  ///
  /// - Parameter key: what the value is called in the store.
  nonisolated public init(_ key: String) where Value == Bool? { self.init(key, StoredForm.bool.optional, initial: nil) }

  /// Keeps a whole number, or none. See the one with a `Bool?`.
  nonisolated public init(_ key: String) where Value == Int? { self.init(key, StoredForm.integer.optional, initial: nil) }

  /// Keeps a number, or none. See the one with a `Bool?`.
  nonisolated public init(_ key: String) where Value == Double? { self.init(key, StoredForm.number.optional, initial: nil) }

  /// Keeps a text, or none. See the one with a `Bool?`.
  nonisolated public init(_ key: String) where Value == String? { self.init(key, StoredForm.text.optional, initial: nil) }

  /// Keeps a URL, or none. See the one with a `Bool?`.
  nonisolated public init(_ key: String) where Value == URL? { self.init(key, StoredForm.url.optional, initial: nil) }

  /// Keeps bytes, or none. See the one with a `Bool?`.
  nonisolated public init(_ key: String) where Value == Data? { self.init(key, StoredForm.bytes.optional, initial: nil) }

  /// Keeps a value by its raw number, or none. See the one with a `Bool?`.
  nonisolated public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, StoredForm<R>.raw(.integer).optional, initial: nil)
  }

  /// Keeps a value by its raw text, or none. See the one with a `Bool?`.
  nonisolated public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, StoredForm<R>.raw(.text).optional, initial: nil)
  }
}
#endif

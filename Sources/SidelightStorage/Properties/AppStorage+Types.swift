#if Foundation
public import Foundation
public import SidelightUI

extension AppStorage {
  /// Keeps a truth value.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value where none is stored.
  ///   - key: what the value is called in the store.
  ///   - store: where it is stored; nil is the store of the environment, see `defaultAppStorage(_:)`.
  nonisolated public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, .bool, initial: wrappedValue)
  }

  /// Keeps a whole number. See the one with a `Bool`.
  nonisolated public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, .integer, initial: wrappedValue)
  }

  /// Keeps a number. See the one with a `Bool`.
  nonisolated public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, .number, initial: wrappedValue)
  }

  /// Keeps a text. See the one with a `Bool`.
  nonisolated public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, .text, initial: wrappedValue)
  }

  /// Keeps a URL. See the one with a `Bool`.
  nonisolated public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, .url, initial: wrappedValue)
  }

  /// Keeps bytes. See the one with a `Bool`.
  nonisolated public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, .bytes, initial: wrappedValue)
  }

  /// Keeps a date. See the one with a `Bool`.
  nonisolated public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, .date, initial: wrappedValue)
  }

  /// Keeps a value by its raw number. See the one with a `Bool`.
  ///
  /// - Parameter wrappedValue: the value where none is stored, or one that stands for nothing.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, .raw(.integer), initial: wrappedValue)
  }

  /// Keeps a value by its raw text. See the one with a `Bool`.
  ///
  /// - Parameter wrappedValue: the value where none is stored, or one that stands for nothing.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, .raw(.text), initial: wrappedValue)
  }

  /// Keeps what the user made of the tabs of a sidebar. See the one with a `Bool`.
  ///
  /// - Parameter wrappedValue: the arrangement where none is stored.
  nonisolated public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization {
    self.init(key, store, .coded, initial: wrappedValue)
  }

  /// Keeps what the user made of the columns of a table. See the one with a `Bool`.
  ///
  /// - Parameter wrappedValue: the arrangement where none is stored.
  nonisolated public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, store, .coded, initial: wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value, or none.
  ///
  /// - Parameters:
  ///   - key: what the value is called in the store.
  ///   - store: where it is stored; nil is the store of the environment, see `defaultAppStorage(_:)`.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, StoredForm.bool.optional, initial: nil)
  }

  /// Keeps a whole number, or none. See the one with a `Bool?`.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, StoredForm.integer.optional, initial: nil)
  }

  /// Keeps a number, or none. See the one with a `Bool?`.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, StoredForm.number.optional, initial: nil)
  }

  /// Keeps a text, or none. See the one with a `Bool?`.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, StoredForm.text.optional, initial: nil)
  }

  /// Keeps a URL, or none. See the one with a `Bool?`.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, StoredForm.url.optional, initial: nil)
  }

  /// Keeps bytes, or none. See the one with a `Bool?`.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, StoredForm.bytes.optional, initial: nil)
  }

  /// Keeps a date, or none. See the one with a `Bool?`.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, StoredForm.date.optional, initial: nil)
  }

  /// Keeps a value by its raw number, or none. See the one with a `Bool?`.
  nonisolated public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, store, StoredForm<R>.raw(.integer).optional, initial: nil)
  }

  /// Keeps a value by its raw text, or none. See the one with a `Bool?`.
  nonisolated public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, store, StoredForm<R>.raw(.text).optional, initial: nil)
  }
}
#endif

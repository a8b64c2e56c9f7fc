package import SidelightCore

/// Names a value of the environment and gives its default.
///
/// Source: SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing sets one.
  static var defaultValue: Value { get }
}

/// The values that flow down the tree of views.
///
/// Add one with an ``EnvironmentKey`` and a computed property in an extension:
///
/// ```swift
/// private struct AccountKey: EnvironmentKey { static let defaultValue = "" }
/// extension EnvironmentValues {
///   var account: String {
///     get { self[AccountKey.self] }
///     set { self[AccountKey.self] = newValue }
///   }
/// }
/// ```
///
/// Source: SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues {
  let scope: EnvironmentScope?
  /// What was set on this copy.
  package private(set) var changes = KeyedValues<Any>()

  /// Makes an environment in which every key has its default.
  nonisolated public init() { scope = nil }

  package init(scope: EnvironmentScope) { self.scope = scope }

  /// The value of a key: the one that is set nearest around the view, or else the default of the key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    @inlinable get {
      // An absent value would pass for the nil of a key whose values are optional.
      find(ObjectIdentifier(key)).flatMap { $0 as? K.Value } ?? key.defaultValue
    }
    set { changes[ObjectIdentifier(key)] = newValue }
  }

  /// What was set on this copy under a key; nil where nothing was.
  func changed<K: EnvironmentKey>(_ key: K.Type) -> K.Value? { changes[ObjectIdentifier(key)] as? K.Value }

  @usableFromInline func find(_ id: ObjectIdentifier) -> Any? { changes[id] ?? scope?.findInBody(id) }
}

/// The key of the desktop's settings.
package enum DesktopTraitsKey: EnvironmentKey {
  package static let defaultValue = DesktopTraits()
}

/// The environment of a part of the tree: the values that were set here, and who reads them. What isn't set here is the
/// outer scope's.
@usableFromInline @MainActor package final class EnvironmentScope {
  private let outer: EnvironmentScope?
  private var values = KeyedValues<Any>()
  private var readers = KeyedValues<ReaderSet>()
  /// A value was asked for here, or in a scope inside.
  private var hasBeenRead = false

  init() { outer = nil }

  package init(inside outer: EnvironmentScope) { self.outer = outer }

  package convenience init(inside outer: EnvironmentScope, _ change: (inout EnvironmentValues) -> Void) {
    self.init(inside: outer)
    var values = EnvironmentValues(scope: outer)
    change(&values)
    self.values = values.changes
  }

  /// The value of a key, noted as read by the node that is evaluated now. Complexity: O(scopes up to the one that has it).
  @inlinable package func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    // An absent value would pass for the nil of a key whose values are optional.
    if let known = find(ObjectIdentifier(key)), let value = known as? K.Value { return value }
    return key.defaultValue
  }

  /// What is set under a key, noted as read; nil where nobody sets one.
  @usableFromInline func find(_ id: ObjectIdentifier) -> Any? {
    var scope = self
    while true {
      scope.hasBeenRead = true
      if let known = scope.values[id] {
        scope.noteRead(id)
        return known
      }
      guard let outer = scope.outer else { break }
      scope = outer
    }
    scope.noteRead(id)
    return nil
  }

  private func noteRead(_ id: ObjectIdentifier) {
    if Reading.reader != nil { readers.noteRead(id) }
  }

  /// Everything that is set here and in the scopes up to an outer one, which is left out. All of it is noted as read.
  ///
  /// Complexity: O(values that are set in these scopes).
  package func values(inside outer: EnvironmentScope) -> KeyedValues<Any> {
    var found = KeyedValues<Any>()
    var next: EnvironmentScope? = self
    while let scope = next, scope !== outer {
      scope.hasBeenRead = true
      scope.values.forEach { id, value in
        if found[id] != nil { return }
        found[id] = value
        scope.noteRead(id)
      }
      next = scope.outer
    }
    return found
  }

  /// The same for ``EnvironmentValues``, which are plain values and say nothing of isolation: bodies read them on the main actor.
  @usableFromInline nonisolated func findInBody(_ id: ObjectIdentifier) -> Any? {
    let passage = Passage<Any?>()
    MainActor.assumeIsolated { passage.value = .some(find(id)) }
    return passage.take()
  }

  /// Sets a value and makes its readers dirty if it differs.
  package func set<K: EnvironmentKey>(_ key: K.Type, to value: K.Value) where K.Value: Equatable {
    take(value, for: ObjectIdentifier(key)) { $0 as? K.Value == value }
  }

  /// The same for a value whose type can't be compared.
  package func set<K: EnvironmentKey>(_ key: K.Type, to value: K.Value) {
    take(value, for: ObjectIdentifier(key)) { Self.isSame($0, value) }
  }

  /// Takes all values that a modifier sets here; a key that it set before and sets no more is the outer scope's again.
  package func replace(with changes: KeyedValues<Any>) {
    let old = values
    old.forEach { id, _ in
      if changes[id] != nil { return }
      values[id] = nil
      readers.invalidate(id)
    }
    changes.forEach { id, value in take(value, for: id) { Self.isSame($0, value) } }
  }

  /// Takes a value. One that compares equal makes no reader dirty.
  private func take(_ value: Any, for id: ObjectIdentifier, isSame: (Any) -> Bool) {
    let old = values[id]
    values[id] = value
    guard let old else { return invalidateReadersOutside(of: id) }
    // To compare values whose types are not known is dear, and nobody has read most of them.
    if readers[id]?.isEmpty == false, !isSame(old) { readers.invalidate(id) }
  }

  /// A node that read a key here before it had a value was noted at the scope outside that answered.
  private func invalidateReadersOutside(of id: ObjectIdentifier) {
    // A scope that no node has read through yet is that of a view that is being made.
    guard hasBeenRead else { return }
    var scope: EnvironmentScope? = self
    while let next = scope {
      next.readers.invalidate(id)
      if next !== self, next.values[id] != nil { return }
      scope = next.outer
    }
  }

  /// Whether two values are known to be the same.
  nonisolated package static func isSame(_ old: Any, _ new: Any) -> Bool {
    // To ask whether a type conforms to a protocol is dear; most values are flags.
    if let old = old as? Bool { return new as? Bool == old }
    if let old = old as? any Equatable { return isEqual(old, new) }
    if let old = old as? any OptionalObject, let new = new as? any OptionalObject {
      return old.mayBeObject && new.mayBeObject && old.object === new.object
    }
    if type(of: old) is AnyClass, type(of: new) is AnyClass { return (old as AnyObject) === (new as AnyObject) }
    return false
  }
}

/// An optional value, asked for the object that it holds.
private protocol OptionalObject {
  var mayBeObject: Bool { get }
  var object: AnyObject? { get }
}

extension Optional: OptionalObject {
  var mayBeObject: Bool { Wrapped.self is AnyClass }
  var object: AnyObject? { map { $0 as AnyObject } }
}

/// Compares two values of which only the first is known to be equatable.
func isEqual<T: Equatable>(_ old: T, _ new: Any) -> Bool { (new as? T).map { $0 == old } ?? false }

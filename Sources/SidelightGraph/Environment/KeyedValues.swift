/// Values under keys, of which there is mostly one: it needs no memory of its own.
package struct KeyedValues<Value> {
  private var first: (key: ObjectIdentifier, value: Value)?
  private var others: [ObjectIdentifier: Value] = [:]

  package init() {}

  /// The value under a key; nil where there is none. Complexity: O(1).
  package subscript(key: ObjectIdentifier) -> Value? {
    get { if let first, first.key == key { first.value } else { others.isEmpty ? nil : others[key] } }
    set {
      if first?.key == key || first == nil && others[key] == nil {
        first = newValue.map { (key, $0) }
      } else {
        others[key] = newValue
      }
    }
  }

  /// Calls a function with each value, in no order.
  func forEach(_ body: (ObjectIdentifier, Value) -> Void) {
    if let first { body(first.key, first.value) }
    for (key, value) in others { body(key, value) }
  }
}

extension KeyedValues<ReaderSet> {
  /// Adds what is evaluated now to the readers of a key.
  @MainActor mutating func noteRead(_ key: ObjectIdentifier) {
    if first?.key == key {
      first?.value.noteRead()
    } else if let index = others.index(forKey: key) {
      others.values[index].noteRead()
    } else {
      var readers = ReaderSet()
      readers.noteRead()
      self[key] = readers
    }
  }

  /// Asks the readers of a key to evaluate again.
  @MainActor mutating func invalidate(_ key: ObjectIdentifier) {
    if first?.key == key { first?.value.invalidate() } else { others[key]?.invalidate() }
  }
}

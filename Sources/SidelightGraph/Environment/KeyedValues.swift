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

  /// In no order.
  var keys: [ObjectIdentifier] { (first.map { [$0.key] } ?? []) + others.keys }

  /// Calls a function with each value, in no order.
  func forEach(_ body: (ObjectIdentifier, Value) -> Void) {
    if let first { body(first.key, first.value) }
    for (key, value) in others { body(key, value) }
  }

  /// Changes the value under a key where it is; says whether there is one.
  @discardableResult mutating func change(_ key: ObjectIdentifier, _ body: (inout Value) -> Void) -> Bool {
    if first?.key == key {
      body(&first!.value)
    } else if !others.isEmpty, let index = others.index(forKey: key) {
      body(&others.values[index])
    } else {
      return false
    }
    return true
  }
}

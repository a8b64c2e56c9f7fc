/// What views say to those around them: values that are set below and used above, by their keys.
///
/// Most views say nothing, and few say more than three things: a list that is searched from its start is all it takes.
@_spi(Nodes) public struct Preferences {
  @usableFromInline var values: [SaidValue] = []

  package init() {}

  package var isEmpty: Bool { values.isEmpty }

  /// What is said for a key.
  subscript<K: PreferenceKey>(key: K.Type) -> K.Value {
    get { find(key) }
    set { put(K.said(newValue)) }
  }

  /// What is said for a key that is public.
  package func value<K: PreferenceKey>(of key: K.Type) -> K.Value { find(key) }

  /// What is said for a key of the framework's own. To say its default is to say nothing.
  package subscript<K: PagePreferenceKey>(key: K.Type) -> K.Value {
    @inlinable get { find(key) }
    set {
      if newValue == K.defaultValue { values.removeAll { $0.key == ObjectIdentifier(K.self) } } else { put(K.said(newValue)) }
    }
  }

  @inlinable func find<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    for said in values where said.key == id {
      if let said = said as? SaidValueOf<K.Value> { return said.value }
    }
    return K.defaultValue
  }

  private mutating func put(_ said: SaidValue) {
    if let index = values.firstIndex(where: { $0.key == said.key }) { values[index] = said } else { values.append(said) }
  }

  /// Adds what the next views say.
  package mutating func add(_ next: Preferences) {
    guard !values.isEmpty else { return values = next.values }
    for said in next.values {
      if let index = values.firstIndex(where: { $0.key == said.key }) {
        values[index] = values[index].reduced(with: said)
      } else {
        values.append(said)
      }
    }
  }

  /// What goes further up than the page around.
  package var beyondPage: Preferences {
    var beyond = self
    beyond.values.removeAll(where: \.endsAtPage)
    return beyond
  }

  /// What is for the page around.
  package var forPage: Preferences {
    var own = self
    own.values.removeAll { !$0.endsAtPage }
    return own
  }

  /// Says what a page inside says of keys that go on around it.
  package mutating func sayOn(around page: Preferences) {
    for said in page.values { said.sayOn(in: &self) }
  }

  /// Joins what several nodes say, in their order.
  static func merge(_ said: some Sequence<Preferences?>) -> Preferences? {
    var merged: Preferences?
    for next in said {
      guard let next else { continue }
      if merged == nil { merged = next } else { merged?.add(next) }
    }
    return merged
  }
}

extension Preferences: Equatable {
  /// The order in which keys came first does not matter.
  public static func == (left: Preferences, right: Preferences) -> Bool {
    guard left.values.count == right.values.count else { return false }
    if zip(left.values, right.values).allSatisfy({ $0 === $1 }) { return true }
    return left.values.allSatisfy { own in right.values.contains { $0.key == own.key && own.isSame(as: $0) } }
  }
}

/// A value that is said, with its key. It never changes, so that all nodes on its way up share it.
@usableFromInline class SaidValue {
  @usableFromInline final let key: ObjectIdentifier

  init(key: ObjectIdentifier) { self.key = key }

  var endsAtPage: Bool { false }

  /// Says what of it goes on around the page that says it.
  func sayOn(in outer: inout Preferences) {}

  func isSame(as other: SaidValue) -> Bool { self === other }

  /// This value together with that of the next views, which has the same key.
  func reduced(with next: SaidValue) -> SaidValue { self }
}

/// A value that is said, with its type.
///
/// The class is generic over the value and not over its key, whose rules it carries: to make a class for a key, Swift would search all
/// conformances of the program.
@usableFromInline final class SaidValueOf<Value>: SaidValue {
  @usableFromInline let value: Value
  private let rules: SaidRules<Value>

  init(_ value: Value, key: ObjectIdentifier, _ rules: SaidRules<Value>) {
    self.value = value
    self.rules = rules
    super.init(key: key)
  }

  override var endsAtPage: Bool { rules.sayOn != nil }

  override func sayOn(in outer: inout Preferences) { rules.sayOn?(value, &outer) }

  override func isSame(as other: SaidValue) -> Bool {
    guard self !== other, let other = other as? SaidValueOf else { return self === other }
    return rules.isSame(value, other.value)
  }

  override func reduced(with next: SaidValue) -> SaidValue {
    guard let next = next as? SaidValueOf else { return self }
    return SaidValueOf(rules.reduce(value, next.value), key: key, rules)
  }
}

/// What a key does with the values that are said for it.
struct SaidRules<Value> {
  let isSame: (Value, Value) -> Bool
  /// A value together with that of the next views.
  let reduce: (Value, Value) -> Value
  /// Says what of a value goes on around the page that says it; nil where all of it does by itself.
  var sayOn: ((Value, inout Preferences) -> Void)?
}

extension PreferenceKey {
  fileprivate static func said(_ value: Value) -> SaidValue {
    SaidValueOf(value, key: ObjectIdentifier(Self.self), SaidRules(isSame: { EnvironmentScope.isSame($0, $1) }, reduce: reduced))
  }

  fileprivate static func reduced(_ value: Value, _ next: Value) -> Value {
    var reduced = value
    reduce(value: &reduced) { next }
    return reduced
  }
}

extension PagePreferenceKey {
  fileprivate static func said(_ value: Value) -> SaidValue {
    let rules = SaidRules(isSame: ==, reduce: reduced) { value, outer in
      let value = around(value)
      if value != defaultValue { outer[Self.self] = value }
    }
    return SaidValueOf(value, key: ObjectIdentifier(Self.self), rules)
  }
}

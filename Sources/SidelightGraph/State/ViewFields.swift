import Observation

/// The stored fields of a view type, found once: which of them are dynamic properties, and how two values compare. ``Memory`` finds them
/// and looks at them.
@MainActor package final class ViewFields {
  private struct Field {
    let place: Memory.Field
    let comparison: Comparison
  }

  private indirect enum Comparison {
    /// The field takes no part: its storage belongs to the node, or it follows from the other fields.
    case ignored
    /// Compared by `==`.
    case equatable(any Equatable.Type)
    /// Compared by what it reaches: a binding.
    case input(any InputProperty.Type)
    /// Compared by bytes: trivial fields hold no references.
    case bytes(Int)
    /// Compared by identity.
    case reference
    /// Compared field by field.
    case nested(ViewFields)
    /// Closures and unknown things are never equal.
    case never

    /// How many bytes are compared, where that is all.
    var byteCount: Int? {
      switch self {
      case .bytes(let size): size
      case .reference: MemoryLayout<UInt>.size
      case .ignored, .equatable, .input, .nested, .never: nil
      }
    }
  }

  private let places: [Memory.Field]
  /// How they compare: found out when a view is changed for the first time, and not for those that are only shown.
  private lazy var fields = places.map { Field(place: $0, comparison: Self.comparison(of: $0)) }
  private let dynamics: [(offset: Int, type: any NodeProperty.Type)]
  /// The properties that are told before the body runs, inner ones before those that contain them.
  private let updates: [(offset: Int, type: any DynamicProperty.Type)]
  /// Whether properties are told before the body runs.
  var hasUpdates: Bool { !updates.isEmpty }
  /// How many dynamic properties the type has, those of nested properties included.
  let dynamicCount: Int
  private let size: Int
  /// All bytes of a value count, and nothing else.
  private lazy var isComparedByBytes: Bool = {
    let counted = fields.reduce(0) { $0 + ($1.comparison.byteCount ?? -size - 1) }
    return counted > 0 && counted == size
  }()

  private let type: Any.Type
  /// Whether its values have data that moves. The runtime goes through all conformances to find out.
  private(set) lazy var isAnimatable = type is any Animatable.Type
  /// What the type is called, if it is one of the app's; nil for one of the library's. A name costs some thousand instructions.
  private(set) lazy var nameInApp: String? = {
    let whole = _typeName(type)
    return ["SidelightGraph.", "SidelightUI."].contains { whole.hasPrefix($0) } ? nil : _typeName(type, qualified: false)
  }()

  private static var known: [ObjectIdentifier: ViewFields] = [:]

  static func of(_ type: Any.Type) -> ViewFields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = ViewFields(type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private init(_ type: Any.Type) {
    self.type = type
    var dynamics: [(offset: Int, type: any NodeProperty.Type)] = []
    var updates: [(offset: Int, type: any DynamicProperty.Type)] = []
    // Asked for a field that may be the description alone: for each type the runtime goes through all conformances.
    lazy var description = (type as? any DescribedView.Type)?.description
    let (fields, isComplete) = Memory.fields(of: type)
    for field in fields {
      let isDynamic = Self.isDynamic(field.type)
      if isDynamic, let property = field.type as? any NodeProperty.Type {
        dynamics.append((field.offset, property))
        if property.isUpdated { updates.append((field.offset, property)) }
      } else if isDynamic || Self.mayDescribe(field) && field.type == description {
        let inner = ViewFields.of(field.type)
        dynamics += inner.dynamics.map { (field.offset + $0.offset, $0.type) }
        updates += inner.updates.map { (field.offset + $0.offset, $0.type) }
        if let property = field.type as? any DynamicProperty.Type, !(field.type is any InputProperty.Type) {
          updates.append((field.offset, property))
        }
      }
    }
    // An enumeration has no fields to walk but may have a value, and a class can't be walked like this.
    size = Memory.size(of: type)
    let isWhole = isComplete && (!fields.isEmpty || size == 0)
    places = isWhole ? fields : [Memory.Field(offset: 0, type: type, isWalkable: false)]
    self.dynamics = dynamics
    self.updates = updates
    dynamicCount = dynamics.count
  }

  /// Types of fields that most views have. Whether a type conforms to a protocol is a question for which the runtime goes through all that
  /// the program has of conformances, some 250,000 instructions with Foundation in it; about a type and a protocol it is asked once.
  private static let plainTypes: [ObjectIdentifier: any Equatable.Type] = [
    ObjectIdentifier(String.self): String.self, ObjectIdentifier(Int.self): Int.self, ObjectIdentifier(Bool.self): Bool.self,
    ObjectIdentifier(Double.self): Double.self,
  ]

  /// Whether a field may be what a view describes: a value of the app's with fields.
  private static func mayDescribe(_ field: Memory.Field) -> Bool {
    field.isWalkable && plainTypes[ObjectIdentifier(field.type)] == nil && !(field.type is AnyClass)
  }

  private static func isDynamic(_ type: Any.Type) -> Bool {
    plainTypes[ObjectIdentifier(type)] == nil && type is any DynamicProperty.Type
  }

  private static func comparison(of field: Memory.Field) -> Comparison {
    let type = field.type
    if let plain = plainTypes[ObjectIdentifier(type)] { return .equatable(plain) }
    if isDynamic(type) {
      if let property = type as? any NodeProperty.Type, !property.isInput { return .ignored }
      if let input = type as? any InputProperty.Type { return .input(input) }
    }
    if type is AnyClass { return .reference }
    if let known = type as? any KnownField.Type {
      guard let wrapped = known.wrappedType else { return .ignored }
      // An optional reference may be a weak one.
      if wrapped is AnyClass { return .reference }
    }
    if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
    if Memory.isTrivial(type) { return .bytes(Memory.size(of: type)) }
    return field.isWalkable ? .nested(of(type)) : .never
  }

  private static var knownValues: [ObjectIdentifier: Bool] = [:]

  /// Whether two things of a type that have the same bytes are the same, now and later: what an object holds may be something else, and
  /// only an observable object says so. What can't be looked into counts as an object.
  package static func isValue(_ type: Any.Type) -> Bool { Memory.isTrusted && isKnownValue(type) }

  private static func isKnownValue(_ type: Any.Type) -> Bool {
    if let known = knownValues[ObjectIdentifier(type)] { return known }
    // What it holds of its own kind, in a collection, does not decide.
    knownValues[ObjectIdentifier(type)] = true
    let answer = findValue(type)
    knownValues[ObjectIdentifier(type)] = answer
    return answer
  }

  private static func findValue(_ type: Any.Type) -> Bool {
    if type is AnyClass { return type is any Observable.Type }
    if Memory.isTrivial(type) || type == String.self { return true }
    if let wrapped = (type as? any KnownField.Type)?.wrappedType { return isKnownValue(wrapped) }
    if let storage = type as? any ValueStorage.Type { return isKnownValue(storage.elementType) }
    guard Memory.isWalkable(type) else { return false }
    let places = of(type).places
    return !places.isEmpty && places.allSatisfy { $0.type != type && isKnownValue($0.type) }
  }

  /// Whether two values of a type are known to be the same: by `==`, or else by their fields.
  package static func areSame<V>(_ old: V, _ new: V) -> Bool {
    if let old = old as? any Equatable { return isEqual(old, new) }
    return of(V.self).areEqual(old, new)
  }

  /// Whether two values are the same input, so that a body need not run again. Complexity: O(fields).
  func areEqual<V>(_ old: V, _ new: V) -> Bool {
    if isComparedByBytes { return Memory.haveSameBytes(old, new) }
    return Memory.compare(old, new) { areEqual($0, $1, at: 0) }
  }

  private func areEqual(_ old: Memory.Fields, _ new: Memory.Fields, at base: Int) -> Bool {
    for field in fields {
      let offset = base + field.place.offset
      switch field.comparison {
      case .ignored: continue
      case .never: return false
      case .bytes(let size): guard old.haveSameBytes(new, offset..<(offset + size)) else { return false }
      case .reference: guard old.haveSameReference(new, at: offset) else { return false }
      case .equatable(let type): guard Self.equal(type, old, new, at: offset) else { return false }
      case .input(let type): guard Self.reachSame(type, old, new, at: offset) else { return false }
      case .nested(let nested): guard nested.areEqual(old, new, at: offset) else { return false }
      }
    }
    return true
  }

  private static func equal<T: Equatable>(_: T.Type, _ old: Memory.Fields, _ new: Memory.Fields, at offset: Int) -> Bool {
    old[T.self, offset] == new[T.self, offset]
  }

  private static func reachSame<T: InputProperty>(_: T.Type, _ old: Memory.Fields, _ new: Memory.Fields, at offset: Int) -> Bool {
    old[T.self, offset].reachesSame(as: new[T.self, offset])
  }

  /// Connects the dynamic properties of a view value, in place, to the storage that its node keeps for them.
  func connect<V>(_ view: inout V, to storage: inout [AnyObject?], node: any PropertyOwner) {
    Memory.change(&view) { fields in
      for (index, property) in dynamics.enumerated() {
        Self.connect(property.type, fields, at: property.offset, to: &storage[index], node: node)
      }
    }
  }

  /// Tells the dynamic properties of a view value, in place, that its body is about to run.
  func update<V>(_ view: inout V) {
    Memory.change(&view) { fields in
      for property in updates { Self.update(property.type, fields, at: property.offset) }
    }
  }

  private static func update<P: DynamicProperty>(_: P.Type, _ fields: Memory.MutableFields, at offset: Int) {
    fields[P.self, offset].update()
  }

  /// Connects the state of a value that is no view, in place, to storage of its own.
  func connectState<V>(of value: inout V) {
    Memory.change(&value) { fields in
      for property in dynamics {
        if let type = property.type as? any StandaloneProperty.Type { Self.connect(type, fields, at: property.offset) }
      }
    }
  }

  private static func connect<P: StandaloneProperty>(_: P.Type, _ fields: Memory.MutableFields, at offset: Int) {
    fields[P.self, offset].connect()
  }

  private static func connect<P: NodeProperty>(
    _: P.Type, _ fields: Memory.MutableFields, at offset: Int, to storage: inout AnyObject?, node: any PropertyOwner
  ) {
    fields[P.self, offset].connect(to: &storage, node: node)
  }
}

/// The two types of fields that are compared in a way of their own and are no dynamic properties: one protocol, since each costs a search.
private protocol KnownField {
  /// What an optional type wraps; nil for what follows from the other fields.
  static var wrappedType: Any.Type? { get }
}

extension Derived: KnownField {
  static var wrappedType: Any.Type? { nil }
}

extension Optional: KnownField {
  static var wrappedType: Any.Type? { Wrapped.self }
}

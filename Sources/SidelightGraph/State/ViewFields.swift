import Observation
@_spi(Reflection) import Swift

/// The stored fields of a view type, found once: which of them are dynamic properties, and how two values compare.
///
/// Fields are found with the standard library's own walker; nothing else tells the offset of a field at run time, and
/// a `Mirror` for each comparison costs more than the body that it would save. This file and the comparison
/// of stored elements are the places outside of the bridge that read memory: every access is within the bounds of a value that is borrowed for the call.
@MainActor package final class ViewFields {
  private struct Field {
    let offset: Int
    let type: Any.Type
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

  private let fields: [Field]
  private let dynamics: [(offset: Int, type: any NodeProperty.Type)]
  /// The properties that are told before the body runs, inner ones before those that contain them.
  private let updates: [(offset: Int, type: any DynamicProperty.Type)]
  /// Whether properties are told before the body runs.
  var hasUpdates: Bool { !updates.isEmpty }
  /// How many dynamic properties the type has, those of nested properties included.
  let dynamicCount: Int
  /// All bytes of a value count, and nothing else.
  private let isComparedByBytes: Bool

  /// The walker's option to go on past fields whose type it can't name; its own constant isn't safe to read in Swift 6.
  private static let ignoreUnknown: UInt32 = 1 << 1
  private static var known: [ObjectIdentifier: ViewFields] = [:]

  static func of(_ type: Any.Type) -> ViewFields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = ViewFields(type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    var dynamics: [(offset: Int, type: any NodeProperty.Type)] = []
    var updates: [(offset: Int, type: any DynamicProperty.Type)] = []
    let description = (type as? any DescribedView.Type)?.description
    let complete = unsafe _forEachField(of: type, options: _EachFieldOptions(rawValue: Self.ignoreUnknown)) { _, offset, type, kind in
      let comparison = Self.comparison(of: type, isWalkable: kind == .struct || kind == .tuple)
      fields.append(Field(offset: offset, type: type, comparison: comparison))
      if let property = type as? any NodeProperty.Type {
        dynamics.append((offset, property))
      } else if type is any DynamicProperty.Type || type == description {
        let inner = ViewFields.of(type)
        dynamics += inner.dynamics.map { (offset + $0.offset, $0.type) }
        updates += inner.updates.map { (offset + $0.offset, $0.type) }
        if let property = type as? any DynamicProperty.Type, !(type is any InputProperty.Type) { updates.append((offset, property)) }
      }
      return true
    }
    // An enumeration has no fields to walk but may have a value, and a class can't be walked like this.
    let isWhole = complete && (!fields.isEmpty || Self.size(of: type) == 0)
    self.fields = isWhole ? fields : [Field(offset: 0, type: type, comparison: Self.comparison(of: type, isWalkable: false))]
    self.dynamics = dynamics
    self.updates = updates
    dynamicCount = dynamics.count
    let counted = self.fields.reduce(0) { $0 + ($1.comparison.byteCount ?? -Self.size(of: type) - 1) }
    isComparedByBytes = counted > 0 && counted == Self.size(of: type)
  }

  /// - Parameter isWalkable: whether the type is a structure or a tuple; the walker must not be asked about an existential.
  private static func comparison(of type: Any.Type, isWalkable: Bool) -> Comparison {
    if type is any NodeProperty.Type || type is any DerivedField.Type { return .ignored }
    if let input = type as? any InputProperty.Type { return .input(input) }
    // An optional reference may be a weak one, so it is compared by its bits and never read as a value.
    if type is AnyClass || (type as? any OptionalValue.Type)?.wrappedType is AnyClass { return .reference }
    if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
    if isTrivial(type) { return .bytes(size(of: type)) }
    return isWalkable ? .nested(of(type)) : .never
  }

  private static func isTrivial(_ type: Any.Type) -> Bool {
    func check<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: check)
  }

  private static func size(of type: Any.Type) -> Int {
    func measure<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: measure)
  }

  private static var knownValues: [ObjectIdentifier: Bool] = [:]

  /// Whether two things of a type that have the same bytes are the same, now and later: what an object holds may be something else, and
  /// only an observable object says so. What can't be looked into counts as an object.
  package static func isValue(_ type: Any.Type) -> Bool {
    if let known = knownValues[ObjectIdentifier(type)] { return known }
    // What it holds of its own kind, in a collection, does not decide.
    knownValues[ObjectIdentifier(type)] = true
    let answer = findValue(type)
    knownValues[ObjectIdentifier(type)] = answer
    return answer
  }

  private static func findValue(_ type: Any.Type) -> Bool {
    if type is AnyClass { return type is any Observable.Type }
    if isTrivial(type) || type == String.self { return true }
    if let optional = type as? any OptionalValue.Type { return isValue(optional.wrappedType) }
    if let storage = type as? any ValueStorage.Type { return isValue(storage.elementType) }
    // The first word of a type is its kind. Nothing but structures and tuples can be walked.
    let kind = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    guard kind == 0x200 || kind == 0x301 else { return false }
    let fields = of(type).fields
    return !fields.isEmpty && fields.allSatisfy { $0.type != type && isValue($0.type) }
  }

  /// Whether two values are the same input, so that a body need not run again. Complexity: O(fields).
  func areEqual<V>(_ old: V, _ new: V) -> Bool {
    if isComparedByBytes { return Self.haveSameBytes(old, new) }
    return unsafe withUnsafeBytes(of: old) { old in
      unsafe withUnsafeBytes(of: new) { new in unsafe areEqual(old, new, at: 0) }
    }
  }

  /// Isolated to nothing, because who is isolated is asked for it whenever a closure is called.
  nonisolated private static func haveSameBytes<V>(_ old: V, _ new: V) -> Bool {
    unsafe withUnsafeBytes(of: old) { old in
      unsafe withUnsafeBytes(of: new) { new in
        var offset = 0
        while offset + 8 <= old.count {
          let left = unsafe old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          let right = unsafe new.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          guard left == right else { return false }
          offset += 8
        }
        return unsafe old[offset...].elementsEqual(new[offset...])
      }
    }
  }

  /// Whether two collections of the standard library are one storage, and therefore equal without a look at the elements.
  package nonisolated static func isSameStorage<C>(_ old: C, _ new: C) -> Bool {
    guard C.self is any ValueStorage.Type else { return false }
    return unsafe withUnsafeBytes(of: old) { old in
      unsafe withUnsafeBytes(of: new) { new in unsafe old.elementsEqual(new) }
    }
  }

  /// Whether two functions do the same, because they are the same code and captured nothing, or the same observable object: what that
  /// says has changed is told to whoever called them. Others may do the same, and are not known to.
  package nonisolated static func areSame<Input, Output>(_ old: Maker<Input, Output>, _ new: Maker<Input, Output>) -> Bool {
    // A function is the address of its code, and a reference to what it captured: an object, or a box for anything else.
    let old = unsafe withUnsafeBytes(of: old) { unsafe $0.load(as: (code: UInt, captured: UnsafeRawPointer?).self) }
    let new = unsafe withUnsafeBytes(of: new) { unsafe $0.load(as: (code: UInt, captured: UnsafeRawPointer?).self) }
    guard unsafe old == new else { return false }
    guard let captured = unsafe new.captured else { return true }
    guard let type = unsafe captured.load(as: UnsafeRawPointer?.self) else { return false }
    // The first word of an object says where its type is, whose first word is 0, or an address, for a class alone.
    let kind = unsafe type.load(as: UInt.self)
    guard kind == 0 || kind > 0x7FF else { return false }
    return unsafe Unmanaged<AnyObject>.fromOpaque(captured).takeUnretainedValue() is any Observable
  }

  private func areEqual(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, at base: Int) -> Bool {
    for field in fields {
      let offset = base + field.offset
      switch field.comparison {
      case .ignored: continue
      case .never: return false
      case .bytes(let size):
        let range = offset..<(offset + size)
        guard unsafe old[range].elementsEqual(new[range]) else { return false }
      case .reference:
        let old = unsafe old.loadUnaligned(fromByteOffset: offset, as: UInt.self)
        let new = unsafe new.loadUnaligned(fromByteOffset: offset, as: UInt.self)
        guard old == new else { return false }
      case .equatable(let type):
        guard unsafe Self.equal(type, old, new, at: offset) else { return false }
      case .input(let type):
        guard unsafe Self.reachSame(type, old, new, at: offset) else { return false }
      case .nested(let nested):
        guard unsafe nested.areEqual(old, new, at: offset) else { return false }
      }
    }
    return true
  }

  private static func equal<T: Equatable>(
    _: T.Type, _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, at offset: Int
  ) -> Bool {
    guard let old = old.baseAddress, let new = new.baseAddress else { return true }
    let left = unsafe (old + offset).assumingMemoryBound(to: T.self)
    let right = unsafe (new + offset).assumingMemoryBound(to: T.self)
    return unsafe left.pointee == right.pointee
  }

  private static func reachSame<T: InputProperty>(
    _: T.Type, _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, at offset: Int
  ) -> Bool {
    guard let old = old.baseAddress, let new = new.baseAddress else { return true }
    let left = unsafe (old + offset).assumingMemoryBound(to: T.self)
    let right = unsafe (new + offset).assumingMemoryBound(to: T.self)
    return unsafe left.pointee.reachesSame(as: right.pointee)
  }

  /// Connects the dynamic properties of a view value, in place, to the storage that its node keeps for them.
  func connect<V>(_ view: inout V, to storage: inout [AnyObject?], node: any PropertyOwner) {
    unsafe withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, property) in dynamics.enumerated() {
        unsafe Self.connect(property.type, at: base + property.offset, to: &storage[index], node: node)
      }
    }
  }

  /// Tells the dynamic properties of a view value, in place, that its body is about to run.
  func update<V>(_ view: inout V) {
    unsafe withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for property in updates { unsafe Self.update(property.type, at: base + property.offset) }
    }
  }

  private static func update<P: DynamicProperty>(_: P.Type, at address: UnsafeMutableRawPointer) {
    unsafe address.assumingMemoryBound(to: P.self).pointee.update()
  }

  /// Connects the state of a value that is no view, in place, to storage of its own.
  func connectState<V>(of value: inout V) {
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for property in dynamics {
        if let type = property.type as? any StandaloneProperty.Type { unsafe Self.connect(type, at: base + property.offset) }
      }
    }
  }

  private static func connect<P: StandaloneProperty>(_: P.Type, at address: UnsafeMutableRawPointer) {
    unsafe address.assumingMemoryBound(to: P.self).pointee.connect()
  }

  private static func connect<P: NodeProperty>(
    _: P.Type, at address: UnsafeMutableRawPointer, to storage: inout AnyObject?, node: any PropertyOwner
  ) {
    unsafe address.assumingMemoryBound(to: P.self).pointee.connect(to: &storage, node: node)
  }
}

/// A function that a view was given. In a structure of its own it is kept as it is, and not wrapped anew where it goes.
package struct Maker<Input, Output> {
  let make: (Input) -> Output

  package init(make: @escaping (Input) -> Output) { self.make = make }
}

private protocol DerivedField {}
extension Derived: DerivedField {}

/// An optional type, asked for what it wraps.
private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
}

/// Collections whose bytes name a storage that is never changed while two values share it.
private protocol ValueStorage {
  static var elementType: Any.Type { get }
}

extension ValueStorage where Self: Collection {
  static var elementType: Any.Type { Element.self }
}

extension Array: ValueStorage {}
extension ArraySlice: ValueStorage {}
extension ContiguousArray: ValueStorage {}
extension Range: ValueStorage {
  static var elementType: Any.Type { Bound.self }
}
extension ClosedRange: ValueStorage {
  static var elementType: Any.Type { Bound.self }
}

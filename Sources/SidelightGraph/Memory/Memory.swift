import Observation
@_spi(Reflection) import Swift
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Values as they lie in memory: the one place outside of the bridge that looks there.
///
/// Swift can't say where the fields of a view are, whether two functions are the same, or that a million elements are those of before
/// without calling `==` for each. Where plain Swift can say the same it does, elsewhere.
///
/// What it promises: two things that it says are the same *are* the same, as long as both live. Any other answer means only that it is not
/// known: the caller has to compare, or to evaluate again. Nothing here is needed for the right result, only for the time that it takes,
/// but for one thing: the fields that are dynamic properties are reached in place. Every access is within a value that is borrowed for the
/// call.
///
/// What it assumes of Swift, beside what Swift documents, is tried out at the first question, see ``isTrusted``.
@usableFromInline package enum Memory {
  private static let trust = Atomic<Bool>(isAsAssumed())

  /// Whether values lie in memory as is assumed here. If they do not, every question is answered by "not known to be the same".
  @usableFromInline package static var isTrusted: Bool { trust.load(ordering: .relaxed) }

  /// Runs an action with trust in what is assumed, or without: what a test finds out then, users of another Swift will.
  @MainActor package static func withTrust<Result>(_ isTrusted: Bool, _ action: () throws -> Result) rethrows -> Result {
    let wasTrusted = self.isTrusted
    trust.store(isTrusted && wasTrusted, ordering: .relaxed)
    defer { trust.store(wasTrusted, ordering: .relaxed) }
    return try action()
  }
}

// MARK: Types and values

extension Memory {
  /// A stored field of a type.
  struct Field {
    let offset: Int
    let type: Any.Type
    /// Whether the type has fields of its own that can be found.
    let isWalkable: Bool
  }

  /// The walker's option to go on past fields whose type it can't name; its own constant isn't safe to read in Swift 6.
  private static var ignoreUnknown: _EachFieldOptions { _EachFieldOptions(rawValue: 1 << 1) }

  /// The stored fields of a structure or a tuple, as the standard library's own walker finds them; nothing else tells the offset of a
  /// field at run time, and a `Mirror` for each comparison costs more than the body that it would save. The walker stops the program
  /// when it is asked about an existential type.
  static func fields(of type: Any.Type) -> (all: [Field], isComplete: Bool) {
    var fields: [Field] = []
    let isComplete = unsafe _forEachField(of: type, options: ignoreUnknown) { _, offset, type, kind in
      fields.append(Field(offset: offset, type: type, isWalkable: kind == .struct || kind == .tuple))
      return true
    }
    return (fields, isComplete)
  }

  /// Whether a type has fields that can be found. The walker says so of the fields of another type.
  static func isWalkable(_ type: Any.Type) -> Bool {
    func walk<T>(_: T.Type) -> Bool { fields(of: Holder<T>.self).all.first?.isWalkable ?? false }
    return _openExistential(type, do: walk)
  }

  private struct Holder<T> {
    let value: T
  }

  /// Whether values of a type hold no references, so that equal bytes are all that makes them equal.
  static func isTrivial(_ type: Any.Type) -> Bool {
    func check<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: check)
  }

  static func size(of type: Any.Type) -> Int {
    func measure<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: measure)
  }

  /// A value that is borrowed for a call, seen from its fields.
  @safe struct Fields {
    private let bytes: UnsafeRawBufferPointer

    fileprivate init(_ bytes: UnsafeRawBufferPointer) { unsafe self.bytes = bytes }

    /// The field at an offset, in place.
    subscript<F>(_: F.Type, offset: Int) -> F {
      _read {
        unsafe precondition(offset >= 0 && offset + MemoryLayout<F>.size <= bytes.count, "The field is outside of the value.")
        guard let base = unsafe bytes.baseAddress else { preconditionFailure("An empty value has no fields that are read.") }
        yield unsafe (base + offset).assumingMemoryBound(to: F.self).pointee
      }
    }

    /// Whether a part of the value has the same bytes in another one.
    func haveSameBytes(_ other: Fields, _ part: Range<Int>) -> Bool { unsafe bytes[part].elementsEqual(other.bytes[part]) }

    /// Whether a reference is the same in another value. It may be a weak one, so it is compared by its bits and never read as a value.
    func haveSameReference(_ other: Fields, at offset: Int) -> Bool {
      let reference = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt.self)
      let otherReference = unsafe other.bytes.loadUnaligned(fromByteOffset: offset, as: UInt.self)
      return reference == otherReference
    }
  }

  /// Compares two values by their fields; no if these can't be trusted.
  static func compare<V>(_ old: V, _ new: V, by areEqual: (Fields, Fields) -> Bool) -> Bool {
    guard isTrusted else { return false }
    return unsafe withUnsafeBytes(of: old) { old in
      unsafe withUnsafeBytes(of: new) { new in unsafe areEqual(Fields(old), Fields(new)) }
    }
  }

  /// Whether two values have the same bytes. It says nothing where some bytes belong to no field.
  static func haveSameBytes<V>(_ old: V, _ new: V) -> Bool {
    guard isTrusted else { return false }
    return unsafe withUnsafeBytes(of: old) { old in
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

  /// A value that may be changed during a call, seen from its fields.
  @safe struct MutableFields {
    private let bytes: UnsafeMutableRawBufferPointer

    fileprivate init(_ bytes: UnsafeMutableRawBufferPointer) { unsafe self.bytes = bytes }

    /// The field at an offset, in place.
    subscript<F>(_: F.Type, offset: Int) -> F {
      _read { yield unsafe pointer(F.self, offset).pointee }
      nonmutating _modify { yield unsafe &pointer(F.self, offset).pointee }
    }

    private func pointer<F>(_: F.Type, _ offset: Int) -> UnsafeMutablePointer<F> {
      unsafe precondition(offset >= 0 && offset + MemoryLayout<F>.size <= bytes.count, "The field is outside of the value.")
      guard let base = unsafe bytes.baseAddress else { preconditionFailure("An empty value has no fields that are written.") }
      return unsafe (base + offset).assumingMemoryBound(to: F.self)
    }
  }

  /// Reaches the fields of a value in place.
  static func change<V>(_ value: inout V, _ change: (MutableFields) -> Void) {
    unsafe withUnsafeMutableBytes(of: &value) { unsafe change(MutableFields($0)) }
  }
}

// MARK: Functions

/// A function that a view was given. In a structure of its own it is kept as it is, and not wrapped anew where it goes.
package struct Maker<Input, Output> {
  let make: (Input) -> Output

  package init(make: @escaping (Input) -> Output) { self.make = make }
}

extension Memory {
  /// Whether two functions do the same, because they are the same code and captured nothing, or the same observable object: what that says
  /// has changed is told to the node that called them. Others may do the same, and are not known to.
  package static func areSame<Input, Output>(_ old: Maker<Input, Output>, _ new: Maker<Input, Output>) -> Bool {
    guard isTrusted else { return false }
    let words = FunctionWords(new)
    guard FunctionWords(old) == words else { return false }
    return !words.hasCaptured || words.object is any Observable
  }

  /// What a function consists of: the address of its code, and a reference to what it captured, which is an object, or a box for
  /// anything else.
  @safe private struct FunctionWords: Equatable {
    let code: UInt
    let captured: UnsafeRawPointer?

    init<Input, Output>(_ maker: Maker<Input, Output>) {
      let words = unsafe withUnsafeBytes(of: maker) { unsafe $0.load(as: (code: UInt, captured: UnsafeRawPointer?).self) }
      code = unsafe words.code
      unsafe captured = words.captured
    }

    /// Nothing may have been captured.
    var hasCaptured: Bool { unsafe captured != nil }

    /// The object that is all that was captured; nil for a box. The first word of an object says where its type is, whose first word is
    /// 0, or an address, for a class alone.
    var object: AnyObject? {
      guard let captured = unsafe captured, let type = unsafe captured.load(as: UnsafeRawPointer?.self) else { return nil }
      let kind = unsafe type.load(as: UInt.self)
      guard kind == 0 || kind > 0x7FF else { return nil }
      return unsafe Unmanaged<AnyObject>.fromOpaque(captured).takeUnretainedValue()
    }

    static func == (left: FunctionWords, right: FunctionWords) -> Bool {
      unsafe left.code == right.code && left.captured == right.captured
    }
  }
}

// MARK: Elements

extension Memory {
  /// Elements that lie side by side and are borrowed for a call. The compiler (Swift 6.3) crashes where a `Span` does this.
  @safe @usableFromInline package struct Elements<Element> {
    @usableFromInline let buffer: UnsafeBufferPointer<Element>

    @inlinable init(_ buffer: UnsafeBufferPointer<Element>) { unsafe self.buffer = buffer }

    @inlinable package var count: Int { unsafe buffer.count }

    @inlinable package subscript(offset: Int) -> Element {
      precondition(offset >= 0 && offset < count, "The element is outside of the collection.")
      return unsafe buffer[offset]
    }

    /// Some neighbours, with offsets of their own.
    @inlinable package func part(_ offsets: Range<Int>) -> Elements {
      precondition(offsets.lowerBound >= 0 && offsets.upperBound <= count, "The elements are outside of the collection.")
      return unsafe Elements(UnsafeBufferPointer(rebasing: buffer[offsets]))
    }
  }

  /// Lends the elements of two collections that keep them side by side; nil for others.
  /// - Parameter body: is also told whether the two are in different places: two views of one place may belong to a collection that
  ///   changed, whose old elements are not there any more.
  @inlinable @inline(__always) package static func withElements<Data: RandomAccessCollection, Result>(
    _ old: Data, _ new: Data, _ body: (Elements<Data.Element>, Elements<Data.Element>, _ areApart: Bool) -> Result?
  ) -> Result? {
    isTrusted ? lend(old, new, body) : nil
  }

  @inlinable @inline(__always) static func lend<Data: RandomAccessCollection, Result>(
    _ old: Data, _ new: Data, _ body: (Elements<Data.Element>, Elements<Data.Element>, _ areApart: Bool) -> Result?
  ) -> Result? {
    let result = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in unsafe body(Elements(old), Elements(new), old.baseAddress != new.baseAddress) }
    }
    return (result ?? nil) ?? nil
  }

  /// How many elements from an offset on, and before another one, have the same bytes, and so are the same whatever their type: a dozen
  /// are compared for each instruction. Different bytes say nothing.
  @inlinable package static func commonPrefix<Element>(
    _ old: Elements<Element>, _ new: Elements<Element>, from start: Int, to end: Int
  ) -> Int {
    precondition(start >= 0 && end <= old.count && end <= new.count, "The elements are outside of the collections.")
    guard let oldBase = unsafe old.buffer.baseAddress, let newBase = unsafe new.buffer.baseAddress else { return 0 }
    return unsafe equalFromFront(oldBase + start, newBase + start, end - start, MemoryLayout<Element>.stride)
  }

  /// How many elements before an offset from the end, and up to another one, have the same bytes.
  @inlinable package static func commonSuffix<Element>(
    _ old: Elements<Element>, _ new: Elements<Element>, from start: Int, to end: Int
  ) -> Int {
    precondition(start >= 0 && end <= old.count && end <= new.count, "The elements are outside of the collections.")
    guard let oldBase = unsafe old.buffer.baseAddress, let newBase = unsafe new.buffer.baseAddress else { return 0 }
    return unsafe equalFromBack(
      oldBase + (old.count - start), newBase + (new.count - start), end - start, MemoryLayout<Element>.stride)
  }

  /// Which of some elements are other values than before, where both collections keep their elements side by side, each its own.
  /// - Parameter pairs: where an element was, and where it is.
  /// - Returns: the new offsets of those that may differ; nil where that can't be told.
  package static func differing<Data: RandomAccessCollection>(_ old: Data, _ new: Data, in pairs: [(old: Int, new: Int)]) -> [Int]? {
    withElements(old, new) { old, new, areApart in
      guard areApart, let oldBase = unsafe old.buffer.baseAddress, let newBase = unsafe new.buffer.baseAddress else { return nil }
      return pairs.compactMap { pair in
        let isInside = pair.old >= 0 && pair.old < old.count && pair.new >= 0 && pair.new < new.count
        precondition(isInside, "The elements are outside of the collections.")
        let isSame = unsafe memcmp(oldBase + pair.old, newBase + pair.new, MemoryLayout<Data.Element>.stride) == 0
        return isSame ? nil : pair.new
      }
    }
  }

  @usableFromInline static func equalFromFront(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ count: Int, _ stride: Int) -> Int {
    equalCount(count, stride) { start, size in unsafe memcmp(old + start, new + start, size) == 0 }
  }

  /// - Parameters:
  ///   - old: Behind the last element.
  ///   - new: Behind the last element.
  @usableFromInline static func equalFromBack(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ count: Int, _ stride: Int) -> Int {
    equalCount(count, stride) { start, size in unsafe memcmp(old - start - size, new - start - size, size) == 0 }
  }

  /// How many elements are equal before the first that differs. Many bytes are compared at once, and fewer near the one that differs.
  private static func equalCount(_ count: Int, _ stride: Int, _ areEqual: (_ start: Int, _ size: Int) -> Bool) -> Int {
    let step = max(1, 65_536 / stride)
    var equal = 0
    while count - equal >= step, areEqual(equal * stride, step * stride) { equal += step }
    var part = step / 2
    while part > 0 {
      if count - equal >= part, areEqual(equal * stride, part * stride) { equal += part }
      part /= 2
    }
    while equal < count, areEqual(equal * stride, stride) { equal += 1 }
    return equal
  }
}

// MARK: What is assumed

extension Memory {
  private struct Small {
    var value: UInt8 = 1
  }
  private struct Large {
    var value: UInt = 0
  }
  private enum Choice { case none, one(UInt32) }
  private final class Thing {}
  /// Each type of a field is looked up by the walker; those of this file cost it least.
  private struct Sample {
    var small = Small()
    var large: Large
    var object: Thing
    var pair = (Small(), Choice.one(2))
    var choice = Choice.one(3)
  }

  /// Tries known values, once: 30,000 instructions, nine tenths of them the walker's. The first change of data asks, and no start.
  private static func isAsAssumed() -> Bool {
    let things = (Thing(), Thing())
    return areFieldsAsAssumed(things.0) && areFunctionsAsAssumed(things.0, things.1) && areElementsAsAssumed()
  }

  private static func address(of object: AnyObject) -> UInt { UInt(bitPattern: ObjectIdentifier(object)) }

  /// The walker finds the fields of a structure and of a tuple where they are, and none of an enumeration or a class.
  private static func areFieldsAsAssumed(_ thing: Thing) -> Bool {
    let word = MemoryLayout<UInt>.size
    let (fields, isComplete) = fields(of: Sample.self)
    guard isComplete, fields.map(\.isWalkable) == [true, true, false, true, false],
      fields.map(\.offset) == [0, word, 2 * word, 3 * word, 3 * word + 12],
      self.fields(of: (Small, Choice).self).all.map(\.offset) == [0, 4],
      self.fields(of: Choice.self).all.isEmpty, self.fields(of: Thing.self).all.isEmpty
    else { return false }
    let number = address(of: thing) ^ 0x55
    return unsafe withUnsafeBytes(of: Sample(large: Large(value: number), object: thing)) { bytes in
      guard bytes.count >= 3 * word + 16 else { return false }
      return unsafe bytes.load(as: UInt8.self) == 1 && bytes.load(fromByteOffset: word, as: UInt.self) == number
        && bytes.load(fromByteOffset: 2 * word, as: UInt.self) == address(of: thing)
        && bytes.load(fromByteOffset: 3 * word + 4, as: UInt32.self) == 2
        && bytes.load(fromByteOffset: 3 * word + 12, as: UInt32.self) == 3
    }
  }

  // Functions that are made anew by each call. What they capture is not known before the program runs, or it would not be captured.
  @inline(never) private static func capturingNothing() -> Maker<UInt, UInt> { Maker { $0 &+ 1 } }
  @inline(never) private static func capturingNothingElse() -> Maker<UInt, UInt> { Maker { $0 &* 3 } }
  @inline(never) private static func capturing(_ thing: Thing) -> Maker<UInt, UInt> { Maker { $0 ^ address(of: thing) } }
  @inline(never) private static func capturing(_ number: UInt) -> Maker<UInt, UInt> { Maker { $0 ^ number } }
  @inline(never) private static func capturingVariable(_ number: UInt) -> Maker<UInt, UInt> {
    var number = number
    return Maker {
      number &+= $0
      return number
    }
  }

  /// A function is two words, its code and what it captured: nothing, the object itself, or a box, which is no object of a class.
  private static func areFunctionsAsAssumed(_ thing: Thing, _ other: Thing) -> Bool {
    guard MemoryLayout<Maker<UInt, UInt>>.size == 2 * MemoryLayout<UInt>.size else { return false }
    let nothing = FunctionWords(capturingNothing())
    guard !nothing.hasCaptured, nothing == FunctionWords(capturingNothing()), nothing != FunctionWords(capturingNothingElse()) else {
      return false
    }
    // What was captured lives as long as the functions do.
    let (first, second) = (capturing(thing), capturing(other))
    let boxes = (capturing(address(of: thing)), capturingVariable(address(of: thing)))
    return withExtendedLifetime((first, second, boxes)) {
      let (number, variable) = (FunctionWords(boxes.0), FunctionWords(boxes.1))
      return FunctionWords(first).code == FunctionWords(second).code && FunctionWords(first).object === thing
        && FunctionWords(second).object === other && number.hasCaptured && number.object == nil && variable.hasCaptured
        && variable.object == nil
    }
  }

  /// Elements side by side are as far apart as their type says, and those that differ are found.
  private static func areElementsAsAssumed() -> Bool {
    let (old, new) = ([1, 2, 3, 4, 5] as [UInt16], [1, 2, 3, 9, 5] as [UInt16])
    let isFound = lend(old, new) { old, new, areApart in
      areApart && commonPrefix(old, new, from: 0, to: 5) == 3 && commonSuffix(old, new, from: 0, to: 5) == 1
    }
    return isFound ?? false
  }
}

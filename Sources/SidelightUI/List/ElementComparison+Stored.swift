#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Elements that lie side by side in memory are first compared by their bytes, a dozen for each instruction: equal bytes are the same
// element, whatever its type. Different bytes say nothing, so the ids decide about those. All of it is put into the code that makes the
// `ForEach`, where the path to the id is known: following an unknown one costs four hundred instructions for each element. Every access is
// within the two buffers, which are borrowed for the call.

extension ElementComparison {
  /// Compares collections that keep their elements side by side; nil for others.
  @inlinable @inline(__always) static func ofStored<Data: RandomAccessCollection, ID: Hashable>(
    _ old: Data, _ new: Data, _ id: (Data.Element) -> ID
  ) -> ElementComparison? {
    old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in unsafe ElementComparison(old, new, id) }
    } ?? nil
  }

  @inlinable @inline(__always) init<Element, ID: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, _ id: (Element) -> ID
  ) {
    self.init()
    // Two views of one place in memory may belong to a collection that changed in place: the old elements are not there any more.
    isExact = unsafe old.baseAddress != new.baseAddress
    prefix = unsafe Self.commonPrefix(old, new, &isExact, id)
    suffix = unsafe Self.commonSuffix(
      UnsafeBufferPointer(rebasing: old[prefix...]), UnsafeBufferPointer(rebasing: new[prefix...]), &isExact, id)
    let middle = old.count - prefix - suffix
    guard middle > 1, new.count == old.count else { return }
    let oldMiddle = unsafe UnsafeBufferPointer(rebasing: old[prefix..<prefix + middle])
    let newMiddle = unsafe UnsafeBufferPointer(rebasing: new[prefix..<prefix + middle])
    rotation = unsafe Self.rotation(oldMiddle, newMiddle, &isExact, id)
  }

  /// Compares collections that keep their elements side by side in some runs of the old one alone; nil where that doesn't say what
  /// became of the elements of the runs, or for other collections.
  ///
  /// What lies between the runs and behind the last one goes uncompared: where elements came or went among those, the first run that
  /// stands elsewhere for it is said to be their place. O(elements of the runs).
  /// - Parameter runs: ascending offsets of the old collection.
  @inlinable @inline(__always) static func ofStored<Data: RandomAccessCollection, ID: Hashable>(
    _ old: Data, _ new: Data, in runs: [Range<Int>], _ id: (Data.Element) -> ID
  ) -> ElementComparison? {
    old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in unsafe inRuns(old, new, runs, id) } ?? nil
    } ?? nil
  }

  @inlinable static func inRuns<Element, ID: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, _ runs: [Range<Int>], _ id: (Element) -> ID
  ) -> ElementComparison? {
    let common = Swift.min(old.count, new.count)
    let shift = new.count - old.count
    var result = ElementComparison()
    result.isExact = unsafe old.baseAddress != new.baseAddress
    // The first element that has gone, or stands elsewhere.
    var first = common
    var next = 0
    while next < runs.count {
      let run = runs[next].clamped(to: 0..<common)
      let equal = unsafe commonPrefix(
        UnsafeBufferPointer(rebasing: old[run]), UnsafeBufferPointer(rebasing: new[run]), &result.isExact, id)
      if run.lowerBound + equal < runs[next].upperBound {
        first = run.lowerBound + equal
        break
      }
      next += 1
    }
    result.prefix = first
    result.suffix = common - first
    guard next < runs.count else { return result }
    let place = runs[next]
    if shift == 0 {
      // Neighbours may have changed places; else elements went and others came, here or anywhere.
      let rest = first..<place.upperBound
      let equal = unsafe commonSuffix(
        UnsafeBufferPointer(rebasing: old[rest]), UnsafeBufferPointer(rebasing: new[rest]), &result.isExact, id)
      let middle = first..<rest.upperBound - equal
      guard middle.count > 1 else { return nil }
      result.rotation = unsafe rotation(
        UnsafeBufferPointer(rebasing: old[middle]), UnsafeBufferPointer(rebasing: new[middle]), &result.isExact, id)
      guard result.rotation > 0 else { return nil }
      result.suffix = common - middle.upperBound
      next += 1
    } else if shift < 0 {
      // What went has neighbours that are known, so that it went from here.
      guard first == 0 || place.contains(first - 1), first - shift == old.count || place.contains(first - shift) else { return nil }
    }
    while next < runs.count {
      // What comes behind those that went, or that came, stands that much further on.
      let run = runs[next].clamped(to: Swift.min(first + Swift.max(0, -shift), old.count)..<old.count)
      let target = run.lowerBound + shift..<run.upperBound + shift
      let equal = unsafe commonPrefix(
        UnsafeBufferPointer(rebasing: old[run]), UnsafeBufferPointer(rebasing: new[target]), &result.isExact, id)
      guard equal == run.count else { return nil }
      next += 1
    }
    return result
  }

  /// How many elements are equal from the start on.
  @inlinable @inline(__always) static func commonPrefix<Element, ID: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, _ isExact: inout Bool, _ id: (Element) -> ID
  ) -> Int {
    let common = Swift.min(old.count, new.count)
    var count = 0
    // After elements that have other bytes and the same ids, the bytes are not tried again for a while, and then a longer one.
    var patience = 8
    while count < common {
      count += unsafe ElementBytes.commonPrefix(old, new, from: count, to: common)
      let end = Swift.min(common, count + patience)
      while count < end, unsafe id(old[count]) == id(new[count]) {
        isExact = false
        count += 1
      }
      if count < end { return count }
      patience = Swift.min(patience * 2, 65_536)
    }
    return count
  }

  /// How many elements are equal from the end on.
  @inlinable @inline(__always) static func commonSuffix<Element, ID: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, _ isExact: inout Bool, _ id: (Element) -> ID
  ) -> Int {
    let common = Swift.min(old.count, new.count)
    var count = 0
    var patience = 8
    while count < common {
      count += unsafe ElementBytes.commonSuffix(old, new, from: count, to: common)
      let end = Swift.min(common, count + patience)
      while count < end, unsafe id(old[old.count - 1 - count]) == id(new[new.count - 1 - count]) {
        isExact = false
        count += 1
      }
      if count < end { return count }
      patience = Swift.min(patience * 2, 65_536)
    }
    return count
  }

  /// How many elements at the start of `old` stand at the end of `new`, behind all others in their old order; 0 if it is not so. The two
  /// are of one length, which is at least 2, and differ in their first and last elements.
  @inlinable @inline(__always) static func rotation<Element, ID: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, _ isExact: inout Bool, _ id: (Element) -> ID
  ) -> Int {
    let count = old.count
    let first = unsafe id(old[0])
    // One element that moved is what happens most, and is found at once.
    var place = unsafe id(new[count - 1]) == first ? count - 1 : 1
    while place < count, unsafe id(new[place]) != first { place += 1 }
    guard place < count else { return 0 }
    let moved = count - place
    let isBehind = unsafe commonPrefix(old, UnsafeBufferPointer(rebasing: new[place...]), &isExact, id) == moved
    guard isBehind else { return 0 }
    return unsafe commonPrefix(UnsafeBufferPointer(rebasing: old[moved...]), new, &isExact, id) == place ? moved : 0
  }
}

/// The bytes of elements in memory.
@usableFromInline enum ElementBytes {
  /// Which of some elements are other values than before, where both collections keep their elements side by side, each its own.
  /// - Parameter pairs: where an element was, and where it is.
  /// - Returns: the new offsets of those that may differ; nil where that can't be told.
  static func differing<Data: RandomAccessCollection>(_ old: Data, _ new: Data, in pairs: [(old: Int, new: Int)]) -> [Int]? {
    let stride = MemoryLayout<Data.Element>.stride
    return old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new -> [Int]? in
        guard let oldBase = old.baseAddress, let newBase = new.baseAddress, unsafe oldBase != newBase else { return nil }
        return pairs.compactMap { pair -> Int? in
          precondition(
            pair.old >= 0 && pair.old < old.count && pair.new >= 0 && pair.new < new.count, "The pair reaches outside of the data.")
          return unsafe memcmp(oldBase + pair.old, newBase + pair.new, stride) == 0 ? nil : pair.new
        }
      } ?? nil
    } ?? nil
  }

  /// How many bytes are compared at once where the ones that differ are looked for.
  private static let block = 65_536

  /// How many elements from an offset on, and before another one, have the same bytes.
  @inlinable static func commonPrefix<Element>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, from start: Int, to end: Int
  ) -> Int {
    guard let old = old.baseAddress, let new = new.baseAddress else { return 0 }
    return unsafe equalFromFront(old + start, new + start, end - start, MemoryLayout<Element>.stride)
  }

  /// How many elements before an offset from the end, and up to another one, have the same bytes.
  @inlinable static func commonSuffix<Element>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, from start: Int, to end: Int
  ) -> Int {
    guard let oldBase = old.baseAddress, let newBase = new.baseAddress else { return 0 }
    return unsafe equalFromBack(
      oldBase + (old.count - start), newBase + (new.count - start), end - start, MemoryLayout<Element>.stride)
  }

  @usableFromInline static func equalFromFront(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ count: Int, _ stride: Int) -> Int {
    let step = max(1, block / stride)
    var equal = 0
    while count - equal >= step, unsafe memcmp(old + equal * stride, new + equal * stride, step * stride) == 0 { equal += step }
    var part = step / 2
    while part > 0 {
      if count - equal >= part, unsafe memcmp(old + equal * stride, new + equal * stride, part * stride) == 0 { equal += part }
      part /= 2
    }
    while equal < count, unsafe memcmp(old + equal * stride, new + equal * stride, stride) == 0 { equal += 1 }
    return equal
  }

  /// - Parameters:
  ///   - old: Behind the last element.
  ///   - new: Behind the last element.
  @usableFromInline static func equalFromBack(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ count: Int, _ stride: Int) -> Int {
    let step = max(1, block / stride)
    var equal = 0
    while count - equal >= step, unsafe memcmp(old - (equal + step) * stride, new - (equal + step) * stride, step * stride) == 0 {
      equal += step
    }
    var part = step / 2
    while part > 0 {
      if count - equal >= part, unsafe memcmp(old - (equal + part) * stride, new - (equal + part) * stride, part * stride) == 0 {
        equal += part
      }
      part /= 2
    }
    while equal < count, unsafe memcmp(old - (equal + 1) * stride, new - (equal + 1) * stride, stride) == 0 { equal += 1 }
    return equal
  }
}

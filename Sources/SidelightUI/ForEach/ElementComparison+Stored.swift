public import SidelightGraph

// Elements that lie side by side in memory are first compared by their bytes, a dozen for each instruction: equal bytes are the same
// element, whatever its type. Different bytes say nothing, so the ids decide about those. All of it is put into the code that makes the
// `ForEach`, where the path to the id is known: following an unknown one costs four hundred instructions for each element.

extension ElementComparison {
  /// Compares collections that keep their elements side by side; nil for others.
  @inlinable @inline(__always) static func ofStored<Data: RandomAccessCollection, ID: Hashable>(
    _ old: Data, _ new: Data, _ id: (Data.Element) -> ID
  ) -> ElementComparison? {
    Memory.withElements(old, new) { old, new, areApart in ElementComparison(old, new, areApart: areApart, id) }
  }

  @inlinable @inline(__always) init<Element, ID: Hashable>(
    _ old: Memory.Elements<Element>, _ new: Memory.Elements<Element>, areApart: Bool, _ id: (Element) -> ID
  ) {
    self.init()
    // Two views of one place in memory may belong to a collection that changed in place: the old elements are not there any more.
    isExact = areApart
    prefix = Self.commonPrefix(old, new, &isExact, id)
    suffix = Self.commonSuffix(old.part(prefix..<old.count), new.part(prefix..<new.count), &isExact, id)
    let middle = old.count - prefix - suffix
    guard middle > 1, new.count == old.count else { return }
    let oldMiddle = old.part(prefix..<prefix + middle)
    let newMiddle = new.part(prefix..<prefix + middle)
    rotation = Self.rotation(oldMiddle, newMiddle, &isExact, id)
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
    Memory.withElements(old, new) { old, new, areApart in inRuns(old, new, areApart: areApart, runs, id) }
  }

  @inlinable static func inRuns<Element, ID: Hashable>(
    _ old: Memory.Elements<Element>, _ new: Memory.Elements<Element>, areApart: Bool, _ runs: [Range<Int>], _ id: (Element) -> ID
  ) -> ElementComparison? {
    let common = Swift.min(old.count, new.count)
    let shift = new.count - old.count
    var result = ElementComparison()
    result.isExact = areApart
    // The first element that has gone, or stands elsewhere.
    var first = common
    var next = 0
    while next < runs.count {
      let run = runs[next].clamped(to: 0..<common)
      let equal = commonPrefix(old.part(run), new.part(run), &result.isExact, id)
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
      let equal = commonSuffix(old.part(rest), new.part(rest), &result.isExact, id)
      let middle = first..<rest.upperBound - equal
      guard middle.count > 1 else { return nil }
      result.rotation = rotation(old.part(middle), new.part(middle), &result.isExact, id)
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
      let equal = commonPrefix(old.part(run), new.part(target), &result.isExact, id)
      guard equal == run.count else { return nil }
      next += 1
    }
    return result
  }

  /// How many elements are equal from the start on.
  @inlinable @inline(__always) static func commonPrefix<Element, ID: Hashable>(
    _ old: Memory.Elements<Element>, _ new: Memory.Elements<Element>, _ isExact: inout Bool, _ id: (Element) -> ID
  ) -> Int {
    let common = Swift.min(old.count, new.count)
    var count = 0
    // After elements that have other bytes and the same ids, the bytes are not tried again for a while, and then a longer one.
    var patience = 8
    while count < common {
      count += Memory.commonPrefix(old, new, from: count, to: common)
      let end = Swift.min(common, count + patience)
      while count < end, id(old[count]) == id(new[count]) {
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
    _ old: Memory.Elements<Element>, _ new: Memory.Elements<Element>, _ isExact: inout Bool, _ id: (Element) -> ID
  ) -> Int {
    let common = Swift.min(old.count, new.count)
    var count = 0
    var patience = 8
    while count < common {
      count += Memory.commonSuffix(old, new, from: count, to: common)
      let end = Swift.min(common, count + patience)
      while count < end, id(old[old.count - 1 - count]) == id(new[new.count - 1 - count]) {
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
    _ old: Memory.Elements<Element>, _ new: Memory.Elements<Element>, _ isExact: inout Bool, _ id: (Element) -> ID
  ) -> Int {
    let count = old.count
    let first = id(old[0])
    // One element that moved is what happens most, and is found at once.
    var place = id(new[count - 1]) == first ? count - 1 : 1
    while place < count, id(new[place]) != first { place += 1 }
    guard place < count else { return 0 }
    let moved = count - place
    let isBehind = commonPrefix(old, new.part(place..<new.count), &isExact, id) == moved
    guard isBehind else { return 0 }
    return commonPrefix(old.part(moved..<old.count), new, &isExact, id) == place ? moved : 0
  }
}

public import SidelightCore

/// How the elements of a collection are told apart.
///
/// It is made where the collection's type is known, so that going over a million elements calls nothing generic: a change of the data
/// costs a comparison for each element that stays, and what unspecialised code costs is a hundred times that. A class, because a
/// generic structure of closures costs more to hand around than to use.
@usableFromInline final class ElementAccess<Data: RandomAccessCollection, ID: Hashable> {
  /// The id of an element.
  @usableFromInline let id: (Data.Element) -> ID
  /// The element at an offset; nil behind the last one.
  let elementAt: (Data, Int) -> Data.Element?
  /// The id of the element at an offset.
  let idAt: (Data, Int) -> ID
  /// The same whatever its type, for what is kept by it; the offset behind the last element.
  let keyAt: (Data, Int) -> AnyHashable
  /// Where the first element with an id is. O(elements).
  let offset: (Data, ID) -> Int?
  /// What selecting the rows of some elements stands for, where that is of the ids' type: the elements that are of it, or else their ids.
  let values: (Data, Range<Int>) -> Set<ID>
  /// Whether an element is its own id.
  let isOwnID: (Data.Element) -> Bool
  /// What two collections have in common.
  let compare: (Data, Data) -> ElementComparison
  /// The same, found in some runs of the old one alone; nil where that is not enough.
  let compareRuns: (Data, Data, [Range<Int>]) -> ElementComparison?
  /// How a collection became another one, whose elements between those that the two have in common at both ends are looked up by their
  /// ids. Given some runs of the old one, it looks for their elements alone.
  private let differ: (Data, Data, ElementComparison, [Range<Int>]?) -> IdentityDiff

  @inlinable @inline(__always) convenience init(_ id: @escaping (Data.Element) -> ID) {
    self.init(
      id: id,
      elementAt: { data, offset in offset < data.count ? data[data.index(data.startIndex, offsetBy: offset)] : nil },
      idAt: { data, offset in id(data[data.index(data.startIndex, offsetBy: offset)]) },
      keyAt: { data, offset in
        offset < data.count ? AnyHashable(id(data[data.index(data.startIndex, offsetBy: offset)])) : AnyHashable(offset)
      },
      offset: { data, wanted in
        var offset = 0
        for element in data {
          if id(element) == wanted { return offset }
          offset += 1
        }
        return nil
      },
      values: { data, offsets in
        var values = Set<ID>(minimumCapacity: offsets.count)
        var index = data.index(data.startIndex, offsetBy: offsets.lowerBound)
        for _ in offsets {
          values.insert(data[index] as? ID ?? id(data[index]))
          data.formIndex(after: &index)
        }
        return values
      },
      compare: { old, new in
        ElementComparison.ofStored(old, new, id) ?? ElementComparison(old: old, new: new, id)
      },
      compareRuns: { old, new, runs in ElementComparison.ofStored(old, new, in: runs, id) },
      differ: { old, new, common, runs in
        identityDiff(
          oldCount: old.count, newCount: new.count, prefix: common.prefix, suffix: common.suffix, among: runs,
          old: { id(old[old.index(old.startIndex, offsetBy: $0)]) }, new: { id(new[new.index(new.startIndex, offsetBy: $0)]) })
      }, isOwnID: { ($0 as? ID) == id($0) })
  }

  @usableFromInline init(
    id: @escaping (Data.Element) -> ID, elementAt: @escaping (Data, Int) -> Data.Element?, idAt: @escaping (Data, Int) -> ID,
    keyAt: @escaping (Data, Int) -> AnyHashable, offset: @escaping (Data, ID) -> Int?,
    values: @escaping (Data, Range<Int>) -> Set<ID>,
    compare: @escaping (Data, Data) -> ElementComparison,
    compareRuns: @escaping (Data, Data, [Range<Int>]) -> ElementComparison?,
    differ: @escaping (Data, Data, ElementComparison, [Range<Int>]?) -> IdentityDiff, isOwnID: @escaping (Data.Element) -> Bool
  ) {
    self.isOwnID = isOwnID
    self.id = id
    self.elementAt = elementAt
    self.idAt = idAt
    self.keyAt = keyAt
    self.offset = offset
    self.values = values
    self.compare = compare
    self.compareRuns = compareRuns
    self.differ = differ
  }

  /// How a collection became another one.
  /// - Parameters:
  ///   - common: what a comparison of the two found.
  ///   - runs: ascending offsets of the old elements that matter; nil for all. What became of others is not found out then.
  func difference(from old: Data, to new: Data, _ common: ElementComparison, _ runs: [Range<Int>]?) -> IdentityDiff {
    guard common.rotation > 0 else { return differ(old, new, common, runs) }
    return IdentityDiff(rotating: old.count - common.prefix - common.suffix, by: common.rotation, start: common.prefix)
  }
}

/// What two collections of elements have in common, found by going over them from both ends.
@usableFromInline struct ElementComparison: Equatable {
  /// How many elements are equal from the start on.
  @usableFromInline var prefix = 0
  /// How many of the others are equal from the end on.
  @usableFromInline var suffix = 0
  /// Where one run of neighbours moved past others, and nothing else changed: how many of the old elements between prefix and suffix
  /// stand behind the rest of them now; 0 for any other change.
  @usableFromInline var rotation = 0
  /// All elements that were found to be equal have the same bytes, so that they are the same values.
  @usableFromInline var isExact = false

  @inlinable init() {}

  /// Compares collections of any kind, element by element.
  @inlinable @inline(__always) init<Data: RandomAccessCollection, ID: Hashable>(old: Data, new: Data, _ id: (Data.Element) -> ID) {
    let common = Swift.min(old.count, new.count)
    var front = (old: old.startIndex, new: new.startIndex)
    while prefix < common, id(old[front.old]) == id(new[front.new]) {
      prefix += 1
      old.formIndex(after: &front.old)
      new.formIndex(after: &front.new)
    }
    var back = (old: old.endIndex, new: new.endIndex)
    while suffix < common - prefix {
      old.formIndex(before: &back.old)
      new.formIndex(before: &back.new)
      guard id(old[back.old]) == id(new[back.new]) else { break }
      suffix += 1
    }
  }
}

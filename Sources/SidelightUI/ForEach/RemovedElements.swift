import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Elements that left the collection of a `ForEach`.
struct RemovedElements<Data: RandomAccessCollection, ID: Hashable>: RemovedRows {
  private let data: Data
  private let access: ElementAccess<Data, ID>
  private let tags: [ID: AnyHashable]
  private let difference: IdentityDiff
  /// The offsets at which elements were looked for, ascending; nil for all. What became of others makes no difference.
  private let runs: [Range<Int>]?

  init(
    from data: Data, by difference: IdentityDiff, _ access: ElementAccess<Data, ID>, tags: [ID: AnyHashable], among runs: [Range<Int>]?
  ) {
    self.data = data
    self.runs = runs
    self.difference = difference
    self.access = access
    self.tags = tags
  }

  var ids: [ID] {
    var ids: [ID] = []
    forEachOffset { ids.append(access.idAt(data, $0)) }
    return ids
  }

  var keys: Set<AnyHashable> { Set(ids.map { AnyHashable($0) }) }

  func values<Value: Hashable>(among selected: Set<Value>) -> Set<Value> {
    var found: Set<Value> = []
    let candidates = selected.count < removedCount ? access.ids(of: selected, tags) : nil
    forEachOffset { offset in
      if let candidates, !candidates.contains(access.idAt(data, offset)) { return }
      if let value: Value = access.selectionValue(at: offset, of: data, tags), selected.contains(value) { found.insert(value) }
    }
    return found
  }

  func place<Value: Hashable>(of value: Value) -> (segment: SegmentID?, offset: Int)? {
    var place: Int?
    forEachOffset { offset in
      if place == nil, access.selectionValue(at: offset, of: data, tags) == value { place = offset }
    }
    return place.map { (nil, $0) }
  }

  private var removedCount: Int { difference.splices.reduce(-difference.moves.count) { $0 + $1.removed } }

  private func forEachOffset(_ body: (Int) -> Void) {
    let moved = Set(difference.moves.map(\.from))
    for range in difference.removed(among: runs) {
      for offset in range where !moved.contains(offset) { body(offset) }
    }
  }
}

extension IdentityDiff {
  /// The offsets in the old list of what was removed, or moved to another place, as ascending ranges.
  /// - Parameter runs: the offsets that matter, ascending; nil for all.
  func removed(among runs: [Range<Int>]?) -> [Range<Int>] {
    var shift = 0
    let ranges = splices.map { splice in
      let start = splice.position - shift
      shift += splice.added - splice.removed
      return start..<start + splice.removed
    }
    guard let runs else { return ranges }
    var found: [Range<Int>] = []
    var next = 0
    for run in runs {
      while next < ranges.count, ranges[next].upperBound <= run.lowerBound { next += 1 }
      var place = next
      while place < ranges.count, ranges[place].lowerBound < run.upperBound {
        let both = ranges[place].clamped(to: run)
        if !both.isEmpty { found.append(both) }
        place += 1
      }
    }
    return found
  }
}

/// Elements that a collection lost or gained without becoming another value: it is not known any more which they were.
struct RemovedUnseen: RemovedRows {
  var keys: Set<AnyHashable> { [] }

  func values<Value: Hashable>(among selected: Set<Value>) -> Set<Value> { [] }
}

extension ElementAccess {
  /// What selecting an element's row stands for: the tag that it gave itself, the element, or its id.
  func selectionValue<Value: Hashable>(at offset: Int, of data: Data, _ tags: [ID: AnyHashable]) -> Value? {
    selectionValue(of: data[data.index(data.startIndex, offsetBy: offset)], tags)
  }

  /// The same for many elements, none of which has a tag; nil where the values are not of the ids' type.
  func values<Value: Hashable>(_ data: Data, _ offsets: Range<Int>, of type: Value.Type) -> Set<Value>? {
    Value.self == ID.self ? values(data, offsets) as? Set<Value> : nil
  }

  /// The ids of all elements that some values may stand for.
  func ids<Value: Hashable>(of values: Set<Value>, _ tags: [ID: AnyHashable]) -> Set<ID> {
    var ids: Set<ID> = []
    for value in values {
      if let known = value as? ID { ids.insert(known) }
      if let element = value as? Data.Element { ids.insert(id(element)) }
    }
    for (id, tag) in tags where taggedValue(tag.base, as: Value.self).map(values.contains) == true { ids.insert(id) }
    return ids
  }
}

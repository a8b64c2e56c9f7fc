import SidelightCore

/// Where the elements of a collection were in an older one, between those that the two have in common at both ends.
@usableFromInline struct ElementOrigins: Equatable {
  /// For each new element the offset of the old one with its id, both counted from the first that differs; -1 for one that came, or that
  /// nobody looked for.
  @usableFromInline var sources: [Int]
  /// Some offsets of new elements whose ids occur before them; each is an element of its own.
  @usableFromInline var duplicates: [Int] = []

  /// How many duplicates are noted.
  @usableFromInline static let duplicateLimit = 8

  /// Looks the elements up by their ids. It is put into the code that makes the `ForEach`, where hashing an id takes a tenth of what it
  /// takes where its type is not known. One hash for each new element, and for each old one that is looked for.
  /// - Parameter runs: ascending offsets of the old elements that matter; nil for all. What became of others is not found out then.
  @inlinable @inline(__always) init<Data: RandomAccessCollection, ID: Hashable>(
    old: Data, new: Data, _ common: ElementComparison, _ runs: [Range<Int>]?, _ id: (Data.Element) -> ID
  ) {
    let seen = -2
    let start = common.prefix
    let middle = start..<old.count - common.suffix
    let added = new.count - common.suffix - start
    let wanted = runs?.map { $0.clamped(to: middle) } ?? [middle]
    let count = wanted.reduce(0) { $0 + $1.count }
    var places: [ID: Int] = Dictionary(minimumCapacity: runs == nil ? Swift.max(count, added) : count)
    for run in wanted {
      var index = old.index(old.startIndex, offsetBy: run.lowerBound)
      for offset in run {
        places[id(old[index])] = offset - start
        old.formIndex(after: &index)
      }
    }
    sources = []
    sources.reserveCapacity(added)
    var index = new.index(new.startIndex, offsetBy: start)
    for offset in 0..<added {
      let id = id(new[index])
      new.formIndex(after: &index)
      // An id that was found is found no second time. Only where all are looked for are those that came remembered, too.
      if let place = places.index(forKey: id) {
        let source = places.values[place]
        places.values[place] = seen
        if source == seen, duplicates.count < Self.duplicateLimit { duplicates.append(start + offset) }
        sources.append(Swift.max(source, -1))
      } else {
        if runs == nil { places[id] = seen }
        sources.append(-1)
      }
    }
  }

  /// The change, where not all elements that differ went and not all came.
  func difference(_ common: ElementComparison, oldCount: Int) -> IdentityDiff {
    IdentityDiff(sources: sources, removed: oldCount - common.prefix - common.suffix, start: common.prefix, duplicates: duplicates)
  }
}

extension ElementAccess {
  /// How a collection became another one, which differs in more than one run that moved.
  /// - Parameter runs: the old elements that matter, see ``ElementOrigins``.
  func difference(from old: Data, to new: Data, _ common: ElementComparison, _ runs: [Range<Int>]?) -> IdentityDiff {
    let removed = old.count - common.prefix - common.suffix
    let added = new.count - common.prefix - common.suffix
    if common.rotation > 0 { return IdentityDiff(rotating: removed, by: common.rotation, start: common.prefix) }
    if removed == 0 || added == 0 { return IdentityDiff(removed: removed, added: added, start: common.prefix) }
    return origins(old, new, common, runs).difference(common, oldCount: old.count)
  }
}

/// How one list of identities becomes another.
@usableFromInline
package struct IdentityDiff: Hashable, Sendable {
  /// What changes, from front to back in application order; empty when the lists are equal.
  package let splices: [Splice]

  /// The elements that are removed at one place and added at another, ascending by their new offsets. All other elements of both lists
  /// stay in place.
  package let moves: [RowMove]

  /// Offsets, at most `duplicateLimit`, of elements in the new list whose identity occurs before them. They are looked for where the
  /// lists differ only, and each is treated as an element of its own.
  package let duplicates: [Int]

  @usableFromInline
  package static let duplicateLimit = 8

  /// Where an element of the new list was in the old one; nil for one that came. O(splices + moves).
  package func origin(of offset: Int) -> Int? {
    if let move = moves.first(where: { $0.to == offset }) { return move.from }
    var shift = 0
    for splice in splices {
      if offset < splice.position { break }
      if offset < splice.position + splice.added { return nil }
      shift += splice.added - splice.removed
    }
    return offset - shift
  }

  /// Whether the lists were equal.
  package var isEmpty: Bool { splices.isEmpty }

  /// A difference that is known already: splices from front to back, and the moves ascending by their new offsets.
  package init(splices: [Splice], moves: [RowMove], duplicates: [Int] = []) {
    self.splices = splices
    self.moves = moves
    self.duplicates = duplicates
  }

  /// The first `moved` of `count` elements now stand behind the others. The fewer of the two are those that move.
  ///
  /// - Parameters:
  ///   - count: The number of elements that changed places; all others stand as they were.
  ///   - moved: How many of them stood before the others, in `1..<count`.
  ///   - start: The offset of the first of them.
  package init(rotating count: Int, by moved: Int, start: Int) {
    let rest = count - moved
    let splices: [Splice]
    let moves: [RowMove]
    if moved <= rest {
      splices = [Splice(position: start, removed: moved, added: 0), Splice(position: start + rest, removed: 0, added: moved)]
      moves = (0..<moved).map { RowMove(from: start + $0, to: start + rest + $0) }
    } else {
      splices = [Splice(position: start, removed: 0, added: rest), Splice(position: start + count, removed: rest, added: 0)]
      moves = (0..<rest).map { RowMove(from: start + moved + $0, to: start + $0) }
    }
    self.init(splices: splices, moves: moves, duplicates: [])
  }

  /// One run of elements that came, or went, or neither.
  @usableFromInline
  package init(removed: Int, added: Int, start: Int) {
    let isEmpty = removed == 0 && added == 0
    self.init(splices: isEmpty ? [] : [Splice(position: start, removed: removed, added: added)], moves: [], duplicates: [])
  }
}

/// Finds how a list of identities became another, where the lists are read by offset.
///
/// Equal elements at both ends cost one `==` each. Between them an insertion or a removal of neighbours costs nothing more; anything else
/// costs one hash per element, and O(m log m) for m survivors if their order changed. The longest run of survivors that keep their order
/// stays in place. Nothing is allocated for equal lists.
///
/// - Parameters:
///   - oldCount: The number of elements before the change.
///   - newCount: The number of elements after it.
///   - old: The identity at an offset in `0..<oldCount`.
///   - new: The identity at an offset in `0..<newCount`.
@inlinable
package func identityDiff<ID: Hashable>(
  oldCount: Int, newCount: Int, old: (Int) -> ID, new: (Int) -> ID
) -> IdentityDiff {
  let common = min(oldCount, newCount)
  var prefix = 0
  while prefix < common, old(prefix) == new(prefix) { prefix += 1 }
  var suffix = 0
  while suffix < common - prefix, old(oldCount - 1 - suffix) == new(newCount - 1 - suffix) { suffix += 1 }
  return identityDiff(oldCount: oldCount, newCount: newCount, prefix: prefix, suffix: suffix, old: old, new: new)
}

/// Finds how a list of identities became another when it is known how many of them are equal at both ends.
///
/// This is the one place where the identities of a list are hashed, each of them at most once. It is put into the code that calls it,
/// where the type of the identities is known: hashing one takes a tenth there of what it takes elsewhere.
///
/// - Parameters:
///   - oldCount: The number of elements before the change.
///   - newCount: The number of elements after it.
///   - prefix: How many elements are equal from the start on.
///   - suffix: How many of the others are equal from the end on.
///   - runs: Ascending offsets of the old elements that matter; nil for all. The others count as removed, and as added where they are now.
///   - old: The identity at an offset in `0..<oldCount`.
///   - new: The identity at an offset in `0..<newCount`.
@inlinable @inline(__always)
package func identityDiff<ID: Hashable>(
  oldCount: Int, newCount: Int, prefix: Int, suffix: Int, among runs: [Range<Int>]? = nil, old: (Int) -> ID, new: (Int) -> ID
) -> IdentityDiff {
  let removed = oldCount - prefix - suffix
  let added = newCount - prefix - suffix
  if removed == 0 || added == 0 { return IdentityDiff(removed: removed, added: added, start: prefix) }

  // The hash table says where an identity was, and then that it has been seen in the new list, so one table serves both questions. It
  // has room for all from the start, because a table that grows hashes again what is in it.
  let unknown = -1
  let seen = -2
  let areAllWanted = runs == nil
  let middle = prefix..<prefix + removed
  let wanted = runs.map { runs in runs.map { $0.clamped(to: middle) } } ?? [middle]
  var places: [ID: Int] = Dictionary(minimumCapacity: wanted.reduce(areAllWanted ? added : 0) { $0 + $1.count })
  for run in wanted {
    for offset in run { places[old(offset)] = offset - prefix }
  }
  var sources: [Int] = []
  sources.reserveCapacity(added)
  var duplicates: [Int] = []
  for offset in 0..<added {
    var source = unknown
    if areAllWanted {
      source = exchange(&places[new(prefix + offset), default: unknown], with: seen)
    } else if let place = places.index(forKey: new(prefix + offset)) {
      // Identities that came are not remembered, since most of those that are not wanted look like them.
      source = exchange(&places.values[place], with: seen)
    }
    if source == seen, duplicates.count < IdentityDiff.duplicateLimit { duplicates.append(prefix + offset) }
    sources.append(max(source, unknown))
  }
  return IdentityDiff(sources: sources, removed: removed, start: prefix, duplicates: duplicates)
}

/// Finds how a list of identities became another; see `identityDiff(oldCount:newCount:old:new:)`.
@inlinable
package func identityDiff<Old: RandomAccessCollection, New: RandomAccessCollection>(
  from old: Old, to new: New
) -> IdentityDiff where Old.Element: Hashable, New.Element == Old.Element {
  identityDiff(
    oldCount: old.count, newCount: new.count,
    old: { old[old.index(old.startIndex, offsetBy: $0)] }, new: { new[new.index(new.startIndex, offsetBy: $0)] })
}

extension IdentityDiff {
  /// The part of a difference that needs no identities any more and is compiled once.
  ///
  /// - Parameters:
  ///   - sources: For each new element of the differing middle, its old offset within the middle, or a negative number for an inserted one.
  ///   - removed: The number of old elements in the middle.
  ///   - start: The offset where the middle starts in both lists.
  @usableFromInline
  package init(sources: [Int], removed: Int, start: Int, duplicates: [Int]) {
    var sources = sources
    let moves = Self.demoteMoved(&sources, start: start)
    var splices: [Splice] = []
    var old = 0
    var new = 0

    func write(removedUpTo oldEnd: Int, addedUpTo newEnd: Int) {
      guard oldEnd > old || newEnd > new else { return }
      splices.append(Splice(position: start + new, removed: oldEnd - old, added: newEnd - new))
    }

    for (offset, source) in sources.enumerated() where source >= 0 {
      write(removedUpTo: source, addedUpTo: offset)
      old = source + 1
      new = offset + 1
    }
    write(removedUpTo: removed, addedUpTo: sources.count)
    self.init(splices: splices, moves: moves, duplicates: duplicates)
  }

  /// Leaves only those sources that stay in place, and returns the others as moves.
  private static func demoteMoved(_ sources: inout [Int], start: Int) -> [RowMove] {
    guard let staying = longestAscending(sources) else { return [] }
    var moves: [RowMove] = []
    var next = 0
    for offset in sources.indices where sources[offset] >= 0 {
      if next < staying.count, staying[next] == offset {
        next += 1
      } else {
        moves.append(RowMove(from: start + sources[offset], to: start + offset))
        sources[offset] = -1
      }
    }
    return moves
  }

  /// The offsets of a longest ascending subsequence, negative elements left out; nil when all elements ascend already.
  private static func longestAscending(_ sources: [Int]) -> [Int]? {
    var last = -1
    let ascends = sources.allSatisfy { source in
      guard source >= 0 else { return true }
      defer { last = source }
      return source > last
    }
    if ascends { return nil }

    // Element k of `ends` is the offset of the smallest source that a subsequence of length k + 1 can end with.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: sources.count)
    for (offset, source) in sources.enumerated() where source >= 0 {
      // A source that is behind all others is what happens most.
      let low = if let end = ends.last, sources[end] < source { ends.count } else { ends.bisect { sources[$0] < source } }
      if low > 0 { previous[offset] = ends[low - 1] }
      if low == ends.count { ends.append(offset) } else { ends[low] = offset }
    }
    var result = ends
    var offset = ends.last ?? -1
    for place in result.indices.reversed() {
      result[place] = offset
      offset = previous[offset]
    }
    return result
  }
}

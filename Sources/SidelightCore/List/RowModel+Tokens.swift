extension RowModel {
  /// The token of the row at a position, the same one for as long as the row is shown and not released.
  ///
  /// A row keeps its token when the data changes, or when a change of the structure keeps or moves it. The token ends with the row, or when
  /// the row is hidden by a collapse. O(log tracked), and O(tracked) the first time.
  package mutating func token(at position: Int) -> Int {
    precondition(position >= 0 && position < count, "The list has no row at this position.")
    return tracked.token(at: position)
  }

  /// What the row at a position is, and its token, see ``token(at:)``.
  package mutating func track(at position: Int) -> (row: Row, token: Int) { (row(at: position), token(at: position)) }

  /// The token of the row at a position, if it has one. O(log tracked).
  package func knownToken(at position: Int) -> Int? { tracked.knownToken(at: position) }

  /// Calls `body` for all rows that have a token, from front to back. O(tracked).
  package func forEachTracked(_ body: (_ token: Int, _ position: Int) -> Void) { tracked.forEach(body) }

  /// The offsets of a segment's rows that have tokens, as ascending runs; nil for none. O(tracked).
  package func trackedRuns(of segment: SegmentID, count: Int) -> [Range<Int>]? {
    guard count > 0, let first = index(of: segment, offset: 0) else { return nil }
    let shown = first..<first + count
    var runs: [Range<Int>] = []
    forEachTracked { _, position in
      guard shown.contains(position) else { return }
      let offset = position - first
      if let last = runs.last, last.upperBound == offset {
        runs[runs.count - 1] = last.lowerBound..<offset + 1
      } else {
        runs.append(offset..<offset + 1)
      }
    }
    return runs.isEmpty ? nil : runs
  }

  /// Releases all tokens but these. O(tracked).
  package mutating func releaseTokens(except used: Set<Int>) { tracked.release(except: used) }

  /// Where a token's row is now, or nil when it is gone. O(1).
  package func index(ofToken token: Int) -> Int? {
    tracked.position(of: token)
  }

  /// What a token's row is now, or nil when it is gone. O(log parts).
  package func row(ofToken token: Int) -> Row? {
    tracked.position(of: token).map { row(at: $0) }
  }

  /// The number of rows that have a token.
  package var trackedCount: Int { tracked.count }
}

extension RowModel {
  /// The token of the row at a position, the same one for as long as the row is shown and not released.
  ///
  /// Data changes, and structural changes that keep or move the row, keep its token. It dies with the row, and with a collapse that hides
  /// it. O(log tracked), and O(tracked) the first time.
  package mutating func token(at position: Int) -> Int {
    precondition(position >= 0 && position < count, "The list has no row at this position.")
    return tracked.token(at: position)
  }

  /// What the row at a position is, and its token, see ``token(at:)``.
  package mutating func track(at position: Int) -> (row: Row, token: Int) { (row(at: position), token(at: position)) }

  /// The token of the row at a position, if it has one. O(log tracked).
  package func knownToken(at position: Int) -> Int? { tracked.knownToken(at: position) }

  /// Goes over the rows that have a token, from front to back. O(tracked).
  package func forEachTracked(_ body: (_ token: Int, _ position: Int) -> Void) { tracked.forEach(body) }

  /// Forgets all tokens but these, because their rows are no longer bound. O(tracked).
  package mutating func releaseTokens(except used: Set<Int>) { tracked.release(except: used) }

  /// Where a token's row is now, or nil when it is gone. O(1).
  package func index(ofToken token: Int) -> Int? {
    tracked.position(of: token)
  }

  /// What a token's row is now, or nil when it is gone. O(log parts).
  package func row(ofToken token: Int) -> Row? {
    tracked.position(of: token).map { row(at: $0) }
  }

  /// The number of rows with a living token.
  package var trackedCount: Int { tracked.count }
}

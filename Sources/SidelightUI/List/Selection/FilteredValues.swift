/// Selected values whose elements left the data while a search hides rows: they may be hidden, and not gone.
struct FilteredValues<Value: Hashable> {
  private var values: Set<Value> = []
  /// The search is over, and the next change of the data shows which of them are gone.
  private var isSearchOver = false
  /// Elements came or went in this update.
  private var hasNewData = false

  mutating func add(_ more: Set<Value>) { values.formUnion(more) }

  /// - Parameter isFiltered: whether a search may hide rows now.
  mutating func follow(isFiltered: Bool) { isSearchOver = !isFiltered && !values.isEmpty }

  /// Elements came or went.
  ///
  /// - Returns: whether ``takeGone()`` is to be asked at the end of the update, and that was not said before.
  mutating func noticeData() -> Bool {
    guard !values.isEmpty, !hasNewData else { return false }
    hasNewData = true
    return true
  }

  /// At the end of an update with other data: those to look for, of which some are there and the others gone; nil while a search goes on.
  mutating func takeGone() -> Set<Value>? {
    hasNewData = false
    guard isSearchOver else { return nil }
    isSearchOver = false
    defer { values = [] }
    return values
  }
}

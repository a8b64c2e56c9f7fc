extension RowModel {
  /// Calls `body` for each run of rows of one part within a range, from front to back, with its first row and its number of rows.
  /// O(log parts) for each run.
  package func forEachRun(in range: Range<Int>, _ body: (_ first: Row, _ count: Int) -> Void) {
    let range = range.clamped(to: 0..<count)
    var position = range.lowerBound
    while position < range.upperBound {
      let (part, offset) = shown.locate(position)
      let length = shown.sum(before: part + 1) - shown.sum(before: part) - offset
      let run = min(length, range.upperBound - position)
      body(row(at: position), run)
      position += run
    }
  }
}

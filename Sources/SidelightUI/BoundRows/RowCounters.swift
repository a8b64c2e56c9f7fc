/// How many rows the lists of a window have shown, for tests and measurements.
@MainActor package final class RowCounters: GraphPart {
  package private(set) var bound = 0
  /// Those among them that took over the views of a row that was no longer needed.
  package private(set) var reused = 0

  package init() {}

  /// A row is shown that was not, or another one in its place.
  func note(isReuse: Bool) {
    bound += 1
    if isReuse { reused += 1 }
  }
}

extension ViewGraph {
  package var rowCounters: RowCounters { self[RowCounters.self] }
}

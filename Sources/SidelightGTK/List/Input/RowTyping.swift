import SidelightBridge
import SidelightCore

/// Looks for the row that begins with the letters that are typed.
///
/// The search goes on in idles, a slice in each, so that a list of any length stays responsive, and ends with the next letter. An idle
/// list has neither timer nor idle.
@MainActor final class RowTyping {
  /// Hears the position of what was found.
  var found: (Int) -> Void = { _ in }
  private let rows: BoundRows
  private var search: RowSearch?
  private var work: MainSource?

  init(_ rows: BoundRows) { self.rows = rows }

  func begin(_ search: RowSearch) {
    stop()
    self.search = search
    if goOn() { work = MainSource.whileIdle { [weak self] in self?.goOn() ?? false } }
  }

  /// Looks at some more rows; whether there is more to do.
  private func goOn() -> Bool {
    guard let source = rows.source, var search else { return false }
    let position = source.search(&search, budget: RowSearch.slice)
    self.search = position == nil && !search.isOver ? search : nil
    if let position { found(position) }
    return self.search != nil
  }

  /// Gives up a search whose rows are not what they were.
  func stop() {
    work?.cancel()
    work = nil
    search = nil
  }
}

import SidelightBridge
import SidelightCore

/// Rows that open or close below a row that says so of itself are seen to do it.
@MainActor final class RowFold {
  private let rows: BoundRows
  /// A row that has just said that it opens or closes the rows below it.
  private var heading: NodeID?

  init(_ rows: BoundRows) { self.rows = rows }

  func opensOrCloses(below row: NodeID) { heading = row }

  /// Notes how the rows stand before they change, if it is that the rows below a heading come or go. What moves still ends otherwise.
  func prepare(_ splices: [Splice]) -> ListFold? {
    let fold = fold(of: splices)
    if fold == nil { rows.view.endFold() }
    return fold
  }

  private func fold(of splices: [Splice]) -> ListFold? {
    guard let heading else { return nil }
    self.heading = nil
    guard splices.count == 1, let change = splices.first, rows.controller?.renderer?.mayMove == true,
      (change.added == 0) != (change.removed == 0),
      let place = rows.places[heading], place.item.position == change.position - 1, let top = place.item.child?.parent
    else { return nil }
    return rows.view.prepareFold(
      below: top, isOpening: change.added > 0, next: rows.line(at: change.position + change.removed),
      end: change.removed > 0 ? rows.line(at: change.position + change.removed - 1) : nil)
  }

  /// The rows have come or gone, and GTK has bound those that it is going to show.
  func start(_ fold: ListFold, _ change: Splice) {
    fold.next = rows.line(at: change.position + change.added)
    fold.last = change.added > 0 ? rows.line(at: change.position + change.added - 1) : nil
    rows.view.startFold(fold)
  }
}

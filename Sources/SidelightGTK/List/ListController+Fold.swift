import SidelightBridge
import SidelightCore

/// Rows that open or close below a row that says so of itself are seen to do it.
extension ListController {
  /// Notes how the rows stand before they change, if it is that the rows below a heading come or go.
  func prepareFold(_ splices: [Splice]) -> ListFold? {
    guard let heading = foldedRow else { return nil }
    foldedRow = nil
    guard splices.count == 1, let change = splices.first, renderer?.isAnimating == true, renderer?.desktop.traits.isReducedMotion == false,
      (change.added == 0) != (change.removed == 0),
      let place = places[heading], place.item.position == change.position - 1, let top = place.item.child?.parent
    else { return nil }
    return list.prepareFold(
      below: top, isOpening: change.added > 0, next: line(at: change.position + change.removed),
      end: change.removed > 0 ? line(at: change.position + change.removed - 1) : nil)
  }

  /// The rows have come or gone, and GTK has bound those that it is going to show.
  func startFold(_ fold: ListFold, _ change: Splice) {
    fold.next = line(at: change.position + change.added)
    fold.last = change.added > 0 ? line(at: change.position + change.added - 1) : nil
    list.startFold(fold)
  }
}

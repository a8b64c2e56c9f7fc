import SidelightBridge

/// Whether a row can be selected, for assistive technology.
///
/// GTK (up to 4.24 at least) says of every row whether it is selected, by which it passes for one that can be: also of headings and footers, and
/// of all rows of a list without a selection. There it is taken back once GTK has said it, which is after it was bound or moved.
@MainActor final class SpokenSelection {
  private let rows: BoundRows
  /// The rows of which GTK says that they could be selected, and what takes that back.
  private var wrong: [RowPlace] = []
  private var correction: MainSource?

  init(_ rows: BoundRows) { self.rows = rows }

  func tell(_ place: RowPlace) {
    guard place.item.isSelectable else {
      guard !place.awaitsSelection else { return }
      place.awaitsSelection = true
      wrong.append(place)
      if correction == nil {
        correction = MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in self?.takeBack() }
      }
      return
    }
    guard !place.tellsSelection else { return }
    place.tellsSelection = true
    place.item.child?.updateAccessibleParent(.selected(place.item.isSelected))
  }

  /// The rows from a position on are where GTK tells anew of them.
  func tell(from position: Int) {
    for place in rows.places.values where !place.item.isSelectable && place.item.position ?? -1 >= position { tell(place) }
  }

  private func takeBack() {
    correction = nil
    let places = wrong
    wrong.removeAll(keepingCapacity: true)
    for place in places {
      place.awaitsSelection = false
      // A row that the app has selected counts as one that can be.
      place.tellsSelection = place.item.isSelectable || place.item.isSelected
      if !place.tellsSelection { place.item.resetAccessible(.selected(nil)) }
    }
  }

  func stop() { correction?.cancel() }
}

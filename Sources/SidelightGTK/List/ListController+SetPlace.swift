import SidelightBridge
import SidelightCore

/// Where a row stands among those like it, for assistive technology.
///
/// GTK (4.18) says nothing of it by itself, and keeps what is said here from AT-SPI so far, other than levels. It is said of the row with the
/// focus alone, which is the one that is read out: any other row would have to be told again with each row that comes or goes before it.
extension ListController {
  func listenToFocus() { list.onFocusMoved { [weak self] in self?.tellSetPlace() } }

  /// The focus is on another row, or rows came and went.
  func tellSetPlace() {
    let line = list.focusedRow
    let place = line.flatMap { self.place(showing: $0)?.item.position }.flatMap { source?.setPlace(of: $0) }
    guard line != told?.line || place != told?.place else { return }
    if let old = told, old.line != line || place?.count == nil {
      old.line.resetAccessible(AccessiblePlace.position(0))
      old.line.resetAccessible(AccessiblePlace.count(0))
    }
    told = nil
    guard let line, let place else { return }
    line.updateAccessible(AccessiblePlace.position(place.position))
    if let count = place.count { line.updateAccessible(AccessiblePlace.count(count)) }
    told = (line, place)
  }
}

/// Whether a row can be selected, for assistive technology.
extension ListController {
  /// GTK (4.18) says of every row whether it is selected, by which it passes for one that can be: also of headings and footers, and of all
  /// rows of a list without a selection. There it is taken back once GTK has said it, which is after it was bound or moved.
  func tellSelection(_ place: RowPlace) {
    guard place.item.isSelectable else {
      guard !place.isUntold else { return }
      place.isUntold = true
      untold.append(place)
      if untelling == nil {
        untelling = MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in self?.takeBackSelection() }
      }
      return
    }
    guard !place.tellsSelection else { return }
    place.tellsSelection = true
    place.item.child?.updateAccessibleParent(.selected(place.item.isSelected))
  }

  /// The rows from a position on are where GTK tells anew of them.
  func tellSelection(from position: Int) {
    for place in places.values where !place.item.isSelectable && place.item.position ?? -1 >= position { tellSelection(place) }
  }

  private func takeBackSelection() {
    untelling = nil
    let places = untold
    untold.removeAll(keepingCapacity: true)
    for place in places {
      place.isUntold = false
      // One that the app has selected is selected.
      place.tellsSelection = place.item.isSelectable || place.item.isSelected
      if !place.tellsSelection { place.item.resetAccessible(.selected(nil)) }
    }
  }
}

import SidelightBridge
import SidelightCore

/// What assistive technology was told of where rows stand.
@MainActor final class SpokenPlaces {
  /// The row of which it is known, and where that is, with a GTK that says nothing by itself.
  var row: (line: Widget, place: SetPlace)?
  /// The rows that GTK has said something else of, and what puts that right.
  var waiting: [RowPlace] = []
  var telling: MainSource?
}

/// Where a row stands among those like it, for assistive technology.
///
/// Up to 4.20, GTK says nothing of it by itself, and keeps what is said here from AT-SPI, other than levels. There it is said of the row
/// with the focus alone, which is the one that is read out. Since 4.22, GTK says it of every row and passes it on; but it counts headings,
/// footers and rows of all levels, and does not count anew when rows come or go before one. So all rows that have a widget are told here.
extension ListController {
  private static let isToldByGTK = Toolkit.gtkIs(atLeast: 4, 21)

  func listenToFocus() {
    if !Self.isToldByGTK { list.onFocusMoved { [weak self] in self?.tellFocusedPlace() } }
  }

  /// Rows came and went.
  func tellSetPlaces() {
    if Self.isToldByGTK {
      for place in places.values { tellSetPlace(place) }
    } else if spoken.row != nil {
      tellFocusedPlace()
    }
  }

  /// A place shows another row, of which GTK says something as soon as it is bound.
  func tellSetPlace(_ place: RowPlace) {
    guard Self.isToldByGTK, !place.isUnplaced else { return }
    place.isUnplaced = true
    spoken.waiting.append(place)
    if spoken.telling == nil {
      spoken.telling = MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in self?.tellWaitingPlaces() }
    }
  }

  private func tellWaitingPlaces() {
    spoken.telling = nil
    let places = spoken.waiting
    spoken.waiting.removeAll(keepingCapacity: true)
    for place in places {
      place.isUnplaced = false
      guard let position = place.item.position else { continue }
      let known = source?.setPlace(of: position)
      place.item.tellAccessible(AccessiblePlace.position(known?.position ?? 0), isKnown: known != nil)
      place.item.tellAccessible(AccessiblePlace.count(known?.count ?? 0), isKnown: known?.count != nil)
    }
  }

  /// The focus is on another row, or rows came and went.
  private func tellFocusedPlace() {
    let line = list.focusedRow
    let place = line.flatMap { self.place(showing: $0)?.item.position }.flatMap { source?.setPlace(of: $0) }
    guard line != spoken.row?.line || place != spoken.row?.place else { return }
    if let old = spoken.row, old.line != line || place?.count == nil {
      old.line.resetAccessible(AccessiblePlace.position(0))
      old.line.resetAccessible(AccessiblePlace.count(0))
    }
    spoken.row = nil
    guard let line, let place else { return }
    line.updateAccessible(AccessiblePlace.position(place.position))
    if let count = place.count { line.updateAccessible(AccessiblePlace.count(count)) }
    spoken.row = (line, place)
  }
}

/// Whether a row can be selected, for assistive technology.
extension ListController {
  /// GTK (up to 4.24 at least) says of every row whether it is selected, by which it passes for one that can be: also of headings and
  /// footers, and of all rows of a list without a selection. There it is taken back once GTK has said it, which is after it was bound or
  /// moved.
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

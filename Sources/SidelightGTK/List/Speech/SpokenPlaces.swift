import SidelightBridge
import SidelightCore

/// Where a row stands among those like it, for assistive technology.
///
/// Up to 4.20, GTK says nothing of it by itself, and keeps what is said here from AT-SPI, other than levels. There it is said of the row
/// with the focus alone, which is the one that is read out. Since 4.22, GTK says it of every row and passes it on; but it counts headings,
/// footers and rows of all levels, and does not count anew when rows come or go before one. So all rows that have a widget are told here.
@MainActor final class SpokenPlaces {
  private let rows: BoundRows
  /// The row of which it is known, and where that is, with a GTK that says nothing by itself.
  private var focused: (line: Widget, place: SetPlace)?
  /// The rows that GTK has said something else of, and what puts that right.
  private var wrong: [RowPlace] = []
  private var correction: MainSource?

  private static let isToldByGTK = Toolkit.gtkIs(atLeast: 4, 21)

  init(_ rows: BoundRows) {
    self.rows = rows
    if !Self.isToldByGTK { rows.view.onFocusMoved { [weak self] in self?.tellFocused() } }
  }

  /// Rows came and went.
  func tellAll() {
    if Self.isToldByGTK {
      for place in rows.places.values { tell(place) }
    } else if focused != nil {
      tellFocused()
    }
  }

  /// A place shows another row, of which GTK says something as soon as it is bound.
  func tell(_ place: RowPlace) {
    guard Self.isToldByGTK, !place.awaitsSetPlace else { return }
    place.awaitsSetPlace = true
    wrong.append(place)
    if correction == nil {
      correction = MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in self?.correct() }
    }
  }

  private func correct() {
    correction = nil
    let places = wrong
    wrong.removeAll(keepingCapacity: true)
    for place in places {
      place.awaitsSetPlace = false
      guard let position = place.item.position else { continue }
      let known = rows.source?.setPlace(of: position)
      place.item.tellAccessible(AccessiblePlace.position(known?.position ?? 0), isKnown: known != nil)
      place.item.tellAccessible(AccessiblePlace.count(known?.count ?? 0), isKnown: known?.count != nil)
    }
  }

  /// The focus is on another row, or rows came and went.
  private func tellFocused() {
    let line = rows.view.focusedRow
    let place = line.flatMap { rows.place(showing: $0)?.item.position }.flatMap { rows.source?.setPlace(of: $0) }
    guard line != focused?.line || place != focused?.place else { return }
    if let old = focused, old.line != line || place?.count == nil {
      old.line.resetAccessible(AccessiblePlace.position(0))
      old.line.resetAccessible(AccessiblePlace.count(0))
    }
    focused = nil
    guard let line, let place else { return }
    line.updateAccessible(AccessiblePlace.position(place.position))
    if let count = place.count { line.updateAccessible(AccessiblePlace.count(count)) }
    focused = (line, place)
  }

  func stop() { correction?.cancel() }
}

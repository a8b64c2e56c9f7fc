import SidelightBridge
import SidelightCore

/// Where a row stands among those like it, for assistive technology.
///
/// GTK (4.18) says nothing of it. It is said of the row with the focus alone, which is the one that is read out: any other row would have
/// to be told again with each row that comes or goes before it.
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

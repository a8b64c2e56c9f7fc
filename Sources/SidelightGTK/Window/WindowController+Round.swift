import SidelightBridge
import SidelightCore

/// F6 goes from column to column, and F8 from divider to divider.
extension WindowController {
  /// Takes the focus to the next column, at the row that is selected there; false where there is no other.
  func goToColumn(forward: Bool) -> Bool {
    let all = splits(below: topSheet ?? self)
    let pages = columns(below: topSheet ?? self)
    let divided = all.firstNonNil(\.pageOfDivider)
    let now = window.focusedWidget.flatMap { focus in
      pages.firstIndex { page in page === divided || page.page.map { focus == $0 || focus.isInside($0) } == true }
    }
    guard let next = FocusRound.next(after: now, of: pages.count, forward: forward) else { return false }
    pages[next].expectFocus()
    return true
  }

  /// Takes the focus to the next divider; false where there is no other.
  func goToDivider() -> Bool {
    let all = splits(below: topSheet ?? self).flatMap(\.dividersOfRound)
    guard let next = FocusRound.next(after: all.firstIndex { $0.0.isFocus }, of: all.count, forward: true) else { return false }
    all[next].1.dividers?.enter(all[next].0)
    return true
  }

  /// Brings back bars that make room for what is scrolled, before a key does what it does.
  ///
  /// - Parameter all: whether the key may lead to what is in any of them; otherwise it means only those with the focus.
  func showBars(around all: Bool) {
    let top: Controller = topSheet ?? self
    for case let page as PageController in renderer.map({ Array($0.controllers.values) }) ?? [] where page.isInside(top) {
      if all || page.minimizer?.hidesFocus == true { page.showBars() }
    }
  }

  /// The columns that can be used now. Those of a split view in a column stand in its place.
  private func columns(below controller: Controller) -> [PageController] {
    Reach.inside(controller).flatMap { child -> [PageController] in
      guard let split = child as? SplitController else { return columns(below: child) }
      return split.pagesOfRound.flatMap { page in
        let inside = columns(below: page)
        return inside.isEmpty ? [page] : inside
      }
    }
  }
}

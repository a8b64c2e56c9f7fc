import SidelightBridge

extension WindowController {
  /// Ctrl+F: goes to the search field of the page around the focus, or else to the first that can be seen.
  func beginSearch() -> Bool {
    let all = searches(below: topSheet ?? self).filter { $0.parent?.widget.isMapped == true }
    let near = window.focusedWidget.flatMap { focus in
      all.last { $0.parent.map { focus.isInside($0.widget) } == true }
    }
    guard let search = near ?? all.first else { return false }
    search.begin()
    return true
  }

  private func searches(below controller: Controller) -> [SearchController] {
    controller.children.flatMap { child in ((child as? SearchController).map { [$0] } ?? []) + searches(below: child) }
  }
}

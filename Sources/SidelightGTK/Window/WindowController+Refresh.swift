import SidelightBridge
import SidelightCore

extension WindowController {
  /// F5 and Ctrl+R: refresh the list or scrolled area around the focus, or else the first that can be seen.
  func refresh() -> Bool {
    let all = refreshables(below: topSheet ?? self).filter { $0.widget.isMapped }
    let near = window.focusedWidget.flatMap { focus in all.last { focus.isInside($0.widget) } }
    guard let area = near ?? all.first else { return false }
    area.send(.refresh(area.id))
    return true
  }

  private func refreshables(below controller: Controller) -> [Controller] {
    controller.children.flatMap { child in (child.element.kind.isRefreshable ? [child] : []) + refreshables(below: child) }
  }
}

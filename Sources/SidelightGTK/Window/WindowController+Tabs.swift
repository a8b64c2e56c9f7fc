import SidelightBridge
import SidelightCore

extension WindowController {
  /// Does what the keys of tab views do, unless the app has a use for them; false for other keys, and where there are no tabs. This goes
  /// before what has the focus: a list would take some of these keys.
  func switchTabs(_ isPressed: (KeyShortcut) -> Bool) -> Bool {
    guard let event = TabEvent.shortcuts.first(where: { isPressed($0.keys) })?.event, let tabs = tabsForKeys() else { return false }
    if !perform(isPressed) { tabs.send(.tabs(tabs.id, event)) }
    return true
  }

  /// The innermost tab view around the focus, or else the first one that is shown.
  package func tabsForKeys() -> TabsController? {
    let all = tabViews(below: topSheet ?? self)
    guard let focus = window.focusedWidget else { return all.first }
    return all.last { focus.isInside($0.widget) } ?? all.first
  }

  private func tabViews(below controller: Controller) -> [TabsController] {
    Reach.inside(controller).filter { !$0.element.traits.isDisabled }.flatMap { child in
      ((child as? TabsController).map { [$0] } ?? []) + tabViews(below: child)
    }
  }
}

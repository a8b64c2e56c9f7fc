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
    controller.reachable.filter { !$0.element.traits.isDisabled }.flatMap { child in
      ((child as? TabsController).map { [$0] } ?? []) + tabViews(below: child)
    }
  }
}

extension Controller {
  /// What the user can get at of what is inside: no pages of stacks below others, no columns that are out of reach, no tabs that are not
  /// shown, and no rows, in which nothing takes keys of its own.
  var reachable: [Controller] {
    switch element.kind {
    case .split(let split): children.filter { $0.slot == .body || split.plan.isReachable(part: $0.slot) }
    case .navigation: children.suffix(1)
    case .tabs: children.shownTabs(of: self)
    case .list: []
    default: children
    }
  }
}

extension [Controller] {
  /// Without those on pages that a tab view does not show.
  @MainActor func shownTabs(of controller: Controller) -> [Controller] {
    guard let tabs = controller as? TabsController else { return self }
    return filter { $0 === tabs.shown || $0.slot == .accessory }
  }
}

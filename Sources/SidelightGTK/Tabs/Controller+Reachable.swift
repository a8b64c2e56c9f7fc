import SidelightCore

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

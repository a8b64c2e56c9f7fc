import SidelightCore

@MainActor enum Reach {
  /// What the user can get at of what is inside of a controller: no pages of stacks below others, no columns that are out of reach, no tabs that are not
  /// shown, and no rows, in which nothing takes keys of its own.
  static func inside(_ controller: Controller) -> [Controller] {
    switch controller.element.kind {
    case .split(let split): controller.children.filter { $0.slot == .body || split.plan.isReachable(part: $0.slot) }
    case .navigation: controller.children.suffix(1)
    case .tabs: controller.children.shownTabs(of: controller)
    case .list: []
    default: controller.children
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

import SidelightBridge
import SidelightCore

extension SplitController {
  /// What Tab goes through: the columns, and on its way from a divider that has the focus to the one beside it. Nil where GTK knows the order:
  /// in the stack, and where a style shows the columns.
  var tabOrder: [Widget]? {
    guard case .split(let split) = element.kind, hasOwnRoot, applied?.isCollapsed == false, !split.plan.isCollapsed else { return nil }
    return Slot.splitParts.filter(split.plan.isReachable(part:)).flatMap { part -> [Widget] in
      let page = (children(in: part).first as? PageController)?.page
      let divider = dividers?.strip(of: part).flatMap { $0.isFocus ? $0 : nil }
      let stops = [page, divider].compactMap { $0 }
      // The divider of a trailing part stands before it.
      return part == .inspector ? stops.reversed() : stops
    }
  }

  /// The pages that F6 goes through, in their order.
  var pagesOfRound: [PageController] {
    guard case .split(let split) = element.kind else { return [] }
    return split.plan.focusRound.compactMap { children(in: $0).first as? PageController }
  }

  /// The page whose divider has the focus.
  var pageOfDivider: PageController? {
    Slot.splitParts.first { dividers?.strip(of: $0)?.isFocus == true }.flatMap { children(in: $0).first as? PageController }
  }

  /// The dividers that F8 goes through, in their order.
  var dividersOfRound: [(Widget, SplitController)] { dividers?.shown.map { ($0.widget, self) } ?? [] }

  private func letsBack(_ column: SplitColumn) -> Bool {
    let page = Slot.splitParts.first { SplitColumn($0) == column }.flatMap { children(in: $0).first } as? PageController
    return page?.page?.letsBack != false
  }

  /// Goes back in the stack, or with Escape out of what lies over the rest; false where there is nothing of the kind.
  func leave(isEscape: Bool) -> Bool {
    guard case .split(let split) = element.kind, split.hasOwnLayout else { return false }
    let plan = split.plan
    if plan.isInspectorOver {
      if isEscape { send(plan.isCollapsed ? .sheet(id, .dismissed) : .split(id, .setInspectorShown(false))) }
      return isEscape
    }
    if let top = plan.top {
      guard plan.columnCount.column(before: top) != nil, letsBack(top) else { return false }
      send(.split(id, .back))
      return true
    }
    guard isEscape, let column = SplitColumn.allCases.last(where: { plan.overlay(of: $0) != nil }) else { return false }
    send(.split(id, .setShown(column, false)))
    return true
  }
}

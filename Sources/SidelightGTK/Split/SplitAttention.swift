import SidelightBridge
import SidelightCore

/// Takes the keyboard focus to where a person expects it when a column or the inspector of a split view comes or goes.
@MainActor final class SplitAttention: ContentWaiter {
  weak var controller: SplitController?
  private let focus: SplitFocus
  private let arrival = FocusArrival()
  private var machine = SplitFocusMachine<Widget>()
  /// Where the focus is since the window opened, for as long as nobody has done anything with it.
  private weak var opened: PageController?

  init(_ focus: SplitFocus) { self.focus = focus }

  private func page(_ part: Slot) -> PageController? { controller?.children(in: part).first as? PageController }

  /// A turn of the focus with what is known of it before the widgets change.
  struct Departure {
    fileprivate let turn: SplitFocusTurn
    /// What has the focus, or waits to get it back.
    fileprivate let focused: Widget?
    /// Whether something that goes has it, or the divider beside that.
    fileprivate let isLeft: Bool
    /// Whether the focus is in the split view, or nowhere.
    fileprivate let isNear: Bool
    /// Whether columns become a stack, or a stack becomes columns.
    fileprivate let isOtherStage: Bool
  }

  /// - Parameters:
  ///   - parts: Those that the split view lays out itself.
  ///   - filled: The column that a choice filled, if one brought about the new plan.
  func prepare(from old: SplitPlan?, to new: SplitPlan, among parts: [Slot], filling filled: SplitColumn?) -> Departure? {
    guard let old, let turn = machine.turn(from: old, to: new, among: parts, filling: filled) else { return nil }
    let focused = focus.held ?? controller?.widget.focusInRoot
    let isLeft = focused.map { widget in turn.departures.contains { contains($0, widget) || controller?.dividers?.strip(of: $0) == widget }
    }
    let isNear = focused.map { widget in controller.map { widget.isInside($0.widget) || widget == $0.widget } ?? false }
    return Departure(
      turn: turn, focused: focused, isLeft: isLeft ?? false, isNear: isNear ?? true, isOtherStage: old.isCollapsed != new.isCollapsed)
  }

  private func contains(_ part: Slot, _ widget: Widget) -> Bool {
    page(part)?.page.map { widget == $0 || widget.isInside($0) } ?? false
  }

  /// The columns get their places for the first time. What GTK has given the focus to was nobody's choice, and may be the button that leads
  /// back.
  func begin(_ plan: SplitPlan) {
    guard let split = controller?.widget, let page = firstPage(plan) else { return }
    if let focus = focus.held ?? split.focusInRoot, focus != split, !focus.isInside(split) { return }
    focus.release()
    arrival.enter(page, isForced: true)
    guard plan.top == nil else { return }
    opened = page
    controller?.renderer?.contentWatch.add(self)
  }

  /// Rows may have come to a column further on, while nobody has moved the focus.
  func look(at news: [Controller]) {
    guard let controller, case .split(let split) = controller.element.kind, let opened, isUntouched(opened),
      let next = firstPage(split.plan), split.plan.top == nil
    else { return endOpening() }
    guard next !== opened, next.holdsRows else { return }
    self.opened = next
    arrival.enter(next, isForced: true)
  }

  private func isUntouched(_ page: PageController) -> Bool {
    guard let now = page.page?.focusInRoot else { return true }
    return now == page.page || page.holdsGivenFocus
  }

  private func endOpening() {
    opened = nil
    controller?.renderer?.contentWatch.remove(self)
  }

  /// Where the focus belongs at first; nil where GTK finds that by itself, or the program says it.
  private func firstPage(_ plan: SplitPlan) -> PageController? {
    guard let controller else { return nil }
    if let top = plan.top { return plan.columnCount.column(before: top) == nil ? nil : page(Slot(top)) }
    let isOutermost = !sequence(first: controller as Controller, next: \.parent).dropFirst().contains { $0 is SplitController }
    guard isOutermost, let wishes = controller.renderer?.wishes, !wishes.hasWanted, wishes.keyCount == 0 else { return nil }
    let parts = plan.openingParts { page($0)?.holdsRows == true }
    let pages = parts.compactMap { self.page($0) }
    // Where nothing can have it yet, a page keeps it, and GTK gives it to no button of a header bar.
    return pages.first { $0.content?.containsFocusable == true } ?? pages.first
  }

  /// Moves the focus once the widgets have changed.
  func perform(_ departure: Departure, _ plan: SplitPlan) {
    if departure.turn.departures.contains(where: { page($0).map(arrival.goes(to:)) == true }) { arrival.cancel() }
    let facts = Facts(attention: self, departure: departure, plan: plan)
    guard let step = machine.step(departure.turn, facts) else { return }
    // What is held has its place in another stage, and gets the focus back there.
    if !departure.isOtherStage || departure.turn.departures.isEmpty { focus.release() }
    switch step {
    case .enter(let part):
      focus.release()
      page(part).map { arrival.enter($0) }
    case .giveBack(let origin, let part):
      if !arrival.giveBack(to: origin) { part.flatMap(page).map { arrival.enter($0) } }
    case .comeBack(let part, let origin):
      page(part).map { arrival.enter($0, at: origin.map { FocusArrival.Origin(widget: $0, prefersSelection: true) }) }
    }
  }

  @MainActor private struct Facts: SplitFocusFacts {
    let attention: SplitAttention
    let departure: Departure
    let plan: SplitPlan

    var focused: Widget? { departure.focused }
    var isLeft: Bool { departure.isLeft }
    var isNear: Bool { departure.isNear }
    var isUnmoved: Bool { departure.focused == attention.arrival.given }
    var isAstray: Bool { attention.isAstray(plan) }
    func isShown(_ part: Slot) -> Bool { attention.page(part) != nil }
    func hasFocus(_ part: Slot) -> Bool { departure.focused.map { attention.contains(part, $0) } ?? false }
  }

  /// Whether nobody chose what has the focus now, after something that lay over the rest has gone.
  private func isAstray(_ plan: SplitPlan) -> Bool {
    guard let now = controller?.widget.focusInRoot, now.isMapped else { return true }
    return !Slot.splitParts.contains { plan.isOver(part: $0) && contains($0, now) }
  }

  func forget() {
    arrival.cancel()
    endOpening()
  }
}

import SidelightBridge
import SidelightCore

/// Takes the keyboard focus to where a person expects it when a column or the inspector of a split view comes or goes.
@MainActor final class SplitAttention {
  weak var controller: SplitController?
  private let focus: SplitFocus
  /// Where the focus was when each part came to lie over the rest.
  private var origins: [Slot: Widget] = [:]
  /// What is to get the focus as soon as it can be seen.
  private var arriving: (page: NavigationPageWidget, connection: SignalConnection)?
  private var entering: MainSource?

  init(_ focus: SplitFocus) { self.focus = focus }

  private func page(_ part: Slot) -> NavigationPageWidget? { (controller?.children(in: part).first as? PageController)?.page }

  /// A turn of the focus with what is known of it before the widgets change.
  struct Departure {
    fileprivate let turn: SplitFocusTurn
    /// What has the focus, or waits to get it back.
    fileprivate let focused: Widget?
    /// Whether something that goes has it.
    fileprivate let isLeft: Bool
  }

  /// - Parameter parts: Those that the split view lays out itself.
  func prepare(from old: SplitPlan?, to new: SplitPlan, among parts: [Slot]) -> Departure? {
    guard let old, let turn = SplitFocusTurn(from: old, to: new, among: parts) else { return nil }
    let focused = focus.held ?? controller?.widget.focusInRoot
    let isLeft = focused.map { widget in turn.departures.contains { page($0).map { widget == $0 || widget.isInside($0) } == true } }
    return Departure(turn: turn, focused: focused, isLeft: isLeft ?? false)
  }

  /// Moves the focus once the widgets have changed.
  func perform(_ departure: Departure, _ plan: SplitPlan) {
    let turn = departure.turn
    let origin = turn.departures.compactMap { origins.removeValue(forKey: $0) }.first
    if let page = arriving?.page, turn.departures.contains(where: { self.page($0) == page }) { forgetArrival() }
    if let arrival = turn.arrival, let page = page(arrival) {
      let focused = departure.isLeft ? origin : departure.focused
      if let focused, focused != page, !focused.isInside(page) { origins[arrival] = focused }
      focus.release()
      return enter(page)
    }
    guard departure.isLeft || origin != nil && isAstray(plan) else { return }
    focus.release()
    if let origin, origin.isMapped, origin.grabFocusKeepingCursor() { return }
    if let heir = turn.heir, let page = page(heir) { enter(page) }
  }

  /// Whether nobody chose what has the focus now, after something that lay over the rest has gone.
  private func isAstray(_ plan: SplitPlan) -> Bool {
    guard let now = controller?.widget.focusInRoot, now.isMapped else { return true }
    return !Slot.splitParts.contains { plan.isOver(part: $0) && page($0).map(now.isInside) == true }
  }

  private func enter(_ page: NavigationPageWidget) {
    forgetArrival()
    if page.isMapped { return give(to: page) }
    let connection = page.onMap { [weak self] in
      // What is in the page has no place yet.
      self?.entering = MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in self?.arrive() }
    }
    arriving = (page, connection)
  }

  private func arrive() {
    let page = arriving?.page
    forgetArrival()
    if let page, page.isMapped { give(to: page) }
  }

  /// Nothing waits for the focus any more.
  func forgetArrival() {
    arriving?.connection.disconnect()
    arriving = nil
    entering?.cancel()
    entering = nil
  }

  /// Gives the focus to the first thing in the page that can have it, its content before its header bar, or else to the page itself, so
  /// that the keys reach what it is in.
  private func give(to page: NavigationPageWidget) {
    guard !page.containsFocus else { return }
    page.isFocusable = false
    let owner = controller?.children.first { $0.core == page }
    if owner?.children(in: .body).contains(where: { $0.widget.grabFocus() || $0.widget.moveFocus(.tabForward) }) == true { return }
    if page.grabFocus() || page.moveFocus(.tabForward) { return }
    page.isFocusable = true
    page.grabFocus()
  }
}

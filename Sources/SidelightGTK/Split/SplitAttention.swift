import SidelightBridge
import SidelightCore

/// Takes the keyboard focus to where a person expects it when a column or the inspector of a split view comes or goes.
@MainActor final class SplitAttention {
  weak var controller: SplitController?
  private let focus: SplitFocus
  private let arrival = FocusArrival()
  /// Where the focus was when each part came to lie over the rest; nil where nothing had it.
  private var origins: [Slot: Widget?] = [:]

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
    guard let old, let turn = SplitFocusTurn(from: old, to: new, among: parts, filling: filled) else { return nil }
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

  /// The columns get their places for the first time. Nobody has chosen yet what GTK has given the focus to, which may lead back at once.
  func begin(_ plan: SplitPlan) {
    guard let split = controller?.widget, let top = plan.top, plan.columnCount.column(before: top) != nil, let page = page(Slot(top)) else {
      return
    }
    if let focus = focus.held ?? split.focusInRoot, focus != split, !focus.isInside(split) { return }
    focus.release()
    arrival.enter(page, isForced: true)
  }

  /// Moves the focus once the widgets have changed.
  func perform(_ departure: Departure, _ plan: SplitPlan) {
    let turn = departure.turn
    // What a page of the stack lay over is not what it will lie over as a column.
    if departure.isOtherStage { origins = origins.filter { $0.key == .inspector } }
    let left = turn.departures.compactMap { origins.removeValue(forKey: $0) }
    let origin = left.first ?? nil
    if turn.departures.contains(where: { page($0).map(arrival.isHeading) == true }) { arrival.cancel() }
    if let part = turn.arrival, let page = page(part) { return enter(part, page, departure, origin) }
    if turn.departures.isEmpty { return settle(departure) }
    let isReturn = !left.isEmpty || turn.isPassage && departure.isNear
    guard departure.isLeft || isReturn && isAstray(plan) else { return }
    // What is held has its place in another stage, and gets the focus back there.
    if !departure.isOtherStage { focus.release() }
    if !turn.isChoice, !turn.isPassage, let origin, arrival.giveBack(to: origin) { return }
    guard let heir = turn.heir, let page = page(heir) else { return }
    let isFrom = turn.isPassage ? origin : nil
    arrival.enter(page, at: isFrom.map { FocusArrival.Origin(widget: $0, prefersSelection: true) })
  }

  /// Something comes to lie over the rest, where the focus could not be used any more.
  private func enter(_ part: Slot, _ page: PageController, _ departure: Departure, _ origin: Widget?) {
    // What stood beside the rest keeps the focus that it has.
    if let focused = departure.focused, contains(part, focused) { return }
    if departure.turn.isPassage, !departure.isNear { return }
    origins[part] = .some(departure.isLeft ? origin : departure.focused)
    focus.release()
    arrival.enter(page)
  }

  /// What lay over the rest stands beside it: the focus goes back to where it was, unless the user went on with it.
  private func settle(_ departure: Departure) {
    for part in departure.turn.settled {
      guard let origin = origins.removeValue(forKey: part), let origin, departure.focused == arrival.given else { continue }
      focus.release()
      _ = arrival.giveBack(to: origin)
    }
  }

  /// Whether nobody chose what has the focus now, after something that lay over the rest has gone.
  private func isAstray(_ plan: SplitPlan) -> Bool {
    guard let now = controller?.widget.focusInRoot, now.isMapped else { return true }
    return !Slot.splitParts.contains { plan.isOver(part: $0) && contains($0, now) }
  }

  func forget() { arrival.cancel() }
}

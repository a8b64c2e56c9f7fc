/// Remembers where the keyboard focus was when parts of a split view came to lie over the rest, and says where it goes at a ``SplitFocusTurn``.
///
/// It knows no widgets: a `Place` is anything that can have the focus. Its owner asks it for a step, and performs the step.
package struct SplitFocusMachine<Place> {
  /// Where the focus was when each part came to lie over the rest; nil if nothing had it.
  private var origins: [Slot: Place?] = [:]

  package init() {}

  /// Where the focus goes.
  package enum Step {
    /// Into a part that came to lie over the rest.
    case enter(Slot)
    /// Back to where it was, or into a part if that place can't have it any more.
    case giveBack(Place, otherwise: Slot?)
    /// Into a part whose place in the split view is another one now: a page of the stack is come back to at the row that is selected, or else at
    /// the place where the focus was.
    case comeBack(to: Slot, at: Place?)
  }

  /// What appears and disappears when the split view changes from one plan to another; nil if the focus stays where it is.
  ///
  /// - Parameters:
  ///   - parts: the parts that the split view itself lays out.
  ///   - filled: the column that a choice filled, if that choice led to the new plan.
  package mutating func turn(from old: SplitPlan, to new: SplitPlan, among parts: [Slot], filling filled: SplitColumn?) -> SplitFocusTurn? {
    // What a page of the stack lay over is not what it will lie over as a column.
    if old.isCollapsed != new.isCollapsed { origins = origins.filter { $0.key == .inspector } }
    return SplitFocusTurn(from: old, to: new, among: parts, filling: filled)
  }

  /// Where the focus goes at a turn; nil if it stays.
  @MainActor package mutating func step(_ turn: SplitFocusTurn, _ facts: some SplitFocusFacts<Place>) -> Step? {
    let left = turn.departures.compactMap { origins.removeValue(forKey: $0) }
    let origin = left.first ?? nil
    if let part = turn.arrival, facts.isShown(part) { return arrive(part, turn, origin, facts) }
    if turn.departures.isEmpty { return settle(turn, facts) }
    let isReturn = !left.isEmpty || turn.isPassage && facts.isNear
    guard facts.isLeft || isReturn && facts.isAstray else { return nil }
    let heir = turn.heir.flatMap { facts.isShown($0) ? $0 : nil }
    if turn.isPassage { return heir.map { .comeBack(to: $0, at: origin) } }
    if !turn.isChoice, let origin { return .giveBack(origin, otherwise: heir) }
    return heir.map { .comeBack(to: $0, at: nil) }
  }

  /// Something comes to lie over the rest, and would cover the focus.
  @MainActor
  private mutating func arrive(_ part: Slot, _ turn: SplitFocusTurn, _ origin: Place?, _ facts: some SplitFocusFacts<Place>) -> Step? {
    // A part that was beside the rest keeps the focus that it has.
    if facts.hasFocus(part) || turn.isPassage && !facts.isNear { return nil }
    origins[part] = .some(facts.isLeft ? origin : facts.focused)
    return .enter(part)
  }

  /// What lay over the rest is now beside it: the focus goes back to where it was, unless the user has moved it since.
  @MainActor
  private mutating func settle(_ turn: SplitFocusTurn, _ facts: some SplitFocusFacts<Place>) -> Step? {
    var step: Step?
    for part in turn.settled {
      guard let origin = origins.removeValue(forKey: part), let origin, facts.isUnmoved else { continue }
      step = .giveBack(origin, otherwise: nil)
    }
    return step
  }
}

/// What a ``SplitFocusMachine`` asks of the split view.
@MainActor package protocol SplitFocusFacts<Place> {
  associatedtype Place
  /// What has the focus, or is to get it back.
  var focused: Place? { get }
  /// Whether it is in something that disappears.
  var isLeft: Bool { get }
  /// Whether the focus is in the split view, or nowhere at all.
  var isNear: Bool { get }
  /// Whether it still is where it was moved to last.
  var isUnmoved: Bool { get }
  /// Whether the user did not choose what has the focus now, after something that lay over the rest has disappeared.
  var isAstray: Bool { get }
  /// Whether there is a page in a part.
  func isShown(_ part: Slot) -> Bool
  /// Whether the focus was in a part before the change.
  func hasFocus(_ part: Slot) -> Bool
}

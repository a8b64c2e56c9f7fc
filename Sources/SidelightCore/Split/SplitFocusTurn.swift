/// Where the keyboard focus goes when columns or the inspector of a split view come and go.
///
/// It goes into a part that comes to lie over the rest, and back to where it was when that part goes. A column beside the others appears
/// without the focus; if it has the focus when it goes, the next column gets it. In a stack, each page lies over the one before.
package struct SplitFocusTurn: Sendable, Hashable {
  /// What comes to lie over the rest and takes the focus.
  package let arrival: Slot?
  /// What goes.
  package let departures: [Slot]
  /// What lay over the rest and is beside it now: the focus goes back if it is still where it was moved to.
  package let settled: [Slot]
  /// What gets the focus of a part that goes, if there is no place to return to, and nothing arrives.
  package let heir: Slot?
  /// Whether the user chose something that the heir shows. Then the focus goes there, wherever it came from.
  package let isChoice: Bool
  /// Whether the stack shows another page. The focus goes there from anywhere in the split view.
  package let isPassage: Bool

  /// - Parameters:
  ///   - parts: The parts that the split view itself lays out, from the leading edge.
  ///   - filled: The column that a choice filled, if that choice led to the new plan.
  /// - Returns: Nil if the focus stays where it is.
  package init?(
    from old: SplitPlan, to new: SplitPlan, among parts: [Slot] = Slot.splitParts, filling filled: SplitColumn? = nil
  ) {
    guard old != new else { return nil }
    // A style that lays the columns over the detail is no reason to stop typing there; an inspector comes over it by itself.
    var arrival = parts.first { new.isOver(part: $0) && !old.isOver(part: $0) && ($0 == .inspector || !old.isVisible(part: $0)) }
    var departures = parts.filter { old.isVisible(part: $0) && !new.isVisible(part: $0) }
    var isPassage = false
    if let from = old.top, let to = new.top, from != to {
      departures.removeAll { $0 != .inspector }
      // Below a sheet nothing is visible, and the sheet keeps the focus.
      if !new.isInspectorOver, parts.contains(Slot(to)) {
        isPassage = true
        if from < to { arrival = Slot(to) } else { departures += SplitColumn.allCases.filter { $0 > to }.map { Slot($0) } }
      }
    }
    settled = parts.filter { old.isOver(part: $0) && !new.isOver(part: $0) && new.isVisible(part: $0) }
    guard arrival != nil || !departures.isEmpty || !settled.isEmpty else { return nil }
    self.arrival = arrival
    self.departures = departures
    self.isPassage = isPassage
    guard arrival == nil, let start = departures.first.flatMap({ Slot.splitParts.firstIndex(of: $0) }) else {
      heir = nil
      isChoice = false
      return
    }
    let filled = filled.map { Slot($0) }.flatMap { new.isVisible(part: $0) ? $0 : nil }
    isChoice = filled != nil && !isPassage
    let next = Slot.splitParts[start...].first(where: new.isVisible(part:)) ?? Slot.splitParts.last(where: new.isVisible(part:))
    heir = new.top.map { Slot($0) } ?? filled ?? next
  }
}

extension Slot {
  /// The parts of a split view, from the leading edge.
  package static let splitParts = [Slot.sidebar, .content, .detail, .inspector]

  package init(_ column: SplitColumn) {
    switch column {
    case .sidebar: self = .sidebar
    case .content: self = .content
    case .detail: self = .detail
    }
  }
}

extension SplitColumn {
  /// The column that is in a slot; nil for other slots.
  package init?(_ slot: Slot) {
    switch slot {
    case .sidebar: self = .sidebar
    case .content: self = .content
    case .detail: self = .detail
    default: return nil
    }
  }
}

extension SplitPlan {
  /// Whether a column or the inspector is visible.
  package func isVisible(part: Slot) -> Bool {
    SplitColumn(part).map { columnCount.contains($0) && isVisible($0) } ?? isInspectorVisible
  }

  /// Whether a column or the inspector lies over the rest now.
  package func isOver(part: Slot) -> Bool { SplitColumn(part).map { overlay(of: $0) != nil } ?? isInspectorOver }

  /// Whether a column or the inspector can be used now: nothing lies over it. Leading columns never cover an inspector beside them.
  package func isReachable(part: Slot) -> Bool {
    guard isVisible(part: part) else { return false }
    if isInspectorOver || part == .inspector { return part == .inspector }
    return isOver(part: part) || overlay(of: .sidebar) == nil && overlay(of: .content) == nil
  }

  /// The parts that F6 goes through, in the order in which they stand.
  package var focusRound: [Slot] { Slot.splitParts.filter(isReachable(part:)) }

  /// The parts in which the focus may be when a window opens, the best one first: the last leading column that has rows, else the sidebar, and
  /// then the others.
  ///
  /// - Parameter hasRows: whether there is a list with rows in a part.
  package func openingParts(hasRows: (Slot) -> Bool) -> [Slot] {
    let parts = focusRound
    guard let best = [Slot.content, .sidebar].first(where: { parts.contains($0) && hasRows($0) }) else { return parts }
    return [best] + parts.filter { $0 != best }
  }
}

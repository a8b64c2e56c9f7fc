/// Where the keyboard focus goes when columns or the inspector of a split view come and go.
///
/// Into what comes to lie over the rest, and back to where it was when that goes again. A column that stands beside the others comes
/// without the focus; when it goes with it, the next one that is left gets it. In a stack the focus follows the transitions.
package struct SplitFocusTurn: Sendable, Hashable {
  /// What comes to lie over the rest and takes the focus.
  package let arrival: Slot?
  /// What goes.
  package let departures: [Slot]
  /// What gets the focus that something leaves when there is no place that it came from, and nothing that arrives.
  package let heir: Slot?

  /// - Parameter parts: Those that the split view itself lays out, from the leading edge.
  /// - Returns: Nil where the focus stays what it is.
  package init?(from old: SplitPlan, to new: SplitPlan, among parts: [Slot] = Slot.splitParts) {
    guard old != new else { return nil }
    arrival = parts.first { new.isOver(part: $0) && !old.isVisible(part: $0) }
    let isStack = old.isCollapsed || new.isCollapsed
    departures = parts.filter { old.isVisible(part: $0) && !new.isVisible(part: $0) && ($0 == .inspector || !isStack) }
    guard arrival != nil || !departures.isEmpty else { return nil }
    guard arrival == nil, let start = departures.first.flatMap({ Slot.splitParts.firstIndex(of: $0) }) else {
      heir = nil
      return
    }
    heir = Slot.splitParts[start...].first(where: new.isVisible(part:)) ?? Slot.splitParts.last(where: new.isVisible(part:))
  }
}

extension Slot {
  /// What stands side by side in a split view, from the leading edge.
  package static let splitParts = [Slot.sidebar, .content, .detail, .inspector]

  fileprivate var column: SplitColumn? {
    switch self {
    case .sidebar: .sidebar
    case .content: .content
    case .detail: .detail
    default: nil
    }
  }
}

extension SplitPlan {
  /// Whether the user sees a column or the inspector now.
  package func isVisible(part: Slot) -> Bool {
    part.column.map { columnCount.contains($0) && isVisible($0) } ?? isInspectorVisible
  }

  /// Whether a column or the inspector lies over the rest now.
  package func isOver(part: Slot) -> Bool { part.column.map { overlay(of: $0) != nil } ?? isInspectorOver }
}

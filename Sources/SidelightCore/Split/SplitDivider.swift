/// An edge between parts of a split view that the user can drag. It is named after the part whose width it changes.
package enum SplitDivider: String, Sendable, Hashable, CaseIterable {
  case sidebar, content, inspector

  /// What assistive technology calls it.
  package var label: String {
    switch self {
    case .sidebar: "Sidebar Width"
    case .content: "Content Width"
    case .inspector: "Inspector Width"
    }
  }

  /// The part whose width it changes.
  package var part: Slot {
    switch self {
    case .sidebar: .sidebar
    case .content: .content
    case .inspector: .inspector
    }
  }

  /// The event of a drag to a width, in px.
  package func dragged(to width: Double) -> SplitEvent {
    switch self {
    case .sidebar: .dragged(.sidebar, width: width)
    case .content: .dragged(.content, width: width)
    case .inspector: .draggedInspector(width: width)
    }
  }

  /// The event of a double click.
  package var reset: SplitEvent {
    switch self {
    case .sidebar: .resetWidth(.sidebar)
    case .content: .resetWidth(.content)
    case .inspector: .resetInspectorWidth
    }
  }

  /// What an arrow key moves it by, in px.
  private static let step = 10.0

  /// The keys that move it while it has the focus.
  package enum Key: Sendable { case left, right, home, end, reset }

  /// The event of a key.
  ///
  /// - Parameters:
  ///   - width: of the part whose width it changes, in px.
  ///   - limits: the range of widths that it can be dragged to.
  ///   - room: the width of the split view, in px.
  package func event(of key: Key, width: Double, in limits: ColumnLimits, room: Double, isRightToLeft: Bool) -> SplitEvent {
    switch key {
    case .left: dragged(to: max(limits.minimum, width + growth(for: -Self.step, isRightToLeft: isRightToLeft)))
    case .right: dragged(to: max(limits.minimum, width + growth(for: Self.step, isRightToLeft: isRightToLeft)))
    case .home: dragged(to: limits.minimum)
    case .end: dragged(to: min(limits.maximum, room))
    case .reset: reset
    }
  }

  /// How much wider a move to the right makes the part, in px. A trailing part grows to the left; right-to-left reverses both.
  package func growth(for offset: Double, isRightToLeft: Bool) -> Double { (self == .inspector) != isRightToLeft ? -offset : offset }
}

extension SplitElement {
  /// The width of the part beside a divider, in px; nil if there is no divider: the part is not shown, something lies over it, or its width
  /// is fixed.
  package func width(at divider: SplitDivider) -> Double? {
    let limits = limits(at: divider)
    return limits.isDraggable && plan.isReachable(part: divider.part) ? width(beside: divider) : nil
  }

  /// The width of the part that a divider belongs to, in px, whether or not the divider can be used; nil where the part takes no room.
  package func width(beside divider: SplitDivider) -> Double? {
    switch divider {
    case .sidebar: hasOwnLayout ? plan.width(of: .sidebar) : nil
    case .content: hasOwnLayout ? plan.width(of: .content) : nil
    case .inspector: plan.inspectorWidth
    }
  }

  /// The range of widths that a divider can be dragged to.
  package func limits(at divider: SplitDivider) -> ColumnLimits {
    switch divider {
    case .sidebar: limits.columns[.sidebar]
    case .content: limits.columns[.content]
    case .inspector: limits.inspector
    }
  }
}

/// An edge between the parts of a split view that the user drags, named after the part whose width it changes.
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

  /// What the user said by moving it. The width is in px.
  package func dragged(to width: Double) -> SplitEvent {
    switch self {
    case .sidebar: .dragged(.sidebar, width: width)
    case .content: .dragged(.content, width: width)
    case .inspector: .draggedInspector(width: width)
    }
  }

  /// What the user said by a double click on it.
  package var reset: SplitEvent {
    switch self {
    case .sidebar: .resetWidth(.sidebar)
    case .content: .resetWidth(.content)
    case .inspector: .resetInspectorWidth
    }
  }

  /// What a way to the right means for the width, in px: a trailing part grows to the left, and right-to-left turns both around.
  package func growth(for offset: Double, isRightToLeft: Bool) -> Double { (self == .inspector) != isRightToLeft ? -offset : offset }
}

extension SplitElement {
  /// The width of the part beside a divider, in px; nil where there is none, because the part is not shown, something lies
  /// over it, or its width is fixed.
  package func width(at divider: SplitDivider) -> Double? {
    let limits = limits(at: divider)
    guard limits.isDraggable, plan.isReachable(part: divider.part) else { return nil }
    switch divider {
    case .sidebar: return hasOwnLayout ? plan.width(of: .sidebar) : nil
    case .content: return hasOwnLayout ? plan.width(of: .content) : nil
    case .inspector: return plan.inspectorWidth
    }
  }

  /// The widths between which a divider can be dragged.
  package func limits(at divider: SplitDivider) -> ColumnLimits {
    switch divider {
    case .sidebar: limits.columns[.sidebar]
    case .content: limits.columns[.content]
    case .inspector: limits.inspector
    }
  }
}

/// What can happen to a split view.
package enum SplitEvent: Sendable, Hashable {
  /// The view was evaluated again: a new declaration, or a binding that code changed.
  case configured(SplitConfiguration)
  /// The width of the container or the text scale changed.
  case measured(SplitMetrics)
  /// The automatic button or F9.
  case toggleSidebar
  /// The user showed or hid a column: a swipe, Escape, a click beside an overlay.
  case setShown(SplitColumn, Bool)
  /// The user went back one column in the compact stack.
  case back
  /// The user went to a column of the compact stack.
  case showTop(SplitColumn)
  /// Code changed the selection in a list of a leading column. A selection that the user makes with arrow keys is no event, since the user
  /// may go on.
  case selectionWritten
  /// The column has no selection any more: code removed it, or its element is gone.
  case selectionCleared(in: SplitColumn)
  /// A choice or a link in the column fills the next one.
  case advanced(from: SplitColumn)
  /// A style's code set another visibility, bound or not.
  case setVisibility(SplitVisibility)
  /// A style's code set another preferred compact column, bound or not.
  case setPreferredColumn(SplitColumn)
  /// The divider after the column was dragged so that the column would be this wide, in px.
  case dragged(SplitColumn, width: Double)
  /// The divider after the column was double-clicked.
  case resetWidth(SplitColumn)
  /// The user showed or dismissed the inspector: a command, a swipe, Escape, a click beside it.
  case setInspectorShown(Bool)
  /// The divider before the inspector was dragged so that the inspector would be this wide, in px.
  case draggedInspector(width: Double)
  /// The divider before the inspector was double-clicked.
  case resetInspectorWidth
}

extension SplitModel {
  /// The column of the compact stack that an event goes back to; nil if it does not go back.
  package func columnLedBack(by event: SplitEvent) -> SplitColumn? {
    guard let top = plan.top else { return nil }
    switch event {
    case .back: return configuration.columnCount.column(before: top)
    case .showTop(let column): return column < top ? column : nil
    default: return nil
    }
  }
}

/// What the model wants done after an event.
package enum SplitAction: Sendable, Hashable {
  /// Write the visibility binding. The performer then sends `configured` with the value that the binding has, so that a binding may refuse.
  case writeVisibility(SplitVisibility)
  /// Write the binding to the preferred compact column, in the same way.
  case writePreferredCompactColumn(SplitColumn)
  /// Write the inspector's binding, in the same way.
  case writeInspector(Bool)
  /// The model's plan differs from the last one.
  case planChanged
}

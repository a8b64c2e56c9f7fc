/// What can happen to a split view.
package enum SplitEvent: Sendable, Hashable {
  /// The view was evaluated again: a new declaration, or a binding that code changed.
  case configured(SplitConfiguration)
  /// The container, the text scale or what a column needs changed.
  case measured(SplitMetrics)
  /// The automatic button or F9.
  case toggleSidebar
  /// The user showed or hid a column: a swipe, Escape, a click beside an overlay.
  case setShown(SplitColumn, Bool)
  /// The user went back one column in the compact stack.
  case back
  /// The user went to a column of the compact stack.
  case showTop(SplitColumn)
  /// Code selected something else in the list of a leading column. What a list selects itself, as for arrow keys, is no event: the user
  /// may go on selecting.
  case selectionWritten
  /// Nothing is selected any more in the column, because code took the selection back or its element went.
  case selectionCleared(in: SplitColumn)
  /// A choice or link in the column leads to the next one, which it fills.
  case advanced(from: SplitColumn)
  /// A style's code wants another visibility, bound or not.
  case setVisibility(SplitVisibility)
  /// A style's code wants another preferred compact column, bound or not.
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
  /// The column of the compact stack that an event leads back to; nil where it leads nowhere or on.
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
  /// Write the visibility binding. Whoever does so sends `configured` with what the binding holds afterwards, so that a binding
  /// that refuses the value wins.
  case writeVisibility(SplitVisibility)
  /// Write the binding to the preferred compact column, with the same answer.
  case writePreferredCompactColumn(SplitColumn)
  /// Write the inspector's binding, with the same answer.
  case writeInspector(Bool)
  /// The model's plan differs from the last one.
  case planChanged
}

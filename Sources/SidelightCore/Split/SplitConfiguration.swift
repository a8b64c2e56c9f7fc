/// How showing a leading column treats the detail.
package enum SplitStyle: Sendable, Hashable, CaseIterable {
  /// Side by side while everything fits: on this desktop the same as `balanced`.
  case automatic
  /// Leading columns take room from the detail.
  case balanced
  /// The detail keeps the whole width, and leading columns lie over it.
  case prominentDetail
}

/// What a split view declares: one value per evaluation of its view, bindings included.
package struct SplitConfiguration: Sendable, Hashable {
  package var columnCount: SplitColumnCount
  package var style: SplitStyle
  /// Nil for a column for which the app declares no width.
  package var widths: SplitColumns<ColumnWidth?>
  /// The value of the visibility binding; nil if the app did not bind it.
  package var visibility: SplitVisibility?
  /// The value of the binding to the preferred compact column; nil if the app did not bind it.
  package var preferredCompactColumn: SplitColumn?
  /// Nil if no view of the split view declares an inspector.
  package var inspector: InspectorConfiguration?
  /// Whether a list in the column has a selection. It has no meaning for the detail, which fills no other column.
  package var hasSelection: SplitColumns<Bool>
  /// Whether a list in the column can have a selection, and nothing is selected in any of its lists.
  package var awaitsChoice: SplitColumns<Bool>

  package init(
    columnCount: SplitColumnCount, style: SplitStyle = .automatic, widths: SplitColumns<ColumnWidth?> = .init(repeating: nil),
    visibility: SplitVisibility? = nil, preferredCompactColumn: SplitColumn? = nil, inspector: InspectorConfiguration? = nil,
    hasSelection: SplitColumns<Bool> = .init(repeating: false), awaitsChoice: SplitColumns<Bool> = .init(repeating: false)
  ) {
    self.columnCount = columnCount
    self.style = style
    self.widths = widths
    self.visibility = visibility
    self.preferredCompactColumn = preferredCompactColumn
    self.inspector = inspector
    self.hasSelection = hasSelection
    self.awaitsChoice = awaitsChoice
  }

  /// The column that the last leading column with a selection fills; the first column if nothing is selected.
  package var informedColumn: SplitColumn {
    let selecting = [SplitColumn.content, .sidebar].first { columnCount.isLeading($0) && hasSelection[$0] }
    return selecting.flatMap(columnCount.column(after:)) ?? columnCount.existing(.sidebar)
  }
}

/// What the inspector of a split view declares.
package struct InspectorConfiguration: Sendable, Hashable {
  /// The value of its binding.
  package var isPresented: Bool
  /// Nil if the app declares no width for it.
  package var width: ColumnWidth?

  package init(isPresented: Bool, width: ColumnWidth? = nil) {
    self.isPresented = isPresented
    self.width = width
  }
}

/// What a split view remembers between events, and all of it: the rest follows from the declaration and the measurements.
package struct SplitState: Sendable, Hashable {
  /// The visibility where the app did not bind one.
  package var visibility: SplitVisibility
  /// The last column that displays useful information: the top of the compact stack where the app did not bind one. Selections and links
  /// lead to it, and the user goes back from it.
  package var usefulColumn: SplitColumn
  /// The width that the user dragged a column to, in px.
  package var draggedWidths: SplitColumns<Double?>
  /// The width that the user dragged the inspector to, in px.
  package var draggedInspectorWidth: Double?
  /// The columns lying over others in the medium stage that were opened since they began to do so. Entering the stage closes
  /// them without touching the visibility, which is why this is kept apart from it.
  package internal(set) var opened = SplitColumns(repeating: false)
  /// The visibility from before the user opened an overlay in the medium stage. Closing it again hides it there, but a wider
  /// window brings back what the user never hid.
  package internal(set) var visibilityBeforeVisit: SplitVisibility?
  /// Three columns hide their sidebar while the inspector is open, unless it was asked for since the inspector opened.
  package internal(set) var keepsSidebar = false

  /// The parameters are what comes back after a restart.
  package init(
    visibility: SplitVisibility = .automatic, usefulColumn: SplitColumn = .sidebar,
    draggedWidths: SplitColumns<Double?> = .init(repeating: nil), draggedInspectorWidth: Double? = nil
  ) {
    self.visibility = visibility
    self.usefulColumn = usefulColumn
    self.draggedWidths = draggedWidths
    self.draggedInspectorWidth = draggedInspectorWidth
  }
}

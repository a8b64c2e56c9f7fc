/// All that a split view remembers between events. The rest follows from the declaration and the measurements.
package struct SplitState: Sendable, Hashable {
  /// The visibility; used when the app did not bind one.
  package var visibility: SplitVisibility
  /// The last column with something to show. It is the top of the compact stack when the app did not bind one. Selections and links lead to
  /// it; Back leads away from it.
  package var usefulColumn: SplitColumn
  /// The width that the user dragged a column to, in px at text scale 1.
  package var draggedWidths: SplitColumns<Double?>
  /// The width that the user dragged the inspector to, in px at text scale 1.
  package var draggedInspectorWidth: Double?
  /// The columns that lie over others in the medium stage and that were opened since. Entering the stage closes them without changing the
  /// visibility, so this is stored apart from it.
  package internal(set) var opened = SplitColumns(repeating: false)
  /// The visibility before the user opened an overlay in the medium stage. Closing the overlay hides it there, but a wider window shows again
  /// what the user never hid.
  package internal(set) var visibilityBeforeVisit: SplitVisibility?
  /// Whether the last leading column lies over the detail in the medium stage because nothing has been chosen in it.
  package internal(set) var offer = SplitOffer.due
  /// Whether the sidebar stays while the inspector is open, because it was asked for since. If not, three columns hide it.
  package internal(set) var keepsSidebar = false
  /// The same in the last run of the app, until an inspector is declared.
  var keptSidebar = false
  /// The top of the stack in the last run of the app, until the view is measured: it goes before where the selections lead.
  var earlierTop: SplitColumn?

  /// The parameters are what is restored after a restart.
  package init(
    visibility: SplitVisibility = .automatic, earlierTop: SplitColumn? = nil,
    draggedWidths: SplitColumns<Double?> = .init(repeating: nil), draggedInspectorWidth: Double? = nil, keptSidebar: Bool = false
  ) {
    self.keptSidebar = keptSidebar
    self.visibility = visibility
    self.earlierTop = earlierTop
    usefulColumn = earlierTop ?? .sidebar
    self.draggedWidths = draggedWidths
    self.draggedInspectorWidth = draggedInspectorWidth
  }
}

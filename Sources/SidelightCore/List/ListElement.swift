/// A list. Its rows are asked of the ``ListSource`` by position; bound ones are children in slot `.rows`.
package struct ListElement: Equatable, Sendable {
  package enum Style: Sendable { case sidebar, plain, inset, grouped, insetGrouped, bordered, platters }
  package var style: Style
  package var selectionMode: SelectionMode
  /// Enter and double click do something: the list has a primary action.
  package var hasPrimaryAction: Bool
  /// F5 and pulling at the top refresh it.
  package var isRefreshable: Bool
  /// A refresh is under way.
  package var isRefreshing = false
  /// Somebody around it goes by how it scrolls down, and it says so.
  package var followsScrolling = false
  /// Every other row has a background of its own.
  package var alternatesBackgrounds = false
  /// The app put space between the rows.
  package var isSpaced = false
  /// What is behind the list shows between its rows, whatever its style has there.
  package var hidesBackground = false
  /// The least heights of rows and headers in pixels, their padding included; nil for those of the style.
  package var leastRowHeight: Double?
  package var leastHeaderHeight: Double?
  /// Edit mode: where several rows may be selected, a click adds to the selection and takes away from it.
  package var isEditing = false

  package init(
    style: Style, selectionMode: SelectionMode, hasPrimaryAction: Bool = false, isRefreshable: Bool = false
  ) {
    self.isRefreshable = isRefreshable
    self.style = style
    self.selectionMode = selectionMode
    self.hasPrimaryAction = hasPrimaryAction
  }
}

/// One bound line of a list, its content in slot `.body`.
package struct RowElement: Equatable, Sendable {
  package enum Role: Sendable { case row, header, footer }
  package var role: Role
  package var isSelectable: Bool
  /// A link acts on a single click or tap, without a selection.
  package var activatesOnClick: Bool
  /// Shows that there is more behind the row: links while the split view is collapsed.
  package var hasChevron: Bool
  /// For a header whose section the user can fold, and for a row of an outline that can have others below it: whether it is open now.
  package var isExpanded: Bool?
  /// For a header of a section that folds, whether anything in the list lets the user do it: whether it is open now.
  package var isSectionOpen: Bool?
  /// The distances of the content from the row's edges; nil for those of the style.
  package var insets: Insets?
  var storedLook: StoredRowLook?
  /// How many rows a row of an outline is below, from 0; nil for a row of a plain list.
  package var depth: Int?
  /// What the user may do to it.
  package var editing = RowEditing()

  package init(
    role: Role, isSelectable: Bool = true, activatesOnClick: Bool = false, hasChevron: Bool = false, isExpanded: Bool? = nil,
    insets: Insets? = nil, depth: Int? = nil, editing: RowEditing = RowEditing()
  ) {
    self.role = role
    self.isSelectable = isSelectable
    self.activatesOnClick = activatesOnClick
    self.hasChevron = hasChevron
    self.isExpanded = isExpanded
    self.insets = insets
    self.depth = depth
    self.editing = editing
  }
}

/// A list. Its ``ListSource`` makes the rows by their positions; bound rows are children in slot `.rows`.
package struct ListElement: Equatable, Sendable {
  package enum Style: Sendable { case sidebar, plain, inset, grouped, insetGrouped, bordered, platters }
  package var style: Style
  package var selectionMode: SelectionMode
  /// Whether the list has a primary action, for Enter and double clicks.
  package var hasPrimaryAction: Bool
  /// Whether F5 and pulling at the top refresh it.
  package var isRefreshable: Bool
  /// Whether it is being refreshed.
  package var isRefreshing = false
  /// Whether bars around it depend on how it is scrolled, so that it sends ``Event/scrolled(_:_:)``.
  package var followsScrolling = false
  /// Whether something in the rows depends on whether they can be seen, so that it sends ``ListEvent/sighted(_:)``.
  package var tellsSight = false
  /// Whether the host wants to know whenever it is scrolled.
  package var tellsMeasure = false
  package var manner = ScrollManner()
  /// Whether every other row has another background.
  package var alternatesBackgrounds = false
  /// Whether the app sets space between the rows.
  package var isSpaced = false
  /// Whether the background of the style is hidden, so that what is behind the list shows between the rows.
  package var hidesBackground = false
  /// How large the rows of a sidebar are.
  package enum RowSize: Sendable { case small, medium, large }
  package var rowSize = RowSize.medium
  /// The least heights of rows and headers in pixels, their padding included; nil for those of the style.
  package var leastRowHeight: Double?
  package var leastHeaderHeight: Double?
  /// How far something covers it at its edges, so that what is scrolled keeps clear of that.
  package var cover = Insets()
  /// Whether it is a form: a row in which a control is alone is one of GNOME's rows of preferences.
  package var isForm = false
  /// Whether the list is in edit mode. If several rows may be selected, a click then adds a row to the selection or removes it.
  package var isEditing = false
  /// The sections that an index along its trailing edge leads to, from top to bottom; none where there is no index.
  package var index: [SectionMark] = []

  package init(
    style: Style, selectionMode: SelectionMode, hasPrimaryAction: Bool = false, isRefreshable: Bool = false
  ) {
    self.isRefreshable = isRefreshable
    self.style = style
    self.selectionMode = selectionMode
    self.hasPrimaryAction = hasPrimaryAction
  }
}

/// A bound row of a list, with its content in slot `.body`.
package struct RowElement: Equatable, Sendable {
  package enum Role: Sendable { case row, header, footer }
  package var role: Role
  package var isSelectable: Bool
  /// Whether it is a link, which acts on a single click or tap without a selection.
  package var activatesOnClick: Bool
  /// Whether a chevron shows that there is more: for links in a boxed list or a collapsed split view.
  package var hasChevron: Bool
  /// Whether it is open now: the header of a section that the user can fold, or a row of an outline that can have children. Nil for others.
  package var isExpanded: Bool?
  /// Whether the section is open now, for the header of any section that can be folded, by the user or by code. Nil for others.
  package var isSectionOpen: Bool?
  /// The distances of the content from the row's edges; nil for those of the style.
  package var insets: Insets?
  var storedLook: StoredRowLook?
  /// The depth in an outline, from 0; nil for a row of a plain list.
  package var depth: Int?
  /// How the user may edit it.
  package var editing = RowEditing()
  /// Whether it is off for the user, and says so.
  package var isDisabled = false

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

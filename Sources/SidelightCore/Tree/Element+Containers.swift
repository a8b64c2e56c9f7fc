/// A top-level window, its one page in slot `.body`.
package struct WindowElement: Equatable, Sendable {
  @ShownText package var title: String
  /// The size to open with, in pixels; nil for the platform's own.
  package var defaultWidth, defaultHeight: Double?
  /// Whether Ctrl+Alt+I shows and hides the inspector.
  package var togglesInspector = false

  package init(title: String) { self.title = title }
}

/// A page with a header bar of its own: a column of a split view, a page of a stack, or a window's content. Its content
/// is in slot `.body`, toolbar items are in the slots of ``Slot/headerBar`` and ``Slot/bottomBar``.
package struct PageElement: Equatable, Sendable {
  @ShownText package var title: String
  @ShownText package var subtitle: String
  /// False where something inside brings header bars of its own: a stack or a split view.
  package var showsHeader: Bool
  /// The app hides the header bar; the buttons of the window stay, above the content.
  package var isHeaderHidden = false
  /// The page is in a sheet and has an item to leave it by, as GNOME's dialogs then have no close button.
  package var hidesCloseButton = false
  /// How the title stands that the header bar shows, or that stands below the bar.
  package var titleDisplay = TitleDisplay.inline
  /// False where the app removed the title, which still names the page.
  package var showsTitle = true
  /// The user can't go back from it: there is no button for that, and keys and swipes do nothing.
  package var hidesBack = false
  /// The page is as wide as its place, and what of its content is wider is cut. If not, it is at least as wide as its content.
  package var cutsContent = false
  /// The button that shows and hides the sidebar, where this page's header carries it.
  package var sidebarToggle: SidebarToggle?
  /// The tabs that the header bar has in place of the title.
  package var tabBar: TabBarElement?
  /// The menu that a secondary click on the header bar opens, see ``TreeHost/menu(_:)``.
  package var toolbarMenu: NodeID?
  /// Names the page to assistive technology and to tests: `sidebar`, `content`, `detail`, or empty.
  package var role: String

  package init(title: String = "", subtitle: String = "", showsHeader: Bool = true, role: String = "") {
    self.title = title
    self.subtitle = subtitle
    self.showsHeader = showsHeader
    self.role = role
  }
}

/// How the title of a page stands.
package enum TitleDisplay: Equatable, Sendable {
  /// In the middle of the header bar.
  case inline
  /// In large letters below the header bar.
  case large
  /// In the middle of the header bar until what is below it is scrolled back to its top.
  case collapsed
}

/// The automatic sidebar button of a split view.
package struct SidebarToggle: Equatable, Sendable {
  /// The split view that it acts on.
  package var split: NodeID
  /// Whether the sidebar is shown now.
  package var isOn: Bool

  package init(split: NodeID, isOn: Bool) {
    self.split = split
    self.isOn = isOn
  }
}

/// A split view: slots `.sidebar`, `.content`, `.detail`, as far as it has these columns, and `.inspector` hold one page each; a style
/// of the app's has its views in slot `.body`.
package struct SplitElement: Equatable, Sendable {
  package var columnCount: SplitColumnCount
  /// Where everything goes, as the split model decided.
  package var plan: SplitPlan
  /// It has nothing of its own to show and hide: another split view inside has the inspector that it was for, or the tab view inside has
  /// its tabs in a bar.
  package var isFrame = false
  /// Between which widths the dividers move.
  package var limits: SplitLimits
  /// How the inspector stands while it is a sheet; nil where that has not been decided.
  package var sheet: SheetPlan?
  /// What shows the columns.
  package var arrangement: SplitArrangement
  /// The column that a choice filled which brought about the plan; nil for any other reason.
  package var filled: SplitColumn?

  package init(_ model: SplitModel, _ arrangement: SplitArrangement = .plan) {
    self.arrangement = arrangement
    columnCount = model.configuration.columnCount
    plan = model.plan
    limits = model.limits
    filled = model.filled
  }

  /// Makes one whose columns something else than a split model decides about.
  package init(plan: SplitPlan, limits: SplitLimits) {
    arrangement = .plan
    columnCount = plan.columnCount
    self.plan = plan
    self.limits = limits
  }
}

extension SplitElement {
  /// Whether there is a sidebar to show and hide.
  package var hasSidebar: Bool { columnCount != .one && !isFrame }

  /// Whether the split view itself lays the columns out, and not the views of a style.
  package var hasOwnLayout: Bool { if case .slots = arrangement { false } else { true } }

  /// Whether the user sees the column now, as far as the split view decides.
  package func isVisible(_ column: SplitColumn) -> Bool {
    switch arrangement {
    case .plan, .decoratedPlan: plan.isVisible(column)
    case .slots(let columns): columns.contains(column)
    }
  }
}

/// A place within the views of a split view's style, for one of its columns or for all of them. The columns stay the split view's own
/// children, wherever they are shown.
package struct ColumnSlotElement: Equatable, Sendable {
  /// The split view whose columns they are.
  package var split: NodeID
  package var content: SlotContent
  /// Whether it shows what it asks for: another place may have it already.
  package var isFilled: Bool

  package init(split: NodeID, content: SlotContent, isFilled: Bool = false) {
    self.split = split
    self.content = content
    self.isFilled = isFilled
  }
}

/// A navigation stack: pages in slot `.pages`, the root first, the last one shown.
package struct NavigationElement: Equatable, Sendable {
  package init() {}
}

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

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

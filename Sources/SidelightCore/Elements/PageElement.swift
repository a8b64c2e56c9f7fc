/// A top-level window. Its one page is in slot `.body`.
package struct WindowElement: Equatable, Sendable {
  @ShownText package var title: String
  /// The size to open with, in pixels; nil for the platform's default.
  package var defaultWidth, defaultHeight: Double?
  /// Whether it opens as large as its content asks for; it then has no other size.
  package var fitsContent = false
  /// Whether it keeps the size of its content, where that takes no more than it needs.
  package var keepsContentSize = false
  /// Whether Ctrl+Alt+I shows and hides the inspector.
  package var togglesInspector = false
  /// Whether Ctrl+comma asks for the settings.
  package var opensSettings = false
  /// Whether its content wants to be dark; nil for as the desktop is.
  package var prefersDark: Bool?

  package init(title: String) { self.title = title }
}

/// A page with a header bar of its own: a column of a split view, a page of a stack, or the content of a window. Its content is in slot
/// `.body`; toolbar items are in the slots of ``Slot/headerBar`` and ``Slot/bottomBar``.
package struct PageElement: Equatable, Sendable {
  @ShownText package var title: String
  @ShownText package var subtitle: String
  /// False if something in it has header bars of its own: a stack or a split view.
  package var showsHeader: Bool
  /// The app hides the header bar. The buttons of the window stay above the content.
  package var isHeaderHidden = false
  /// When the bars at the top make room for what is scrolled; nil for bars that stay.
  package var minimizing: HeaderMinimizing?
  /// Whether they have done so. The user brings them back by scrolling, with the pointer or by a key.
  package var isHeaderMinimized = false
  /// The page is in a sheet and has a button that closes it. GNOME's dialogs then show no close button of their own.
  package var hidesCloseButton = false
  /// Where the title is: in the header bar, or below it.
  package var titleDisplay = TitleDisplay.inline
  /// False if the app removed the title. It still names the page.
  package var showsTitle = true
  /// The user can't go back from it: there is no Back button, and keys and swipes for it do nothing.
  package var hidesBack = false
  /// How it comes and goes where it is a page of a stack.
  package var transition = PageTransition.automatic
  /// True if content wider than the page is cut off; false if the page is at least as wide as its content.
  package var cutsContent = false
  /// True if its content goes on below a pane of glass beside it.
  package var runsBeneath = false
  /// The button that shows and hides the sidebar, if it is in this page's header bar.
  package var sidebarToggle: SidebarToggle?
  /// The tabs that the header bar shows instead of the title.
  package var tabBar: TabBarElement?
  /// What is behind the content and the bars; nil for what is behind all pages.
  package var ground: Fill?
  /// What the app says of the looks of its bars.
  package var barLooks: [PageBar: BarLook] = [:]
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

  /// Whether its content goes on below its header bar: where it does below a pane of glass, unless the bar stands out from it.
  package var goesOnBelowHeader: Bool {
    runsBeneath && showsHeader && !isHeaderHidden && titleDisplay == .inline && barLooks[.top]?.isRaised != true
  }

  /// What assistive technology calls it where the app gives it no title: what it is. Nil for a page that is nothing in particular.
  package var roleName: String? { role.isEmpty ? nil : role.prefix(1).uppercased() + role.dropFirst() }
}

/// Where the title of a page is.
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

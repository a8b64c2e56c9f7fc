/// What a container says of one of its pages: the window, a split view, a tab view, a stack, an inspector or a sheet.
package struct PagePlace: Equatable, Sendable {
  /// It is a window's own page, whose header bar shows the window's title by itself.
  package var isWindow = false
  /// It is a part of the page around and has no header bar; what its content says goes to that page.
  package var isPart = false
  /// The user can't see it: another page lies over it, or its column is hidden.
  package var isCovered = false
  /// It lies over another page of a stack, so that one can go back from it.
  package var isOverAnother = false
  /// It is the first column of a split view.
  package var isSidebar = false
  /// It is another column of a split view.
  package var isOtherColumn = false
  /// It shows what stands at its bottom by itself, even without a header bar.
  package var keepsBottomBar = false
  /// It shows the toolbar items around the container, which has no header bar of its own.
  package var takesItems = false
  /// The search field is among them.
  package var takesSearch = true
  /// The search field of a sidebar is for another page.
  package var leavesSidebarSearch = false
  /// How the title stands unless the page says otherwise.
  package var titleDisplay = TitleDisplay.inline
  /// Nil where the container has no width yet.
  package var sizeClass: SizeClass?
  package var windowTitle = Around<String?>.same
  package var sidebarToggle = Around<SidebarToggle?>.same
  package var tabBar = Around<TabBarElement?>.same
  package var tabsFollowScrolling = Around<Bool>.same
  package var cutsContent = Around<Bool>.same
  package var staysOpen = Around<Bool>.same
  package var runsBeneath = Around<Bool>.same

  package init() {}

  /// The surroundings of the page, which the container may have changed.
  package func surroundings(_ around: PageSurroundings) -> PageSurroundings {
    var own = around
    own.windowTitle = windowTitle.value(around: around.windowTitle)
    own.sidebarToggle = sidebarToggle.value(around: around.sidebarToggle)
    own.tabBar = tabBar.value(around: around.tabBar)
    own.tabsFollowScrolling = tabsFollowScrolling.value(around: around.tabsFollowScrolling)
    own.cutsContent = cutsContent.value(around: around.cutsContent)
    own.staysOpen = staysOpen.value(around: around.staysOpen)
    own.runsBeneath = runsBeneath.value(around: around.runsBeneath)
    return own
  }
}

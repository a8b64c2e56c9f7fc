import CSidelight

/// An AdwNavigationPage: what split views and navigation views hold.
@safe package final class NavigationPageWidget: Widget {
  package init() {
    unsafe super.init(sinking: Self.instance(of: adw_navigation_page_get_type()))
    // Pages below the top of a stack and columns that are not shown stay where they are without a place on the screen, which GTK (up to
    // 4.24 at least) does not tell assistive technology.
    updateAccessible(.hidden(true))
    onMap { [weak self] in self?.updateAccessible(.hidden(false)) }
    onUnmap { [weak self] in self?.updateAccessible(.hidden(true)) }
    answerHistoryKeys()
    if Toolkit.keepsLostFocus { connect(Self.hidden) { [weak self] in self?.giveUpFocus() } }
  }

  /// Lets the app's own keys for going back and forward have their turn before libadwaita leaves the page by them.
  private func answerHistoryKeys() {
    let keys = KeyController()
    keys.phase = .bubble
    keys.onShortcut { [weak self] isPressed in
      let (isBack, isForward) = (isPressed(UInt32(GDK_KEY_Left), .alt), isPressed(UInt32(GDK_KEY_Right), .alt))
      guard isBack || isForward else { return false }
      return (self?.root as? WindowWidget)?.goes?(isBack) ?? false
    }
    addController(keys)
  }

  /// The page is not to be seen any more; one that was pushed is taken out of its navigation view right after this.
  private static let hidden = Signal<Void>("hidden")

  /// libadwaita has moved the focus to the page below, unless what had it there before can't take it any more.
  private func giveUpFocus() {
    if let focus = focusInRoot, focus.isInside(self) { focusInRoot = nil }
  }

  var page: UnsafeMutablePointer<AdwNavigationPage> { unsafe .init(pointer) }

  package var title: String {
    get { unsafe String(borrowing: adw_navigation_page_get_title(page)) ?? "" }
    set {
      if unsafe newValue.equals(adw_navigation_page_get_title(page)) { return }
      unsafe adw_navigation_page_set_title(page, newValue)
    }
  }

  /// Whether the user can go back from it: by a button in its header bar, keys, the mouse's button and a swipe.
  package var letsBack: Bool {
    get { unsafe adw_navigation_page_get_can_pop(page) != 0 }
    set { if newValue != letsBack { unsafe adw_navigation_page_set_can_pop(page, newValue ? 1 : 0) } }
  }

  package func setChild(_ child: Widget?) {
    if unsafe adw_navigation_page_get_child(page) != child?.widget { unsafe adw_navigation_page_set_child(page, child?.widget) }
  }
}

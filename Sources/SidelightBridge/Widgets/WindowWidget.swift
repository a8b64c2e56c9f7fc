import CSidelight

/// An AdwApplicationWindow.
@safe package final class WindowWidget: Widget {
  /// Without an application for tests and pictures.
  package init(application: Application?) {
    if let application {
      unsafe super.init(sinking: adw_application_window_new(.init(application.pointer)))
    } else {
      unsafe super.init(sinking: Self.instance(of: adw_application_window_get_type()))
    }
    onRealize { [unowned self] in SideButtons.answer(for: self) }
  }

  /// Called when a button at the side of the mouse is pressed, or Alt and an arrow at a page: true for going back. Says whether the app has a
  /// use for it; or else a page is left.
  package var goes: ((_ isBack: Bool) -> Bool)?

  /// The size that the window itself asks for, while a test makes it larger than its display.
  var ownSizeRequest: (width: Int, height: Int)?

  private var window: UnsafeMutablePointer<GtkWindow> { unsafe .init(pointer) }

  package var title: String {
    get { unsafe String(borrowing: gtk_window_get_title(window)) ?? "" }
    set {
      if unsafe newValue.equals(gtk_window_get_title(window)) { return }
      unsafe gtk_window_set_title(window, newValue)
    }
  }

  /// The size it opens with, and has while it is neither maximised nor tiled.
  package func setDefaultSize(width: Int, height: Int) {
    unsafe gtk_window_set_default_size(window, Int32(clamping: width), Int32(clamping: height))
  }

  /// Whether the user can change its size; if not, it has that of its content.
  package var isResizable: Bool {
    get { unsafe gtk_window_get_resizable(window) != 0 }
    set { if newValue != isResizable { unsafe gtk_window_set_resizable(window, newValue ? 1 : 0) } }
  }

  package var defaultSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    unsafe gtk_window_get_default_size(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// Whether its corners are round: where it stands free, on a desktop that lets other windows shine through.
  package var hasRoundCorners: Bool {
    hasClass("csd")
      && !["maximized", "fullscreen", "tiled", "tiled-top", "tiled-bottom", "tiled-left", "tiled-right"].contains(where: hasClass)
  }

  package var isMaximized: Bool { unsafe gtk_window_is_maximized(window) != 0 }

  package func maximize() { unsafe gtk_window_maximize(window) }

  package var isFullScreen: Bool { unsafe gtk_window_is_fullscreen(window) != 0 }

  package func makeFullScreen() { unsafe gtk_window_fullscreen(window) }

  /// Runs when its size is another one, and when it becomes maximized or full screen or stops being so.
  package func onFrame(_ body: @escaping @MainActor () -> Void) {
    for property in ["default-width", "default-height", "maximized", "fullscreened"] { onNotify(property, body) }
  }

  package func setContent(_ content: Widget?) {
    if unsafe adw_application_window_get_content(.init(pointer)) != content?.widget {
      unsafe adw_application_window_set_content(.init(pointer), content?.widget)
    }
  }

  package func present() { unsafe gtk_window_present(window) }

  /// Asks it to close, as its close button does.
  package func close() { unsafe gtk_window_close(window) }

  /// Takes it off the screen and frees its widgets.
  package func destroy() {
    // GTK (up to 4.24 at least) keeps what the focus was removed with until the next frame, which this window does not live to see:
    // everything in it would stay for ever. A new focus, even the window, makes it let go of what is gone already, and none then of what
    // goes now.
    unsafe gtk_root_set_focus(pointer, widget)
    unsafe gtk_root_set_focus(pointer, nil)
    setContent(nil)
    unsafe gtk_window_destroy(window)
  }

  /// Whether the desktop has stopped its frame clock because nobody can see it.
  package var isSuspended: Bool { unsafe gtk_window_is_suspended(window) != 0 }

  package var isActive: Bool { unsafe gtk_window_is_active(window) != 0 }

  /// Runs when it becomes active or suspended, or stops being so.
  package func onActivity(_ body: @escaping @MainActor () -> Void) {
    onNotify("is-active", body)
    onNotify("suspended", body)
  }

  /// The widget that has the keyboard focus within this window.
  package var focusedWidget: Widget? {
    guard let focus = unsafe gtk_root_get_focus(pointer) else { return nil }
    return unsafe Widget.wrapper(for: OpaquePointer(focus))
  }

  package func setFocus(_ widget: Widget?) { unsafe gtk_root_set_focus(pointer, widget?.widget) }

  /// Answers `true` to keep it open.
  package static let closeRequest = Signal<Bool>("close-request")
}

import CSidelight

/// GTK and libadwaita as a whole.
@MainActor package enum Toolkit {
  private static let hasStarted: Bool = {
    guard gtk_init_check() != 0 else { return false }
    adw_init()
    return true
  }()

  /// Prepares GTK and libadwaita for use and lets the main loop run the main actor; `false` when there is no display.
  ///
  /// An application object does the first part by itself. Later calls cost nothing.
  @discardableResult
  package static func start() -> Bool {
    prepare()
    return hasStarted
  }

  /// Lets the main loop run the main actor, and makes this thread the one on which icons end. It needs no display.
  static func prepare() {
    MainLoop.attach()
    IconEnd.staysOnMainThread()
  }

  /// Whether the GTK that runs, which may be newer than the one that was built with, has this version or a newer one.
  package nonisolated static func gtkIs(atLeast major: Int, _ minor: Int) -> Bool {
    (Int(gtk_get_major_version()), Int(gtk_get_minor_version())) >= (major, minor)
  }

  /// Whether GTK keeps a widget for ever with which the focus goes, where something else with that focus goes in the same frame: it
  /// forgets the first of the two before it has let go of it. A page that goes with its back button is such a pair.
  package nonisolated static var keepsLostFocus: Bool { !gtkIs(atLeast: 4, 23) }

  /// Whether the libadwaita that runs has this version or a newer one.
  package nonisolated static func adwaitaIs(atLeast major: Int, _ minor: Int) -> Bool {
    (Int(adw_get_major_version()), Int(adw_get_minor_version())) >= (major, minor)
  }
}

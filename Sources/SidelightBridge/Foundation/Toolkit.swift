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
    MainLoop.attach()
    return hasStarted
  }
}

import CSidelight
import Glibc

extension Toolkit {
  /// Whether the environment names a display. Says nothing of whether it can be opened.
  package nonisolated static var namesDisplay: Bool {
    unsafe getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil
  }

  /// Prepares GTK for tests, so that a program needs nothing in its environment but a display: no setting is written, no screen reader and
  /// no portal is called, frames follow one another without waiting for a monitor, a critical ends the program, and names such as “Back” are
  /// those of the source. It has an effect only before GTK is first used.
  ///
  /// What the environment says of the renderer, the display server's protocol, files of other computers, or by `LC_ALL` the language, stays:
  /// a test may be about just that. Everything else is what the tests of windows rest on, and is set whatever the environment says.
  package static func startForTests() -> Bool {
    isPreparedForTests && start()
  }

  private static let isPreparedForTests: Bool = {
    set("GTK_A11Y", "test")
    set("GSETTINGS_BACKEND", "memory")
    set("ADW_DISABLE_PORTAL", "1")
    let debug = (value("GDK_DEBUG") ?? "").split { $0 == "," || $0 == " " }.map(String.init)
    set("GDK_DEBUG", (debug + ["no-portals", "no-vsync"].filter { !debug.contains($0) }).joined(separator: ","))
    // A virtual display is X11's, also where the desktop around it is a Wayland session.
    if value("DISPLAY") != nil { suggest("GDK_BACKEND", "x11") }
    suggest("GSK_RENDERER", "cairo")
    suggest("GIO_USE_VFS", "local")
    suggest("GIO_USE_VOLUME_MONITOR", "unix")
    if value("LC_ALL") == nil {
      set("LC_ALL", "C.UTF-8")
      unsafe unsetenv("LANGUAGE")
    }
    // GLib has read G_DEBUG when the program was loaded; this is what it does there.
    let fatal = g_log_set_always_fatal(sidelight_log_error)
    g_log_set_always_fatal(GLogLevelFlags(rawValue: fatal.rawValue | sidelight_log_critical.rawValue))
    endAtBreakpoints()
    guard start() else { return false }
    // A cursor that blinks asks for frames for ever.
    DesktopSettings.shared?.setProperty("gtk-cursor-blink", to: false)
    return true
  }()

  /// GLib ends a program by a breakpoint. Swift's crash report, which is on unless somebody turns it off, comes back from one, and the program
  /// went on as if nothing had happened. It does not come back from `abort`.
  private static func endAtBreakpoints() { signal(SIGTRAP) { _ in abort() } }

  private static func value(_ name: String) -> String? { unsafe String(borrowing: getenv(name)) }

  private static func set(_ name: String, _ value: String) { unsafe setenv(name, value, 1) }

  /// Sets what the environment does not say already.
  private static func suggest(_ name: String, _ value: String) { unsafe setenv(name, value, 0) }
}

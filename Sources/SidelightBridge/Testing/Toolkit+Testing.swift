import CSidelight
import Glibc

extension Toolkit {
  /// Whether the environment names a display. Says nothing of whether it can be opened.
  package nonisolated static var namesDisplay: Bool {
    unsafe getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil
  }

  /// Prepares GTK for tests: no settings are written, no screen reader is called, and frames follow one another without waiting for a
  /// monitor. What the environment says already stays. It has an effect only before GTK is first used.
  package static func startForTests() -> Bool {
    unsafe setenv("GTK_A11Y", "test", 0)
    unsafe setenv("GSETTINGS_BACKEND", "memory", 0)
    let debug = unsafe String(borrowing: getenv("GDK_DEBUG")) ?? ""
    if !debug.contains("no-vsync") { unsafe setenv("GDK_DEBUG", debug.isEmpty ? "no-portals,no-vsync" : debug + ",no-vsync", 1) }
    return start()
  }
}

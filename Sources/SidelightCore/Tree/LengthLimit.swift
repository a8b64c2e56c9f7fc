/// The longest lengths in pixels that something is shown with.
package enum LengthLimit {
  /// Of one size or distance: X11 counts to 32,767, and so do GTK's margins.
  package static let element: Double = 32_000
  /// Of a side of a window: wider than any monitor. With two device pixels for one it is half of what X11 counts to, and a picture of such
  /// a window still fits into memory.
  package static let window: Double = 8_192
}

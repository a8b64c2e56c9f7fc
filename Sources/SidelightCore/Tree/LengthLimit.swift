/// The greatest lengths in pixels that anything is shown with.
package enum LengthLimit {
  /// For a size or distance. X11 and GTK's margins count to 32,767.
  package static let element: Double = 32_000
  /// For a side of a window: wider than any monitor. At twice the scale it is half of what X11 counts to, and a picture of such a window still
  /// fits into memory.
  package static let window: Double = 8_192
  /// For the lines that a text keeps room for: more than any display shows.
  package static let lines = 1_000
}

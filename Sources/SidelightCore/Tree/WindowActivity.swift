/// What the user does with a window.
package enum WindowActivity: Equatable, Sendable {
  /// It has the keyboard.
  case active
  /// It can be seen, and another one has the keyboard.
  case inactive
  /// Nobody can see it: it is minimised, on another workspace, or behind other windows.
  case hidden
}

/// A short message over a window, which goes by itself.
package struct ToastContent: Equatable, Sendable {
  @ShownText package var title: String
  /// What its button says; nil for none.
  @ShownText package var button: String?
  /// How long it is shown, in seconds; 0 for as long as the user leaves it there.
  package var seconds: Double
  /// Whether it comes before those that wait.
  package var isUrgent: Bool

  package init(title: String, button: String? = nil, seconds: Double = ToastContent.usualSeconds, isUrgent: Bool = false) {
    self.title = title
    self.button = button
    self.seconds = seconds
    self.isUrgent = isUrgent
  }

  /// As long as a toast of GNOME is shown.
  package static let usualSeconds = 5.0

  /// As a number of seconds that a timer takes. What is shown at all is shown for a second at least.
  package var wholeSeconds: UInt32 { seconds <= 0 ? 0 : UInt32(min(max(seconds.rounded(), 1), 3600)) }
}

/// Why a toast is gone.
package enum ToastEnd: Equatable, Sendable {
  /// Its button was pressed.
  case pressed
  /// Its time was over, or the user sent it away.
  case dismissed
}

/// What can happen to a sheet.
package enum SheetEvent: Sendable, Hashable {
  /// The view was evaluated again: a new declaration, or a binding that code changed.
  case configured(SheetConfiguration)
  /// The size of the window or split view below it changed.
  case measured(SheetMetrics)
  /// The user wants to close it: Escape, the close button, a click beside it.
  case dismissed
  /// The user began to drag it; it had this height, in pixels.
  case dragBegan(height: Double)
  /// The user has dragged it up by this many pixels since then; a negative number is down.
  case dragged(by: Double)
  /// The user let it go at this velocity, in pixels per second; a negative one is down.
  case dragEnded(velocity: Double)
  /// The drag was cancelled.
  case dragCancelled
  /// A key was pressed for the next height above or below.
  case step(up: Bool)
}

/// What the model wants done after an event.
package enum SheetAction: Sendable, Hashable {
  /// The model's plan differs from the last one.
  case planChanged
  /// Close it, as the user wants. The performer writes the binding; if the binding refuses, nothing changes.
  case dismiss
  /// Write the binding of the selected height. The performer then sends `configured` with the value that the binding has.
  case select(SheetDetent)
}

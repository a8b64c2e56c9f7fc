/// What can happen to a sheet.
package enum SheetEvent: Sendable, Hashable {
  /// The view was evaluated again: a new declaration, or a binding that code changed.
  case configured(SheetConfiguration)
  /// What it lies over has another size.
  case measured(SheetMetrics)
  /// The user wants it gone: Escape, the close button, a click beside it.
  case dismissed
  /// The user takes hold of it while it has this height, in pixels.
  case dragBegan(height: Double)
  /// The user has pulled it up so far since then, in pixels; a negative way is down.
  case dragged(by: Double)
  /// The user lets it go while it moves so fast, in pixels per second; a negative velocity is down.
  case dragEnded(velocity: Double)
  /// The drag was taken away from the user.
  case dragCancelled
  /// The keyboard asks for the next height above or below.
  case step(up: Bool)
}

/// What the model wants done after an event.
package enum SheetAction: Sendable, Hashable {
  /// The model's plan differs from the last one.
  case planChanged
  /// Close it, as the user wants. Whoever does so asks the binding; where that refuses, nothing changes.
  case dismiss
  /// Write the binding to the selected height. Whoever does so sends `configured` with what it holds afterwards.
  case select(SheetDetent)
}

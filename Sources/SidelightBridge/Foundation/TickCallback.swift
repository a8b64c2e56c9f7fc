import CSidelight

/// A function that runs in every frame of a widget.
///
/// The widget keeps the closure until it returns `false`, `cancel()` is called, or the widget goes; dropping the value changes nothing.
@MainActor @safe package final class TickCallback {
  private weak var widget: Widget?
  private var identifier: UInt32 = 0
  private var body: (@MainActor (FrameClock) -> Bool)?

  init(on widget: Widget, _ body: @escaping @MainActor (FrameClock) -> Bool) {
    self.widget = widget
    self.body = body
    let data = unsafe Unmanaged.passRetained(self).toOpaque()
    identifier = unsafe gtk_widget_add_tick_callback(widget.widget, cFunction(Self.tick), data, cFunction(Self.destroy))
  }

  /// Whether the function still runs.
  package var isActive: Bool { body != nil }

  /// Stops the function and frees its closure. Harmless when it has ended, and from inside the function itself.
  package func cancel() {
    guard body != nil else { return }
    body = nil
    // Without a wrapper the widget may be gone; if it is not, the next tick finds no function and ends.
    if let widget { unsafe gtk_widget_remove_tick_callback(widget.widget, identifier) }
  }

  private static let tick: @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>, OpaquePointer, UnsafeMutableRawPointer) -> Int32 = {
    _, clock, data in
    let callback = unsafe Unmanaged<TickCallback>.fromOpaque(data).takeUnretainedValue()
    guard let body = callback.body else { return 0 }
    return unsafe body(FrameClock.shared(clock)) ? 1 : 0
  }

  private static let destroy: @MainActor @convention(c) (UnsafeMutableRawPointer) -> Void = { data in
    let callback = unsafe Unmanaged<TickCallback>.fromOpaque(data).takeRetainedValue()
    callback.body = nil
  }
}

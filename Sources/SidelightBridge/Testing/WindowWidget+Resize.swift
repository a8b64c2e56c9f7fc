import CSidelight

extension WindowWidget {
  /// Asks the display for another size, and returns when the display has answered or, with a window manager in between, has been asked.
  ///
  /// GDK's X11 backend (4.18) skips the layout, but not the drawing, of a frame that comes between its own request for a size and the
  /// answer, and GTK then warns of a window "without a current allocation". Main-actor jobs share the priority of frames, so that a
  /// frame may follow a plain `setDefaultSize` at once. Here the request goes out, and the answer comes in, before any frame can run.
  package func resize(width: Int, height: Int) async {
    await withCheckedContinuation { continuation in
      MainSource.idle(priority: Self.requestPriority) { [self] in
        needSize(width: width, height: height)
        setDefaultSize(width: width, height: height)
        MainSource.idle(priority: MainLoop.Priority.high) { [self] in
          awaitAnswers()
          MainSource.idle(priority: Self.answeredPriority) { continuation.resume() }
        }
      }
    }
  }

  /// GTK lets no window open wider or higher than its display, but for one whose content needs it. So a size beyond the display is needed as
  /// long as the window has it.
  private func needSize(width: Int, height: Int) {
    let own = ownSizeRequest ?? sizeRequest
    ownSizeRequest = own
    let display = displaySize
    setSizeRequest(width: width > display.width ? width : own.width, height: height > display.height ? height : own.height)
  }

  /// The size of the monitor that the window is on, in pixels.
  private var displaySize: (width: Int, height: Int) {
    guard let surface = unsafe gtk_native_get_surface(.init(pointer)),
      let monitor = unsafe gdk_display_get_monitor_at_surface(gtk_widget_get_display(widget), surface)
    else { return (0, 0) }
    var area = GdkRectangle()
    unsafe gdk_monitor_get_geometry(monitor, &area)
    return (Int(area.width), Int(area.height))
  }

  /// Waits until the display has answered all that it was asked; the main loop finds the answers among its events.
  package func awaitAnswers() { unsafe gdk_display_sync(gtk_widget_get_display(widget)) }

  /// Waits until the display gives the window a place and a size anew, or for at most so many milliseconds.
  package func awaitLayout(limit: Int) async {
    guard let clock = frameClock else { return }
    await withCheckedContinuation { continuation in
      var connection: SignalConnection?
      var timer: MainSource?
      let resume: @MainActor () -> Void = {
        guard let waiting = connection else { return }
        connection = nil
        waiting.disconnect()
        timer?.cancel()
        continuation.resume()
      }
      connection = clock.onLayout(resume)
      timer = MainSource.after(milliseconds: limit) { resume() }
    }
  }

  /// Before GDK's own request to the display, which it makes ten above `MainLoop.Priority.high`.
  private static var requestPriority: Int { MainLoop.Priority.high - 20 }

  /// After the display's events, and before frames.
  private static var answeredPriority: Int { MainLoop.Priority.normal + 10 }
}

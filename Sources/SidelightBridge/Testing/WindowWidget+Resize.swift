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
        setDefaultSize(width: width, height: height)
        MainSource.idle(priority: MainLoop.Priority.high) { [self] in
          unsafe gdk_display_sync(gtk_widget_get_display(widget))
          MainSource.idle(priority: Self.answeredPriority) { continuation.resume() }
        }
      }
    }
  }

  /// Before GDK's own request to the display, which it makes ten above `MainLoop.Priority.high`.
  private static var requestPriority: Int { MainLoop.Priority.high - 20 }

  /// After the display's events, and before frames.
  private static var answeredPriority: Int { MainLoop.Priority.normal + 10 }
}

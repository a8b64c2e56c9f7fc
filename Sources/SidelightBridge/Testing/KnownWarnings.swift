import CSidelight

/// What GTK says of its own faults. Tests end at any warning, but no program can mend these.
enum KnownWarnings {
  /// A popover has the frame clock of its window, and on an X display without a compositor each of the two says that their frame has been
  /// handed over; since GTK 4.24 a clock that hears so twice warns of it. Every GTK program with a popover is told so there. Seen up to
  /// 4.24.1; goes when a GTK that is mended is the least one that has the warning.
  private static let twiceSubmitted = "gdk_frame_timings_submitted() called on submitted frame."

  /// Lets the known ones pass without a word. Everything else goes on to where it went, and ends the program where it did.
  static func letPass() {
    guard Toolkit.gtkIs(atLeast: 4, 24) else { return }
    unsafe g_log_set_writer_func(
      { level, fields, count, _ in
        for index in 0..<Int(count) {
          guard let field = unsafe fields?[index], unsafe String(cString: field.key) == "MESSAGE", let value = unsafe field.value else { continue }
          let message = unsafe value.assumingMemoryBound(to: CChar.self)
          if unsafe field.length < 0, unsafe KnownWarnings.twiceSubmitted.equals(message) { return G_LOG_WRITER_HANDLED }
        }
        return unsafe g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
  }
}

import CSidelight

/// What GTK says of its own faults. Tests end at any warning, but no program can mend these.
enum KnownWarnings {
  /// What they end with. Both came with the times of frames in GTK 4.24, were seen up to 4.24.1, and go from here when no GTK that has
  /// them is in use any longer. Programs of twenty lines of C are told the same.
  private static let endings = [
    // A popover has the frame clock of its window, and on an X display without a compositor each of the two says that the one frame has
    // been handed over.
    "gdk_frame_timings_submitted() called on submitted frame.",
    // A frame that only hands over events, as GDK asks for after the pointer has moved, is counted and never ended. If the window is then
    // given another size before it draws, its clock starts anew and finds that frame.
    "gdk_frame_timings_throttling_hint: runtime check failed: (self->result != GDK_FRAME_PREPARING)",
  ]

  private static func contains(_ message: UnsafePointer<CChar>?) -> Bool {
    let message = unsafe String(borrowing: message) ?? ""
    return endings.contains { message.hasSuffix($0) }
  }

  /// Lets the known ones pass without a word. Everything else goes on to where it went, and ends the program where it did.
  static func letPass() {
    guard Toolkit.gtkIs(atLeast: 4, 24) else { return }
    unsafe g_log_set_writer_func(
      { level, fields, count, _ in
        for index in 0..<Int(count) {
          guard let field = unsafe fields?[index], unsafe String(cString: field.key) == "MESSAGE" && field.length < 0 else { continue }
          if unsafe KnownWarnings.contains(field.value?.assumingMemoryBound(to: CChar.self)) { return G_LOG_WRITER_HANDLED }
        }
        return unsafe g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
    // What GLib says for checks that failed in GTK takes an older way, on which the writer is not asked whether the program goes on.
    unsafe g_test_log_set_fatal_handler({ _, _, message, _ in unsafe KnownWarnings.contains(message) ? 0 : 1 }, nil)
  }
}

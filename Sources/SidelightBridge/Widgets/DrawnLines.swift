import CSidelight

/// Lines of text as Pango has laid them out.
@MainActor @safe package final class DrawnLines {
  let pointer: OpaquePointer

  @unsafe init(adopting pointer: OpaquePointer) { unsafe self.pointer = unsafe pointer }

  isolated deinit { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// The width and height, in pixels.
  package var size: (width: Double, height: Double) {
    var (width, height): (Int32, Int32) = (0, 0)
    unsafe pango_layout_get_size(pointer, &width, &height)
    return (Double(width) / Double(PANGO_SCALE), Double(height) / Double(PANGO_SCALE))
  }

  /// How far the baselines of the first and the last line lie below the top, in pixels.
  package var baselines: (first: Double, last: Double) {
    let first = unsafe Double(pango_layout_get_baseline(pointer)) / Double(PANGO_SCALE)
    guard let lines = unsafe pango_layout_get_iter(pointer) else { return (first, first) }
    defer { unsafe pango_layout_iter_free(lines) }
    while unsafe pango_layout_iter_next_line(lines) != 0 {}
    return (first, unsafe Double(pango_layout_iter_get_baseline(lines)) / Double(PANGO_SCALE))
  }
}

extension LabelWidget {
  /// The lines of the label's text within a width and a height in pixels; nil for any. What there is no room for is left out.
  ///
  /// - Parameter limit: the most lines of each paragraph; nil for any number.
  package func lines(width: Double?, height: Double?, limit: Int?) -> DrawnLines? {
    guard let layout = unsafe pango_layout_copy(gtk_label_get_layout(pointer)) else { return nil }
    func units(_ length: Double?) -> Int32? {
      length.map { $0.isFinite ? Int32(min(max($0, 0), 100_000) * Double(PANGO_SCALE)) : -1 }
    }
    unsafe pango_layout_set_width(layout, units(width) ?? -1)
    unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    // Pango counts lines by a height below 0, and has room for one in any case.
    let room = units(height) ?? limit.map { Int32(clamping: -$0) }
    unsafe pango_layout_set_height(layout, room ?? -1)
    if room == nil {
      unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    } else if unsafe pango_layout_get_ellipsize(layout) == PANGO_ELLIPSIZE_NONE {
      unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    return unsafe DrawnLines(adopting: layout)
  }
}

extension Painter {
  /// Draws lines of text from the corner of the plane.
  package func draw(_ text: DrawnLines, _ color: PaintColor) {
    var color = color.rgba
    unsafe gtk_snapshot_append_layout(snapshot, text.pointer, &color)
  }
}

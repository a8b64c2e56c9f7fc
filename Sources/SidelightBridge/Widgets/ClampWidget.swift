import CSidelight

/// An AdwClampScrollable: what it holds scrolls as before, and gets no wider than is easy to read.
@safe package final class ClampWidget: Widget {
  /// - Parameter width: the greatest width in pixels, at the usual size of text; it grows with that.
  package init(width: Int) {
    unsafe super.init(sinking: adw_clamp_scrollable_new())
    unsafe adw_clamp_scrollable_set_maximum_size(pointer, Int32(clamping: width))
    // Up to here the content takes all the room.
    unsafe adw_clamp_scrollable_set_tightening_threshold(pointer, Int32(clamping: width * 2 / 3))
  }

  package func setChild(_ child: Widget?) {
    unsafe adw_clamp_scrollable_set_child(pointer, child?.widget)
  }
}

import CSidelight

/// A GtkLevelBar: how much there is of something.
@safe package final class LevelBarWidget: Widget {
  package init() {
    unsafe super.init(sinking: gtk_level_bar_new())
    // GTK colours low and high levels as if the bar showed a battery or a disk; an app says itself what its numbers mean.
    for name in ["low", "high", "full"] { unsafe gtk_level_bar_remove_offset_value(pointer, name) }
  }

  /// From 0 to 1.
  package var fraction: Double {
    get { unsafe gtk_level_bar_get_value(pointer) }
    set { if newValue != fraction { unsafe gtk_level_bar_set_value(pointer, newValue) } }
  }
}

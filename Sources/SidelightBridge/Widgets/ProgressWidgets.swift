import CSidelight

/// An AdwSpinner: progress whose end is not known.
@safe package final class SpinnerWidget: Widget {
  package init() {
    unsafe super.init(sinking: adw_spinner_new())
  }
}

/// A GtkProgressBar: progress with a known end.
@safe package final class ProgressBarWidget: Widget {
  package init() {
    unsafe super.init(sinking: gtk_progress_bar_new())
  }

  /// From 0 to 1.
  package var fraction: Double {
    get { unsafe gtk_progress_bar_get_fraction(pointer) }
    set { if newValue != fraction { unsafe gtk_progress_bar_set_fraction(pointer, newValue) } }
  }
}

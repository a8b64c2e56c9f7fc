import CSidelight

/// An AdwSpinner: progress whose end is not known.
@safe package final class SpinnerWidget: Widget {
  package init() {
    unsafe super.init(sinking: adw_spinner_new())
  }
}

/// A GtkProgressBar: progress with a known end.
@safe package final class ProgressBarWidget: Widget {
  private var pulses: TickCallback?

  package init() {
    unsafe super.init(sinking: gtk_progress_bar_new())
  }

  /// From 0 to 1.
  package var fraction: Double {
    get { unsafe gtk_progress_bar_get_fraction(pointer) }
    set { if newValue != fraction { unsafe gtk_progress_bar_set_fraction(pointer, newValue) } }
  }

  /// Whether a block moves to and fro in it, because nobody knows the end.
  package var isPulsing: Bool {
    get { pulses != nil }
    set {
      guard newValue != isPulsing else { return }
      pulses?.cancel()
      pulses = nil
      guard newValue else { return unsafe gtk_progress_bar_set_fraction(pointer, fraction) }
      unsafe gtk_progress_bar_set_pulse_step(pointer, 0.01)
      pulses = TickCallback(on: self) { [weak self] _ in
        guard let self else { return false }
        unsafe gtk_progress_bar_pulse(self.pointer)
        return true
      }
    }
  }
}

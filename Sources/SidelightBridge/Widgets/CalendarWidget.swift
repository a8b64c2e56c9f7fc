import CSidelight

/// A GtkCalendar: the days of a month, of which one is chosen.
@safe package final class CalendarWidget: Widget {
  package init() {
    unsafe super.init(sinking: gtk_calendar_new())
  }

  /// The day that is chosen; the month counts from 1.
  package var day: (year: Int, month: Int, day: Int) {
    get {
      unsafe (
        Int(gtk_calendar_get_year(.init(pointer))), Int(gtk_calendar_get_month(.init(pointer))) + 1,
        Int(gtk_calendar_get_day(.init(pointer)))
      )
    }
    set {
      guard newValue != day,
        let date = unsafe g_date_time_new_local(gint(newValue.year), gint(newValue.month), gint(newValue.day), 12, 0, 0)
      else { return }
      unsafe gtk_calendar_select_day(.init(pointer), date)
      unsafe g_date_time_unref(date)
    }
  }

  /// Runs `body` when another day is chosen: by a click, a key, or a way to another month, which takes the choice along.
  package func onChoice(_ body: @escaping @MainActor () -> Void) {
    var known = day
    // Its signal comes for another number of the day alone, and each part of a day is told of by itself.
    for part in ["year", "month", "day"] {
      onNotify(part) { [weak self] in
        guard let self, day != known else { return }
        known = day
        body()
      }
    }
  }
}

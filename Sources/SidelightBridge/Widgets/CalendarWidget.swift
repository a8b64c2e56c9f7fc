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
      guard newValue != day else { return }
      // Every month has a first day, and nobody hears of the days on the way.
      unsafe g_object_freeze_notify(.init(pointer))
      unsafe gtk_calendar_set_day(.init(pointer), 1)
      unsafe gtk_calendar_set_year(.init(pointer), gint(newValue.year))
      unsafe gtk_calendar_set_month(.init(pointer), gint(newValue.month - 1))
      unsafe gtk_calendar_set_day(.init(pointer), gint(newValue.day))
      unsafe g_object_thaw_notify(.init(pointer))
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

import CSidelight

/// Numbers as the user's desktop writes them.
package enum TextFormat {
  /// A size such as "12.3 kB".
  package static func size(_ bytes: Int64) -> String {
    unsafe String(taking: g_format_size(guint64(max(0, bytes)))) ?? ""
  }

  /// A time in the local time zone; `nil` outside the years 1 to 9999, which the calendar cannot write.
  package static func time(_ seconds: Double, format: String) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    guard let time = unsafe g_date_time_new_from_unix_local(gint64(seconds.rounded(.down))) else { return nil }
    defer { unsafe g_date_time_unref(time) }
    return unsafe String(taking: g_date_time_format(time, format))
  }
}

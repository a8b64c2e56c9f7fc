internal import SidelightBridge

/// Writes times for people, in their language and time zone.
public enum Timestamp {
  /// How much of a time is written: the day alone, the minute as well, or everything.
  public enum Style: Sendable, Hashable {
    /// The day, such as "5 Mar 2026".
    case date
    /// The day and the minute, such as "5 Mar 2026 14:07".
    case dateAndTime
    /// Everything, in the order that the user's language has, such as "Thu Mar  5 14:07:31 2026".
    case full
  }

  /// A time in the user's language and time zone.
  ///
  /// - Parameters:
  ///   - seconds: Seconds since 1970. Years before 1 and after 9999 give an empty text.
  ///   - style: How much of it is written.
  public static func text(_ seconds: Double, style: Style = .dateAndTime) -> String {
    let format =
      switch style {
      case .date: "%-d %b %Y"
      case .dateAndTime: "%-d %b %Y %H:%M"
      case .full: "%c"
      }
    return TextFormat.time(seconds, format: format) ?? ""
  }
}

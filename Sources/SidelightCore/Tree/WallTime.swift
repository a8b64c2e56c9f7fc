/// A day and a time of day as a calendar on the wall and a clock beside it show them: Gregorian, in whatever time zone they hang.
package struct WallTime: Hashable, Sendable {
  /// From 1 to 9999.
  package let year: Int
  /// From 1 to 12.
  package let month: Int
  /// From 1 to the last one of the month.
  package let day: Int
  /// From 0 to 23.
  package let hour: Int
  /// From 0 to 59.
  package let minute: Int

  /// Accepts any numbers: each one becomes the nearest that there is, so that February 31 is the last day of February.
  package init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    self.year = min(max(year, 1), 9999)
    self.month = min(max(month, 1), 12)
    self.day = min(max(day, 1), Self.days(inMonth: self.month, of: self.year))
    self.hour = min(max(hour, 0), 23)
    self.minute = min(max(minute, 0), 59)
  }

  /// How many days a month from 1 to 12 has.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The same time of another day.
  package func on(year: Int, month: Int, day: Int) -> WallTime {
    WallTime(year: year, month: month, day: day, hour: hour, minute: minute)
  }

  /// Another time of the same day.
  package func at(hour: Int, minute: Int) -> WallTime { WallTime(year: year, month: month, day: day, hour: hour, minute: minute) }
}

extension WallTime: Comparable {
  package static func < (left: WallTime, right: WallTime) -> Bool {
    (left.year, left.month, left.day, left.hour, left.minute) < (right.year, right.month, right.day, right.hour, right.minute)
  }
}

extension WallTime: CustomStringConvertible {
  package var description: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day)) \(two(hour)):\(two(minute))"
  }
}

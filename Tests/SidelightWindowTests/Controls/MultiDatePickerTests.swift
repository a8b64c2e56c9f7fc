import DisplaySupport
import Foundation
import Observation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Calendars that do not depend on where the tests run.
private enum Calendars {
  static func make(_ identifier: Calendar.Identifier, _ locale: String = "en_US", zone: String = "GMT") -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }

  static let american = make(.gregorian)
  static let british = make(.gregorian, "en_GB")

  static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, in calendar: Calendar = american) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
  }
}

/// The arithmetic of days and months, without views.
@Suite("Months of days")
struct MonthOfDaysTests {
  private func month(_ date: Date, _ calendar: Calendar, _ limits: DayLimits? = nil) -> MonthOfDays {
    MonthOfDays(of: date, in: calendar, firstWeekday: calendar.firstWeekday, limits: limits ?? DayLimits(in: calendar))
  }

  /// The numbers of the days, those of other months in brackets.
  private func picture(_ month: MonthOfDays) -> [String] {
    month.weeks.map { $0.days.map { $0.isInMonth ? "\($0.number)" : "(\($0.number))" }.joined(separator: " ") }
  }

  @Test func `Weeks begin with the first weekday of the calendar`() {
    let november = Calendars.date(2026, 11, 30, 17)
    #expect(
      picture(month(november, Calendars.american)) == [
        "1 2 3 4 5 6 7", "8 9 10 11 12 13 14", "15 16 17 18 19 20 21", "22 23 24 25 26 27 28", "29 30 (1) (2) (3) (4) (5)",
        "(6) (7) (8) (9) (10) (11) (12)",
      ])
    #expect(
      picture(month(november, Calendars.british)) == [
        "(26) (27) (28) (29) (30) (31) 1", "2 3 4 5 6 7 8", "9 10 11 12 13 14 15", "16 17 18 19 20 21 22", "23 24 25 26 27 28 29",
        "30 (1) (2) (3) (4) (5) (6)",
      ])
  }

  @Test func `A day can be chosen where some moment of it is in the range`() {
    let calendar = Calendars.american
    let limits = DayLimits(from: Calendars.date(2026, 11, 6, 12), upTo: Calendars.date(2026, 11, 16), in: calendar)
    let allowed = month(Calendars.date(2026, 11, 1), calendar, limits).weeks.flatMap(\.days).filter(\.isAllowed).map(\.number)
    #expect(allowed == Array(6...15))
    #expect(DayLimits(from: nil, upTo: Calendars.date(2026, 11, 16, 1), in: calendar).contains(Calendars.date(2026, 11, 16)))
    #expect(!DayLimits(from: Calendars.date(2026, 11, 7), upTo: nil, in: calendar).contains(Calendars.date(2026, 11, 6)))
  }

  @Test func `In a range of no length no day can be chosen`() {
    let noon = Calendars.date(2026, 11, 6, 12)
    let page = month(noon, Calendars.american, DayLimits(from: noon, upTo: noon, in: Calendars.american))
    #expect(page.weeks.flatMap(\.days).allSatisfy { !$0.isAllowed })
    #expect(page.previous == nil && page.next == nil && page.start == Calendars.date(2026, 11, 1))
  }

  @Test func `Months end where the range does`() {
    let calendar = Calendars.american
    let limits = DayLimits(from: Calendars.date(2026, 10, 31), upTo: Calendars.date(2026, 12, 2), in: calendar)
    let first = month(Calendars.date(2020, 1, 1), calendar, limits)
    #expect(first.start == Calendars.date(2026, 10, 1) && first.previous == nil)
    let second = month(first.next ?? .distantPast, calendar, limits)
    #expect(second.start == Calendars.date(2026, 11, 1))
    #expect(second.previous.map { month($0, calendar, limits).start } == first.start)
    let third = month(second.next ?? .distantPast, calendar, limits)
    #expect(third.start == Calendars.date(2026, 12, 1) && third.next == nil)
  }

  @Test func `A step leads to a day that can be chosen`() {
    let calendar = Calendars.american
    let limits = DayLimits(from: Calendars.date(2026, 1, 10), upTo: Calendars.date(2026, 3, 1), in: calendar)
    let january = month(Calendars.date(2026, 1, 31), calendar, limits)
    #expect(january.day(1, .day, from: Calendars.date(2026, 1, 31)) == Calendars.date(2026, 2, 1))
    #expect(january.day(1, .month, from: Calendars.date(2026, 1, 31)) == Calendars.date(2026, 2, 28))
    #expect(january.day(-7, .day, from: Calendars.date(2026, 1, 12)) == Calendars.date(2026, 1, 10))
    #expect(january.day(3, .month, from: Calendars.date(2026, 1, 12)) == Calendars.date(2026, 2, 28))
  }

  @Test func `A day without midnight is a day`() {
    // In Santiago the clocks went from midnight to one o'clock on 8 September 2024.
    let calendar = Calendars.make(.gregorian, zone: "America/Santiago")
    let days = month(Calendars.date(2024, 9, 20, in: calendar), calendar).weeks.flatMap(\.days)
    #expect(days.filter(\.isInMonth).map(\.number) == Array(1...30))
    #expect(Set(days.map(\.id)).count == 42)
    let chosen = ChosenDays([DateComponents(year: 2024, month: 9, day: 8)], in: calendar)
    #expect(chosen.days == Set(days.filter { $0.isInMonth && $0.number == 8 }.map(\.id)))
  }

  @Test(arguments: [
    Calendar.Identifier.gregorian, .iso8601, .buddhist, .hebrew, .japanese, .chinese, .persian, .islamicUmmAlQura, .indian, .coptic,
    .ethiopicAmeteAlem, .republicOfChina,
  ])
  func `Each calendar has months, from the distant past to the distant future`(identifier: Calendar.Identifier) {
    let calendar = Calendars.make(identifier)
    for date in [Date.distantPast, Calendars.date(1582, 10, 20), Calendars.date(2026, 11, 30), .distantFuture] {
      let page = month(date, calendar)
      #expect(page.weeks.count == 6 && page.weeks.allSatisfy { $0.days.count == 7 })
      #expect((1...31).contains(page.weeks.flatMap(\.days).count(where: \.isInMonth)))
    }
    #expect(month(.distantPast, calendar).previous == nil && month(.distantFuture, calendar).next == nil)
    // Two years of months follow each other without a gap.
    var page = month(Calendars.date(2025, 1, 15), calendar)
    for _ in 0..<26 {
      guard let next = page.next else { break }
      let following = month(next, calendar)
      #expect(following.start == next)
      #expect(following.previous.map { month($0, calendar).start } == page.start)
      page = following
    }
    #expect(page.start > Calendars.date(2026, 12, 1))
  }

  @Test func `An entry denotes its day, whatever else it says`() {
    let calendar = Calendars.american
    let day = Calendars.date(2026, 11, 30)
    let entries = [
      DateComponents(year: 2026, month: 11, day: 30), DateComponents(era: 1, year: 2026, month: 11, day: 30, hour: 23),
      DateComponents(timeZone: TimeZone(secondsFromGMT: -36_000), year: 2026, month: 11, day: 30),
      DateComponents(calendar: Calendars.make(.buddhist, zone: "Asia/Tokyo"), year: 2569, month: 11, day: 30),
      calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day),
    ]
    for entry in entries { #expect(ChosenDays([entry], in: calendar).days == [day], "\(entry)") }
    #expect(ChosenDays(Set(entries), in: calendar).toggling(day).isEmpty)
    let other = DateComponents(year: 2026, month: 11, day: 29)
    #expect(ChosenDays(Set(entries + [other]), in: calendar).toggling(day) == [other])
  }

  @Test func `What denotes no day stays in the set`() {
    let vague: Set = [
      DateComponents(year: 2026, month: 11), DateComponents(hour: 1), DateComponents(year: .max, month: .max, day: .min),
    ]
    let chosen = ChosenDays(vague, in: Calendars.american)
    #expect(chosen.days.isEmpty)
    let day = Calendars.date(2026, 11, 30)
    let more = chosen.toggling(day)
    #expect(more == vague.union([Calendars.american.dateComponents([.calendar, .era, .year, .month, .day], from: day)]))
    #expect(ChosenDays(more, in: Calendars.american).toggling(day) == vague)
  }

  @Test func `The months that a year has twice are two`() {
    // The sixth month of this year of the Chinese calendar comes a second time on 25 July 2025.
    let calendar = Calendars.make(.chinese)
    let (first, second) = (Calendars.date(2025, 6, 26), Calendars.date(2025, 7, 26))
    let chosen = ChosenDays(ChosenDays([], in: calendar).toggling(second), in: calendar)
    #expect(chosen.days == [second])
    #expect(ChosenDays(chosen.toggling(first), in: calendar).days == [first, second])
  }

  @Test func `A year without an era is one of the present era`() {
    let japanese = Calendars.make(.japanese)
    #expect(ChosenDays([DateComponents(year: 8, month: 11, day: 30)], in: japanese).days == [Calendars.date(2026, 11, 30)])
  }
}

/// Pickers of several days in real windows, and by the same scripts without a display.
@Suite("Pickers of several days", .serialized)
@MainActor struct MultiDatePickerTests {
  @Observable @MainActor final class Holiday {
    var days: Set<DateComponents> = [DateComponents(year: 2026, month: 11, day: 30)]
    var isFixed = false
  }

  private struct Page<Picker: View>: View {
    @Bindable var holiday: Holiday
    let calendar: Calendar
    let locale: String
    let picker: (Binding<Set<DateComponents>>) -> Picker

    var body: some View {
      VStack { picker($holiday.days) }
        .disabled(holiday.isFixed)
        .environment(\.calendar, calendar)
        .environment(\.locale, Locale(identifier: locale))
    }
  }

  private func open<Picker: View>(
    _ holiday: Holiday, _ depth: Depth, _ calendar: Calendar = Calendars.american, locale: String = "en_US",
    @ViewBuilder picker: @escaping (Binding<Set<DateComponents>>) -> Picker
  ) async throws -> TestApp {
    try await TestApp(depth, width: 500, height: 500) { Page(holiday: holiday, calendar: calendar, locale: locale, picker: picker) }
  }

  @Test(arguments: Depth.available) func `A press chooses a day, and another one takes it back`(depth: Depth) async throws {
    let holiday = Holiday()
    let app = try await open(holiday, depth) { MultiDatePicker("Days Off", selection: $0) }
    #expect(app.text("Days Off").exists && app.text("November 2026").exists)
    try await app.button("Tuesday, November 3, 2026").click()
    let third = Calendars.american.dateComponents([.calendar, .era, .year, .month, .day], from: Calendars.date(2026, 11, 3))
    #expect(holiday.days == [DateComponents(year: 2026, month: 11, day: 30), third])
    try await app.button("Monday, November 30, 2026").click()
    #expect(holiday.days == [third])
    try await app.button("Tuesday, November 3, 2026").click()
    #expect(holiday.days.isEmpty)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `The month stays when its last day is taken back`(depth: Depth) async throws {
    let holiday = Holiday()
    holiday.days = [DateComponents(year: 2031, month: 5, day: 1), DateComponents(year: 2031, month: 7, day: 1)]
    let app = try await open(holiday, depth) { MultiDatePicker("Days Off", selection: $0) }
    try await app.button("Thursday, May 1, 2031").click()
    #expect(holiday.days == [DateComponents(year: 2031, month: 7, day: 1)])
    #expect(app.text("May 2031").exists && !app.text("July 2031").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `Weekdays and days stand as the calendar has them`(depth: Depth) async throws {
    let app = try await open(Holiday(), depth, Calendars.british, locale: "en_GB") { MultiDatePicker("Days Off", selection: $0) }
    let weekdays = app.labels(of: .text).filter { $0.hasSuffix("day") }
    #expect(weekdays == ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
    let days = app.labels(of: .button).filter { $0.contains("November") }
    #expect(days.count == 30 && days.first == "Sunday, 1 November 2026" && days.last == "Monday, 30 November 2026", "\(days)")
    try await app.close()
  }

  @Test(arguments: Depth.available) func `Months and days end where the range does`(depth: Depth) async throws {
    let range = Calendars.date(2026, 11, 6)..<Calendars.date(2026, 12, 3)
    let app = try await open(Holiday(), depth) { MultiDatePicker("Days Off", selection: $0, in: range) }
    #expect(try !app.button("Previous Month").isEnabled && app.button("Next Month").isEnabled)
    #expect(try !app.button("Thursday, November 5, 2026").isEnabled && app.button("Friday, November 6, 2026").isEnabled)
    try await app.button("Next Month").click()
    #expect(app.text("December 2026").exists)
    #expect(try app.button("Previous Month").isEnabled && !app.button("Next Month").isEnabled)
    #expect(try app.button("Wednesday, December 2, 2026").isEnabled && !app.button("Thursday, December 3, 2026").isEnabled)
    try await app.button("Previous Month").click()
    #expect(app.text("November 2026").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `It begins with the first day that can be chosen and is`(depth: Depth) async throws {
    let holiday = Holiday()
    holiday.days = [DateComponents(year: 2030, month: 5, day: 1), DateComponents(year: 2029, month: 2, day: 1)]
    let start = Calendars.date(2030, 1, 1)
    let app = try await open(holiday, depth) { MultiDatePicker(selection: $0, in: start...) { Text("Days Off") } }
    #expect(app.text("May 2030").exists)
    holiday.days = []
    try await app.settle()
    #expect(app.text("January 2030").exists, "Today is before the range.")
    try await app.close()
  }

  @Test(arguments: Depth.available) func `Keys go from day to day, and from month to month`(depth: Depth) async throws {
    let holiday = Holiday()
    let app = try await open(holiday, depth) { MultiDatePicker("Days Off", selection: $0) }
    func focus(on name: String) throws -> Bool { try app.button(name).isFocused }
    try await app.button("Monday, November 30, 2026").focus()
    try await app.press(.left)
    #expect(try focus(on: "Sunday, November 29, 2026"))
    try await app.press(.up)
    #expect(try focus(on: "Sunday, November 22, 2026"))
    try await app.press(.down)
    try await app.press(.right)
    try await app.press(.right)
    #expect(try focus(on: "Tuesday, December 1, 2026"))
    try await app.press(.space)
    #expect(ChosenDays(holiday.days, in: Calendars.american).days == [Calendars.date(2026, 11, 30), Calendars.date(2026, 12, 1)])
    #expect(try focus(on: "Tuesday, December 1, 2026"))
    try await app.press(.pageDown)
    #expect(try focus(on: "Friday, January 1, 2027"))
    try await app.press(.pageUp)
    try await app.press(.pageUp)
    #expect(try focus(on: "Sunday, November 1, 2026"))
    try await app.close()
  }

  @Test(arguments: Depth.available) func `While it is disabled nothing can be chosen`(depth: Depth) async throws {
    let holiday = Holiday()
    holiday.isFixed = true
    let app = try await open(holiday, depth) { MultiDatePicker("Days Off", selection: $0) }
    #expect(try !app.button("Tuesday, November 3, 2026").isEnabled && !app.button("Next Month").isEnabled)
    holiday.isFixed = false
    try await app.settle()
    #expect(try app.button("Tuesday, November 3, 2026").isEnabled)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `Another calendar has months of its own`(depth: Depth) async throws {
    let holiday = Holiday()
    let hebrew = Calendars.make(.hebrew)
    holiday.days = [Calendars.american.dateComponents([.calendar, .year, .month, .day], from: Calendars.date(2026, 11, 30))]
    let app = try await open(holiday, depth, hebrew) { MultiDatePicker("Days Off", selection: $0) }
    #expect(app.text("Kislev 5787").exists)
    try await app.button("Monday, 20 Kislev 5787").click()
    #expect(holiday.days.isEmpty)
    try await app.button("Tuesday, 21 Kislev 5787").click()
    #expect(holiday.days.first?.year == 5787 && holiday.days.first?.day == 21)
    try await app.button("Next Month").click()
    #expect(app.text("Tevet 5787").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A label can be hidden`(depth: Depth) async throws {
    let app = try await open(Holiday(), depth) { MultiDatePicker("Days Off", selection: $0).labelsHidden() }
    #expect(!app.text("Days Off").exists && app.text("November 2026").exists)
    try await app.close()
  }

  private func widget(_ name: String, _ role: AccessibleRole, _ app: TestApp) throws -> Widget {
    let window = try #require(app.renderer?.windows.first?.window)
    return try #require(window.visibleTree.first { $0.accessibleLabel == name && $0.accessibleRole == role })
  }

  /// Chooses a day, in a function of its own: the widgets that it knows would else outlive the app.
  private func chooseAndListen(_ app: TestApp) async throws {
    let last = try widget("Monday, November 30, 2026", .button, app)
    let third = try widget("Tuesday, November 3, 2026", .button, app)
    #expect(last.hasClass("suggested-action") && last.hasClass("circular") && !third.hasClass("suggested-action"))
    #expect(last.accessibleMismatch(.selected(true)) == nil && third.accessibleMismatch(.selected(true)) != nil)
    try await app.button("Tuesday, November 3, 2026").click()
    #expect(try widget("Tuesday, November 3, 2026", .button, app) === third, "A day that is chosen keeps its button, and the focus.")
    #expect(third.accessibleMismatch(.selected(true)) == nil && third.hasClass("suggested-action"))
    #expect(last.width == third.width && last.height == third.height && last.width == last.height)
    _ = try widget("Days Off", .group, app)
  }

  @Test(.needsWindow) func `Assistive technology finds what is chosen, and all days are as large`() async throws {
    let app = try await open(Holiday(), .window) { MultiDatePicker("Days Off", selection: $0) }
    try await chooseAndListen(app)
    try await app.close()
  }
}

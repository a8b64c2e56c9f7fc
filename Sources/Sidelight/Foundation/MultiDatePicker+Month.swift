#if Foundation
import Foundation
import SidelightUI

/// A month with its days as buttons, and buttons for the months around it.
struct DayChooser: View {
  let selection: Binding<Set<DateComponents>>
  let earliest: Date?
  let end: Date?
  /// A day of the month that is shown; nil until the user does something, so that what the app sets decides.
  @State private var shown: Date?
  @FocusState private var focusedDay: Date?
  @Environment(\.calendar) private var surroundingCalendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let calendar = calendar
    let limits = DayLimits(from: earliest, upTo: end, in: calendar)
    let chosen = ChosenDays(selection.wrappedValue, in: calendar)
    let texts = DayTexts(calendar: calendar, locale: locale, isCalendarSet: surroundingCalendar != .autoupdatingCurrent)
    let date = shown ?? chosen.days.filter(limits.contains).min() ?? .now
    let month = MonthOfDays(of: date, in: calendar, firstWeekday: texts.firstWeekday, limits: limits)
    let today = calendar.startOfDay(for: .now)
    VStack(spacing: 6) {
      heading(month, texts)
      Grid(horizontalSpacing: 2, verticalSpacing: 2) {
        GridRow {
          ForEach(texts.weekdays) { weekday in
            Text(verbatim: weekday.letter).font(.caption).foregroundStyle(.secondary).accessibilityLabel(weekday.name)
          }
        }
        ForEach(month.weeks) { week in
          GridRow {
            ForEach(week.days) { day in
              if day.isInMonth {
                let isChosen = chosen.days.contains(day.id)
                DayButton(number: day.number, isToday: day.id == today, isChosen: isChosen) {
                  // The month stays, also where another day is now the first one that is chosen.
                  shown = day.id
                  selection.wrappedValue = ChosenDays(selection.wrappedValue, in: calendar).toggling(day.id)
                }
                .disabled(!day.isAllowed)
                .accessibilityLabel(texts.name(of: day.id))
                .accessibilityAddTraits(isChosen ? .isSelected : [])
                .focused($focusedDay, equals: day.id)
                .onKeyPress(keys: DayButton.keys) { move(from: day.id, $0, in: month) }
              } else {
                // As large as a button, so that all months are as high.
                Text(day.number, format: .number.grouping(.never)).foregroundStyle(.tertiary).frame(minWidth: 34, minHeight: 34)
                  .accessibilityHidden(true)
              }
            }
          }
        }
      }
    }
    .fixedSize(horizontal: true, vertical: false)
  }

  private func heading(_ month: MonthOfDays, _ texts: DayTexts) -> some View {
    HStack(spacing: 6) {
      monthButton("Previous Month", "chevron.backward", to: month.previous)
      Text(verbatim: texts.title(of: month.start)).font(.headline).lineLimit(1).frame(maxWidth: .infinity).accessibilityAddTraits(.isHeader)
      monthButton("Next Month", "chevron.forward", to: month.next)
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
    .buttonBorderShape(.circle)
  }

  private func monthButton(_ title: LocalizedStringKey, _ symbol: String, to day: Date?) -> some View {
    Button(title, systemImage: symbol) { shown = day }.disabled(day == nil).help(title)
  }

  /// That of the environment, in its time zone.
  private var calendar: Calendar {
    var calendar = surroundingCalendar
    if timeZone != .autoupdatingCurrent { calendar.timeZone = timeZone }
    return calendar
  }

  private func move(from day: Date, _ press: KeyPress, in month: MonthOfDays) -> KeyPress.Result {
    guard press.modifiers.isEmpty else { return .ignored }
    let right = direction == .rightToLeft ? -1 : 1
    let goal: Date
    switch press.key {
    case .leftArrow: goal = month.day(-right, .day, from: day)
    case .rightArrow: goal = month.day(right, .day, from: day)
    case .upArrow: goal = month.day(-7, .day, from: day)
    case .downArrow: goal = month.day(7, .day, from: day)
    case .pageUp: goal = month.day(-1, .month, from: day)
    case .pageDown: goal = month.day(1, .month, from: day)
    default: return .ignored
    }
    shown = goal
    focusedDay = goal
    return .handled
  }
}

/// A day: a round button, filled where the day is chosen.
private struct DayButton: View {
  /// The keys that go to another day.
  static let keys: Set<KeyEquivalent> = [.leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown]

  let number: Int
  let isToday: Bool
  let isChosen: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Text(number, format: .number.grouping(.never)).fontWeight(isToday ? .bold : .regular)
        .foregroundColor(isToday && !isChosen ? .accentColor : nil)
    }
    .buttonStyle(DayButtonStyle(isChosen: isChosen))
    .buttonBorderShape(.circle)
  }
}

/// One style for both looks, so that a button remains the same one, and keeps the keyboard focus, when its day is chosen.
private struct DayButtonStyle: PrimitiveButtonStyle {
  let isChosen: Bool

  nonisolated var _look: _ButtonLook? { isChosen ? BorderedProminentButtonStyle()._look : BorderlessButtonStyle()._look }

  func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// What is written about days.
private struct DayTexts {
  /// A day of the week.
  struct Weekday: Identifiable {
    let id: Int
    let letter: String
    let name: String
  }

  let firstWeekday: Int
  let weekdays: [Weekday]
  private let title: Date.FormatStyle
  private let name: Date.FormatStyle

  /// A calendar that the app chose says itself which day weeks begin with; else the language's country does.
  init(calendar: Calendar, locale: Locale, isCalendarSet: Bool) {
    var local = calendar
    local.locale = locale
    let first = isCalendarSet ? calendar.firstWeekday : local.firstWeekday
    let (letters, names) = (local.veryShortStandaloneWeekdaySymbols, local.standaloneWeekdaySymbols)
    firstWeekday = first
    weekdays = (0..<7).map { (first - 1 + $0) % 7 }.map { Weekday(id: $0, letter: letters[$0], name: names[$0]) }
    title = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone, capitalizationContext: .standalone)
      .month(.wide).year()
    name = Date.FormatStyle(date: .complete, time: .omitted, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// The month and the year of a day.
  func title(of day: Date) -> String { title.format(day) }

  /// All of a day's date.
  func name(of day: Date) -> String { name.format(day) }
}
#endif

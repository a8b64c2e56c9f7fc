import Foundation
import Observation
import Sidelight
import SidelightWindowTesting
import Testing

/// Texts with formats, and date pickers, in the locale and the time zone of the environment.
@Suite("Locale and time zone", .serialized)
@MainActor struct RegionTests {
  @Observable @MainActor final class Traveller {
    var locale = Locale(identifier: "de_DE")
    var zone = TimeZone(secondsFromGMT: 0)
    var date = Date(timeIntervalSince1970: 86_400 * 365.25 * 30)
  }

  private struct Page: View {
    @Bindable var traveller: Traveller
    var body: some View {
      VStack {
        Numbers()
        Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))
        Text(traveller.date, format: Date.ISO8601FormatStyle())
        Text(traveller.date, format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute())
        DatePicker("Time", selection: $traveller.date, displayedComponents: .hourAndMinute)
      }
      .environment(\.locale, traveller.locale)
      .environment(\.timeZone, traveller.zone ?? .gmt)
    }
  }

  private struct Numbers: View {
    @Environment(\.locale) private var locale
    var body: some View {
      Text(verbatim: locale.identifier)
      Text(1234.5, format: .number)
      Text("Sum: \(0.25, format: .percent)")
      LabeledContent("Size", value: 2.5, format: .number)
    }
  }

  private func expect(_ texts: String..., in app: TestApp, sourceLocation: SourceLocation = #_sourceLocation) {
    let shown = app.outline
    for text in texts { #expect(shown.contains(text), "\(text) is not in\n\(shown)", sourceLocation: sourceLocation) }
  }

  @Test(arguments: Depth.available) func `Formats follow the environment, and keep what they say themselves`(depth: Depth) async throws {
    let traveller = Traveller()
    let app = try await TestApp(depth) { Page(traveller: traveller) }
    expect("de_DE", "1.234,5", "25\u{a0}%", "2,5", "1,234.5", "2000-01-01T12:00:00Z", "12:00", in: app)
    traveller.locale = Locale(identifier: "en_US")
    traveller.zone = TimeZone(secondsFromGMT: 3 * 3_600)
    try await app.settle()
    expect("en_US", "1,234.5", "25%", "2.5", "2000-01-01T12:00:00Z", "03:00", in: app)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A time is chosen in the time zone of the environment`(depth: Depth) async throws {
    let traveller = Traveller()
    traveller.zone = TimeZone(secondsFromGMT: 3 * 3_600)
    let app = try await TestApp(depth) { Page(traveller: traveller) }
    try await app.datePicker("Time").choose(hour: 1, minute: 5)
    #expect(traveller.date == Date(timeIntervalSince1970: 86_400 * 365.25 * 30 - 86_400 / 2 - 3_600 * 2 + 300))
    try await app.close()
  }

  @Test func `Outside of any environment a format is the user's`() {
    #expect(EnvironmentValues().locale == .autoupdatingCurrent && EnvironmentValues().timeZone == .autoupdatingCurrent)
    #expect(EnvironmentValues().calendar == .autoupdatingCurrent)
    #expect(Text(7, format: .number) == Text(7, format: .number))
    #expect(Text(7, format: .number) != Text(8, format: .number))
    #expect(Text(7, format: .number) != Text(7, format: .number.locale(Locale(identifier: "de_DE"))))
  }

  @Test func `A date formatter writes dates`() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = .gmt
    let date = Date(timeIntervalSince1970: 0)
    #expect(Text(date, formatter: formatter) == Text(verbatim: "1970"))
    #expect(Text("In \(date, formatter: formatter)") == Text(verbatim: "In 1970"))
  }
}

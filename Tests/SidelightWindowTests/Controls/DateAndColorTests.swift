import DisplaySupport
import Foundation
import Observation
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Date pickers, colour pickers and mixed toggles in real windows, and by the same scripts without a display.
@Suite("Dates, colours and mixed toggles", .serialized)
@MainActor struct DateAndColorTests {
  @Observable final class Trip {
    var start = Trip.date(2026, 3, 31, 9, 30, second: 12)
    var color = Color.red
    var rooms = [Room(id: 1, isLit: true), Room(id: 2, isLit: false)]

    static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, second: Int = 0) -> Date {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .current
      return calendar.date(
        from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second)) ?? .distantPast
    }
  }

  struct Room: Identifiable {
    let id: Int
    var isLit: Bool
  }

  private struct Page<Picker: View>: View {
    let picker: (Binding<Date>) -> Picker
    @Bindable var trip: Trip
    var body: some View { VStack { picker($trip.start) } }
  }

  private struct Three: View {
    @Bindable var trip: Trip
    var body: some View {
      VStack {
        DatePicker("Day", selection: $trip.start, displayedComponents: .date)
        DatePicker("Time", selection: $trip.start, displayedComponents: .hourAndMinute)
        DatePicker("Fixed", selection: $trip.start).disabled(true)
      }
    }
  }

  @Test(arguments: Depth.available) func `A day and a time of day are chosen, and the rest of the date stays`(depth: Depth) async throws {
    let trip = Trip()
    let app = try await TestApp(depth) { Page(picker: { DatePicker("Start", selection: $0) }, trip: trip) }
    try await app.datePicker("Start").choose(year: 2026, month: 2, day: 14)
    #expect(trip.start == Trip.date(2026, 2, 14, 9, 30, second: 12))
    try await app.datePicker("Start").choose(hour: 17, minute: 5)
    #expect(trip.start == Trip.date(2026, 2, 14, 17, 5, second: 12))
    let value = try app.datePicker("Start").value
    #expect(value.contains("14") && value.contains("2026") && value.contains("05"))
    trip.start = Trip.date(2030, 12, 1)
    try await app.settle()
    #expect(try app.datePicker("Start").value.contains("2030"))
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A choice outside of the range becomes its nearest end`(depth: Depth) async throws {
    let trip = Trip()
    let range = Trip.date(2026, 3, 10, 8, 0)...Trip.date(2026, 4, 2, 18, 0, second: 30)
    let app = try await TestApp(depth) { Page(picker: { DatePicker("Start", selection: $0, in: range) }, trip: trip) }
    try await app.datePicker("Start").choose(year: 2026, month: 3, day: 1)
    #expect(trip.start == range.lowerBound)
    try await app.datePicker("Start").choose(year: 2027, month: 1, day: 1)
    #expect(trip.start == range.upperBound)
    try await app.datePicker("Start").choose(hour: 19, minute: 0)
    #expect(trip.start == range.upperBound)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `Only what is displayed can be chosen`(depth: Depth) async throws {
    let trip = Trip()
    let app = try await TestApp(depth) { Three(trip: trip) }
    await #expect(throws: TestFailure.self) { try await app.datePicker("Day").choose(hour: 1, minute: 1) }
    await #expect(throws: TestFailure.self) { try await app.datePicker("Time").choose(year: 2026, month: 1, day: 1) }
    await #expect(throws: TestFailure.self) { try await app.datePicker("Fixed").choose(hour: 1, minute: 1) }
    try await app.datePicker("Time").choose(hour: 0, minute: 1)
    try await app.datePicker("Day").choose(year: 2026, month: 5, day: 31)
    #expect(trip.start == Trip.date(2026, 5, 31, 0, 1, second: 12))
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A refused choice is taken back`(depth: Depth) async throws {
    let trip = Trip()
    let app = try await TestApp(depth) {
      Page(picker: { _ in DatePicker("Start", selection: .constant(trip.start), displayedComponents: .date) }, trip: trip)
    }
    let before = try app.datePicker("Start").value
    try await app.datePicker("Start").choose(year: 2020, month: 1, day: 1)
    #expect(try app.datePicker("Start").value == before)
    try await app.close()
  }

  @Test(.needsWindow) func `The graphical style has its calendar open, and it follows the binding`() async throws {
    let trip = Trip()
    let app = try await TestApp(.window) {
      Page(picker: { DatePicker("Start", selection: $0).datePickerStyle(.graphical) }, trip: trip)
    }
    func day() -> (year: Int, month: Int, day: Int)? {
      app.renderer?.windows.first?.window.visibleTree.firstNonNil { $0 as? CalendarWidget }?.day
    }
    #expect(try #require(day()) == (2026, 3, 31))
    trip.start = Trip.date(2024, 2, 29)
    try await app.settle()
    #expect(try #require(day()) == (2024, 2, 29))
    try await app.datePicker("Start").choose(year: 2024, month: 2, day: 1)
    #expect(trip.start == Trip.date(2024, 2, 1))
    try await app.close()
  }

  @Test func `A clock of twelve hours says the same time`() {
    let clock = ClockWidget(names: ("Hour", "Minute"))
    clock.count(halves: ["AM", "PM"])
    for hour in [0, 1, 11, 12, 13, 23] {
      clock.time = (hour, 7)
      #expect(clock.time == (hour, 7))
    }
    clock.count(halves: nil)
    #expect(clock.time == (23, 7))
  }

  @Test(arguments: Depth.available) func `A colour is chosen by its components`(depth: Depth) async throws {
    let trip = Trip()
    let app = try await TestApp(depth) { ColorPicker("Tent", selection: Bindable(trip).color) }
    #expect(try app.colorPicker("Tent").value == "red")
    try await app.colorPicker("Tent").choose(Color(red: 0, green: 0.5, blue: 1, opacity: 0.25))
    #expect(trip.color == Color(red: 0, green: 0.5, blue: 1, opacity: 0.25))
    trip.color = .accentColor
    try await app.settle()
    #expect(try app.colorPicker("Tent").value == "accent")
    try await app.close()
  }

  @Test(arguments: Depth.available) func `Without opacity a colour is opaque`(depth: Depth) async throws {
    let trip = Trip()
    trip.color = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    let app = try await TestApp(depth) { ColorPicker("Tent", selection: Bindable(trip).color, supportsOpacity: false) }
    #expect(try app.colorPicker("Tent").value.contains("opacity: 1"))
    try await app.colorPicker("Tent").choose(Color(red: 0, green: 1, blue: 0, opacity: 0.5))
    #expect(trip.color == Color(red: 0, green: 1, blue: 0))
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A toggle for several values is mixed until all are on`(depth: Depth) async throws {
    let trip = Trip()
    let app = try await TestApp(depth) { Toggle("Light", sources: Bindable(trip).rooms, isOn: \.isLit) }
    #expect(try app.toggle("Light").value == "mixed")
    try await app.toggle("Light").click()
    #expect(try app.toggle("Light").value == "on")
    #expect(trip.rooms.map(\.isLit) == [true, true])
    try await app.toggle("Light").click()
    #expect(trip.rooms.map(\.isLit) == [false, false])
    trip.rooms[1].isLit = true
    try await app.settle()
    #expect(try app.toggle("Light").value == "mixed")
    try await app.close()
  }
}

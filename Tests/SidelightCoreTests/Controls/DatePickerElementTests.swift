import SidelightCore
import Testing

/// What a choice of a day or of a time makes, and which days there are.
struct DatePickerElementTests {
  private func element(_ time: WallTime, _ earliest: WallTime? = nil, _ latest: WallTime? = nil) -> DatePickerElement {
    DatePickerElement(time: time, earliest: earliest, latest: latest, parts: .both) {
      DatePickerElement.Texts(day: "\($0.day).\($0.month).", timeOfDay: "\($0.hour):\($0.minute)")
    }
  }

  @Test func `Any numbers become the nearest day and time that there are`() {
    #expect(WallTime(year: 2024, month: 2, day: 31).day == 29)
    #expect(WallTime(year: 1900, month: 2, day: 29).day == 28)
    #expect(WallTime(year: 2000, month: 2, day: 30).day == 29)
    #expect(WallTime(year: 0, month: 13, day: 0, hour: 24, minute: -1) == WallTime(year: 1, month: 12, day: 1, hour: 23, minute: 0))
    #expect(WallTime(year: 2026, month: 1, day: 31).on(year: 2026, month: 4, day: 31).day == 30)
    #expect((1...12).map { WallTime.days(inMonth: $0, of: 2025) }.reduce(0, +) == 365)
  }

  @Test func `A time outside of the bounds is the nearest end, and bounds in the wrong order allow the first one`() {
    let may = WallTime(year: 2026, month: 5, day: 1, hour: 8)
    let june = WallTime(year: 2026, month: 6, day: 1, hour: 8)
    #expect(element(may, june).time == june && element(june, nil, may).time == may)
    #expect(element(may, may, june).choosing(year: 2027, month: 1, day: 1) == june)
    #expect(element(may, may, june).choosing(hour: 7, minute: 59) == may)
    #expect(element(WallTime(year: 2020, month: 1, day: 1), june, may).time == june)
    #expect(element(june, june, may).choosing(year: 2030, month: 1, day: 1) == june)
  }

  @Test func `A picker says what it shows, and hears of nothing that it shows already`() {
    let noon = WallTime(year: 2026, month: 5, day: 1, hour: 12)
    #expect(element(noon).valueText == "1.5., 12:0")
    #expect(!element(noon).differs(from: .pickTime(NodeID(7), noon)))
    #expect(element(noon).differs(from: .pickTime(NodeID(7), noon.at(hour: 1, minute: 1))))
  }
}

import Foundation
import Observation
import ReportSupport
import Sidelight
import SidelightWindowTesting
import Testing

/// Controls whose values stand at the ends of their types.
@Suite("Values at the ends of their types", .serialized)
@MainActor struct ExtremeValueTests {
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0,
  ]

  @Observable final class Desk {
    var number: Double
    var byte: UInt8 = 250
    var date: Date
    var color: Color
    var whole = Int.max

    init(_ number: Double) {
      self.number = number
      date = Date(timeIntervalSinceReferenceDate: number)
      let part = Double(Float(number))
      color = Color(red: part, green: part, blue: part, opacity: part)
    }
  }

  private struct Numbers: View {
    @Bindable var desk: Desk
    let number: Double

    var body: some View {
      VStack {
        Slider(value: $desk.number) { Text("Free") }
        Slider(value: $desk.number, in: 0...1, step: number) { Text("Step") }
        Slider(value: $desk.number, in: number.point) { Text("Point") }
        Slider(value: $desk.number, in: number.reach, step: 1) { Text("Bounds") }
        Stepper("Count", value: $desk.number)
        Stepper("Far", value: $desk.number, step: number)
        Stepper("Ended", value: $desk.number, in: number.point, step: number)
        Gauge(value: number) { Text("Value") }
        Gauge(value: 1, in: number.reach) { Text("Range") }
        ProgressView("Done", value: number)
        ProgressView("Of", value: 1, total: number)
      }
    }
  }

  private struct Values: View {
    @Bindable var desk: Desk
    let number: Double

    var body: some View {
      VStack {
        TextField("Number", value: $desk.number, format: .number)
        TextField("Whole", value: $desk.whole, format: .number)
        DatePicker("When", selection: $desk.date)
        DatePicker("Within", selection: $desk.date, in: desk.date.point)
        DatePicker("Open", selection: $desk.date).datePickerStyle(.graphical)
        ColorPicker("Colour", selection: $desk.color)
        Text("\(number) and \(Int.max), \(UInt64.max), \(Int8.min)")
        Text(desk.date, style: .timer)
        Text(desk.date, style: .relative)
        Text(timerInterval: desk.date.point, pauseTime: desk.date)
      }
    }
  }

  private struct ByteStepper: View {
    @Bindable var desk: Desk
    var body: some View { Stepper("Level \(String(desk.byte))", value: $desk.byte, in: 0...255, step: 10) }
  }

  private struct LateLooks: View {
    let shown: Choice<Bool>
    let number: Double
    var body: some View { VStack { if shown.value { Looks(number: number) } else { Text("plain") } } }
  }

  private struct Looks: View {
    let number: Double

    var body: some View {
      VStack {
        Text("lines").lineLimit(Int.max)
        Text("least").lineLimit(Int.min)
        Text("kept").lineLimit(Int.max, reservesSpace: true).frame(height: 20)
        Text("space").kerning(number).tracking(number).baselineOffset(number).minimumScaleFactor(number)
        Color.red.opacity(number).frame(width: 20, height: 20)
        List { Text("Row").badge(Int.max) }.frame(height: 60)
        Path { $0.addRelativeArc(center: .zero, radius: 5, startAngle: .degrees(number), delta: .degrees(number)) }.frame(height: 20)
      }
    }
  }

  @Test(arguments: Depth.available, numbers) func `Numbers of every kind are shown, stepped and moved`(depth: Depth, number: Double)
    async throws
  {
    // What is no value is reported, which this is not about.
    let reports = Reports()
    let desk = Desk(number)
    let app = try await TestApp(depth, width: 600, height: 800) { Numbers(desk: desk, number: number) }
    for name in ["Free", "Step", "Point", "Bounds"] {
      desk.number = number
      try await app.settle()
      try? await app.slider(name).set(1)
      #expect(!desk.number.isNaN || number.isNaN, "\(name)")
    }
    for name in ["Count", "Far", "Ended"] {
      desk.number = number
      try await app.settle()
      // A button with nothing to do is off.
      try? await app.stepper(name).increment()
      try? await app.stepper(name).decrement()
    }
    for value in Self.numbers {
      desk.number = value
      try await app.settle()
    }
    try await app.close()
    withExtendedLifetime(reports) {}
  }

  @Test(arguments: Depth.available, numbers) func `Fields, dates and colours take every value`(depth: Depth, number: Double) async throws {
    let reports = Reports()
    let desk = Desk(number)
    let app = try await TestApp(depth, width: 600, height: 900) { Values(desk: desk, number: number) }
    try await app.datePicker("When").choose(year: 2026, month: 2, day: 14)
    try await app.datePicker("When").choose(hour: 12, minute: 30)
    for value in Self.numbers {
      desk.number = value
      desk.date = Date(timeIntervalSinceReferenceDate: value)
      // GDK's colours have single precision.
      let part = Double(Float(value))
      desk.color = Color(hue: part, saturation: part, brightness: part, opacity: part)
      try await app.settle()
    }
    try await app.close()
    withExtendedLifetime(reports) {}
  }

  @Test(arguments: Depth.available, numbers) func `Looks are given every number`(depth: Depth, number: Double) async throws {
    let reports = Reports()
    // The window opens before there is anything that it may be too small for.
    let shown = Choice(false)
    let app = try await TestApp(depth, width: 600, height: 800) { LateLooks(shown: shown, number: number) }
    shown.value = true
    try await app.settle()
    #expect(app.text("lines").exists)
    try await app.close()
    withExtendedLifetime(reports) {}
  }

  @Test(arguments: Depth.available) func `The last step of a byte ends at its bound`(depth: Depth) async throws {
    let desk = Desk(0)
    let app = try await TestApp(depth) { ByteStepper(desk: desk) }
    try await app.stepper("Level 250").increment()
    #expect(desk.byte == 255)
    await #expect(throws: TestFailure.self) { try await app.stepper("Level 255").increment() }
    desk.byte = 5
    try await app.settle()
    try await app.stepper("Level 5").decrement()
    #expect(desk.byte == 0)
    try await app.close()
  }
}

extension Double {
  /// The number alone; no bound can be what is no number.
  fileprivate var point: ClosedRange<Double> { isNaN ? 0...0 : self...self }
  /// As far in both directions.
  fileprivate var reach: ClosedRange<Double> { isNaN ? 0...0 : -abs(self)...abs(self) }
}

extension Date {
  fileprivate var point: ClosedRange<Date> {
    let point = timeIntervalSinceReferenceDate.point
    return Date(timeIntervalSinceReferenceDate: point.lowerBound)...Date(timeIntervalSinceReferenceDate: point.upperBound)
  }
}

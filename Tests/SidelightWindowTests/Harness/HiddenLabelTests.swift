import Foundation
import Sidelight
import SidelightWindowTesting
import Testing

/// Labels that only assistive technology reads.
@Suite("Hidden labels", .serialized)
@MainActor struct HiddenLabelTests {
  private struct Controls: View {
    @State private var isOn = true
    @State private var number = 0.5
    @State private var choice = 1
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red

    var body: some View {
      VStack {
        Toggle("Toggle", isOn: $isOn)
        Slider(value: $number) { Text("Slider") }
        Stepper("Stepper", value: $number)
        Picker("Picker", selection: $choice) { Text("One").tag(1) }
        DatePicker("Date", selection: $date)
        ColorPicker("Colour", selection: $color)
        ProgressView("Progress", value: 0.5)
        Gauge(value: 0.5) {
          Text("Gauge")
        } currentValueLabel: {
          Text("half")
        }
      }
    }
  }

  private static let names = ["Toggle", "Slider", "Stepper", "Picker", "Date", "Colour", "Progress", "Gauge", "half"]

  @Test(arguments: Depth.available) func `The text of a hidden label is not found, and names its control`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 700) { Controls().labelsHidden() }
    for name in Self.names { #expect(!app.text(name).exists, "\(name)") }
    #expect(app.toggle("Toggle").exists && app.slider("Slider").exists && app.stepper("Stepper").exists && app.picker("Picker").exists)
    #expect(app.datePicker("Date").exists && app.colorPicker("Colour").exists && app.progress("Progress").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `The text of a label that is shown is found`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 700) { Controls() }
    for name in Self.names { #expect(app.text(name).isVisible, "\(name)") }
    try await app.close()
  }
}

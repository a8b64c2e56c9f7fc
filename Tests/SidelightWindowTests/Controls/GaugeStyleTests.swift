import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Gauges that Sidelight draws, and small forms of controls.
@Suite("Styles of gauges, and forms of controls", .serialized)
@MainActor struct GaugeStyleTests {
  private func gauge(_ value: Double) -> some View {
    Gauge(value: value) {
      Text("Used")
    } currentValueLabel: {
      Text("Now")
    } minimumValueLabel: {
      Text("Low")
    } maximumValueLabel: {
      Text("High")
    }
  }

  @Test(arguments: Depth.available) func `Each style shows its texts`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) {
      VStack {
        gauge(0.5).gaugeStyle(.accessoryCircular).accessibilityIdentifier("ring")
        gauge(0.5).gaugeStyle(.accessoryCircularCapacity)
        gauge(0.5).gaugeStyle(.accessoryLinear)
        gauge(0.5).gaugeStyle(.accessoryLinearCapacity)
        Gauge(value: 0.2) { Text("Alone") }.gaugeStyle(.accessoryCircularCapacity)
      }
    }
    #expect(app.labels(of: .text).count { $0 == "Low" } == 2 && app.labels(of: .text).count { $0 == "High" } == 2)
    #expect(app.labels(of: .text).count { $0 == "Now" } == 3)
    #expect(app.text("Alone").isVisible)
    try await app.close()
  }

  @Test(.needsWindow) func `A gauge is called what its label says, whatever it shows`() async throws {
    let scene = await ViewScene(width: 500, height: 500) {
      VStack {
        gauge(0.5).gaugeStyle(.accessoryCircular)
        gauge(0.5).gaugeStyle(.accessoryCircularCapacity)
        gauge(0.5).gaugeStyle(.accessoryLinear)
        gauge(0.5).gaugeStyle(.accessoryLinearCapacity)
      }
    }
    let names = scene.widgets.filter { $0.typeName != "GtkLabel" }.compactMap(\.accessibleLabel).filter { !$0.isEmpty }
    #expect(names.count { $0 == "Used" } >= 4, "\(names)")
    #expect(!names.contains { $0.contains("Low") || $0.contains("Now") }, "\(names)")
    await scene.close()
  }

  @Test(.needsWindow) func `A dial runs clockwise wherever text begins`() async throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let points = [(182, 100), (150, 132), (118, 100), (151, 68)]
    let found = try await PointColors.of(points) {
      gauge(0.3).gaugeStyle(.accessoryCircularCapacity).tint(red).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(found.map { $0[0] > 200 && $0[1] < 60 } == [true, false, false, true], "\(found)")
  }

  @Test(.needsWindow) func `A ring is filled as far as the value goes`() async throws {
    let red = Color(red: 1, green: 0, blue: 0)
    // The points of the ring at the right, below, at the left and above.
    let points = [(182, 100), (150, 132), (118, 100), (151, 68)]
    for (value, count) in [(0.05, 1), (0.3, 2), (0.55, 3), (0.8, 4)] {
      let found = try await PointColors.of(points) { gauge(value).gaugeStyle(.accessoryCircularCapacity).tint(red) }
      #expect(found.count { $0.count == 3 && $0[0] > 200 && $0[1] < 60 } == count, "\(value) \(found)")
    }
  }

  @Test(arguments: Depth.available) func `A picker for several values shows the first one and sets all`(depth: Depth) async throws {
    let (first, second) = (Knob("a"), Knob("b"))
    let app = try await TestApp(depth, width: 400, height: 300) { Several(first: first, second: second) }
    try await app.picker("Letter").choose("C")
    #expect(first.value == "c" && second.value == "c")
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A picker for no values chooses nothing, and harms nothing`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 300) {
      Picker("Letter", sources: [Several.Source](), selection: \.letter) { ForEach(["a", "b"], id: \.self) { Text($0).tag($0) } }
    }
    #expect(app.picker("Letter").exists)
    try await app.close()
  }

  private struct Several: View {
    struct Source { let letter: Binding<String> }
    let first, second: Knob<String>
    var body: some View {
      let sources = [first, second].map { knob in Source(letter: Binding(get: { knob.value }, set: { knob.value = $0 })) }
      Picker("Letter", sources: sources, selection: \.letter) {
        ForEach(["a", "b", "c"], id: \.self) { Text($0.uppercased()).tag($0) }
      }
    }
  }

  @Test(arguments: Depth.available) func `A button with a role and no label says what it does`(depth: Depth) async throws {
    let closed = Knob(0)
    let app = try await TestApp(depth, width: 400, height: 300) {
      VStack {
        Button(role: .close) { closed.value += 1 }
        Button(role: .cancel) {}
        Button(role: .destructive) {}
        Toggle("Shown", isOn: .constant(true)).labelsVisibility(.visible).labelsHidden()
        Toggle("Hidden", isOn: .constant(true)).labelsVisibility(.automatic).labelsVisibility(.hidden)
      }
    }
    try await app.button("Close").click()
    #expect(closed.value == 1 && app.button("Cancel").exists && app.button("Delete").exists)
    #expect(app.text("Shown").exists && !app.text("Hidden").exists && app.toggle("Hidden").exists)
    try await app.close()
  }
}

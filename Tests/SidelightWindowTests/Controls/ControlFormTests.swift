import Foundation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Controls in the forms that few apps ask for.
@Suite("Forms of controls", .serialized)
@MainActor struct ControlFormTests {
  private struct Copies: View {
    @Bindable var copies: Knob<Int>
    var body: some View {
      VStack {
        Stepper("Copies", value: $copies.value, in: 1...12, step: 2, format: .number)
        Text("\(copies.value) copies")
      }
    }
  }

  @Test(arguments: Depth.available) func `A stepper with a format shows its value in a field, in which it is typed, too`(depth: Depth)
    async throws
  {
    let copies = Knob(3)
    let app = try await TestApp(depth, width: 400, height: 300) { Copies(copies: copies) }
    #expect(try app.textField().value == "3")
    try await app.stepper("Copies").increment()
    #expect(copies.value == 5)
    #expect(try app.textField().value == "5")
    try await app.textField().clear()
    try await app.textField().type("40")
    try await app.press(.enter)
    #expect(copies.value == 12, "What is beyond the bounds counts as the nearest of them.")
    #expect(app.text("12 copies").exists)
    try await app.close()
  }

  private struct Shares: View {
    @Bindable var share: Knob<Double>
    var body: some View {
      VStack {
        Slider(value: $share.value, in: 0...100, enabledBounds: 20...80) {
          Text("Share")
        } currentValueLabel: {
          Text("\(Int(share.value)) %")
        } ticks: {
          SliderTickContentForEach([25.0, 50, 75], id: \.self) { value in
            SliderTick(value) { Text("\(Int(value))") }
          }
          if share.value > 90 { SliderTick(100.0) }
        }
        Slider(value: $share.value, in: 0...10, step: 5) {
          Text("Steps")
        } currentValueLabel: {
          EmptyView()
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        } tick: {
          SliderTick("at \(Int($0))", $0)
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `A slider has marks, says its value, and leaves out what can't be chosen`(depth: Depth)
    async throws
  {
    let share = Knob(50.0)
    let app = try await TestApp(depth, width: 400, height: 300) { Shares(share: share) }
    #expect(app.text("50 %").exists)
    try await app.slider("Share").set(95)
    #expect(share.value == 80)
    try await app.slider("Share").set(3)
    #expect(share.value == 20 && app.text("20 %").exists)
    if depth == .window {
      let scales = app.renderer?.controllers.values.compactMap { $0.accessibleWidget as? ScaleWidget } ?? []
      let marks = Set(scales.map { $0.visibleTree.compactMap { $0.typeName == "GtkLabel" ? $0.visibleText : nil } })
      #expect(marks == [["25", "50", "75"], ["at 0", "at 5", "at 10"]])
    }
    try await app.close()
  }

  private struct Changing: View {
    let isRich: Knob<Bool>
    @State private var value = 4.0
    var body: some View {
      VStack {
        Stepped(value: $value)
        if isRich.value { Text("rich") }
        isRich.value
          ? ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1), countsDown: false) {
            Text("Work")
          } currentValueLabel: {
            Text("v")
          }
          : ProgressView(value: 0.5) {
            Text("Work")
          } currentValueLabel: {
            Text("v")
          }
        isRich.value
          ? Slider(value: $value, in: 0...10) {
            Text("Level")
          } currentValueLabel: {
            Text("now \(Int(value))")
          }
          : Slider(value: $value, in: 0...10) { Text("Level") }
      }
    }
  }

  private struct Stepped: View {
    @Binding var value: Double
    var body: some View {
      Slider(value: $value, in: 0...20, step: 5, enabledBounds: 7...13) {
        Text("Steps")
      } currentValueLabel: {
        Text("at \(Int(value))")
      }
    }
  }

  @Test(arguments: Depth.available) func `A control becomes one of another form and back`(depth: Depth) async throws {
    let isRich = Knob(false)
    let app = try await TestApp(depth, width: 400, height: 400) { Changing(isRich: isRich) }
    for rich in [true, false, true] {
      isRich.value = rich
      try await app.settle()
      #expect(app.text("now 4").exists == rich)
      #expect(try app.progress("Work").value == (rich ? "1.0" : "0.5"))
      #expect(app.slider("Level").exists)
    }
    try await app.slider("Steps").set(0)
    #expect(app.text("at 10").exists, "Of the steps only 10 lies within what can be chosen.")
    try await app.close()
  }

  private struct Timed: View {
    let interval: ClosedRange<Date>
    var body: some View {
      VStack {
        ProgressView(timerInterval: interval, countsDown: false) {
          Text("Tea")
        } currentValueLabel: {
          Text("Wait")
        }
        ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 10)) { Text("Past") }
        ProgressView(timerInterval: Date.distantFuture...Date.distantFuture, countsDown: false) {
          Text("Far")
        } currentValueLabel: {
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `A bar follows the clock, and stands at its end`(depth: Depth) async throws {
    let now = Date.now
    let app = try await TestApp(depth, width: 400, height: 300) { Timed(interval: now...now.addingTimeInterval(1)) }
    #expect(try app.progress("Past").value == "0.0")
    #expect(app.text("0:00").exists)
    try await app.wait(until: "the time is over") { try app.progress("Tea").value == "1.0" }
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A bar shows the work that Foundation counts`(depth: Depth) async throws {
    let work = Progress(totalUnitCount: 4)
    let app = try await TestApp(depth, width: 400, height: 300) { ProgressView(work) }
    work.completedUnitCount = 1
    try await app.wait(until: "a quarter is done") { try app.progress().value == "0.25" }
    work.completedUnitCount = 4
    try await app.wait(until: "all is done") { try app.progress().value == "1.0" }
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A gauge says what is said of values in its range, from one end to the other`(depth: Depth)
    async throws
  {
    let app = try await TestApp(depth, width: 400, height: 300) {
      Gauge(value: 0.3) {
        Text("Level")
      } currentValueLabel: {
        Text("30")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      } markedValueLabels: {
        Text("cold")
        Text("warm")
        Text("hot")
      }
    }
    #expect(["cold", "warm", "hot"].allSatisfy { app.text($0).exists })
    if depth == .window {
      let (cold, warm, hot) = try (app.text("cold").frame, app.text("warm").frame, app.text("hot").frame)
      #expect(cold.x < warm.x && warm.x < hot.x && cold.y == hot.y)
      #expect(hot.x + hot.width - cold.x > 350)
    }
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A group is a menu with its name on the button`(depth: Depth) async throws {
    let lines = Knob<[String]>([])
    let app = try await TestApp(depth, width: 300, height: 300) {
      ControlGroup("Zoom") {
        Button("Smaller") { lines.value.append("smaller") }
        Button("Larger") { lines.value.append("larger") }
      }
      .controlGroupStyle(.menu)
    }
    try await app.menu("Zoom").choose("Larger")
    #expect(lines.value == ["larger"])
    try await app.close()
  }

  private struct Renaming: View {
    @Environment(\.rename) private var rename
    var body: some View { Button(rename == nil ? "Nothing" : "Rename") { rename?() } }
  }

  @Test(arguments: Depth.available) func `A view finds what renames`(depth: Depth) async throws {
    let lines = Knob<[String]>([])
    let app = try await TestApp(depth, width: 300, height: 300) {
      VStack {
        Renaming()
        Renaming().renameAction { lines.value.append("renamed") }
      }
    }
    #expect(app.button("Nothing").exists)
    try await app.button("Rename").click()
    #expect(lines.value == ["renamed"])
    try await app.close()
  }

  private struct Words: View {
    var body: some View {
      VStack {
        Text(LocalizedStringResource("Title \(3)"))
        Button(LocalizedStringResource("greeting", defaultValue: "Hello 100%")) {}
        Label(LocalizedStringResource("Star"), systemImage: "star")
        Text(String(localized: LocalizedStringResource("Own \("word")")))
      }
    }
  }

  @Test(arguments: Depth.available) func `A resource says its text where there is no table`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 300, height: 300) { Words() }
    #expect(app.text("Title 3").exists && app.button("Hello 100%").exists && app.text("Own word").exists)
    try await app.close()
  }
}

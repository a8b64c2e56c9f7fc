import Foundation
import RealInput
import Sidelight
import SidelightWindowTesting
import Testing

/// What gestures make of presses.
@Suite("Gestures", .serialized)
@MainActor struct GestureTests {
  @Observable @MainActor final class Log {
    var lines: [String] = []
    var isOn = true
    func add(_ line: String) { lines.append(line) }
  }

  private func text(_ size: CGSize) -> String { "\(Int(size.width.rounded())) \(Int(size.height.rounded()))" }

  private struct Dragged: View {
    let log: Log
    @GestureState private var way = CGSize.zero
    @State private var place = CGSize.zero
    var body: some View {
      VStack {
        Text("Card").padding(20)
          .gesture(
            DragGesture(minimumDistance: 20)
              .updating($way) { drag, way, _ in way = drag.translation }
              .onChanged { log.add("at \(Int($0.translation.width)) from \(Int($0.startLocation.x - $0.location.x))") }
              .onEnded { place = CGSize(width: place.width + $0.translation.width, height: $0.translation.height) })
        Text("Way \(String(Int(way.width)))")
        Text("Place \(String(Int(place.width))) \(String(Int(place.height)))")
      }
    }
  }

  @Test(arguments: Depth.available) func `A drag is told from its least distance on, and at its end`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth, width: 400, height: 300) { Dragged(log: log) }
    try await app.text("Card").pan(x: 50, y: 5)
    #expect(log.lines == ["at 20 from -20", "at 30 from -30", "at 40 from -40", "at 50 from -50"])
    #expect(app.text("Way 0").exists && app.text("Place 50 5").exists)
    try await app.text("Card").pan(x: 15, y: 0)
    #expect(log.lines.count == 4 && app.text("Place 50 5").exists)
    try await app.text("Card").pan(x: -30, y: 0)
    #expect(app.text("Place 20 0").exists)
    try await app.close()
  }

  private struct Pressed: View {
    let log: Log
    var body: some View {
      VStack {
        Text("Hold").onLongPressGesture(minimumDuration: 0.05) {
          log.add("held")
        } onPressingChanged: {
          log.add("\($0)")
        }
        Text("Both")
          .gesture(
            TapGesture(count: 2).onEnded { log.add("two") }.exclusively(before: TapGesture().onEnded { log.add("one") }))
        Text("After")
          .gesture(
            LongPressGesture(minimumDuration: 0.05).sequenced(before: DragGesture(minimumDistance: 5))
              .onEnded {
                if case .second(true, let drag?) = $0 { log.add("dragged \(Int(drag.translation.width))") }
              })
        Text("Off").gesture(TapGesture().onEnded { log.add("off") }, isEnabled: log.isOn)
      }
    }
  }

  @Test(arguments: Depth.available) func `A press that lasts is one, and a short one is none`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth, width: 400, height: 300) { Pressed(log: log) }
    try await app.text("Hold").press(for: .milliseconds(200))
    #expect(log.lines == ["true", "false", "held"])
    log.lines = []
    try await app.text("Hold").press()
    #expect(log.lines == ["true", "false"])
    log.lines = []
    try await app.text("Hold").pan(x: 100, y: 0)
    #expect(log.lines == ["true", "false"])
    try await app.close()
  }

  @Test(arguments: Depth.available) func `Of two gestures the second counts where the first comes to nothing`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth, width: 400, height: 300) { Pressed(log: log) }
    try await app.text("Both").press()
    try await app.text("Both").press()
    #expect(log.lines.last == "two" && !log.lines.contains("one"))
    log.lines = []
    try await app.text("Both").press()
    try await app.wait(until: "no second tap follows") { log.lines == ["one"] }
    log.isOn = false
    try await app.settle()
    await #expect(throws: TestFailure.self) { try await app.text("Off").press() }
    log.isOn = true
    try await app.settle()
    try await app.text("Off").press()
    #expect(log.lines == ["one", "off"])
    try await app.close()
  }

  private struct Nested: View {
    let log: Log
    var body: some View {
      VStack {
        Text("Inner").gesture(TapGesture().onEnded { log.add("inner") })
        Text("Other")
      }
      .simultaneousGesture(TapGesture().onEnded { log.add("both") })
      .padding(10)
      .background(.quaternary)
      .gesture(TapGesture().onEnded { log.add("outer") })
    }
  }

  @Test(arguments: Depth.available) func `The view inside comes first, and what is simultaneous hears too`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth, width: 400, height: 300) { Nested(log: log) }
    try await app.text("Inner").press()
    #expect(log.lines == ["inner", "both"])
    log.lines = []
    try await app.text("Other").press()
    #expect(log.lines == ["both", "outer"])
    try await app.close()
  }
}

/// Gestures with a real pointer.
@Suite("Gestures with the pointer", .serialized, .enabled(if: RealInput.isAvailable, "There is no display for tests, or no xdotool."))
@MainActor struct RealGestureTests {
  private struct Page: View {
    let log: GestureTests.Log
    var body: some View {
      VStack(spacing: 30) {
        Text("Drag me").padding(20)
          .gesture(
            DragGesture(coordinateSpace: .global)
              .onChanged { _ in if log.lines.isEmpty { log.add("begun") } }
              .onEnded { log.add("dragged \(Int($0.translation.width.rounded())) \(Int($0.translation.height.rounded()))") })
        VStack { Button("Click me") { log.add("clicked") } }.padding(20).gesture(
          DragGesture(minimumDistance: 0).onEnded { _ in log.add("around") })
      }
    }
  }

  @Test func `A drag of the pointer is heard, and a button in a view with a gesture keeps its click`() async throws {
    let log = GestureTests.Log()
    let window = try await RealWindow(Page(log: log))
    let point = try window.point("Drag me")
    try await window.move(to: point, "mousedown", "1")
    try await window.app.settle()
    let (x, y) = (try #require(Int(point.x)), try #require(Int(point.y)))
    for step in 1...4 {
      try await window.move(to: ("\(x + 15 * step)", "\(y + 5 * step)"))
      try await window.app.settle()
    }
    try await RealInput.send("mouseup", "1")
    try await window.app.wait(until: "the drag has ended") { log.lines.count == 2 }
    #expect(log.lines == ["begun", "dragged 60 20"])
    log.lines = []
    try await window.click("Click me")
    try await window.app.wait(until: "the click is heard") { !log.lines.isEmpty }
    #expect(log.lines == ["clicked"])
    try await window.app.close()
  }

  private struct Around: View {
    let log: GestureTests.Log
    var body: some View {
      VStack(spacing: 20) {
        Text("Inner").padding(10).gesture(TapGesture().onEnded { log.add("inner") })
        Text("Held").padding(10).gesture(LongPressGesture(minimumDuration: 0.1).onEnded { _ in log.add("held") })
        Button("Act") { log.add("act") }
        Text("Plain")
      }
      .padding(30)
      .gesture(
        TapGesture().onEnded { log.add("outer") }
          .simultaneously(with: LongPressGesture(minimumDuration: 0.3).onEnded { _ in log.add("long") }))
    }
  }

  private func heard(_ text: String, _ window: RealWindow, _ log: GestureTests.Log) async throws -> [String] {
    log.lines = []
    try await window.click(text)
    try await Task.sleep(for: .milliseconds(500))
    try await window.app.settle()
    return log.lines
  }

  @Test func `The innermost view and a button have their clicks to themselves, and nothing outside waits for their end`() async throws {
    let log = GestureTests.Log()
    let window = try await RealWindow(Around(log: log))
    #expect(try await heard("Inner", window, log) == ["inner"], "\(log.lines)")
    #expect(try await heard("Act", window, log) == ["act"])
    #expect(try await heard("Plain", window, log) == ["outer"])
    #expect(try await heard("Held", window, log) == ["outer"])
    #expect(try await heard("Inner", window, log) == ["inner"], "\(log.lines)")
    try await window.app.close()
  }

  private struct Rows: View {
    let log: GestureTests.Log
    @State private var selection: Int?
    var body: some View {
      List(selection: $selection) {
        HStack {
          Text("Star").gesture(TapGesture().onEnded { log.add("star") })
          Text("Name")
        }
        .tag(1)
        Text("Slide").gesture(DragGesture().onEnded { _ in log.add("slid") }).tag(2)
      }
      .onChange(of: selection) { log.add("selected \(selection ?? 0)") }
    }
  }

  @Test func `In a row a gesture wins over the selection for what it recognises`() async throws {
    let log = GestureTests.Log()
    let window = try await RealWindow(Rows(log: log))
    #expect(try await heard("Star", window, log) == ["star"])
    #expect(try await heard("Name", window, log) == ["selected 1"])
    #expect(try await heard("Slide", window, log) == ["selected 2"])
    try await window.app.close()
  }

  private struct First: View {
    let log: GestureTests.Log
    var body: some View {
      VStack(spacing: 30) {
        VStack { Text("Below").padding(10).gesture(TapGesture().onEnded { log.add("below") }) }
          .highPriorityGesture(TapGesture().onEnded { log.add("first") })
        Button("Own") { log.add("own") }.simultaneousGesture(TapGesture().onEnded { log.add("with") })
        Button("Kept") { log.add("kept") }.gesture(TapGesture().onEnded { log.add("taken") })
        VStack { Text("Beside").padding(10).gesture(TapGesture().onEnded { log.add("beside") }) }
          .simultaneousGesture(TapGesture().onEnded { log.add("both") })
      }
    }
  }

  @Test func `One of high priority comes first, and a simultaneous one with the others`() async throws {
    let log = GestureTests.Log()
    let window = try await RealWindow(First(log: log))
    #expect(try await heard("Below", window, log) == ["first"])
    #expect(try await heard("Beside", window, log) == ["beside", "both"])
    #expect(try await Set(heard("Own", window, log)) == ["own", "with"])
    #expect(try await heard("Kept", window, log) == ["kept"])
    try await window.app.close()
  }
}

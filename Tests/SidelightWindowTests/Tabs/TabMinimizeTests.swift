import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// A bar of tabs at the bottom that makes room for what is scrolled.
@MainActor @Suite("Tab views: a bar that makes room", .serialized) struct TabMinimizeTests {
  private struct Numbers: View {
    var body: some View { List(0..<200) { Text("Number \($0)") }.navigationTitle("Numbers") }
  }

  private struct Player: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View { Text(placement == .inline ? "Placed inline" : "Placed apart") }
  }

  private struct Pages: View {
    var behavior = TabBarMinimizeBehavior.onScrollDown
    var isStack = false

    var body: some View {
      TabView {
        Tab("Numbers", systemImage: "number") {
          if isStack { NavigationStack { Numbers() } } else { Numbers() }
        }
        Tab("Alerts", systemImage: "bell") { List(0..<200) { Text("Alert \($0)") } }
        Tab("Short", systemImage: "star") { List(0..<2) { Text("Line \($0)") } }
      }
      .tabBarMinimizeBehavior(behavior)
      .tabViewBottomAccessory { Player() }
    }
  }

  @Test(arguments: Depth.available, [true, false])
  func `Scrolling down leaves the selected tab and the accessory in one line, and scrolling up brings all back`(
    depth: Depth, isStack: Bool
  ) async throws {
    let app = try await TestApp(depth, width: 360, height: 600) { Pages(isStack: isStack) }
    #expect(app.labels(of: .tab) == ["Numbers", "Alerts", "Short"] && app.text("Placed apart").isVisible)
    try await app.list().scroll(toPosition: 150)
    #expect(app.labels(of: .tab) == ["Numbers"] && app.text("Placed inline").isVisible)
    try await app.list().scroll(toPosition: 0)
    #expect(app.labels(of: .tab) == ["Numbers", "Alerts", "Short"] && app.text("Placed apart").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A click on the small bar, a key and a wide window bring all tabs back`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 600) { Pages() }
    try await app.list().scroll(toPosition: 150)
    try await app.tab("Numbers").click()
    #expect(app.labels(of: .tab) == ["Numbers", "Alerts", "Short"] && app.text("Number 150").isVisible)
    try await app.tab("Alerts").click()
    try await app.list().scroll(toPosition: 150)
    #expect(app.labels(of: .tab) == ["Alerts"])
    try await app.press(.character("1"), .alt)
    #expect(app.labels(of: .tab) == ["Numbers", "Alerts", "Short"])
    try await app.press(.character("2"), .alt)
    try await app.list().scroll(toPosition: 0)
    try await app.list().scroll(toPosition: 150)
    #expect(app.labels(of: .tab) == ["Alerts"])
    try await app.resize(width: 900)
    #expect(app.labels(of: .tab) == ["Numbers", "Alerts", "Short"])
    try await app.close()
  }

  @Test(arguments: Depth.available, [TabBarMinimizeBehavior.automatic, .never, .onScrollUp])
  func `Only scrolling that the app names makes the bar small`(depth: Depth, behavior: TabBarMinimizeBehavior) async throws {
    let app = try await TestApp(depth, width: 360, height: 600) { Pages(behavior: behavior) }
    try await app.list().scroll(toPosition: 150)
    #expect(app.labels(of: .tab) == ["Numbers", "Alerts", "Short"])
    try await app.list().scroll(toPosition: 60)
    #expect(app.labels(of: .tab) == (behavior == .onScrollUp ? ["Numbers"] : ["Numbers", "Alerts", "Short"]))
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The focus stays on the bar when it gets small and when it comes back`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 600) { Pages() }
    try await app.tab("Numbers").focus()
    try await app.press(.right)
    try await app.list().scroll(toPosition: 150)
    #expect(app.labels(of: .tab) == ["Numbers"])
    #expect(try app.tab("Numbers").isFocused)
    try await app.press(.space)
    #expect(app.labels(of: .tab).count == 3)
    #expect(try app.tab("Numbers").isFocused)
    try await app.close()
  }

  private struct Poem: View {
    var body: some View {
      TabView {
        Tab("Poem", systemImage: "doc") { ScrollView { VStack { ForEach(0..<100) { Text("Line \($0)") } } } }
        Tab("Notes", systemImage: "bell") { Text("No notes") }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
    }
  }

  @Test func `A scroll view counts as a list does, and what is hardly longer than the page does not`() async throws {
    let app = try await TestApp(.window, width: 360, height: 600) { Poem() }
    func scroll(to offset: Double) throws {
      let controller = app.renderer?.controllers.values.first { $0 is ScrollController }
      let scroll = try #require(controller?.core as? ScrollWidget)
      scroll.verticalOffset = offset
    }
    for (offset, count) in [(500, 1), (600, 1), (560, 2), (0, 2), (90, 2), (130, 1)] as [(Double, Int)] {
      try scroll(to: offset)
      try await app.settle()
      #expect(app.labels(of: .tab).count == count, "At \(offset) px.")
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Scrolling on makes the bar small again that the user brought back`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 600) { Pages() }
    try await app.list().scroll(toPosition: 100)
    try await app.tab("Numbers").click()
    #expect(app.labels(of: .tab).count == 3)
    try await app.list().scroll(toPosition: 150)
    #expect(app.labels(of: .tab) == ["Numbers"])
    try await app.tab("Numbers").click()
    try await app.tab("Alerts").click()
    try await app.tab("Numbers").click()
    #expect(app.labels(of: .tab).count == 3)
    try await app.list().scroll(toPosition: 180)
    #expect(app.labels(of: .tab) == ["Numbers"])
    try await app.close()
  }

  private struct Linked: View {
    var body: some View {
      TabView {
        Tab("Links", systemImage: "star") {
          NavigationStack {
            List(0..<200) { NavigationLink("Row \($0)", value: $0) }
              .navigationDestination(for: Int.self) { Text("This is \($0)") }
          }
        }
        Tab("Other", systemImage: "star") { Text("This is other") }.disabled(true)
      }
      .tabBarMinimizeBehavior(.onScrollDown)
    }
  }

  @Test(arguments: Depth.available)
  func `A page over what was scrolled has all tabs, and so has the one that is gone back to`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 600) { Linked() }
    try await app.list().scroll(toPosition: 100)
    #expect(app.labels(of: .tab) == ["Links"])
    try await app.row("Row 100").click()
    #expect(app.text("This is 100").isVisible && app.labels(of: .tab) == ["Links", "Other"])
    try await app.press(.left, .alt)
    #expect(app.row("Row 100").isVisible && app.labels(of: .tab) == ["Links", "Other"])
    try await app.close()
  }

  private struct Bound: View {
    @State private var selection = 0
    @State private var isOff = false

    var body: some View {
      TabView(selection: $selection) {
        Tab("Zero", systemImage: "star", value: 0) {
          List(0..<200) { Text("Row \($0)") }.toolbar { Button("Off") { isOff = true } }
        }
        .disabled(isOff)
        Tab("One", systemImage: "star", value: 1) { Text("This is one") }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
    }
  }

  @Test(arguments: Depth.available)
  func `A small bar can be clicked even where its tab can't`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 600) { Bound() }
    try await app.button("Off").click()
    try await app.list().scroll(toPosition: 100)
    #expect(app.labels(of: .tab) == ["Zero"])
    try await app.tab("Zero").click()
    #expect(app.labels(of: .tab) == ["Zero", "One"])
    try await app.close()
  }
}

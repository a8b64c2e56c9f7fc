import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

@Suite("Scrolling by code", .serialized)
@MainActor struct ScrollingTests {
  private struct Rows: View {
    let count: Choice<Int>
    var body: some View {
      ScrollViewReader { proxy in
        HStack {
          Button("Top") { proxy.scrollTo(5000, anchor: .top) }
          Button("Center") { proxy.scrollTo(5000, anchor: .center) }
          Button("Bottom") { proxy.scrollTo(5000, anchor: .bottom) }
          Button("First") { proxy.scrollTo(0) }
          Button("Nowhere") { proxy.scrollTo("no id") }
          Button("Add") {
            count.value += 1
            proxy.scrollTo(count.value - 1, anchor: .bottom)
          }
          Button("Named") { proxy.scrollTo("named") }
        }
        List {
          Section("Numbers") { ForEach(0..<count.value, id: \.self) { Text(verbatim: "Row \($0)") } }
          Text("Named row").id("named")
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Rows that nobody has made are scrolled to by their ids, and those between stay unmade`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { Rows(count: Choice(100_000)) }
    #expect(!app.row("Row 5000").exists)
    let cost = try await app.cost { try await app.button("Top").click() }
    #expect(app.row("Row 5000").exists)
    #expect(cost.rowsBound < 600)
    try await app.button("Nowhere").click()
    #expect(app.row("Row 5000").exists)
    try await app.button("Add").click()
    #expect(app.row("Row 100000").exists)
    try await app.button("First").click()
    #expect(app.row("Row 0").exists)
    try await app.button("Named").click()
    #expect(app.row("Named row").exists)
    try await app.close()
  }

  private struct Last: View {
    var body: some View {
      ScrollViewReader { proxy in
        List(0..<1000, id: \.self) { Text("Row \($0)") }.onAppear { proxy.scrollTo(900, anchor: .center) }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A list that has just appeared is scrolled as soon as it has its size`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { Last() }
    try await app.settle()
    #expect(app.row("Row 900").exists)
    if depth == .window { #expect(try abs(#require(try place(of: "Row 900", in: app)) - 0.5) < 0.02) }
    try await app.close()
  }

  /// Where a row lies in its list, from 0 at the top to 1 at the bottom.
  private func place(of text: String, in app: TestApp) throws -> Double? {
    let window = try #require(app.renderer?.windows.first?.window)
    guard let list = window.visibleTree.first(where: { $0 is ListViewWidget }) else { return nil }
    let label = list.visibleTree.first { ($0 as? LabelWidget)?.text == text }
    guard let line = label?.nearest(typeNamed: "GtkListItemWidget"), let box = line.bounds(in: list) else { return nil }
    return box.y / (Double(list.height) - box.height)
  }

  @Test(.needsWindow)
  func `A row comes to lie where the anchor says`() async throws {
    let app = try await TestApp(.window, width: 600, height: 500) { Rows(count: Choice(100_000)) }
    for (button, wanted) in [("Top", 0.0), ("Center", 0.5), ("Bottom", 1.0), ("Top", 0)] {
      try await app.button(button).click()
      let place = try #require(try place(of: "Row 5000", in: app))
      #expect(abs(place - wanted) < 0.02, "\(button)")
    }
    try await app.close()
  }

  private struct Blocks: View {
    var body: some View {
      ScrollViewReader { proxy in
        HStack {
          Button("Down") { proxy.scrollTo(15, anchor: .top) }
          Button("Least") { proxy.scrollTo(3) }
          Button("Named") { proxy.scrollTo("end", anchor: .bottom) }
        }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("Block \($0)").frame(height: 100) }
            Text("End").frame(height: 50).id("end")
          }
        }
      }
    }
  }

  @Test(.needsWindow)
  func `A scroll view goes to views by the ids of a ForEach and by those that the app gives`() async throws {
    let app = try await TestApp(.window, width: 500, height: 400) { Blocks() }
    /// A widget that the test held would outlive its window.
    func scroll() throws -> (offset: Double, height: Double) {
      let window = try #require(app.renderer?.windows.first?.window)
      let scroll = try #require(window.visibleTree.compactMap { $0 as? ScrollWidget }.first)
      return (scroll.verticalOffset, Double(scroll.height))
    }
    try await app.button("Down").click()
    #expect(try scroll().offset == 1500)
    try await app.button("Least").click()
    #expect(try scroll().offset == 300)
    try await app.button("Least").click()
    #expect(try scroll().offset == 300)
    try await app.button("Named").click()
    let end = try scroll()
    #expect(end.offset == 2050 - end.height)
    try await app.close()
  }

  @Test func `Distances put a target at its anchor, or just into view`() {
    struct Case {
      let position, length, anchor: Double?
      let distance: Double
    }
    let cases = [
      Case(position: 500, length: 20, anchor: 0, distance: 500), Case(position: 500, length: 20, anchor: 1, distance: 420),
      Case(position: 500, length: 20, anchor: 0.5, distance: 460), Case(position: 500, length: 20, anchor: nil, distance: 420),
      Case(position: -30, length: 20, anchor: nil, distance: -30), Case(position: 40, length: 20, anchor: nil, distance: 0),
      Case(position: 40, length: 200, anchor: nil, distance: 40),
    ]
    for one in cases {
      let distance = ScrollTarget.distance(to: one.position ?? 0, length: one.length ?? 0, visible: 100, anchor: one.anchor)
      #expect(distance == one.distance)
    }
  }
}

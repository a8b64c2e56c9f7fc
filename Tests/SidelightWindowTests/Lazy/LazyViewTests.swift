import DisplaySupport
import Foundation
import Observation
import Sidelight
import SidelightBridge
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Lazy stacks and grids: what is made, what is kept, and what stays where it is.
@MainActor @Suite("Lazy stacks and grids", .serialized) struct LazyViewTests {
  @MainActor @Observable final class Model {
    var items = Array(0..<1_000_000)
    var note = ""
    @ObservationIgnored var made = 0
    @ObservationIgnored var proxy: ScrollViewProxy?
  }

  private struct Line: View {
    let number: Int
    let model: Model
    @State private var count = 0

    var body: some View {
      let _ = model.made += 1
      Button("Item \(String(number))\(number == 2 ? model.note : "") \(count)") { count += 1 }.frame(
        height: number.isMultiple(of: 7) ? 70 : 40)
    }
  }

  private struct Lines: View {
    let model: Model

    var body: some View {
      ScrollViewReader { proxy in
        let _ = model.proxy = proxy
        ScrollView {
          Button("Above") {}.frame(height: 100)
          LazyVStack(spacing: 10) { ForEach(model.items, id: \.self) { Line(number: $0, model: model) } }
        }
      }
    }
  }

  /// Scrolls as the wheel does, and waits for what follows.
  private func scroll(_ app: TestApp, by distance: Double = 0, to offset: Double? = nil) async throws {
    func move() throws {
      let window = try #require(app.renderer?.windows.first?.window)
      let area = try #require(window.visibleTree.compactMap { $0 as? ScrollWidget }.first)
      area.verticalOffset = (offset ?? area.verticalOffset) + distance
    }
    try move()
    try await app.settle()
  }

  /// The buttons that are made, and where they are.
  private func made(_ app: TestApp) throws -> [String: TestFrame] {
    var found: [String: TestFrame] = [:]
    for label in app.labels(of: .button) where label.hasPrefix("Item") { found[label] = try app.button(label).frame }
    return found
  }

  @Test(arguments: Depth.available) func `Of a million views those are made that can be seen, and some around them`(depth: Depth)
    async throws
  {
    let model = Model()
    let app = try await TestApp(depth, width: 300, height: 400) { Lines(model: model) }
    #expect((5...25).contains(try made(app).count))
    #expect(model.made <= 100)
    let (first, second) = (try app.button("Item 0 0").frame, try app.button("Item 1 0").frame)
    #expect(second.y - first.y == 65)
    model.note = "!"
    try await app.settle()
    #expect(app.button("Item 2! 0").exists)
    model.items.removeFirst(2)
    try await app.settle()
    #expect(!app.button("Item 1 0").exists)
    #expect(try app.button("Item 2! 0").frame.y == first.y - 15)
    model.items = [5, 3]
    try await app.settle()
    #expect(Set(try made(app).keys) == ["Item 5 0", "Item 3 0"])
    try await app.close()
  }

  @Test(.needsWindow) func `Code scrolls to a view that nobody has made`() async throws {
    let model = Model()
    let app = try await TestApp(.window, width: 300, height: 400) { Lines(model: model) }
    let before = model.made
    model.proxy?.scrollTo(700_000, anchor: .top)
    try await app.settle()
    #expect(try app.button("Item 700000 0").frame.y < 100)
    #expect(app.button("Item 700003 0").exists)
    #expect(!app.button("Item 3 0").exists)
    #expect(model.made - before < 150)
    try await app.close()
  }

  @Test(.needsWindow) func `A view keeps its state while it is scrolled away, and takes its clicks where it is`() async throws {
    let model = Model()
    let app = try await TestApp(.window, width: 300, height: 400) { Lines(model: model) }
    try await app.button("Item 1 0").click()
    #expect(app.button("Item 1 1").exists)
    try await scroll(app, to: 5000)
    // What has the focus is still there.
    #expect(try !app.button("Item 1 1").isInView)
    try await app.button("Above").focus()
    try await scroll(app, to: 6000)
    #expect(!app.labels(of: .button).contains { $0.hasSuffix(" 1") })
    try await scroll(app, to: 0)
    #expect(app.button("Item 1 1").exists)
    try await app.close()
  }

  @Test(.needsWindow) func `What is seen stays where it is while others before it come, go, and turn out longer`() async throws {
    let model = Model()
    let app = try await TestApp(.window, width: 300, height: 400) { Lines(model: model) }
    try await scroll(app, to: 4000)
    let middle = try #require(try made(app).filter { (100...200).contains($0.value.y) }.keys.first)
    let place = try app.button(middle).frame
    model.items.insert(contentsOf: 2_000_000..<2_000_050, at: 0)
    try await app.settle()
    #expect(try app.button(middle).frame == place)
    model.items.removeFirst(30)
    try await app.settle()
    #expect(try app.button(middle).frame == place)
    // Scrolled back by small steps, each view comes where it belongs.
    for _ in 0..<20 {
      let seen = try made(app).filter { (50...300).contains($0.value.y) }
      try await scroll(app, by: -37)
      let now = try made(app)
      for (label, frame) in seen { #expect(abs((now[label]?.y ?? 0) - frame.y - 37) <= 1, "\(label)") }
    }
    try await app.close()
  }

  // MARK: - Sections

  private struct Sections: View {
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<100, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { Text("View \(section).\($0)").frame(height: 40) }
            } header: {
              Text("Header \(section)").frame(height: 30)
            }
          }
        }
      }
    }
  }

  @Test(.needsWindow) func `The header of the section that is seen is pinned at the top`() async throws {
    let app = try await TestApp(.window, width: 300, height: 400) { Sections() }
    let top = try app.text("Header 0").frame.y
    try await scroll(app, to: 4400)
    func header() throws -> Int? {
      try (0..<100).first { section in
        let header = app.text("Header \(section)")
        return try header.exists && header.frame.y == top
      }
    }
    let section = try #require(try header())
    #expect((8...12).contains(section))
    // The last view of the section is to end 15 px below the top, so that the next header pushes this one.
    let last = try app.text("View \(section).9").frame.y - top
    try await scroll(app, by: last + 5 + 28 - 15 - 7 + 2)
    let next = try app.text("Header \(section + 1)").frame.y - top
    #expect((1..<30).contains(next))
    #expect(try app.text("Header \(section)").frame.y - top == next - 30)
    try await scroll(app, by: next)
    #expect(try header() == section + 1)
    // It goes along, and moves nothing else.
    let step = try app.text("View \(section + 1).3").frame.y
    try await scroll(app, by: -20)
    #expect(try app.text("View \(section + 1).3").frame.y == step + 20)
    try await scroll(app, by: 60)
    #expect(try app.text("View \(section + 1).3").frame.y == step - 40)
    try await app.close()
  }

  // MARK: - Rows and grids

  private struct Row: View {
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) { ForEach(0..<10_000, id: \.self) { Button("Item \(String($0))") {}.frame(width: 90) } }
      }
      .frame(height: 80)
    }
  }

  @Test(arguments: Depth.available) func `A row makes what can be seen from side to side`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 300) { Row() }
    #expect((4...16).contains(try made(app).count))
    #expect(try app.button("Item 1").frame.x > (try app.button("Item 0").frame.x))
    try await app.close()
  }

  private struct Grid: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 10)], spacing: 10) {
          ForEach(model.items, id: \.self) { Button("Item \(String($0))") {}.frame(height: 40) }
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `A grid makes the lines that can be seen, and has other lanes with another width`(depth: Depth)
    async throws
  {
    let model = Model()
    let app = try await TestApp(depth, width: 420, height: 400) { Grid(model: model) }
    #expect((32...80).contains(try made(app).count))
    #expect(try app.button("Item 4").frame.y == (try app.button("Item 0").frame.y) + 50)
    try await app.resize(width: 520)
    #expect(try app.button("Item 4").frame.y == (try app.button("Item 0").frame.y))
    #expect(try app.button("Item 5").frame.y == (try app.button("Item 0").frame.y) + 50)
    if depth == .window {
      try await scroll(app, to: 2_000_000)
      #expect((40...120).contains(try made(app).count))
    }
    try await app.close()
  }

  // MARK: - What stands in them

  private struct Parts: View {
    let count: Choice<Int>

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          Text("Plain").contextMenu { Button("Menu") { count.value += 1 } }
          DisclosureGroup("More") { Text("Inside") }
          if count.value > 0 { Text("Counted \(count.value)") }
          Divider()
          ForEach(0..<2, id: \.self) { number in
            Text("First \(number)")
            Text("Second \(number)")
          }
          .padding(.leading, 20)
          Button("Count") { count.value += 1 }
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `Any views stand in them as in a stack`(depth: Depth) async throws {
    let count = Choice(0)
    let app = try await TestApp(depth, width: 300, height: 400) { Parts(count: count) }
    #expect(app.text("Second 1").exists)
    #expect(try app.text("First 0").frame.x == (try app.text("Plain").frame.x) + 20)
    try await app.button("Count").click()
    #expect(app.text("Counted 1").exists)
    try await app.text("Plain").contextMenu("Menu")
    #expect(count.value == 2)
    try await app.close()
  }

  private struct Filling: View {
    var body: some View {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(0..<12, id: \.self) { Text("A longer text with the number \($0)") }
      }
    }
  }

  @Test(.needsWindow) func `A grid that fills a window is measured at no height that is too small for it`() async throws {
    // A warning of GTK would end the test.
    let app = try await TestApp(.window, width: 500, height: 400) { Filling() }
    #expect(app.text("A longer text with the number 11").exists)
    try await app.close()
  }

  private struct Loading: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVStack {
          Text("Header")
          ForEach(model.items, id: \.self) { Button("Item \(String($0))") {}.frame(height: 40) }
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `What comes later is made as far as it can be seen, and what goes is followed by what comes into sight`(
    depth: Depth
  ) async throws {
    let model = Model()
    model.items = []
    let app = try await TestApp(depth, width: 300, height: 400) { Loading(model: model) }
    model.items = Array(0..<10_000)
    try await app.settle()
    #expect((8...30).contains(try made(app).count))
    model.items.removeFirst(9)
    try await app.settle()
    #expect((8...30).contains(try made(app).count))
    #expect(app.button("Item 16").exists)
    model.items = [7]
    try await app.settle()
    #expect(try made(app).count == 1)
    try await app.close()
  }

  // MARK: - The keyboard, and levels

  private struct Apart: View {
    var body: some View {
      ScrollView { LazyVStack(spacing: 400) { ForEach(0..<50, id: \.self) { Button("Item \(String($0))") {} } } }
    }
  }

  @Test(.needsWindow) func `Tab goes on to the next view, however far away that is`() async throws {
    let app = try await TestApp(.window, width: 300, height: 300) { Apart() }
    try await app.button("Item 0").focus()
    for number in 1...6 {
      try await app.press(.tab)
      try await app.settle()
      #expect(try app.button("Item \(number)").isInView)
    }
    for number in (2...5).reversed() {
      try await app.press(.tab, .shift)
      try await app.settle()
      #expect(try app.button("Item \(number)").isInView)
    }
    try await app.close()
  }

  private struct Levels: View {
    let position: Choice<Int?>

    var body: some View {
      @Bindable var position = position
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<500, id: \.self) { Text("Line \($0)").frame(height: 50).zIndex(Double($0 % 2)) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: $position.value)
    }
  }

  @Test(.needsWindow) func `A view that says its level is scrolled to, and says that it is`() async throws {
    let position = Choice<Int?>(nil)
    let app = try await TestApp(.window, width: 300, height: 346) { Levels(position: position) }
    for (offset, line) in [(560, 11), (610, 12), (660, 13)] {
      func move() throws {
        let window = try #require(app.renderer?.windows.first?.window)
        let scroll = try #require(window.visibleTree.compactMap { $0 as? ScrollWidget }.first)
        scroll.userScrolls(y: Double(offset) - scroll.verticalOffset)
      }
      try move()
      try await app.settle()
      #expect(position.value == line)
    }
    try await app.close()
  }
}

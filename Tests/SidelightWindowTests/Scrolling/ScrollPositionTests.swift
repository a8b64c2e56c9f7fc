import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightTesting
import SidelightWindowTesting
import Testing

/// The value that says what a scroll view is scrolled to, and the room around what it scrolls.
@MainActor @Suite("Scroll positions and margins", .serialized) struct ScrollPositionTests {
  private struct Lines: View {
    let position: Choice<Int?>
    let isLazy: Bool
    var anchor: UnitPoint?

    var body: some View {
      @Bindable var position = position
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { lines }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { lines }.scrollTargetLayout()
        }
      }
      .scrollPosition(id: $position.value, anchor: anchor)
    }

    private var lines: some View {
      ForEach(0..<500, id: \.self) { Text("Line \($0)").frame(height: 50) }
    }
  }

  private func scroll(_ app: TestApp, to offset: Double) async throws {
    func move() throws {
      let window = try #require(app.renderer?.windows.first?.window)
      let scroll = try #require(window.visibleTree.compactMap { $0 as? ScrollWidget }.first)
      scroll.userScrolls(y: offset - scroll.verticalOffset)
    }
    try move()
    try await app.settle()
  }

  @Test(.needsWindow, arguments: [false, true]) func `The value follows what is seen first, and leads to it`(isLazy: Bool) async throws {
    let position = Choice<Int?>(nil)
    let app = try await TestApp(.window, width: 300, height: 346) { Lines(position: position, isLazy: isLazy) }
    // Until the user scrolls it is the app's.
    #expect(position.value == nil)
    let top = try app.text("Line 0").frame.y
    try await scroll(app, to: 510)
    #expect(position.value == 10)
    try await scroll(app, to: 548)
    #expect(position.value == 10)
    try await scroll(app, to: 551)
    #expect(position.value == 11)
    position.value = 300
    try await app.settle()
    #expect(try app.text("Line 300").frame.y == top)
    #expect(position.value == 300)
    // Near the end it cannot come to the top, and stays what the app says.
    position.value = 499
    try await app.settle()
    #expect(try app.text("Line 499").isInView)
    #expect(position.value == 499)
    try await app.close()
  }

  @Test(.needsWindow) func `After a value that leads where the view is already, the user is followed at once`() async throws {
    let position = Choice<Int?>(nil)
    let app = try await TestApp(.window, width: 300, height: 346) { Lines(position: position, isLazy: false) }
    position.value = 0
    try await app.settle()
    try await scroll(app, to: 55)
    #expect(position.value == 1)
    try await app.close()
  }

  @Test(.needsWindow) func `A value that is there at first is scrolled to`() async throws {
    let app = try await TestApp(.window, width: 300, height: 346) { Lines(position: Choice<Int?>(200), isLazy: true) }
    try await app.settle()
    #expect(try app.text("Line 200").isInView)
    try await app.close()
  }

  @Test(.needsWindow) func `With an anchor it is the view at that point`() async throws {
    let position = Choice<Int?>(nil)
    let app = try await TestApp(.window, width: 300, height: 346) { Lines(position: position, isLazy: true, anchor: .bottom) }
    try await scroll(app, to: 1000)
    // 300 px of the window scroll.
    let last = try #require(position.value)
    #expect((24...26).contains(last))
    try await app.close()
  }

  @Test func `The view is found without a display`() {
    let views = (0..<5).map { (id: NodeID($0 + 1), box: LayoutFrame(x: 0, y: Double($0) * 50 - 60, size: Size(20, 50))) }
    let clip = LayoutFrame(x: 0, y: 0, size: Size(20, 100))
    #expect(ScrollTargetLayout(NodeID(9)).target(among: views, in: clip, along: .vertical) == NodeID(2))
    #expect(ScrollTargetLayout(NodeID(9), anchor: ScrollAnchor(x: 0, y: 0.5)).target(among: views, in: clip, along: .vertical) == NodeID(3))
    #expect(ScrollTargetLayout(NodeID(9), anchor: ScrollAnchor(x: 0, y: 1)).target(among: views, in: clip, along: .vertical) == NodeID(4))
    #expect(ScrollTargetLayout(NodeID(9)).target(among: [], in: clip, along: .vertical) == nil)
  }

  // MARK: - Margins

  private struct Margins: View {
    let length: Choice<Double>

    var body: some View {
      ScrollView {
        Button("Inside") {}.frame(maxWidth: .infinity, alignment: .leading)
        ScrollView(.horizontal) { Button("Inner") {} }
      }
      .contentMargins(.horizontal, length.value)
      .contentMargins(30)
    }
  }

  @Test(arguments: Depth.available) func `Margins lie around what is scrolled, and not in what scrolls in there`(depth: Depth) async throws
  {
    let length = Choice(20.0)
    let app = try await TestApp(depth, width: 300, height: 300) { Margins(length: length) }
    #expect(try app.button("Inside").frame.x == 20)
    let top = try app.button("Inside").frame.y
    #expect(try app.button("Inner").frame.x == 20)
    length.value = 50
    try await app.settle()
    #expect(try app.button("Inside").frame.x == 50)
    #expect(try app.button("Inside").frame.y == top)
    try await app.close()
  }

  private struct Unclipped: View {
    let isOff: Choice<Bool>

    var body: some View { ScrollView { Text("Wide") }.scrollClipDisabled(isOff.value) }
  }

  @Test(.needsWindow) func `What is scrolled may be seen outside`() async throws {
    let isOff = Choice(false)
    let app = try await TestApp(.window, width: 300, height: 300) { Unclipped(isOff: isOff) }
    func clips() throws -> Bool {
      let window = try #require(app.renderer?.windows.first?.window)
      return try #require(window.visibleTree.first { $0.typeName == "GtkViewport" }).clipsContent
    }
    #expect(try clips())
    isOff.value = true
    try await app.settle()
    #expect(try !clips())
    try await app.close()
  }
}

import DisplaySupport
import Foundation
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Levels, baselines, anchors, insets and lazy stacks, at every depth where they can be seen.
@MainActor @Suite("Layout: levels, baselines and insets", .serialized) struct LayoutDetailTests {
  private func middle(_ frame: TestFrame) -> (x: Double, y: Double) { (frame.x + frame.width / 2, frame.y + frame.height / 2) }

  private struct Levels: View {
    let isHigh: Choice<Bool>
    let isThere: Choice<Bool>

    var body: some View {
      VStack {
        if isThere.value { Button("A") {}.accessibilityIdentifier("A").zIndex(isHigh.value ? 1 : 0) }
        Button("B") {}.accessibilityIdentifier("B")
      }
    }
  }

  @Test(.needsWindow) func `A view lies above others as its level says, and Tab keeps to the order of the views`() async throws {
    let (isHigh, isThere) = (Choice(false), Choice(true))
    let app = try await TestApp(.window, width: 300, height: 200) { Levels(isHigh: isHigh, isThere: isThere) }
    func order() throws -> [String] {
      let window = try #require(app.renderer?.windows.first?.window)
      return window.visibleTree.map(\.name).filter { ["A", "B"].contains($0) }
    }
    #expect(try order() == ["A", "B"])
    isHigh.value = true
    try await app.settle()
    #expect(try order() == ["B", "A"])
    try await app.button("A").focus()
    try await app.press(.tab)
    #expect(try app.button("B").isFocused)
    isHigh.value = false
    try await app.settle()
    #expect(try order() == ["A", "B"])
    isHigh.value = true
    try await app.settle()
    // What goes is not kept by the order that it was in: closing says what is left.
    isThere.value = false
    try await app.settle()
    #expect(try order() == ["B"])
    try await app.close()
  }

  private struct Keys: View {
    var body: some View {
      VStack {
        Button("One") {}
        Button("Two") {}
        HStack {
          Button("Three") {}
          Button("Four") {}
        }
      }
    }
  }

  @Test(.needsWindow) func `Arrows go from button to button, by where these are`() async throws {
    let app = try await TestApp(.window, width: 300, height: 200) { Keys() }
    try await app.button("One").focus()
    try await app.press(.down)
    #expect(try app.button("Two").isFocused)
    try await app.press(.down)
    #expect(try app.button("Three").isFocused || app.button("Four").isFocused)
    try await app.button("Three").focus()
    try await app.press(.right)
    #expect(try app.button("Four").isFocused)
    try await app.close()
  }

  private struct Lines: View {
    var body: some View {
      HStack(alignment: .lastTextBaseline) {
        Text("One\nTwo\nThree")
        Text("Last")
      }
    }
  }

  @Test(arguments: Depth.available) func `Texts stand on their last lines`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 300, height: 200) { Lines() }
    let (high, last) = (try app.text("One\nTwo\nThree").frame, try app.text("Last").frame)
    #expect(high.height > 2 * last.height)
    #expect(abs(high.y + high.height - last.y - last.height) <= 1)
    try await app.close()
  }

  private struct Anchored: View {
    var body: some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Button("Wide") {}.frame(width: 200, height: 60) }
        GridRow { Button("Low") {}.gridCellAnchor(.trailing) }
      }
    }
  }

  @Test(arguments: Depth.available) func `A cell's view lies at its anchor`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 300, height: 200) { Anchored() }
    let low = try app.button("Low").frame
    #expect(abs(low.x + low.width - middle(try app.button("Wide").frame).x - 100) <= 1)
    try await app.close()
  }

  private struct Lazy: View {
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .trailing, spacing: 10) {
          Button("One") {}
          Button("Two") {}
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `A lazy column takes all the width`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 300, height: 200) { Lazy() }
    let (one, two) = (try app.button("One").frame, try app.button("Two").frame)
    #expect(one.x + one.width == 300)
    #expect(two.x + two.width == 300)
    #expect(two.y == one.y + one.height + 10)
    try await app.close()
  }

  private struct Insets: View {
    var body: some View {
      Button("Middle") {}.frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaPadding(.bottom, 40)
        .safeAreaInset(edge: .leading, spacing: 10) { Button("Side") {}.frame(width: 90) }
        .safeAreaBar(edge: .top) { Button("Bar") {}.frame(height: 50) }
    }
  }

  @Test(arguments: Depth.available) func `Insets share the room with what they stand beside`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 300, height: 300) { Insets() }
    let page = try app.element(.window, nil).frame
    let own = middle(try app.button("Middle").frame)
    let bar = try app.button("Bar").frame
    // 100 px are gone at the side, and 40 at the end of what the bar of 50 leaves.
    #expect(abs(own.x - 200) <= 1)
    let top = middle(bar).y + 25
    #expect(abs(own.y - (top + (page.height - top - 40) / 2)) <= 1)
    try await app.close()
  }

  private struct Row: View {
    let log: LayoutNamesTests.Log

    var body: some View {
      List(0..<2, id: \.self) { number in
        GeometryReader { proxy in
          let _ = log.add("\(number) \(proxy.size.width > 100) \(proxy.size.height == 30)")
          Text("Row \(number)")
        }
        .frame(height: 30)
      }
    }
  }

  @Test(arguments: Depth.available) func `A reader in a row has the row's width`(depth: Depth) async throws {
    let log = LayoutNamesTests.Log()
    let app = try await TestApp(depth, width: 300, height: 300) { Row(log: log) }
    #expect(Set(log.lines) == ["0 true true", "1 true true"])
    #expect(app.text("Row 1").exists)
    try await app.close()
  }

  private struct Controls: View {
    var body: some View {
      VStack {
        Text("A line")
        Button("Button") {}
        TextField("Field", text: .constant("Words"))
        Toggle("Toggle", isOn: .constant(true))
        Slider(value: .constant(0.5)).accessibilityLabel("Slider")
        ProgressView(value: 0.5).accessibilityLabel("Progress")
      }
      .frame(width: 260)
    }
  }

  @Test(.needsWindow) func `The table has controls as high as they are in a window`() async throws {
    var heights: [[Double]] = []
    for depth in [Depth.plan, .window] {
      let app = try await TestApp(depth, width: 300, height: 400) { Controls() }
      let parts = [app.text("A line"), app.button("Button"), app.element(.textField, nil), app.element(.toggle, nil)]
      heights.append(
        try parts.map { try $0.frame.height } + [app.element(.slider, nil).frame.height, app.element(.progress, nil).frame.height])
      try await app.close()
    }
    for (table, real) in zip(heights[0], heights[1]) { #expect(abs(table - real) <= 4, "\(heights)") }
  }
}

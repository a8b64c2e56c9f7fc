import DisplaySupport
import Foundation
import Sidelight
import SidelightBridge
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Where scrolled areas stand, and what they tell of that.
@MainActor @Suite("Where scrolled areas stand", .serialized) struct ScrollStanceTests {
  private struct Talk: View {
    let count: Choice<Int>
    let log: Log

    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count.value, id: \.self) { Text("Line \($0)").frame(height: 100) } }
      }
      .defaultScrollAnchor(.bottom)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentSize.height
      } action: { old, new in
        log.add(Int(old), Int(new))
      }
    }
  }

  @MainActor final class Log {
    private(set) var lines: [[Int]] = []
    func add(_ numbers: Int...) { lines.append(numbers) }
  }

  private func scroll(_ app: TestApp) throws -> (offset: Double, end: Double) {
    let window = try #require(app.renderer?.windows.first?.window)
    let scroll = try #require(window.visibleTree.compactMap { $0 as? ScrollWidget }.first)
    return (scroll.verticalOffset, scroll.position.length - scroll.position.visible)
  }

  @Test(.needsWindow) func `What is anchored at its end stays there while it grows, until the user scrolls`() async throws {
    let (count, log) = (Choice(10), Log())
    let app = try await TestApp(.window, width: 400, height: 300) { Talk(count: count, log: log) }
    try await app.settle()
    var now = try scroll(app)
    #expect(now.end > 600)
    #expect(now.offset == now.end)
    count.value = 15
    try await app.settle()
    now = try scroll(app)
    #expect(now.end > 1100)
    #expect(now.offset == now.end)
    func scrollByHand() {
      app.renderer?.windows.first?.window.visibleTree.compactMap { $0 as? ScrollWidget }.first?.verticalOffset = 200
    }
    scrollByHand()
    count.value = 20
    try await app.settle()
    #expect(try scroll(app).offset == 200)
    #expect(log.lines == [[1000, 1000], [1000, 1500], [1500, 2000]])
    try await app.close()
  }

  @Test(arguments: [Depth.model, .plan]) func `Without a display what is scrolled tells how large it is`(depth: Depth) async throws {
    let (count, log) = (Choice(10), Log())
    let app = try await TestApp(depth, width: 400, height: 300) { Talk(count: count, log: log) }
    count.value = 15
    try await app.settle()
    #expect(log.lines == [[1000, 1000], [1000, 1500]])
    try await app.close()
  }

  private struct Strip: View {
    var body: some View {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<30, id: \.self) { Button("Tag \($0)") {} } }
        }
        .accessibilityIdentifier("strip")
        Button("Below") {}.frame(maxHeight: .infinity, alignment: .top)
      }
    }
  }

  @Test(arguments: Depth.available) func `What is scrolled from side to side is as high as its content`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 400) { Strip() }
    #expect(try app.button("Below").frame.y < 150)
    try await app.close()
  }
}

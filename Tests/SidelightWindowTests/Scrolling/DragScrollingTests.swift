import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import Testing

@Suite("Scrolling while something is dragged", .serialized, .needsWindow)
@MainActor struct DragScrollingTests {
  private struct Rows: View {
    @Bindable var order: Choice<[Int]>
    var body: some View {
      List { ForEach(order.value, id: \.self) { Text("Row \($0)") }.onMove { order.value.move(fromOffsets: $0, toOffset: $1) } }
    }
  }

  @Test func `A list scrolls on over its edges, stops in between, and a row can be dropped where it has come to`() async throws {
    let order = Choice(Array(0..<400))
    let scene = await ViewScene(width: 320, height: 400) { Rows(order: order) }
    let list = try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
    let height = Double(list.list.height)
    #expect(list.dragging.begin(at: 0))
    list.list.hand.dragSomething(at: (100, height - 4))
    #expect(await scene.watchFrames(until: { list.scroll.verticalOffset >= 900 }))
    list.list.hand.dragSomething(at: (100, height / 2))
    await scene.frame()
    let offset = list.scroll.verticalOffset
    for _ in 0..<5 { await scene.frame() }
    #expect(list.scroll.verticalOffset == offset)
    #expect(list.dragging.hover(100, height / 2) && list.dragging.drop(100, height / 2))
    list.dragging.end()
    await scene.frame()
    let place = try #require(order.value.firstIndex(of: 0))
    // No row is taller than this.
    #expect(place > Int(offset) / 60)
    list.list.hand.dragSomething(at: (100, 4))
    #expect(await scene.watchFrames(until: { list.scroll.verticalOffset == 0 }))
    list.list.hand.dragSomething(at: nil)
    await scene.close()
  }
}

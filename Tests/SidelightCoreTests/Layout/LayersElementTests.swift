import SidelightCore
import Testing

/// Where a layer lies in its room.
struct LayersElementTests {
  @Test(arguments: [ElementAlignment.Side.start, .center, .end, .firstTextBaseline])
  func `What needs less than the room gets all of it, whatever its side`(side: ElementAlignment.Side) {
    let place = LayersElement(alignment: ElementAlignment(side, side)).place(least: 10, in: 40, along: .horizontal)
    #expect(place == (0, 40))
  }

  @Test func `What needs more hangs out over the edges that it is not aligned with`() {
    func start(_ horizontal: ElementAlignment.Side, _ vertical: ElementAlignment.Side, _ axis: Axis2D) -> Double {
      let place = LayersElement(alignment: ElementAlignment(horizontal, vertical)).place(least: 60, in: 40, along: axis)
      #expect(place.length == 60)
      return place.start
    }
    #expect(start(.start, .end, .horizontal) == 0)
    #expect(start(.center, .start, .horizontal) == -10)
    #expect(start(.end, .start, .horizontal) == -20)
    #expect(start(.start, .end, .vertical) == -20)
    #expect(start(.end, .center, .vertical) == -10)
  }
}

import SidelightCore
import Testing

/// What stands at the corners of a window, and how far it reaches into views.
@Suite("Corners of windows")
struct CornerSizesTests {
  private static let room = LayoutFrame(x: 0, y: 0, size: Size(400, 300))
  private static let left = LayoutFrame(x: 6, y: 8, size: Size(60, 30))
  private static let right = LayoutFrame(x: 360, y: 8, size: Size(34, 30))

  private func sizes(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0, isRightToLeft: Bool = false
  ) -> CornerSizes {
    CornerObstacles(Self.room, topRadius: radius, bottomRadius: radius, controls: [Self.left, Self.right])
      .sizes(of: LayoutFrame(x: x, y: y, size: Size(width, height)), isRightToLeft: isRightToLeft)
  }

  @Test func `Buttons reach into what goes on below them, from its own corner on`() {
    let whole = sizes(0, 0, 400, 300)
    #expect(whole.topLeading == Size(66, 38) && whole.topTrailing == Size(40, 38))
    #expect(whole.bottomLeading == .zero && whole.bottomTrailing == .zero)
    #expect(sizes(50, 20, 100, 100).topLeading == Size(16, 18))
  }

  @Test func `What stands below a header bar or between the buttons has nothing over it`() {
    #expect(sizes(0, 47, 400, 253) == CornerSizes())
    #expect(sizes(66, 0, 294, 300) == CornerSizes())
  }

  @Test func `Where text begins at the right, so do the corners`() {
    let whole = sizes(0, 0, 400, 300, isRightToLeft: true)
    #expect(whole.topTrailing == Size(66, 38) && whole.topLeading == Size(40, 38))
  }

  @Test func `Round corners reach into what touches them`() {
    let body = sizes(0, 47, 400, 253, radius: 15)
    #expect(body.topLeading == .zero && body.bottomLeading == Size(15, 15) && body.bottomTrailing == Size(15, 15))
    #expect(sizes(0, 0, 400, 300, radius: 15).topLeading == Size(66, 38), "The buttons reach further.")
    #expect(sizes(10, 0, 20, 290, radius: 15).bottomLeading == Size(5, 5))
    #expect(sizes(20, 20, 300, 260, radius: 15).bottomLeading == .zero)
  }

  @Test func `Nothing reaches further into a view than it is large`() {
    #expect(sizes(0, 0, 20, 20).topLeading == Size(20, 20))
  }
}

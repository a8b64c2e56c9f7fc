import SidelightCore
import Testing

/// Whom a swipe of a view is told to.
struct HeardSwipeTests {
  @Test func `The innermost view with actions at these edges hears of a swipe, and no other one`() {
    let sides = SwipeSides(leading: false, trailing: true)
    let hearers = [Hearer(NodeID(1), .escape), Hearer(NodeID(2), .swipe(sides)), Hearer(NodeID(3), .swipe(sides))]
    let heard = Heard.swipe(.moved(by: -4), sides)
    #expect(hearers.events(for: heard) == [.heard(NodeID(2), heard)])
    #expect(hearers.events(for: .swipe(.ended, SwipeSides(leading: true, trailing: true))).isEmpty)
    #expect(!sides.isEmpty)
    #expect(SwipeSides(leading: false, trailing: false).isEmpty)
  }
}

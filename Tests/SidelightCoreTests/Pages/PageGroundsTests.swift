import SidelightCore
import Testing

@Suite("What is behind pages")
struct PageGroundsTests {
  private static let red = Fill.color(ColorStyle(.red))
  private static let blue = Fill.color(ColorStyle(.blue))

  private func ground(_ said: [PageGrounds.Container: Fill], place change: (inout PagePlace) -> Void = { _ in }) -> Fill? {
    var (facts, place) = (PageFacts(), PagePlace())
    for (container, fill) in said { facts.grounds[container] = fill }
    change(&place)
    return PageChrome(facts, place, around: PageSurroundings()).page.ground
  }

  @Test func `A page has what is said of pages, and the page of a window what is said of windows`() {
    #expect(ground([.page: Self.red, .window: Self.blue]) == Self.red)
    #expect(ground([.page: Self.red, .window: Self.blue], place: { $0.isWindow = true }) == Self.blue)
    #expect(ground([.page: Self.red], place: { $0.isWindow = true }) == Self.red)
    #expect(ground([.page: Self.red], place: { $0.isPart = true }) == nil)
    #expect(ground([.sheet: Self.red, .split: Self.red, .tabs: Self.red]) == nil)
  }

  @Test func `Pages around get what is said of containers further out`() {
    var grounds = PageGrounds()
    (grounds[.page], grounds[.split], grounds[.window]) = (Self.red, Self.blue, Self.red)
    var around = grounds.aroundPage
    #expect(around[.page] == nil && around[.split] == Self.blue && around[.window] == Self.red)
    around.leave(.split)
    #expect(around[.page] == Self.blue && around[.split] == nil)
    grounds[.tabs] = Self.blue
    #expect(grounds.aroundTabs(isPart: false)[.page] == Self.blue)
    #expect(grounds.aroundTabs(isPart: true)[.page] == Self.red, "What is said of the page itself comes first.")
  }

  @Test func `The first view that says something of a container counts`() {
    var (first, second) = (PageGrounds(), PageGrounds())
    first[.page] = Self.red
    (second[.page], second[.window]) = (Self.blue, Self.blue)
    first.add(second)
    #expect(first[.page] == Self.red && first[.window] == Self.blue)
  }
}

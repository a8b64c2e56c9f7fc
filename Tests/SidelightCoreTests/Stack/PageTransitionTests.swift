import SidelightCore
import Testing

/// Pages of a stack that come and go in a way of their own.
struct PageTransitionTests {
  @Test(arguments: [PageTransition.crossFade, .zoom(1)])
  func `A page comes fast at first, and is there in the end`(
    transition: PageTransition
  ) {
    let parts = stride(from: 0, through: transition.duration, by: transition.duration / 8).map(transition.part)
    #expect(parts.first == 0 && parts == parts.sorted() && transition.part(after: 99) == 1 && transition.part(after: -1) == 0)
    #expect(parts[4] > 0.8)
    #expect(PageTransition.automatic.part(after: 0) == 1)
  }

  @Test func `It grows from the place of its source to its own, and fades in over it`() {
    let (source, page) = (LayoutFrame(x: 20, y: 100, size: Size(60, 40)), LayoutFrame(x: 0, y: 0, size: Size(400, 600)))
    let (first, half, last) = (
      PageZoom(from: source, to: page, part: 0), PageZoom(from: source, to: page, part: 0.5), PageZoom(from: source, to: page, part: 1)
    )
    #expect(first.box == source && first.opacity == 0 && first.cornerRadius == 12)
    #expect(half.box == LayoutFrame(x: 10, y: 50, size: Size(230, 320)) && half.opacity == 1 && half.cornerRadius == 6)
    #expect(last.box == page && last.opacity == 1 && last.cornerRadius == 0)
    #expect(PageZoom(from: source, to: page, part: 7) == last)
  }
}

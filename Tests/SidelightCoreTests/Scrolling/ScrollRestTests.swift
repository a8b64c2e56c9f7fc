import SidelightCore
import Testing

/// Where something comes to rest that the user has scrolled, and what happens to it meanwhile.
struct ScrollRestTests {
  private func page(_ from: Double, _ to: Double) -> Double { ScrollRest.page(from: from, to: to, length: 300, end: 1_000) }

  @Test func `A short way leads to the next page, a long one to the nearest, and hardly any to none`() {
    #expect(page(0, 40) == 300)
    #expect(page(300, 260) == 0)
    #expect(page(0, 500) == 600)
    #expect(page(0, 7) == 0)
    // The last page ends where the content does.
    #expect(page(900, 940) == 1_000)
    #expect(page(1_000, 960) == 900)
  }

  @Test func `What is no place, or lies outside, ends nothing`() {
    #expect(page(0, .nan).isNaN)
    #expect(page(-1e300, 1e300) == 1_000)
    #expect(ScrollRest.page(from: 0, to: 40, length: 0, end: 1_000) == 40)
    #expect(ScrollRest.page(from: 0, to: 40, length: 300, end: 0) == 40)
    #expect(ScrollRest.place(from: 0, to: 40, among: []) == 40)
  }

  @Test func `Views are passed as far as the limit goes, and the end is no further than it is`() {
    let places = [0.0, 100, 250, 400]
    #expect(ScrollRest.place(from: 0, to: 20, among: places) == 100)
    #expect(ScrollRest.place(from: 0, to: 330, among: places) == 400)
    #expect(ScrollRest.place(from: 0, to: 330, among: places, limit: 1) == 100)
    #expect(ScrollRest.place(from: 400, to: 50, among: places, limit: 2) == 100)
    #expect(ScrollRest.place(from: 400, to: 430, among: places) == 430)
  }

  @Test func `What happens follows from fingers, movements and rest`() {
    var phases = ScrollPhases()
    func after(_ step: (inout ScrollPhases) -> Void) -> ScrollActivity {
      step(&phases)
      return phases.phase
    }
    // A wheel.
    #expect(after { $0.move() } == .interacting)
    #expect(after { $0.animate() } == .animating)
    #expect(after { $0.settle() } == .idle)
    // Fingers that only lie there.
    #expect(after { $0.hold() } == .tracking)
    #expect(after { $0.settle() } == .tracking)
    #expect(after { $0.letGo() } == .idle)
    // Fingers that move it, rest, and let it go on.
    #expect(after { $0.hold() } == .tracking)
    #expect(after { $0.move() } == .interacting)
    #expect(after { $0.settle() } == .interacting)
    #expect(after { $0.letGo() } == .interacting)
    #expect(after { $0.move() } == .decelerating)
    #expect(after { $0.settle() } == .idle)
    // Fingers that stop what moves.
    #expect(after { $0.animate() } == .animating)
    #expect(after { $0.hold() } == .tracking)
  }
}

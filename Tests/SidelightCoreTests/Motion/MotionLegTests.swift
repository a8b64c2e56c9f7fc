import SeedSupport
import SidelightCore
import Testing

/// Changes that meet others on their way.
@MainActor struct MotionLegTests {
  private static let curves: [MotionCurve] = [
    .spring(frequency: 12, damping: 1, speed: 0), .spring(frequency: 20, damping: 0.6, speed: 0),
    .spring(frequency: 9, damping: 1.4, speed: 0),
    .cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1, duration: 0.35),
  ]

  /// A copy that goes on without changing the value itself.
  private func place(_ ways: PlaceWays, at time: Double) -> Point {
    var copy = ways
    copy.advance(to: time)
    return copy.offset
  }

  @Test func `Where changes meet, the place stays within half a pixel and the speed within a hundredth`() {
    var random = SeededRandom(seed: 45)
    var ways = PlaceWays()
    // The place in the layout, and the time.
    var (target, time) = (0.0, 0.0)
    var meetings = 0
    for _ in 0..<2000 {
      let step = 1e-6
      let before = target + place(ways, at: time).x
      let speedBefore = (before - (target + place(ways, at: time - step).x)) / step
      let new = Double.random(in: -800...800, using: &random)
      if !ways.isOver { meetings += 1 }
      ways.begin(Point(target - new, 0), MotionLeg(Motion(Self.curves.randomElement(using: &random) ?? Self.curves[0]), in: nil))
      target = new
      let after = target + place(ways, at: time).x
      #expect(abs(after - before) < 0.5)
      let speedAfter = (target + place(ways, at: time + step).x - after) / step
      #expect(abs(speedAfter - speedBefore) < max(1, abs(speedBefore) * 0.01), "at \(time)")
      time += Double.random(in: 0.01...0.3, using: &random)
      ways.advance(to: time)
    }
    #expect(meetings > 1900)
    ways.advance(to: time + 60)
    #expect(ways.isOver && ways.offset == .zero)
  }

  private func element(_ x: Double) -> Element { Element(.layers(LayersElement(alignment: .center, effect: .moved(x: x, y: 0)))) }

  private func x(_ element: Element) -> Double? {
    if case .layers(let layers) = element.kind, case .moved(let x, _)? = layers.effect { x } else { nil }
  }

  @Test func `An element that is to look otherwise on its way goes on from where it is, as fast as it is`() throws {
    var random = SeededRandom(seed: 46)
    var ways = ElementWays(at: element(0))
    var time = 0.0
    for _ in 0..<2000 {
      let step = 1e-6
      ways.advance(to: time - step)
      let earlier = try #require(x(ways.look))
      ways.advance(to: time)
      let now = ways.look
      let before = try #require(x(now))
      let speedBefore = (before - earlier) / step
      let curve = Self.curves.randomElement(using: &random) ?? Self.curves[0]
      ways.begin(to: element(Double.random(in: -800...800, using: &random)), from: now, MotionLeg(Motion(curve), in: nil))
      ways.advance(to: time)
      let after = try #require(x(ways.look))
      #expect(abs(after - before) < 0.5)
      ways.advance(to: time + step)
      let speedAfter = try (#require(x(ways.look)) - after) / step
      #expect(abs(speedAfter - speedBefore) < max(1, abs(speedBefore) * 0.01), "at \(time)")
      time += Double.random(in: 0.01...0.3, using: &random)
    }
    ways.advance(to: time + 60)
    #expect(ways.isOver)
    #expect(x(ways.look) == x(ways.end))
  }

  private func faded(_ opacity: Double, _ height: Double) -> Element {
    var element = Element(.layers(LayersElement(alignment: .center)), layout: [.frame(FrameElement(minHeight: height, maxHeight: height))])
    element.traits.opacity = opacity
    return element
  }

  private func height(_ element: Element) -> Double? {
    if case .frame(let frame)? = element.layout.first { frame.minHeight } else { nil }
  }

  @Test func `What can't go beyond an end turns around where it is: opacity and sizes`() {
    let linear = Motion(.cubic(x1: 0, y1: 0, x2: 1, y2: 1, duration: 1))
    var ways = ElementWays(at: faded(1, 300))
    ways.begin(to: faded(0, 50), from: faded(1, 300), MotionLeg(linear, in: nil))
    ways.advance(to: 0)
    ways.advance(to: 0.6)
    #expect(abs(ways.look.traits.opacity - 0.4) < 0.01 && abs((height(ways.look) ?? 0) - 150) < 1)
    ways.begin(to: faded(1, 300), from: ways.look, MotionLeg(linear, in: nil))
    #expect(abs(ways.look.traits.opacity - 0.4) < 0.01 && abs((height(ways.look) ?? 0) - 150) < 1)
    ways.advance(to: 0.6)
    ways.advance(to: 1.59)
    #expect(ways.look.traits.opacity > 0.95 && abs((height(ways.look) ?? 0) - 300) < 5)
  }

  @Test func `What goes for ever gives way to what comes after it, from where it is`() {
    var ways = PlaceWays()
    var forever = Motion(.cubic(x1: 0, y1: 0, x2: 1, y2: 1, duration: 1))
    (forever.times, forever.comesBack) = (nil, true)
    ways.begin(Point(100, 0), MotionLeg(forever, in: nil))
    ways.advance(to: 0)
    ways.advance(to: 0.25)
    #expect(abs(ways.offset.x - 75) < 0.01)
    ways.begin(Point(-20, 0), MotionLeg(Motion(.cubic(x1: 0, y1: 0, x2: 1, y2: 1, duration: 1)), in: nil))
    #expect(abs(ways.offset.x - 55) < 0.01)
    ways.advance(to: 0.3)
    ways.advance(to: 1.31)
    #expect(ways.isOver)
  }

  @Test func `What waits for the end of a change hears of it once, however it ends`() async {
    var ends = 0
    func leg() -> MotionLeg {
      let group = MotionGroups.next([MotionCompletion(isLogical: false) { ends += 1 }])
      let leg = MotionLeg(Motion(Self.curves[0]), in: group)
      MotionGroups.close(group)
      return leg
    }
    var ways = PlaceWays()
    ways.begin(Point(10, 0), leg())
    ways.begin(Point(20, 0), leg())
    ways.stop()
    ways.begin(Point(10, 0), leg())
    ways.advance(to: 0)
    ways.advance(to: 100)
    for _ in 0..<20 { await Task.yield() }
    #expect(ends == 3)
  }
}

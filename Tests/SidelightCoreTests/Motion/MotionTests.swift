import SidelightCore
import Testing

/// How changes are spread over time, and what is shown on the way.
struct MotionTests {
  private static let linear = MotionCurve.cubic(x1: 0, y1: 0, x2: 1, y2: 1, duration: 2)
  private static let slowStart = MotionCurve.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1, duration: 2)

  private static func isNear(_ a: Double, _ b: Double, _ distance: Double = 1e-6) -> Bool { abs(a - b) <= distance }

  @Test func `A straight curve does half in half of the time, and one with a slow start less`() {
    let motion = Motion(Self.linear)
    #expect(motion.place(after: 0) == Motion.Place(part: 0, isOver: false))
    #expect(Self.isNear(motion.place(after: 1).part, 0.5))
    #expect(motion.place(after: 2) == Motion.Place(part: 1, isOver: true))
    #expect(motion.place(after: 1e300) == Motion.Place(part: 1, isOver: true))
    // CSS: ease-in is at 0.31536 in the middle.
    #expect(Self.isNear(Motion(Self.slowStart).place(after: 1).part, 0.31536, 1e-4))
  }

  @Test func `A delay comes first, and speed shortens what follows`() {
    var motion = Motion(Self.linear)
    motion.delay = 1
    motion.speed = 2
    #expect(motion.place(after: 0.9) == Motion.Place(part: 0, isOver: false))
    #expect(Self.isNear(motion.place(after: 1.5).part, 0.5))
    #expect(motion.place(after: 2).isOver)
  }

  @Test func `Several times lead back where that is wished, and end at the end`() {
    var motion = Motion(Self.slowStart)
    motion.times = 2
    motion.comesBack = true
    let there = motion.place(after: 0.5).part
    #expect(Self.isNear(motion.place(after: 3.5).part, there))
    #expect(motion.place(after: 4) == Motion.Place(part: 1, isOver: true))
    motion.comesBack = false
    #expect(Self.isNear(motion.place(after: 2.5).part, there))
    motion.times = nil
    #expect(!motion.place(after: 1e9).isOver)
    motion.times = 0
    #expect(motion.place(after: 0) == Motion.Place(part: 1, isOver: true))
  }

  @Test(arguments: [0.05, 0.2, 0.5, 0.825, 0.95, 0.999, 1, 1.001, 1.05, 1.5, 4])
  func `A spring begins at the beginning, comes to rest at the end, and swings over if its damping is below one`(damping: Double) {
    let spring = MotionCurve.spring(frequency: 12, damping: damping, speed: 0)
    #expect(Self.isNear(spring.part(after: 0), 0))
    let duration = spring.duration
    for step in 0..<50 { #expect(Self.isNear(spring.part(after: duration * (1 + Double(step) / 50)), 1, 2e-3)) }
    let most = (0..<2000).map { spring.part(after: duration * Double($0) / 2000) }.max() ?? 0
    #expect(damping < 0.9 ? most > 1.001 : most < 1.01)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `What is no time at all, or no number, is at the end at once`(length: Double) {
    let cubic = Motion(.cubic(x1: 0, y1: 0, x2: 1, y2: 1, duration: length))
    #expect(cubic.place(after: 0) == Motion.Place(part: 1, isOver: true))
    let spring = Motion(.spring(frequency: length, damping: 1, speed: 0))
    #expect(spring.place(after: 0) == Motion.Place(part: 1, isOver: true))
    var slow = Motion(Self.linear)
    slow.speed = length == .infinity ? 0 : length
    #expect(slow.place(after: 0).isOver)
  }

  private func layers(_ effect: LayerEffect?, layout: [LayoutModifier] = [], opacity: Double = 1) -> Element {
    var element = Element(.layers(LayersElement(effect: effect)), layout: layout)
    element.traits.opacity = opacity
    return element
  }

  @Test func `Opacity, turns, distances and lengths are between both looks`() throws {
    #expect(layers(nil, opacity: 0).between(layers(nil), at: 0.25)?.traits.opacity == 0.25)
    #expect(layers(nil, opacity: 0.5).between(layers(nil), at: 1.5)?.traits.opacity == 1)
    let center = OutlinePoint(0.5, 0.5)
    #expect(layers(.turned(0, about: center)).between(layers(.turned(90, about: center)), at: 0.5) == layers(.turned(45, about: center)))
    #expect(layers(.moved(x: 0, y: 10)).between(layers(.moved(x: 10, y: 0)), at: 0.5) == layers(.moved(x: 5, y: 5)))
    let large = layers(.scaled(x: 3, y: 1, from: center))
    #expect(layers(.scaled(x: 1, y: 1, from: center)).between(large, at: 0.5) == layers(.scaled(x: 2, y: 1, from: center)))
    func framed(_ width: Double?, _ height: Double?) -> Element {
      layers(nil, layout: [.frame(FrameElement(minWidth: width, maxWidth: width, minHeight: height, maxHeight: height))])
    }
    #expect(framed(10, 20).between(framed(20, 20), at: 0.5) == framed(15, 20))
    #expect(framed(10, nil).between(framed(20, 30), at: 0.5) == framed(15, 30))
    let padded = layers(nil, layout: [.padding(Insets(top: 8, leading: 0, bottom: 0, trailing: 4))])
    #expect(
      layers(nil, layout: [.padding(Insets())]).between(padded, at: 0.5)
        == layers(nil, layout: [.padding(Insets(top: 4, leading: 0, bottom: 0, trailing: 2))]))
  }

  @Test func `Where nothing is between both looks nothing moves`() {
    func text(_ string: String) -> Element { Element(.text(TextElement(string))) }
    #expect(text("a").between(text("b"), at: 0.5) == nil)
    #expect(layers(nil).between(layers(nil), at: 0.5) == nil)
    #expect(layers(.moved(x: 0, y: 0)).between(layers(.turned(9, about: OutlinePoint(0, 0))), at: 0.5) == nil)
    let open = layers(nil, layout: [.frame(FrameElement(maxWidth: .infinity))])
    #expect(layers(nil, layout: [.frame(FrameElement(maxWidth: 10))]).between(open, at: 0.5) == nil)
    #expect(layers(nil, layout: [.padding(Insets())]).between(layers(nil), at: 0.5) == nil)
  }
}

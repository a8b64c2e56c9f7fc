import SidelightCore
import Testing

/// Sheets that are let go while they move, and heights that an app computes.
struct SheetFlingTests {
  private static let phone = SheetMetrics(width: 360, height: 720)

  private static func model(_ detents: [SheetDetent], isFixed: Bool = false) -> SheetModel {
    SheetModel(.dialog, SheetConfiguration(detents: detents, isDismissDisabled: isFixed), metrics: phone)
  }

  @Test(
    arguments: [
      // Where it is let go, how fast, and where it goes.
      (345.0, 5.0, 0.0, 345.0), (345, 60, 599, 345), (345, 60, 600, 690), (345, 5, 2000, 690), (345, 300, -700, 345),
      (690, -60, -700, 345), (690, -60, 700, 690), (690, -60, 0, 690), (690, -400, 900, 345), (345, 10, -700, 345),
    ] as [(Double, Double, Double, Double)])
  func `A fling goes to the next height in its direction`(start: Double, way: Double, velocity: Double, end: Double) {
    var model = Self.model([.medium, .large])
    if start == 690 { _ = model.handle(.step(up: true)) }
    _ = model.handle(.dragBegan(height: start))
    _ = model.handle(.dragged(by: way))
    let actions = model.handle(.dragEnded(velocity: velocity))
    #expect(!actions.contains(.dismiss))
    #expect(model.plan.height == end)
  }

  @Test func `A fling down from the lowest height closes, and one up from far below does not`() {
    var model = Self.model([.medium, .large])
    _ = model.handle(.dragBegan(height: 345))
    _ = model.handle(.dragged(by: -20))
    #expect(model.handle(.dragEnded(velocity: -700)).contains(.dismiss))
    _ = model.handle(.dragBegan(height: 345))
    _ = model.handle(.dragged(by: -300))
    #expect(!model.handle(.dragEnded(velocity: 700)).contains(.dismiss))
    #expect(model.plan.height == 345)
    model = Self.model([.medium, .large], isFixed: true)
    _ = model.handle(.dragBegan(height: 345))
    _ = model.handle(.dragged(by: -20))
    #expect(!model.handle(.dragEnded(velocity: -700)).contains(.dismiss))
    #expect(model.plan.height == 345)
    model = Self.model([])
    _ = model.handle(.dragBegan(height: 300))
    _ = model.handle(.dragged(by: -20))
    #expect(model.handle(.dragEnded(velocity: -700)).contains(.dismiss))
  }

  @Test func `The velocity is that of the last moment`() {
    var velocity = DragVelocity()
    #expect(velocity.velocity(at: 0) == 0)
    velocity.note(0, at: 1000)
    #expect(velocity.velocity(at: 1000) == 0)
    velocity.note(500, at: 1200)
    velocity.note(510, at: 1220)
    velocity.note(530, at: 1240)
    #expect(velocity.velocity(at: 1240) == 30 / 0.04)
    #expect(velocity.velocity(at: 1260) == 30 / 0.04)
    #expect(velocity.velocity(at: 1400) == 0)
    var down = DragVelocity()
    down.note(0, at: 10)
    down.note(-50, at: 60)
    #expect(down.velocity(at: 60) == -1000)
  }

  private enum Bar {}
  private enum Never {}

  @Test func `A computed height counts as far as there is room, and one that is not there is inactive`() {
    let bar = ObjectIdentifier(Bar.self)
    let never = ObjectIdentifier(Never.self)
    var model = Self.model([.computed(bar), .computed(never), .medium])
    #expect(model.plan.picture == "bottom 345")
    _ = model.handle(
      .configured(SheetConfiguration(detents: [.computed(bar), .computed(never), .medium], computed: [bar: 72])))
    #expect(model.plan.picture == "bottom 72 of 72...345 handle")
    _ = model.handle(.configured(SheetConfiguration(detents: [.computed(bar)], computed: [bar: 9999])))
    #expect(model.plan.picture == "bottom 690")
    // None of them is active.
    _ = model.handle(.configured(SheetConfiguration(detents: [.computed(never)])))
    #expect(model.plan.picture == "bottom 690")
    #expect(model.handle(.step(up: false)).isEmpty)
  }

  @Test func `Medium height is inactive in a low window`() {
    var model = Self.model([.medium, .large])
    _ = model.handle(.measured(SheetMetrics(width: 700, height: 360)))
    #expect(model.plan.picture == "bottom 330")
    _ = model.handle(.measured(SheetMetrics(width: 360, height: 361)))
    #expect(model.plan.picture == "bottom 166 of 166...331 handle")
  }
}

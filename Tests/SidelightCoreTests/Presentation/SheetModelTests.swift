import SidelightCore
import Testing

/// How high sheets are: what they declare, what the user drags, and what room there is.
struct SheetModelTests {
  private static let phone = SheetMetrics(width: 360, height: 720)
  private static let desk = SheetMetrics(width: 1200, height: 800)
  private static let both: [SheetDetent] = [.medium, .large]

  private static func model(
    _ kind: SheetModel.Kind = .dialog, _ detents: [SheetDetent] = both, selected: SheetDetent? = nil, isFixed: Bool = false,
    metrics: SheetMetrics = phone
  ) -> SheetModel {
    SheetModel(kind, SheetConfiguration(detents: detents, selected: selected, isDismissDisabled: isFixed), metrics: metrics)
  }

  @Test(arguments: [
    ([SheetDetent](), SheetMetrics(width: 1200, height: 800), "floating"),
    ([], SheetMetrics(width: 451, height: 361), "floating"),
    ([], SheetMetrics(width: 450, height: 800), "bottom content"),
    ([], SheetMetrics(width: 800, height: 360), "bottom content"),
    (both, SheetMetrics(width: 1200, height: 800), "floating"),
    (both, SheetMetrics(width: 360, height: 720), "bottom 345 of 345...690 handle"),
    ([.large, .medium], SheetMetrics(width: 360, height: 720), "bottom 345 of 345...690 handle"),
    ([.height(200)], SheetMetrics(width: 360, height: 720), "bottom 200"),
    ([.height(9999)], SheetMetrics(width: 360, height: 720), "bottom 690"),
    ([.fraction(0.25), .height(400)], SheetMetrics(width: 360, height: 720), "bottom 173 of 173...400 handle"),
    ([.fraction(-1), .fraction(7)], SheetMetrics(width: 360, height: 720), "bottom 0 of 0...690 handle"),
    ([.height(.nan)], SheetMetrics(width: 360, height: 720), "bottom 690"),
    ([.medium], SheetMetrics(width: 360, height: 1440), "bottom 660"),
    ([.medium], SheetMetrics(width: 360, height: 10), "bottom 0"),
  ])
  func `A sheet opens at the lowest of its heights, and floats where there is room`(
    detents: [SheetDetent], metrics: SheetMetrics, picture: String
  ) {
    #expect(Self.model(detents, metrics: metrics).plan.picture == picture)
  }

  private static func model(_ detents: [SheetDetent], metrics: SheetMetrics) -> SheetModel { model(.dialog, detents, metrics: metrics) }

  @Test(arguments: [
    (SheetMetrics(width: 0, height: 0), PopoverAdaptation(), "popover"),
    (SheetMetrics(width: 1200, height: 800), PopoverAdaptation(), "popover"),
    (SheetMetrics(width: 440, height: 800, isCompact: true), PopoverAdaptation(), "bottom content"),
    (SheetMetrics(width: 490, height: 800, isCompact: true), PopoverAdaptation(), "floating"),
    (SheetMetrics(width: 440, height: 800, isCompact: true), PopoverAdaptation(staysIfNarrow: true), "popover"),
    (SheetMetrics(width: 1200, height: 360), PopoverAdaptation(staysIfNarrow: true), "bottom content"),
    (SheetMetrics(width: 1200, height: 360), PopoverAdaptation(staysIfLow: true), "popover"),
    (SheetMetrics(width: 440, height: 360, isCompact: true), PopoverAdaptation(staysIfLow: true), "popover"),
  ])
  func `A popover is a sheet where there is little room, unless the app says otherwise`(
    metrics: SheetMetrics, adaptation: PopoverAdaptation, picture: String
  ) {
    #expect(SheetModel(.popover, SheetConfiguration(adaptation: adaptation), metrics: metrics).plan.picture == picture)
  }

  @Test func `An inspector rests at medium and large height by itself, however wide its place is`() {
    #expect(Self.model(.inspector, [], metrics: Self.desk).plan.picture == "bottom 380 of 380...760 handle")
    #expect(Self.model(.inspector, [.height(300)]).plan.picture == "bottom 300")
  }

  @Test(arguments: [(false, true), (true, true), (nil, true), (false, false), (true, false), (nil, false)] as [(Bool?, Bool)])
  func `The handle shows where the app says so, and by itself where the sheet can be resized`(wanted: Bool?, isResizable: Bool) {
    var model = Self.model()
    _ = model.handle(.configured(SheetConfiguration(detents: isResizable ? Self.both : [.large], showsIndicator: wanted)))
    #expect(model.plan.showsHandle == (wanted ?? isResizable))
    _ = model.handle(.measured(Self.desk))
    #expect(!model.plan.showsHandle)
  }

  @Test func `A drag is followed, and ends at the nearest height`() {
    var model = Self.model()
    #expect(model.handle(.dragBegan(height: 345)) == [.planChanged])
    #expect(model.handle(.dragged(by: 100)) == [.planChanged])
    #expect(model.plan.picture == "bottom 445 of 345...690 held handle")
    #expect(model.handle(.dragged(by: 5000)) == [.planChanged])
    #expect(model.plan.height == 690)
    #expect(model.handle(.dragged(by: 180)) == [.planChanged])
    #expect(model.handle(.dragEnded(velocity: 0)) == [.planChanged])
    #expect(model.plan.picture == "bottom 690 of 345...690 handle")
    #expect(model.state.detent == .large)
    _ = model.handle(.dragBegan(height: 690))
    _ = model.handle(.dragged(by: -100))
    #expect(model.handle(.dragEnded(velocity: 0)) == [.planChanged])
    #expect(model.plan.height == 690)
  }

  @Test func `A drag that is taken away goes back to where it began`() {
    var model = Self.model()
    _ = model.handle(.dragBegan(height: 345))
    _ = model.handle(.dragged(by: 300))
    #expect(model.handle(.dragCancelled) == [.planChanged])
    #expect(model.plan.picture == "bottom 345 of 345...690 handle")
    #expect(model.handle(.dragEnded(velocity: 0)).isEmpty)
    #expect(model.handle(.dragged(by: 40)).isEmpty)
  }

  @Test func `Far below the lowest height it closes, and a binding that refuses leaves it where it was`() {
    var model = Self.model()
    _ = model.handle(.dragBegan(height: 345))
    _ = model.handle(.dragged(by: -200))
    #expect(model.plan.height == 145)
    #expect(model.handle(.dragEnded(velocity: 0)) == [.dismiss, .planChanged])
    #expect(model.plan.picture == "bottom 345 of 345...690 handle")
    _ = model.handle(.dragBegan(height: 345))
    _ = model.handle(.dragged(by: -150))
    #expect(model.handle(.dragEnded(velocity: 0)) == [.planChanged])
  }

  @Test func `A sheet that the user can't close gives way a little and comes back`() {
    var model = Self.model(isFixed: true)
    #expect(model.handle(.dismissed).isEmpty)
    _ = model.handle(.dragBegan(height: 345))
    _ = model.handle(.dragged(by: -345))
    #expect(model.plan.height == 345 * 0.75)
    #expect(model.handle(.dragEnded(velocity: 0)) == [.planChanged])
    #expect(model.plan.height == 345)
    _ = model.handle(.configured(SheetConfiguration(detents: Self.both)))
    #expect(model.handle(.dismissed) == [.dismiss])
  }

  @Test func `As high as its content it can only be pulled down`() {
    var model = Self.model(.dialog, [])
    _ = model.handle(.dragBegan(height: 300))
    _ = model.handle(.dragged(by: 80))
    #expect(model.plan.height == 300)
    _ = model.handle(.dragged(by: -80))
    #expect(model.plan.height == 220)
    #expect(model.handle(.dragEnded(velocity: 0)) == [.planChanged])
    #expect(model.plan.height == nil)
    _ = model.handle(.dragBegan(height: 300))
    _ = model.handle(.dragged(by: -200))
    #expect(model.handle(.dragEnded(velocity: 0)) == [.dismiss, .planChanged])
  }

  @Test func `The keyboard goes from height to height and stops at the ends`() {
    var model = Self.model(.dialog, [.large, .height(200), .medium])
    #expect(model.handle(.step(up: false)).isEmpty)
    var heights: [Double?] = []
    for isUp in [true, true, true, false, false, false] {
      _ = model.handle(.step(up: isUp))
      heights.append(model.plan.height)
    }
    #expect(heights == [345, 690, 690, 345, 200, 200])
  }

  @Test func `A bound height is written, and the binding has the last word`() {
    var model = Self.model(selected: .medium)
    #expect(model.handle(.step(up: true)) == [.select(.large), .planChanged])
    #expect(model.handle(.configured(SheetConfiguration(detents: Self.both, selected: .medium))) == [.planChanged])
    #expect(model.plan.height == 345)
    #expect(model.handle(.configured(SheetConfiguration(detents: Self.both, selected: .large))) == [.planChanged])
    #expect(model.plan.height == 690)
    _ = model.handle(.configured(SheetConfiguration(detents: Self.both, selected: .height(3))))
    #expect(model.plan.height == 345)
  }

  @Test func `Another size of the window keeps the selected height`() {
    var model = Self.model()
    _ = model.handle(.step(up: true))
    _ = model.handle(.measured(SheetMetrics(width: 360, height: 500)))
    #expect(model.plan.height == 470)
    _ = model.handle(.measured(Self.desk))
    #expect(model.plan.picture == "floating")
    _ = model.handle(.measured(Self.phone))
    #expect(model.plan.height == 690)
  }

  @Test func `A window that grows takes the sheet out of the hand`() {
    var model = Self.model()
    _ = model.handle(.dragBegan(height: 345))
    _ = model.handle(.measured(Self.desk))
    #expect(model.plan.picture == "floating")
    #expect(model.handle(.dragEnded(velocity: 0)).isEmpty)
    #expect(model.handle(.dragBegan(height: 300)).isEmpty)
    _ = model.handle(.measured(Self.phone))
    #expect(model.plan.picture == "bottom 345 of 345...690 handle")
  }

  @Test(arguments: 1...40)
  func `Whatever happens, the height stays between nothing and the room`(seed: Int) {
    var state = UInt64(seed)
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let all: [SheetDetent] = [.medium, .large, .fraction(0.1), .height(250), .height(4000), .fraction(.infinity)]
    var model = SheetModel(next(2) == 0 ? .dialog : .inspector)
    for step in 0..<200 {
      let event: SheetEvent =
        switch next(8) {
        case 0:
          .configured(
            SheetConfiguration(
              detents: all.filter { _ in next(2) == 0 }, selected: next(3) == 0 ? all[next(all.count)] : nil,
              isDismissDisabled: next(4) == 0))
        case 1: .measured(SheetMetrics(width: Double(next(900)), height: Double(next(1500))))
        case 2: .dragBegan(height: min(Double(next(700)), SheetModel.room(in: model.metrics.height)))
        case 3, 4: .dragged(by: Double(next(2000) - 1000))
        case 5: .dragEnded(velocity: 0)
        case 6: .dragCancelled
        default: .step(up: next(2) == 0)
        }
      _ = model.handle(event)
      let again = SheetModel.resolve(model.configuration, state: model.state, metrics: model.metrics, kind: model.kind)
      #expect(again == model.plan, "after \(event), step \(step)")
      if let height = model.plan.height {
        #expect(height >= 0)
        if !model.plan.isHeld { #expect(height <= SheetModel.room(in: model.metrics.height), "after \(event), step \(step)") }
      }
      #expect(model.plan.lowest <= model.plan.highest)
      #expect(!model.plan.isHeld || model.plan.isBottom)
    }
  }
}

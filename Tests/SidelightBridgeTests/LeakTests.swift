import SidelightBridge
import Testing

extension BridgeTests {
  @Suite("Nothing is left behind") @MainActor struct LeakTests {
    /// What a controller is: it owns widgets, and their handlers reach it weakly.
    @MainActor private final class Controller {
      static var live = 0
      let box = BoxWidget(.horizontal)
      let button = ButtonWidget()
      var clicks = 0

      init() {
        Self.live += 1
        box.append(button)
        button.connect(ButtonWidget.clicked) { [weak self] in self?.clicks += 1 }
        box.onNotify("spacing") { [weak self] in self?.clicks += 100 }
      }

      /// The mistake: a handler that keeps its owner.
      func holdItself() -> SignalConnection {
        box.onNotify("orientation") { self.clicks = 0 }
      }

      isolated deinit {
        Self.live -= 1
      }
    }

    @Test("Ten thousand controllers with a button in a box and two handlers leave nothing")
    func controllers() {
      let before = Population.now
      for _ in 0..<10_000 {
        let controller = Controller()
        controller.button.emit(ButtonWidget.clicked)
        controller.box.spacing = 5
        #expect(controller.clicks == 101)
      }
      settle()
      #expect(Population.now - before == .none)
      #expect(Controller.live == 0)
    }

    @Test("The counters see a leak: a handler that holds its own controller")
    func control() {
      let before = Population.now
      let mistakes = (0..<10).map { _ in Controller().holdItself() }
      settle()
      #expect(Population.now - before == Population(wrappers: 20, objects: 20, handlers: 30))
      #expect(Controller.live == 10)
      for mistake in mistakes { mistake.disconnect() }
      settle()
      #expect(Population.now - before == .none)
      #expect(Controller.live == 0)
    }

    @Test("An icon ends on the main thread, even where another one lets go of it last")
    func icons() {
      DroppedIcon.drop()
      #expect(DroppedIcon.endedOnMainThread == nil)
      settle()
      #expect(DroppedIcon.endedOnMainThread == true)
    }

    @Test("Ten thousand bins with a layout and a child leave nothing")
    func bins() {
      let before = Population.now
      for _ in 0..<10_000 {
        let bin = LayoutBin(child: LabelWidget("inside"))
        let layout = FixedLayout(bin)
        bin.layout = layout
        #expect(bin.measure(.horizontal) == Measurement(minimum: 120, natural: 120))
      }
      settle()
      #expect(Population.now - before == .none)
    }

    @Test("Ten thousand list models, factories and controllers of the clock leave nothing")
    func lists() {
      let before = Population.now
      let items = RowListModel.liveItems
      for _ in 0..<10_000 {
        let source = Rows(count: 3)
        let model = RowListModel(source: source)
        let list = ListViewWidget()
        list.setFactory(ListItemFactory(setup: { $0.child = LabelWidget() }, bind: { _ in }))
        list.setModel(model)
        model.itemsChanged(at: 0, removed: 0, added: 0)
        list.addTickCallback { _ in true }
      }
      settle()
      #expect(Population.now - before == .none)
      #expect(RowListModel.liveItems == items)
    }
  }
}

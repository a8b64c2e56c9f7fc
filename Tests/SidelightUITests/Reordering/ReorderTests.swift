import Observation
import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// What the user moves within containers, without a display.
@MainActor struct ReorderTests {
  struct Item: Identifiable, Hashable {
    var id: String
  }

  typealias Difference = ReorderDifference<String, ReorderableSingleCollectionIdentifier>
  typealias Move = ReorderDifference<String, Int>

  @Observable @MainActor final class Store {
    var items = ["a", "b", "c", "d"].map { Item(id: $0) }
    var groups: [[Item]] = [[Item(id: "a"), Item(id: "b")], [], [Item(id: "c")]]
    var isEnabled = true
    var said: [String] = []

    var ids: String { items.map(\.id).joined() }
    var groupIDs: [String] { groups.map { $0.map(\.id).joined() } }

    func take(_ difference: Difference) {
      said.append("\(difference.sources.joined()) \(name(difference.destination.position))")
      let moved = difference.sources.compactMap { id in items.first { $0.id == id } }
      items.removeAll { difference.sources.contains($0.id) }
      switch difference.destination.position {
      case .before(let id): items.insert(contentsOf: moved, at: items.firstIndex { $0.id == id } ?? items.endIndex)
      case .end: items += moved
      }
    }

    private func name(_ position: Difference.Destination.Position) -> String {
      switch position {
      case .before(let id): "before \(id)"
      case .end: "to the end"
      }
    }

    func take(_ difference: Move) {
      let goal = difference.destination
      said.append("\(difference.sources.joined()) in \(goal.collectionID)")
      let moved = difference.sources.map { Item(id: $0) }
      for group in groups.indices { groups[group].removeAll { difference.sources.contains($0.id) } }
      var index = groups[goal.collectionID].endIndex
      if case .before(let id) = goal.position { index = groups[goal.collectionID].firstIndex { $0.id == id } ?? index }
      groups[goal.collectionID].insert(contentsOf: moved, at: index)
    }
  }

  enum Container: CaseIterable { case list, column, lazyColumn, row, lazyRow, lazyGrid, grid }

  struct Board: View {
    let store: Store
    let container: Container

    var body: some View {
      inside.reorderContainer(for: Item.self, isEnabled: store.isEnabled) { store.take($0) }
    }

    private var items: some View { ForEach(store.items) { Text($0.id) }.reorderable() }

    @ViewBuilder private var inside: some View {
      switch container {
      case .list: List { items }
      case .column: VStack { items }
      case .lazyColumn: ScrollView { LazyVStack { items } }
      case .row: HStack { items }
      case .lazyRow: ScrollView(.horizontal) { LazyHStack { items } }
      case .lazyGrid: LazyVGrid(columns: [GridItem(), GridItem()]) { items }
      case .grid: Grid { GridRow { items } }
      }
    }
  }

  private func show(_ store: Store, _ container: Container) async throws -> TestApp {
    try await TestApp(.plan, width: 600, height: 500) { Board(store: store, container: container) }
  }

  private func item(_ id: String, in app: TestApp, _ container: Container) -> TestElement {
    container == .list ? app.row(id) : app.text(id)
  }

  @Test(arguments: Container.allCases)
  func `What is dragged tells once where it goes`(container: Container) async throws {
    let store = Store()
    let app = try await show(store, container)
    try await item("a", in: app, container).drag(below: item("c", in: app, container))
    #expect(store.said == ["a before d"])
    #expect(store.ids == "bcad")
    try await item("d", in: app, container).drag(above: item("b", in: app, container))
    #expect(store.said.last == "d before b")
    #expect(store.ids == "dbca")
    try await item("d", in: app, container).drag(below: item("a", in: app, container))
    #expect(store.said.last == "d to the end")
    #expect(store.ids == "bcad")
    try await app.close()
  }

  @Test(arguments: [Container.list, .column, .row, .lazyColumn])
  func `A drag to where it was, and beside that, tells nothing`(container: Container) async throws {
    let store = Store()
    let app = try await show(store, container)
    if container != .list { try await item("b", in: app, container).drag(below: item("b", in: app, container)) }
    try await item("b", in: app, container).drag(below: item("a", in: app, container))
    try await item("b", in: app, container).drag(above: item("c", in: app, container))
    #expect(store.said.isEmpty)
    #expect(store.ids == "abcd")
    try await app.close()
  }

  @Test(arguments: Container.allCases)
  func `Nothing moves while the container says so`(container: Container) async throws {
    let store = Store()
    store.isEnabled = false
    let app = try await show(store, container)
    await #expect(throws: TestFailure.self) { try await item("a", in: app, container).drag(below: item("c", in: app, container)) }
    #expect(store.said.isEmpty)
    store.isEnabled = true
    try await app.settle()
    try await item("a", in: app, container).drag(below: item("c", in: app, container))
    #expect(store.ids == "bcad")
    store.isEnabled = false
    try await app.settle()
    await #expect(throws: TestFailure.self) { try await item("a", in: app, container).drag(above: item("b", in: app, container)) }
    try await app.close()
  }

  @Test(arguments: [
    (Container.list, TestKey.up, TestKey.down), (.column, .up, .down), (.row, .left, .right), (.lazyColumn, .up, .down),
    (.lazyGrid, .left, .right),
    (.grid, .up, .down),
  ])
  func `Alt with an arrow moves what has the focus`(container: Container, back: TestKey, forward: TestKey) async throws {
    let store = Store()
    let app = try await show(store, container)
    try await item("b", in: app, container).focus()
    try await app.press(forward, .alt)
    #expect(store.ids == "acbd")
    try await app.press(forward, .alt)
    #expect(store.ids == "acdb")
    try await app.press(forward, .alt)
    #expect(store.said == ["b before d", "b to the end"], "it stands at the end")
    try await app.press(back, .alt)
    #expect(store.ids == "acbd", "the focus went along")
    try await app.close()
  }

  @Test func `Assistive technology finds actions by the axis`() async throws {
    let store = Store()
    let app = try await show(store, .column)
    try await app.text("a").perform(action: "Move Down")
    #expect(store.ids == "bacd")
    try await app.text("d").perform(action: "Move Up")
    #expect(store.ids == "badc")
    try await app.close()
    let row = try await show(store, .row)
    try await row.text("b").perform(action: "Move Right")
    #expect(store.ids == "abdc")
    try await row.close()
  }

  // MARK: A drag on its way

  private func dragID(of label: String, in app: TestApp) throws -> NodeID {
    let node = try #require(app.driver.tree.all.first { $0.element.isText(label) })
    return try #require(node.element.traits.drag)
  }

  private func drop(_ label: String, _ phase: DropPhase, in app: TestApp) throws -> Bool {
    let node = try #require(app.driver.tree.all.first { $0.element.isText(label) })
    return app.driver.graph.drop(try #require(node.element.traits.rare.drop), phase)
  }

  private func looks(in app: TestApp) -> [String: ReorderLook] {
    var looks: [String: ReorderLook] = [:]
    for node in app.driver.tree.all {
      if case .text(let text) = node.element.kind { looks[text.string] = node.element.traits.rare.reordering }
    }
    return looks
  }

  @Test func `A line shows where it goes, and a cancelled drag leaves nothing`() async throws {
    let store = Store()
    let app = try await show(store, .column)
    let drag = try dragID(of: "a", in: app)
    let payload = try #require(app.driver.graph.dragged(drag))
    try await app.settle()
    #expect(looks(in: app).isEmpty, "nothing is dragged yet")
    let size = Size(40, 20)
    #expect(try drop("c", .over(payload.kinds, x: 1, y: 15, in: size), in: app))
    try await app.settle()
    #expect(looks(in: app) == ["a": .moved, "c": .after(.vertical)])
    #expect(try drop("c", .over(payload.kinds, x: 1, y: 5, in: size), in: app))
    try await app.settle()
    #expect(looks(in: app) == ["a": .moved, "c": .before(.vertical)])
    #expect(try drop("b", .over(payload.kinds, x: 1, y: 5, in: size), in: app))
    try await app.settle()
    #expect(looks(in: app) == ["a": .moved, "b": .still], "it stands there already")
    _ = try drop("b", .left, in: app)
    try await app.settle()
    #expect(looks(in: app) == ["a": .moved])
    app.driver.graph.send(.heard(drag, .dragEnded))
    try await app.settle()
    #expect(looks(in: app).isEmpty)
    #expect(store.said.isEmpty)
    #expect(try !drop("c", .dropped(payload, x: 1, y: 15), in: app), "the drag is over")
    #expect(store.said.isEmpty)
    try await app.close()
  }

  @Test func `Another container takes nothing of this one`() async throws {
    let (store, other) = (Store(), Store())
    other.items = [Item(id: "x"), Item(id: "y")]
    let app = try await TestApp(.plan, width: 600, height: 500) {
      VStack {
        Board(store: store, container: .column)
        Board(store: other, container: .column)
      }
    }
    await #expect(throws: TestFailure.self) { try await app.text("a").drag(below: app.text("y")) }
    try await app.text("a").drag(below: app.text("d"))
    #expect(store.ids == "bcda")
    #expect(other.said.isEmpty)
    try await app.close()
  }

  @Test func `A view that is draggable keeps what it carries to others`() async throws {
    let store = Store()
    var taken: [DropPayload] = []
    let app = try await TestApp(.plan, width: 600, height: 500) {
      VStack {
        VStack { ForEach(store.items) { item in Text(item.id).draggablePayload { .text("text of \(item.id)") } }.reorderable() }
          .reorderContainer(for: Item.self) { store.take($0) }
        Text("target").dropPlace(
          DropActions(.text) { payload, _ in
            if let plain = payload.plain { taken.append(plain) }
            return true
          })
      }
    }
    try await app.text("target").drop(app.text("b"))
    #expect(taken == [.text("text of b")])
    try await app.text("b").drag(above: app.text("a"))
    #expect(store.ids == "bacd")
    try await app.close()
  }
}

extension Element {
  fileprivate func isText(_ content: String) -> Bool { if case .text(let text) = kind { text.string == content } else { false } }
}

import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Editing lists, by its user.
@Suite("Editing lists", .serialized)
@MainActor struct EditingWindowTests {
  struct Item: Identifiable, Hashable {
    var id: Int
    var name: String { "Item \(id)" }
  }

  @Observable @MainActor final class Store {
    var items: [Item]
    var selection: Set<Int> = []
    var text = ""

    init(_ count: Int) { items = (0..<count).map { Item(id: $0) } }

    var ids: [Int] { items.map(\.id) }
  }

  private struct Content: View {
    @Bindable var store: Store
    var body: some View {
      VStack {
        TextField("Name", text: $store.text)
        List(selection: $store.selection) {
          ForEach(store.items) { item in
            Text(item.name).moveDisabled(item.id == 3)
          }
          .onDelete { store.items.remove(atOffsets: $0) }
          .onMove { store.items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  private struct Editable: View {
    @Bindable var store: Store
    var body: some View {
      List($store.items, editActions: .all, selection: $store.selection) { $item in Row(item: item) }
    }
  }

  /// A row with state of its own.
  private struct Row: View {
    let item: Item
    @State private var clicks = 0
    var body: some View { Button("\(item.name): \(clicks)") { clicks += 1 } }
  }

  private func show(_ depth: Depth, _ store: Store) async throws -> TestApp {
    try await TestApp(depth, width: 400, height: 600) { Content(store: store) }
  }

  @Test(arguments: Depth.available)
  func `The Delete key deletes the selection, and the focus goes on`(depth: Depth) async throws {
    let store = Store(8)
    let app = try await show(depth, store)
    try await app.row("Item 2").click()
    try await app.row("Item 4").click(.control)
    try await app.press(.delete)
    #expect(store.ids == [0, 1, 3, 5, 6, 7])
    #expect(store.selection == [])
    #expect(try app.row("Item 5").isFocused)
    try await app.press(.delete)
    #expect(store.ids == [0, 1, 3, 6, 7])
    #expect(try app.row("Item 6").isFocused)
    try await app.row("Item 7").click()
    try await app.press(.delete)
    #expect(try app.row("Item 6").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The Delete key deletes a selection that is far away from the focus, on a row that has to stay`(depth: Depth) async throws {
    struct Kept: View {
      @Bindable var store: Store
      var body: some View {
        List(selection: $store.selection) {
          ForEach(store.items) { Text($0.name).deleteDisabled($0.id == 0) }.onDelete { store.items.remove(atOffsets: $0) }
        }
      }
    }
    let store = Store(600)
    let app = try await TestApp(depth, width: 400, height: 600, checks: false) { Kept(store: store) }
    try await app.row("Item 0").focus()
    store.selection = [500]
    try await app.settle()
    try await app.press(.delete)
    #expect(store.items.count == 599 && !store.ids.contains(500))
    store.selection = [0]
    try await app.settle()
    try await app.press(.delete)
    #expect(store.items.count == 599)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A row's menu deletes it, or the selection that it is in`(depth: Depth) async throws {
    let store = Store(6)
    let app = try await show(depth, store)
    try await app.row("Item 1").contextMenu("Delete")
    #expect(store.ids == [0, 2, 3, 4, 5])
    try await app.row("Item 2").click()
    try await app.row("Item 4").click(.shift)
    try await app.row("Item 0").contextMenu("Delete")
    #expect(store.ids == [2, 3, 4, 5])
    try await app.row("Item 3").contextMenu("Delete")
    #expect(store.ids == [5])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Alt and the arrows move the rows, which stay the same rows with the focus`(depth: Depth) async throws {
    let store = Store(8)
    let app = try await show(depth, store)
    try await app.row("Item 1").click()
    let cost = try await app.cost {
      try await app.press(.down, .alt)
      try await app.press(.down, .alt)
    }
    #expect(store.ids == [0, 2, 3, 1, 4, 5, 6, 7])
    #expect(cost.rowsBound == 0)
    #expect(try app.row("Item 1").isFocused)
    #expect(store.selection == [1])
    try await app.row("Item 4").click(.shift)
    try await app.press(.up, .alt)
    #expect(store.ids == [0, 2, 1, 4, 3, 5, 6, 7])
    #expect(try app.row("Item 4").isFocused)
    try await app.row("Item 3").click()
    try await app.press(.up, .alt)
    #expect(store.ids == [0, 2, 1, 4, 3, 5, 6, 7], "moves are forbidden")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Rows are dragged, with the selection that they are in`(depth: Depth) async throws {
    let store = Store(6)
    let app = try await show(depth, store)
    let cost = try await app.cost { try await app.row("Item 0").drag(above: app.row("Item 2")) }
    #expect(store.ids == [1, 0, 2, 3, 4, 5])
    #expect(cost.rowsBound == 0)
    try await app.row("Item 0").click()
    try await app.row("Item 4").click(.control)
    try await app.row("Item 4").drag(below: app.row("Item 5"))
    #expect(store.ids == [1, 2, 3, 5, 0, 4])
    await #expect(throws: TestFailure.self) { try await app.row("Item 3").drag(above: app.row("Item 1")) }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Deletions and moves are undone and done again, and rows keep their state`(depth: Depth) async throws {
    let store = Store(4)
    let app = try await TestApp(depth, width: 400, height: 600) { Editable(store: store) }
    try await app.button("Item 1: 0").click()
    try await app.row("Item 1: 1").focus()
    try await app.press(.down, .alt)
    #expect(store.ids == [0, 2, 1, 3])
    #expect(app.row("Item 1: 1").exists)
    try await app.press(.delete)
    #expect(store.ids == [0, 2, 3])
    try await app.press(.character("z"), .control)
    #expect(store.ids == [0, 2, 1, 3])
    #expect(app.row("Item 1: 0").exists, "state ends with the element")
    try await app.press(.character("z"), .control)
    #expect(store.ids == [0, 1, 2, 3])
    try await app.press(.character("z"), [.control, .shift])
    try await app.press(.character("z"), [.control, .shift])
    #expect(store.ids == [0, 2, 3])
    try await app.close()
  }

  @Test func `A line shows where rows would go, and only where they may`() async throws {
    let store = Store(4)
    let app = try await show(.window, store)
    // A test that holds a list keeps it alive.
    func list() throws -> ListController { try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first) }
    func line(_ position: Int) throws -> Widget {
      let list = try list()
      let place = try #require(list.places.values.first { $0.item.position == position })
      return try #require(place.item.child?.parent)
    }
    func marked() throws -> [String] {
      try (0..<4).map {
        try line($0).hasClass("sidelight-drop-before") ? "before" : line($0).hasClass("sidelight-drop-after") ? "after" : ""
      }
    }
    func hover(_ position: Int, lower: Bool) throws -> Bool {
      let box = try #require(line(position).bounds(in: list().list))
      return try list().dragging.hover(20, box.y + (lower ? box.height - 2 : 2))
    }
    #expect(try !hover(1, lower: false), "nothing is dragged")
    #expect(try !list().dragging.begin(at: 3))
    #expect(try list().dragging.begin(at: 0))
    #expect(try hover(2, lower: false))
    #expect(try marked() == ["", "", "before", ""])
    #expect(try hover(2, lower: true))
    #expect(try marked() == ["", "", "", "before"])
    #expect(try hover(3, lower: true))
    #expect(try marked() == ["", "", "", "after"])
    _ = try hover(1, lower: true)
    #expect(try list().dragging.hover(20, Double(list().list.height) - 2), "below the rows is behind the last one")
    #expect(try marked() == ["", "", "", "after"])
    #expect(try !list().dragging.hover(20, Double(list().list.height) + 2))
    #expect(try marked() == ["", "", "", ""])
    _ = try hover(1, lower: true)
    try list().dragging.end()
    #expect(try marked() == ["", "", "", ""])
    #expect(store.ids == [0, 1, 2, 3])
    try await app.close()
  }

  @Test func `A text entry keeps its own undo`() async throws {
    let store = Store(3)
    let app = try await TestApp(.window, width: 400, height: 600) {
      TextField("Name", text: Bindable(store).text)
      Editable(store: store)
    }
    try await app.row("Item 1: 0").focus()
    try await app.press(.delete)
    #expect(store.ids == [0, 2])
    try await app.textField("Name").focus()
    try await app.press(.character("z"), .control)
    #expect(store.ids == [0, 2])
    try await app.close()
  }
}

/// Offsets in collections, as Foundation counts them.
struct OffsetTests {
  @Test func `Moves and removals by offsets are those of arrays`() {
    for bits in 0..<32 {
      let offsets = IndexSet((0..<5).filter { bits & (1 << $0) != 0 })
      let array = ["a", "b", "c", "d", "e"]
      var rest = array
      rest.remove(atOffsets: offsets)
      #expect(rest == array.indices.filter { !offsets.contains($0) }.map { array[$0] })
      var text = "abcde"
      text.remove(atOffsets: offsets)
      #expect(Array(text).map(String.init) == rest)
      for destination in 0...5 {
        var moved = array
        moved.move(fromOffsets: offsets, toOffset: destination)
        let taken = offsets.map { array[$0] }
        let before = (0..<destination).filter { !offsets.contains($0) }.map { array[$0] }
        let after = (destination..<5).filter { !offsets.contains($0) }.map { array[$0] }
        #expect(moved == before + taken + after)
        var slice = (["x"] + array + ["y"])[1..<6]
        slice.move(fromOffsets: offsets, toOffset: destination)
        #expect(Array(slice) == moved, "offsets are from the start, and not indices")
      }
    }
  }

  @Test func `What lies outside is ignored`() {
    var array = [1, 2, 3]
    array.remove(atOffsets: [1, 7])
    #expect(array == [1, 3])
    array.move(fromOffsets: [0, 9], toOffset: 12)
    #expect(array == [3, 1])
  }
}

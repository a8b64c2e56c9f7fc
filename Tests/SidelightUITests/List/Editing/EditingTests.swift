import SidelightCore
import SidelightUI
import Testing

/// What the user's deletions and moves reach, and what forbids them.
@MainActor struct EditingTests {
  struct Item: Identifiable, Hashable {
    var id: Int
    var name: String { "\(id)" }
  }

  /// A list over data of the test's, with a selection and a journal of what its actions were given.
  @MainActor final class Scene {
    let data: Box<[Item]>
    let selection = Box<Set<Int>>([])
    let journal = Journal()

    init(_ count: Int = 6) { data = Box((0..<count).map { Item(id: $0) }) }

    var binding: Binding<[Item]> { Binding(get: { self.data.value }, set: { self.data.value = $0 }) }
    var choice: Binding<Set<Int>> { Binding(get: { self.selection.value }, set: { self.selection.value = $0 }) }
    var ids: [Int] { data.value.map(\.id) }

    func delete(_ offsets: RangeSet<Int>) {
      journal.note("delete \(offsets.ranges.flatMap { Array($0) })")
      data.value.removeSubranges(offsets)
    }

    func move(_ offsets: RangeSet<Int>, _ destination: Int) {
      journal.note("move \(offsets.ranges.flatMap { Array($0) }) to \(destination)")
      data.value.moveSubranges(offsets, to: destination)
    }
  }

  private struct Explicit: View {
    let scene: Scene
    var body: some View {
      List(selection: scene.choice) {
        Text("Top")
        Section("Items") {
          ForEach(scene.data.value) { item in
            Text(item.name).deleteDisabled(item.id == 2).moveDisabled(item.id == 3)
          }
          .onDeleteOffsets { scene.delete($0) }
          .onMoveOffsets { scene.move($0, $1) }
        }
      }
    }
  }

  @Test func `A row knows what may be done to it`() throws {
    let stage = Stage(Explicit(scene: Scene(5)))
    let rows = try (0..<7).map { try stage.row($0).editing }
    #expect(rows.map(\.canDelete) == [false, false, true, true, false, true, true])
    #expect(rows.map(\.canMove) == [false, false, true, true, true, false, true])
  }

  @Test func `A deletion tells the offsets in the data, of the row alone or of the selection that it is in`() throws {
    let scene = Scene()
    let stage = Stage(Explicit(scene: scene))
    try stage.send(.delete(3, .row))
    #expect(scene.journal.take() == ["delete [1]"])
    #expect(scene.ids == [0, 2, 3, 4, 5])
    scene.selection.value = [0, 2, 3]
    stage.settle()
    try stage.send(.delete(5, .rowOrSelection))
    #expect(scene.journal.take() == ["delete [3]"], "the row is not selected")
    try stage.send(.delete(2, .rowOrSelection))
    #expect(scene.journal.take() == ["delete [0, 2]"], "one of the selected rows forbids it")
    #expect(scene.ids == [2, 5])
  }

  @Test func `The Delete key deletes the selection, wherever in it the focus is, and without one the row with the focus`() throws {
    let scene = Scene()
    let stage = Stage(Explicit(scene: scene))
    try stage.send(.delete(4, .selectionOrRow))
    #expect(scene.ids == [0, 1, 2, 3, 4, 5], "row 2 can't be deleted")
    scene.selection.value = [1, 3, 5]
    stage.settle()
    try stage.send(.delete(2, .selectionOrRow))
    #expect(scene.journal.take() == ["delete [1, 3, 5]"])
    #expect(scene.ids == [0, 2, 4])
    #expect(scene.selection.value == [])
    try stage.send(.delete(2, .selectionOrRow))
    #expect(scene.ids == [2, 4])
  }

  @Test func `Selected rows that nobody has made are deleted too, but for those that forbid it`() throws {
    let scene = Scene(500)
    let stage = Stage(Explicit(scene: scene))
    scene.selection.value = [1, 2, 300, 499]
    stage.settle()
    try stage.send(.delete(3, .selectionOrRow))
    #expect(scene.journal.take() == ["delete [1, 300, 499]"])
    #expect(scene.data.value.count == 497)
    #expect(scene.selection.value == [2])
  }

  @Test func `A step moves the row, or the selected run that it is in, up to the ends of the data`() throws {
    let scene = Scene()
    let stage = Stage(Explicit(scene: scene))
    try stage.send(.moveStep(2, forward: true))
    #expect(scene.ids == [1, 0, 2, 3, 4, 5])
    try stage.send(.moveStep(2, forward: false))
    #expect(scene.journal.take() == ["move [0] to 2"])
    scene.selection.value = [4, 5]
    stage.settle()
    try stage.send(.moveStep(6, forward: false))
    #expect(scene.journal.take() == ["move [4, 5] to 3"])
    #expect(scene.ids == [1, 0, 2, 4, 5, 3])
    try stage.send(.moveStep(7, forward: true))
    #expect(scene.journal.take() == [], "what forbids moves is passed, and can't be moved itself")
    try stage.send(.moveStep(6, forward: true))
    #expect(scene.journal.take() == ["move [3, 4] to 6"])
    #expect(scene.ids == [1, 0, 2, 3, 4, 5])
    try stage.send(.moveStep(7, forward: true))
    #expect(scene.journal.take() == [])
  }

  @Test func `Dragged rows go where they are dropped, in their own data alone`() throws {
    let scene = Scene()
    let stage = Stage(Explicit(scene: scene))
    let source = try stage.source()
    #expect(source.drag(at: 0) == nil)
    #expect(source.drag(at: 5) == nil, "moves are forbidden")
    let drag = try #require(source.drag(at: 2))
    #expect(drag.count == 1)
    #expect((0...8).map { source.canDrop(drag, at: $0) } == [false, false, true, true, true, true, true, true, true])
    try stage.send(.drop(drag, gap: 0))
    try stage.send(.drop(drag, gap: 3))
    #expect(scene.journal.take() == [])
    try stage.send(.drop(drag, gap: 8))
    #expect(scene.journal.take() == ["move [0] to 6"])
    #expect(scene.ids == [1, 2, 3, 4, 5, 0])
    scene.selection.value = [1, 2, 4]
    stage.settle()
    let several = try #require(source.drag(at: 3))
    #expect(several.count == 3)
    try stage.send(.drop(several, gap: 7))
    #expect(scene.ids == [3, 5, 1, 2, 4, 0])
  }

  @Test func `Moved rows are the same rows: none is made anew`() throws {
    let scene = Scene()
    let stage = Stage(Explicit(scene: scene))
    let bound = stage.graph.rowCounters.bound
    try stage.send(.moveStep(2, forward: true))
    #expect(try stage.rows() == ["Top", "Items", "1", "0", "2", "3", "4", "5"])
    #expect(stage.graph.rowCounters.bound == bound)
  }

  @Test func `A row's menu deletes, unless the app's own menu has a button for it`() throws {
    struct Content: View {
      let scene: Scene
      var role: ButtonRole?
      var body: some View {
        Explicit(scene: scene).contextMenu(forSelectionType: Int.self) { _ in Button("Own", role: role) {} }
      }
    }
    let scene = Scene()
    scene.selection.value = [0, 1]
    let stage = Stage(Content(scene: scene))
    let source = try stage.source()
    #expect(source.menu(at: 3).map(\.title) == ["Own", "Delete"])
    #expect(source.menu(at: 4).map(\.title) == ["Own"])
    #expect(source.menu(at: nil).map(\.title) == ["Own"])
    stage.graph.send(.activate(try #require(source.menu(at: 3).last).node))
    stage.settle()
    #expect(scene.ids == [2, 3, 4, 5])
    let own = Stage(Content(scene: Scene(), role: .destructive))
    #expect(try own.source().menu(at: 3).map(\.title) == ["Own"])
  }

  @Test func `Nil forbids, and the outermost modifier counts`() throws {
    struct Content: View {
      let allows: Box<Bool>
      let journal: Journal
      private var outer: (@MainActor (RangeSet<Int>) -> Void)? {
        if allows.value { { _ in journal.note("outer") } } else { nil }
      }
      var body: some View {
        List {
          ForEach(0..<2) { Text("\($0)") }
            .onDeleteOffsets { _ in journal.note("inner") }
            .onDeleteOffsets(perform: outer)
        }
      }
    }
    let allows = Box(true)
    let journal = Journal()
    let stage = Stage(Content(allows: allows, journal: journal))
    try stage.send(.delete(0, .row))
    #expect(journal.take() == ["outer"])
    allows.value = false
    stage.settle()
    #expect(try !stage.row(0).editing.canDelete)
    try stage.send(.delete(0, .row))
    #expect(journal.take() == [])
  }

  @Test func `Elements of several rows are deleted and moved whole, and sections are not by their rows`() throws {
    struct Content: View {
      let scene: Scene
      var body: some View {
        List {
          ForEach(scene.data.value) { item in
            Text("\(item.name) first")
            Text("\(item.name) second")
          }
          .onDeleteOffsets { scene.delete($0) }
          .onMoveOffsets { scene.move($0, $1) }
          ForEach(0..<1) { _ in Section("Section") { Text("Row") } }.onDeleteOffsets { scene.delete($0) }
        }
      }
    }
    let scene = Scene(3)
    let stage = Stage(Content(scene: scene))
    #expect(try (0..<8).map { try stage.row($0).editing.canDelete } == Array(repeating: true, count: 6) + [false, false])
    let drag = try #require(try stage.source().drag(at: 1))
    let source = try stage.source()
    #expect((0...8).map { source.canDrop(drag, at: $0) } == [true, false, true, false, true, false, true, false, false])
    try stage.send(.drop(drag, gap: 6))
    #expect(scene.ids == [1, 2, 0])
    try stage.send(.delete(3, .row))
    #expect(scene.ids == [1, 0])
    try stage.send(.delete(2, .row))
    #expect(scene.ids == [1])
  }
}

import SeedSupport
import SidelightCore
import SidelightUI
import Testing

/// Lists that edit the collection of a binding by themselves, with undo.
@MainActor struct EditActionsTests {
  private typealias Scene = EditingTests.Scene
  private typealias Item = EditingTests.Item

  private struct Editable: View {
    let scene: Scene
    var actions: EditActions<[Item]> = .all
    var body: some View { List(scene.binding, editActions: actions, selection: scene.choice) { $item in Text(item.name) } }
  }

  /// Lets what belongs to one event end with it.
  private func undo(_ stage: Stage, isRedo: Bool = false) {
    stage.graph.send(.undo(stage.tree.roots[0], isRedo: isRedo))
    stage.settle()
  }

  @Test func `Rows are deleted and moved through the binding, and that is undone and done again`() throws {
    let scene = Scene()
    let stage = Stage(Editable(scene: scene))
    try stage.send(.delete(1, .row))
    #expect(scene.ids == [0, 2, 3, 4, 5])
    #expect(try stage.rows() == ["0", "2", "3", "4", "5"])
    undo(stage)
    #expect(scene.ids == [0, 1, 2, 3, 4, 5])
    undo(stage, isRedo: true)
    #expect(scene.ids == [0, 2, 3, 4, 5])
    undo(stage)
    try stage.send(.moveStep(5, forward: false))
    #expect(scene.ids == [0, 1, 2, 3, 5, 4])
    undo(stage)
    #expect(scene.ids == [0, 1, 2, 3, 4, 5])
    undo(stage, isRedo: true)
    #expect(scene.ids == [0, 1, 2, 3, 5, 4])
    #expect(try stage.rows() == ["0", "1", "2", "3", "5", "4"])
    undo(stage)
    undo(stage)
    #expect(scene.ids == [0, 1, 2, 3, 4, 5])
  }

  @Test func `What the user deleted and moved does not keep the manager that can undo it`() async throws {
    @MainActor final class Keeper { weak var manager: UndoManager? }
    struct Managed: View {
      let scene: EditingTests.Scene
      let keeper: Keeper
      @Environment(\.undoManager) private var manager
      var body: some View {
        let _ = keeper.manager = manager
        List(scene.binding, editActions: .all) { $item in Text(item.name) }
      }
    }
    let keeper = Keeper()
    do {
      let scene = EditingTests.Scene(4)
      let stage = Stage(Managed(scene: scene, keeper: keeper))
      try stage.send(.delete(0, .row))
      undo(stage)
      #expect(scene.ids == [0, 1, 2, 3])
      undo(stage, isRedo: true)
      try stage.send(.moveStep(1, forward: true))
      #expect(scene.ids == [1, 3, 2] && keeper.manager != nil)
      stage.graph.stop()
    }
    for _ in 0..<4 { await Task.yield() }
    #expect(keeper.manager == nil)
  }

  @Test func `Any sequence of deletions and moves is undone to where it began, and done again to where it ended`() async throws {
    var generator = SeededRandom(seed: 7)
    for _ in 0..<10 {
      let scene = Scene(8)
      let stage = Stage(Editable(scene: scene))
      var states = [scene.ids]
      for _ in 0..<6 {
        let count = scene.ids.count
        guard count > 1 else { break }
        scene.selection.value = Set(scene.ids.filter { _ in generator.next() % 3 == 0 })
        stage.settle()
        let row = Int(generator.next() % UInt64(count))
        switch generator.next() % 3 {
        case 0: try stage.send(.delete(row, .rowOrSelection))
        case 1: try stage.send(.moveStep(row, forward: generator.next() % 2 == 0))
        default:
          if let drag = try stage.source().drag(at: row) { try stage.send(.drop(drag, gap: Int(generator.next() % UInt64(count + 1)))) }
        }
        // One event is over.
        for _ in 0..<4 { await Task.yield() }
        if scene.ids != states.last { states.append(scene.ids) }
      }
      for state in states.dropLast().reversed() {
        undo(stage)
        #expect(scene.ids == state)
      }
      for state in states.dropFirst() {
        undo(stage, isRedo: true)
        #expect(scene.ids == state)
      }
      #expect(try stage.rows() == scene.ids.map { "\($0)" })
    }
  }

  @Test func `What the program changed in between stays when a deletion is undone`() throws {
    let scene = Scene(4)
    let stage = Stage(Editable(scene: scene))
    scene.selection.value = [1, 3]
    stage.settle()
    try stage.send(.delete(1, .selectionOrRow))
    scene.data.value.append(Item(id: 9))
    stage.settle()
    undo(stage)
    #expect(scene.ids == [0, 1, 2, 3, 9])
    scene.data.value.removeFirst()
    stage.settle()
    undo(stage, isRedo: true)
    #expect(scene.ids == [2, 9])
  }

  @Test func `Only the actions that are named are there, and follow what they are named by`() throws {
    struct Content: View {
      let scene: EditingTests.Scene
      let deletes: Box<Bool>
      var body: some View { List(scene.binding, editActions: deletes.value ? [.delete] : [.move]) { $item in Text(item.name) } }
    }
    let deletes = Box(true)
    let stage = Stage(Content(scene: Scene(), deletes: deletes))
    #expect(try stage.row(0).editing.canDelete)
    #expect(try !stage.row(0).editing.canMove)
    deletes.value = false
    stage.settle()
    #expect(try !stage.row(0).editing.canDelete)
    #expect(try stage.row(0).editing.canMove)
  }

  @Test func `The program's own actions take the place of those of the list`() throws {
    let scene = Scene(3)
    let stage = Stage(
      List {
        ForEach(scene.binding, editActions: .all) { $item in Text(item.name).deleteDisabled(item.id == 0) }
          .onDeleteOffsets { scene.journal.note("own \($0.ranges.map(\.lowerBound))") }
      })
    try stage.send(.delete(0, .row))
    try stage.send(.delete(1, .row))
    #expect(scene.journal.take() == ["own [1]"])
    #expect(scene.ids == [0, 1, 2])
    try stage.send(.moveStep(0, forward: true))
    #expect(scene.ids == [1, 0, 2])
  }

  @Test func `Initialisers with actions are picked over those without`() {
    let scene = Scene()
    let one = Binding<Int?>(get: { nil }, set: { _ in })
    let required = Binding<Int>(get: { 0 }, set: { _ in })
    typealias Row = EditableCollectionContent<Text, [Item]>
    typealias Rows = ForEach<Binding<[Item]>, Int, Row>
    func expect<Value, Expected>(_ value: Value, _: Expected.Type) { #expect(Value.self == Expected.self) }
    expect(List(scene.binding, editActions: .all) { $item in Text(item.name) }, List<Never, Rows>.self)
    expect(List(scene.binding, editActions: [.delete, .move], selection: scene.choice) { $item in Text(item.name) }, List<Int, Rows>.self)
    expect(List(scene.binding, editActions: .move, selection: one) { $item in Text(item.name) }, List<Int, Rows>.self)
    expect(List(scene.binding, editActions: .delete, selection: required) { $item in Text(item.name) }, List<Int, Rows>.self)
    expect(List(scene.binding, id: \.id, editActions: .all) { $item in Text(item.name) }, List<Never, Rows>.self)
    expect(List(scene.binding, id: \.id, editActions: .all, selection: scene.choice) { $item in Text(item.name) }, List<Int, Rows>.self)
    expect(List(scene.binding, id: \.id, editActions: .all, selection: one) { $item in Text(item.name) }, List<Int, Rows>.self)
    expect(List(scene.binding, id: \.id, editActions: .all, selection: required) { $item in Text(item.name) }, List<Int, Rows>.self)
    expect(ForEach(scene.binding, editActions: .all) { $item in Text(item.name) }, Rows.self)
    expect(ForEach(scene.binding, id: \.id, editActions: .all) { $item in Text(item.name) }, Rows.self)
    #expect(EditActions<[Int]>.all == [.delete, .move])
  }
}

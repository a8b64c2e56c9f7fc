import SidelightCore
import SidelightUI
import Testing

/// What is dropped on a list from outside of it.
@MainActor struct DropTests {
  private struct Content: View {
    let scene: EditingTests.Scene
    var body: some View {
      List {
        Text("Top")
        ForEach(scene.data.value) { Text($0.name) }
          .onInsertPayload(.text) { payload, offset in
            scene.journal.note("inner \(payload) at \(offset)")
            return true
          }
          .onInsertPayload([.text, .files]) { payload, offset in
            guard payload != .text("No") else { return false }
            scene.journal.note("outer \(payload) at \(offset)")
            return true
          }
        Section("Other") { Text("Static") }
      }
    }
  }

  @Test func `A gap takes what the rows beside it take, and the outermost modifier first`() throws {
    let scene = EditingTests.Scene(2)
    let stage = Stage(Content(scene: scene))
    let source = try stage.source()
    #expect((0...5).map { source.canDrop(.files, at: $0) } == [false, true, true, true, false, false])
    try stage.send(.insert(.text("A"), gap: 1))
    try stage.send(.insert(.files(["b"]), gap: 3))
    try stage.send(.insert(.text("No"), gap: 2))
    try stage.send(.insert(.text("C"), gap: 5))
    #expect(scene.journal.take() == [#"outer text("A") at 0"#, #"outer files(["b"]) at 2"#, #"inner text("No") at 1"#])
  }

  @Test func `A collection without elements takes what no other rows take`() throws {
    let scene = EditingTests.Scene(0)
    let stage = Stage(Content(scene: scene))
    #expect(try stage.source().canDrop(.text, at: 3))
    try stage.send(.insert(.text("A"), gap: 3))
    #expect(scene.journal.take() == [#"outer text("A") at 0"#])
  }

  @Test func `Below the last row of a group something goes into it or behind it, as deep as it is dropped`() throws {
    let journal = Journal()
    let groups = OpenGroups { name, rows in
      rows.onInsertPayload(.text) { _, offset in
        journal.note("\(name) at \(offset)")
        return true
      }
    } top: { groups in
      groups.onInsertPayload(.text) { _, offset in
        journal.note("top at \(offset)")
        return true
      }
    }
    let stage = Stage(groups)
    let source = try stage.source()
    #expect((0...6).map { source.dropDepths(.text, at: $0) } == [[0], [1], [1], [0, 1], [1], [1], [0, 1]])
    try stage.send(.insert(.text(""), gap: 3, depth: 1))
    try stage.send(.insert(.text(""), gap: 3))
    try stage.send(.insert(.text(""), gap: 6, depth: 0))
    try stage.send(.insert(.text(""), gap: 6, depth: 4))
    #expect(journal.take() == ["x at 2", "top at 1", "top at 2", "y at 2"])
  }
}

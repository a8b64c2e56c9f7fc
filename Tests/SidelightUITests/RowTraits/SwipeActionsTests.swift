import SidelightCore
import SidelightUI
import Testing

/// Actions of rows, by swipe and in menus.
@MainActor struct SwipeActionsTests {
  private struct Content: View {
    let scene: EditingTests.Scene
    var body: some View {
      List {
        ForEach(scene.data.value) { item in
          Text(item.name)
            .swipeActions(edge: .leading, allowsFullSwipe: item.id != 1) {
              Button("Flag", systemImage: "flag") { scene.journal.note("flag \(item.id)") }
              Button("Mute") { scene.journal.note("mute \(item.id)") }
            }
        }
        .onDeleteOffsets { scene.delete($0) }
        Text("Own").swipeActions { Button("Archive", role: .destructive) { scene.journal.note("archive") } }
        Text("Plain")
        ForEach(scene.data.value) { Text($0.name) }.onDeleteOffsets { scene.delete($0) }
      }
    }
  }

  @Test func `A row knows at which edges it has actions, and what deletes it is one where it has no other`() throws {
    let stage = Stage(Content(scene: EditingTests.Scene(2)))
    let rows = try (0..<5).map { try stage.row($0).editing }
    #expect(rows.map { $0.leadingSwipe?.allowsFullSwipe } == [true, false, nil, nil, nil])
    #expect(rows.map { $0.trailingSwipe?.allowsFullSwipe } == [nil, nil, true, nil, true])
    let source = try stage.source()
    #expect(source.swipeActions(at: 0, .leading).map(\.title) == ["Flag", "Mute"])
    #expect(source.swipeActions(at: 0, .leading).map(\.symbol) == ["flag", nil])
    #expect(source.swipeActions(at: 0, .trailing).isEmpty)
    #expect(source.swipeActions(at: 4, .trailing).map(\.title) == ["Delete"])
    #expect(source.swipeActions(at: 2, .trailing).map(\.isDestructive) == [true])
    #expect(source.swipeActions(at: 2, .leading).isEmpty)
    #expect(source.swipeActions(at: 3, .trailing).isEmpty)
  }

  @Test func `Actions act on their row, and are in its menu`() throws {
    let scene = EditingTests.Scene(3)
    let stage = Stage(Content(scene: scene))
    let source = try stage.source()
    stage.graph.send(.activate(source.swipeActions(at: 1, .leading)[1].node))
    #expect(scene.journal.take() == ["mute 1"])
    stage.graph.send(.activate(source.swipeActions(at: 6, .trailing)[0].node))
    stage.settle()
    #expect(scene.journal.take() == ["delete [1]"])
    #expect(source.menu(at: 1).map(\.title) == ["Flag", "Mute", "Delete"])
    stage.graph.send(.activate(source.menu(at: 1)[0].node))
    #expect(scene.journal.take() == ["flag 2"])
    #expect(source.menu(at: 2).map(\.title) == ["Archive"])
  }

  @Test func `Modifiers nearer to the content have their actions first`() throws {
    let stage = Stage(
      List {
        ForEach(0..<1) { _ in
          Text("Row").swipeActions { Button("Inner") {} }.swipeActions { Button("Outer") {} }
        }
        .swipeActions { Button("All") {} }
      })
    #expect(try stage.source().swipeActions(at: 0, .trailing).map(\.title) == ["Inner", "Outer", "All"])
  }
}

import SidelightCore
import SidelightUI
import Testing

/// Edit mode: who sees it, and what rows show in it.
@MainActor struct EditModeTests {
  private struct Content: View {
    let scene: EditingTests.Scene
    var hasSelection = true
    var body: some View {
      List(selection: hasSelection ? scene.choice : nil) {
        Text("Top")
        ForEach(scene.data.value) { item in Text(item.name).deleteDisabled(item.id == 1).moveDisabled(item.id == 2) }
          .onDeleteOffsets { scene.delete($0) }
          .onMoveOffsets { scene.move($0, $1) }
      }
      .toolbar { EditButton() }
    }
  }

  @Test func `Edit begins the edit mode of the page, and Done ends it`() throws {
    let stage = Stage(Content(scene: EditingTests.Scene(3)))
    #expect(try !stage.listElement().isEditing)
    #expect(try !stage.row(1).editing.isOn)
    try stage.click("Edit")
    #expect(try stage.listElement().isEditing)
    let rows = try (0..<4).map { try stage.row($0).editing }
    #expect(rows.map(\.isOn) == [true, true, true, true])
    #expect(rows.map(\.showsSelection) == [false, true, true, true], "what can't be selected has no circle")
    #expect(rows.map(\.canDelete) == [false, true, false, true])
    #expect(rows.map(\.canMove) == [false, true, true, false])
    try stage.click("Done")
    #expect(try !stage.row(1).editing.isOn)
  }

  @Test func `A list without selection shows no circles`() throws {
    let stage = Stage(Content(scene: EditingTests.Scene(2), hasSelection: false))
    try stage.click("Edit")
    #expect(try stage.row(1).editing.isOn)
    #expect(try !stage.row(1).editing.showsSelection)
  }

  @Test func `A click in edit mode selects with the others, and deselects`() throws {
    let scene = EditingTests.Scene(3)
    let stage = Stage(Content(scene: scene))
    try stage.click("Edit")
    try stage.send(.toggleSelection(1))
    try stage.send(.toggleSelection(3))
    #expect(scene.selection.value == [0, 2])
    try stage.send(.toggleSelection(1))
    #expect(scene.selection.value == [2])
    try stage.send(.delete(3, .row))
    #expect(scene.ids == [0, 1])
    #expect(scene.selection.value == [])
  }

  @Test func `The app's own edit mode holds in pages inside, and each page has one otherwise`() throws {
    struct Own: View {
      let mode: Box<EditMode>
      var body: some View {
        NavigationStack {
          List { Text("Row") }.toolbar { EditButton() }
        }
        .environment(\.editMode, Binding(get: { mode.value }, set: { mode.value = $0 }))
      }
    }
    let mode = Box(EditMode.inactive)
    let stage = Stage(Own(mode: mode))
    mode.value = .active
    stage.settle()
    #expect(try stage.listElement().isEditing)
    try stage.click("Done")
    #expect(mode.value == .inactive)
    #expect(try !stage.listElement().isEditing)
    mode.value = .transient
    stage.settle()
    #expect(try stage.listElement().isEditing)

    let split = Stage(
      NavigationSplitView {
        List { Text("Sidebar") }.toolbar { EditButton() }
      } detail: {
        List { Text("Detail") }
      })
    try split.resize(1000)
    try split.click("Edit")
    #expect(try split.listElement(0).isEditing != split.listElement(1).isEditing)
  }
}

import DisplaySupport
import Sidelight
import SidelightWindowTesting
import Testing

/// Rows that the user may not select, in a real list.
@Suite("Selection disabled", .serialized, .needsWindow)
@MainActor struct SelectionDisabledWindowTests {
  private struct Rows: View {
    @Bindable var choice: Choice<Set<Int>>
    var body: some View { List(0..<8, selection: $choice.value) { Text("Row \($0)").selectionDisabled($0 == 2 || $0 == 5) } }
  }

  @Test(arguments: [Depth.model, .window]) func `Pointer and keyboard pass it over`(depth: Depth) async throws {
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(depth, width: 400, height: 600) { Rows(choice: choice) }
    try await app.row("Row 1").click()
    try await app.row("Row 2").click()
    #expect(choice.value == [1])
    try await app.row("Row 1").click()
    try await app.row("Row 6").click(.shift)
    #expect(choice.value == [1, 3, 4, 6])
    try await app.press(.character("a"), .control)
    #expect(choice.value == [0, 1, 3, 4, 6, 7])
    try await app.row("Row 1").click()
    try await app.press(.down)
    #expect(choice.value == [1])
    try await app.press(.down)
    #expect(choice.value == [3])
    try await app.close()
  }
}

import Sidelight
import SidelightWindowTesting
import Testing

@Suite("End in sections, the same at every depth", .serialized)
@MainActor struct SectionEndTests {
  @Test(arguments: Depth.available)
  func `End leads to a section's last row, and from there to the list's`(depth: Depth) async throws {
    struct Sections: View {
      @Bindable var choice: Choice<Set<Int>>
      var body: some View {
        List(selection: $choice.value) {
          Section("First") { ForEach(1..<5) { Text("Row \($0)") } }
          Section("Second") { ForEach(5..<9) { Text("Row \($0)") } }
        }
      }
    }
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(depth, width: 500, height: 700) { Sections(choice: choice) }
    try await app.row("Row 2").click()
    try await app.press(.end, .shift)
    #expect(choice.value == [2, 3, 4])
    try await app.press(.end)
    #expect(choice.value == [8])
    try await app.press(.home)
    try await app.press(.end)
    #expect(choice.value == [4])
    try await app.close()
  }
}

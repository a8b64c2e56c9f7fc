import DisplaySupport
import Observation
import SidelightBridge
import SidelightUI
import SidelightWindowTesting
import Testing

/// Sheets with more in them than their window has room for.
@Suite("High sheets", .serialized, .needsWindow)
@MainActor struct HighSheetTests {
  enum Form: CaseIterable { case page, stack, medium }

  private struct Lines: View {
    var body: some View {
      VStack {
        Button("First") {}
        ForEach(0..<40) { Text("Line \($0)") }
        Button("Last") {}
      }
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
    }
  }

  private struct Page: View {
    let form: Form
    var body: some View {
      switch form {
      case .page: Text("Below").sheet(isPresented: .constant(true)) { Lines() }
      case .stack: Text("Below").sheet(isPresented: .constant(true)) { NavigationStack { Lines().navigationTitle("Lines") } }
      case .medium: Text("Below").sheet(isPresented: .constant(true)) { Lines().presentationDetents([.medium]) }
      }
    }
  }

  @Test(arguments: Form.allCases, [900.0, 360]) func `What does not fit is scrolled, below the bars`(form: Form, width: Double) async throws
  {
    let app = try await TestApp(.window, width: width, height: 500) { Page(form: form) }
    try await app.wait(until: "the sheet is here") { app.button("First").isVisible }
    #expect(try app.button("First").isInView && !app.button("Last").isInView)
    try await app.button("Last").focus()
    try await app.wait(until: "the last button is in view") { try app.button("Last").isInView }
    #expect(try !app.button("First").isInView)
    #expect(try app.button("Cancel").isInView)
    try await app.close()
  }

  @Observable @MainActor final class Room {
    var height = 100.0
  }

  private struct Plain: View {
    let room: Room
    var body: some View { Text("Below").sheet(isPresented: .constant(true)) { Text("Tall").frame(height: room.height) } }
  }

  @Test func `What scrolls it is a stop of the keyboard only where there is something to scroll`() async throws {
    let room = Room()
    let scene = await ViewScene(width: 900, height: 500) { Plain(room: room) }
    func stops() -> [Bool] { scene.widgets.filter { $0.typeName == "SidelightScrolledWindow" }.map(\.isFocusable) }
    #expect(stops() == [false])
    room.height = 800
    await scene.settle()
    #expect(stops() == [true])
    await scene.close()
  }
}

import Observation
import Sidelight
import SidelightWindowTesting
import Testing

/// What assistive technology can do at views.
@Suite("Actions of assistive technology", .serialized)
@MainActor struct SpokenActionTests {
  @Observable final class Message {
    var stars = 3
    var done: [String] = []
    var isDisabled = false
    var name = "Archive"
  }

  private struct Page: View {
    let message: Message
    var body: some View {
      VStack {
        Text("Rating")
          .accessibilityValue("\(message.stars)")
          .accessibilityAdjustableAction { message.stars += $0 == .increment ? 1 : -1 }
        Text("Mail")
          .accessibilityAction { message.done.append("opened") }
          .accessibilityAction(.delete) { message.done.append("deleted") }
          .accessibilityAction(named: message.name) { message.done.append(message.name) }
          .accessibilityAction(named: Text("Mark as read")) { message.done.append("inner") }
          .accessibilityAction(named: Text("Mark as read")) { message.done.append("outer") }
          .disabled(message.isDisabled)
      }
    }
  }

  @Test(arguments: Depth.available) func `Steps and named actions are done`(depth: Depth) async throws {
    let message = Message()
    let app = try await TestApp(depth, width: 400, height: 400) { Page(message: message) }
    try await app.text("Rating").perform(action: "increment")
    try await app.text("Rating").perform(action: "increment")
    try await app.text("Rating").perform(action: "decrement")
    #expect(message.stars == 4)
    for name in ["activate", "delete", "Archive", "Mark as read"] { try await app.text("Mail").perform(action: name) }
    #expect(message.done == ["opened", "deleted", "Archive", "inner"])
    await #expect(throws: TestFailure.self) { try await app.text("Mail").perform(action: "Fly") }
    try await app.close()
  }

  private struct Written: View {
    let message: Message
    var body: some View {
      Text("Mail")
        .accessibilityActions {
          Button(message.name) { message.done.append(message.name) }
          Menu("More") { Button("Print") { message.done.append("printed") } }
          Button("Burn") { message.done.append("burnt") }.disabled(true)
        }
        .disabled(message.isDisabled)
    }
  }

  @Test(arguments: Depth.available) func `Buttons are written as actions, and shown nowhere`(depth: Depth) async throws {
    let message = Message()
    let app = try await TestApp(depth, width: 400, height: 400) { Written(message: message) }
    #expect(!app.button("Archive").exists)
    try await app.text("Mail").perform(action: "Archive")
    try await app.text("Mail").perform(action: "Print")
    #expect(message.done == ["Archive", "printed"])
    for name in ["More", "Burn"] { await #expect(throws: TestFailure.self) { try await app.text("Mail").perform(action: name) } }
    message.name = "Keep"
    try await app.settle()
    try await app.text("Mail").perform(action: "Keep")
    await #expect(throws: TestFailure.self) { try await app.text("Mail").perform(action: "Archive") }
    message.isDisabled = true
    try await app.settle()
    try? await app.text("Mail").perform(action: "Keep")
    #expect(message.done == ["Archive", "printed", "Keep"])
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A name changes, and a disabled view does nothing`(depth: Depth) async throws {
    let message = Message()
    let app = try await TestApp(depth, width: 400, height: 400) { Page(message: message) }
    message.name = "Keep"
    try await app.settle()
    try await app.text("Mail").perform(action: "Keep")
    await #expect(throws: TestFailure.self) { try await app.text("Mail").perform(action: "Archive") }
    message.isDisabled = true
    try await app.settle()
    try? await app.text("Mail").perform(action: "Keep")
    #expect(message.done == ["Keep"])
    try await app.close()
  }
}

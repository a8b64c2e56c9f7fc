import Sidelight
import SidelightWindowTesting
import Testing

@testable import Chat

@Suite("Chat", .serialized) @MainActor struct ChatTests {
  @Test("A message is sent by Enter, and unread ones are read", arguments: Depth.available) func send(depth: Depth) async throws {
    let messenger = Messenger()
    let app = try await TestApp(depth, width: 1000, height: 700) { ChatView().environmentObject(messenger) }
    try await app.row("Hiking Group").click()
    #expect(messenger.conversations[0].unread == 0 && app.text("Bring water, it will be warm.").exists)
    try await app.textField("Message").type("On my way")
    try await app.press(.enter)
    #expect(messenger.conversations[0].lines.last?.text == "On my way")
    #expect(try app.text("On my way").exists && app.textField("Message").value.isEmpty)
    try await app.close()
  }

  @Test("What an inspector says of a conversation stays", arguments: Depth.available) func info(depth: Depth) async throws {
    let messenger = Messenger()
    let app = try await TestApp(depth, width: 1200, height: 700) { ChatView().environmentObject(messenger) }
    try await app.row("Neighbours").click()
    try await app.toggle("Info").click()
    try await app.inspector.toggle("Mute").click()
    try await app.inspector.textField("About this conversation").type("Ladder")
    #expect(messenger.conversations[1].isMuted && messenger.conversations[1].note == "Ladder")
    try await app.close()
  }

  @Test("At 360 px a conversation is a page", arguments: Depth.available) func narrow(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 640) { ChatView().environmentObject(Messenger()) }
    try await app.row("Notes to Self").click()
    try await app.textField("Message").type("Milk")
    try await app.button("Send").click()
    try await app.button("Back").click()
    #expect(app.row("Milk").exists)
    try await app.close()
  }
}

import Sidelight
import SidelightWindowTesting
import Testing

@testable import Mail

@Suite("Mail", .serialized) @MainActor struct MailTests {
  @Test("Messages are read, archived and searched", arguments: Depth.available) func read(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 700) { MailView() }
    try await app.row("Your books are due").click()
    #expect(app.column(.detail).text("Three books are due on Friday. You can keep two of them for another week.").exists)
    try await app.column(.detail).button("Archive").click()
    #expect(!app.row("Your books are due").exists)
    try await app.row("Archive").click()
    #expect(app.row("Your books are due").exists)
    try await app.row("Inbox").click()
    try await app.button("Search").click()
    try await app.textField("Search Mail").type("bread")
    #expect(!app.row("Street works").exists)
    try await app.textField("Search Mail").clear()
    try await app.textField("Search Mail").type("bakery")
    #expect(app.row("Order 118").exists && !app.row("Street works").exists)
    try await app.close()
  }

  @Test("A message is written in a sheet and lies in Sent", arguments: Depth.available) func write(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 700) { MailView() }
    try await app.button("New Message").click()
    try await app.sheet().textField("To").type("choir")
    try await app.sheet().textField("Subject").type("Tuesday")
    try await app.sheet().button("Send").click()
    try await app.row("Sent").click()
    #expect(app.row("Tuesday").exists)
    try await app.close()
  }

  @Test("In a narrow window mailboxes, messages and a message are pages", arguments: Depth.available) func narrow(depth: Depth) async throws
  {
    let app = try await TestApp(depth, width: 360, height: 640) { MailView() }
    while !app.row("Inbox").isVisible { try await app.button("Back").click() }
    try await app.row("Inbox").click()
    try await app.row("Rehearsal moves to Tuesday").swipe(.trailing, "Delete")
    #expect(!app.row("Rehearsal moves to Tuesday").exists)
    try await app.row("Order 118").click()
    #expect(app.text("Your bread is ready from eight o’clock tomorrow.").exists)
    try await app.button("Back").click()
    #expect(app.row("Street works").exists)
    try await app.close()
  }
}

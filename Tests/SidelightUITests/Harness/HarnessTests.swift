import Foundation
import MailSupport
import SidelightTesting
import SidelightUI
import Testing

@MainActor struct HarnessTests {
  private func show(_ mailbox: Mailbox, _ depth: Depth, width: Double = 1200) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 800) { MailView(mailbox: mailbox) }
  }

  @Test(arguments: Depth.headless)
  func `Clicks choose rows, and columns follow`(depth: Depth) async throws {
    let mailbox = Mailbox()
    let app = try await show(mailbox, depth)
    #expect(app.split?.picture == "|sidebar 240|content 300|detail 660|")
    #expect(app.text("Nothing selected").exists)
    try await app.row("Inbox").click()
    #expect(mailbox.folder == "Inbox")
    #expect(try app.row("Inbox").isSelected)
    #expect(app.column(.content).rows == (0..<6).map { "Subject \($0), Sender \($0 % 2)" })
    try await app.row("Subject 1").click()
    try await app.row("Subject 3").click(.control)
    #expect(mailbox.selection == [1, 3])
    try await app.row("Subject 5").click(.shift)
    #expect(mailbox.selection == [3, 4, 5])
    try await app.row("Subject 4").click(.control)
    #expect(mailbox.selection == [3, 5])
    #expect(app.text("2 selected").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.headless)
  func `A narrow window is one stack, with a way back`(depth: Depth) async throws {
    let app = try await show(Mailbox(), depth)
    try await app.row("Inbox").click()
    try await app.resize(width: 400)
    #expect(app.split?.picture == "[sidebar>(content)>detail]")
    #expect(app.row("Subject 0").isVisible)
    #expect(app.row("Inbox").exists)
    #expect(!app.row("Inbox").isVisible)
    try await app.column(.content).button("Back").click()
    #expect(app.split?.picture == "[(sidebar)>content>detail]")
    #expect(app.row("Inbox").isVisible)
    try await app.row("Drafts").click()
    try await app.press(.escape)
    #expect(app.split?.picture == "[(sidebar)>content>detail]")
    try await app.close()
  }

  @Test func `What the layout hides can't be used by plan, and can by model`() async throws {
    for depth in Depth.headless {
      let mailbox = Mailbox()
      let app = try await show(mailbox, depth)
      try await app.column(.content).button("Toggle Sidebar").click()
      #expect(app.split?.picture == "|content 300|detail 900|")
      #expect(!app.row("Inbox").isVisible)
      if depth == .plan {
        await #expect(throws: TestFailure.self) { try await app.row("Inbox").click() }
        #expect(mailbox.folder == nil)
        try await app.press(.f9)
      }
      try await app.row("Inbox").click()
      #expect(mailbox.folder == "Inbox")
    }
  }

  @Test(arguments: Depth.headless)
  func `Text is typed where the cursor is, and Enter submits it`(depth: Depth) async throws {
    let mailbox = Mailbox()
    let app = try await show(mailbox, depth)
    try await app.textField("Note").type("Milk")
    try await app.press(.backspace)
    try await app.textField("Note").type("l")
    #expect(try app.textField("Note").value == "Mill")
    #expect(try app.textField("Note").isFocused)
    try await app.press(.enter)
    #expect(mailbox.saved == ["Mill"])
    try await app.button("Clear").click()
    #expect(try app.textField("Note").value == "")
    try await app.close()
  }

  @Test(arguments: Depth.headless)
  func `Keys move through a list and fold its sections`(depth: Depth) async throws {
    let mailbox = Mailbox()
    let app = try await show(mailbox, depth)
    try await app.row("Inbox").click()
    try await app.press(.up)
    #expect(mailbox.folder == "Inbox")
    try await app.press(.left)
    #expect(!app.row("Inbox").exists)
    try await app.press(.right)
    #expect(app.row("Inbox").exists)
    for _ in 0..<2 { try await app.press(.down) }
    #expect(mailbox.folder == "Drafts")
    try await app.press(.end)
    #expect(mailbox.folder == "Trash")
    try await app.row("Old 0").click()
    try await app.press(.end)
    #expect(mailbox.selection == [1_099])
    #expect(try app.row("Old 999").isFocused)
    try await app.press(.character("a"), .control)
    #expect(mailbox.selection.count == 1_000)
    try await app.close()
  }

  @Test(arguments: Depth.headless)
  func `Rows far away are made when the list is scrolled to them`(depth: Depth) async throws {
    let mailbox = Mailbox()
    let app = try await show(mailbox, depth)
    let cost = try await app.cost { try await app.row("Trash").click() }
    #expect(cost.rowsBound == 200)
    let list = app.column(.content).list()
    #expect(try list.rowCount == 1_000)
    #expect(!app.row("Old 700").exists)
    try await list.scroll(toPosition: 700)
    try await app.row("Old 700").click()
    #expect(mailbox.selection == [800])
    try await list.scroll(to: "Old 5")
    #expect(app.row("Old 5").exists)
    await #expect(throws: TestFailure.self) { try await list.scroll(to: "Old 5000") }
    try await app.close()
  }

  @Test(arguments: Depth.headless)
  func `Menus, double clicks and sections`(depth: Depth) async throws {
    let mailbox = Mailbox()
    let app = try await show(mailbox, depth)
    try await app.row("Inbox").click()
    try await app.row("Subject 2").doubleClick()
    #expect(mailbox.opened == [2])
    try await app.row("Subject 1").contextMenu("Delete")
    #expect(!app.row("Subject 1").exists)
    #expect(mailbox.selection == [2])
    let failure = await #expect(throws: TestFailure.self) { try await app.row("Subject 0").contextMenu("Archive") }
    #expect(failure?.message == "The menu entry “Archive” is disabled.")
    await #expect(throws: TestFailure.self) { try await app.row("Subject 0").contextMenu("Print") }
    #expect(try app.heading("Folders").isExpanded)
    try await app.heading("Folders").toggle()
    #expect(!app.row("Inbox").exists)
    #expect(!mailbox.showsFolders)
    try await app.close()
  }

  @Test func `A step waits for what it began, and longer work is waited for`() async throws {
    let mailbox = Mailbox()
    let (answers, answer) = AsyncStream.makeStream(of: String.self)
    mailbox.loading = {
      for await text in answers { return text }
      return "Nothing"
    }
    let app = try await show(mailbox, .plan)
    #expect(app.text("Loading").exists)
    Task { answer.yield("Loaded") }
    try await app.wait(until: "the note is loaded") { app.text("Loaded").exists }
    let failure = await #expect(throws: TestFailure.self) {
      try await app.wait(until: "pigs fly", limit: .milliseconds(20)) { app.text("Pigs").exists }
    }
    #expect(failure?.message.hasSuffix("in vain until pigs fly.") == true)
    try await app.close()
  }

  @Test func `Failures say what there is`() async throws {
    let app = try await show(Mailbox(), .plan)
    let missing = await #expect(throws: TestFailure.self) { try await app.row("Outbox").click() }
    #expect(missing?.message == "There is no row “Outbox”.")
    #expect(missing?.tree.contains("row “Inbox”") == true)
    let ambiguous = await #expect(throws: TestFailure.self) { try await app.row().click() }
    #expect(ambiguous?.message.hasPrefix("3 things fit the row.") == true)
    let disabled = await #expect(throws: TestFailure.self) { try await app.button("Locked").click() }
    #expect(disabled?.message == "The button “Locked” is disabled.")
    let inside = await #expect(throws: TestFailure.self) { try await app.column(.detail).row("Inbox").click() }
    #expect(inside?.message == "There is no row “Inbox” in the page with the identifier “detail”.")
    let unknown = await #expect(throws: TestFailure.self) { try await app.press(.tab) }
    #expect(unknown?.message.contains("Tab") == true)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["SIDELIGHT_HEADLESS"] == "1", "Here the window testing product is linked."))
  func `Without the window testing product there are no windows`() async throws {
    #expect(Depth.available == [.model, .plan])
    await #expect(throws: TestFailure.self) { try await TestApp(.window) { Text("A") } }
  }

}

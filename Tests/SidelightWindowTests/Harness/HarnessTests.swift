import MailSupport
import SidelightUI
import SidelightWindowTesting
import Testing

/// Windows share one GTK and one main loop, so that they come one after the other.
@Suite("The harness", .serialized)
@MainActor struct HarnessTests {
  private func show(_ mailbox: Mailbox, _ depth: Depth, width: Double = 1200) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 800) { MailView(mailbox: mailbox) }
  }

  @Test func `Windows are a depth where there is a display`() {
    #expect(Depth.available == Depth.allCases)
  }

  @Test(arguments: Depth.available)
  func `What there is is the same at every depth`(depth: Depth) async throws {
    let mailbox = Mailbox()
    let app = try await show(mailbox, depth)
    try await app.row("Inbox").click()
    #expect(
      app.outline == """
        window “Note”
          split
            page “Mail” (sidebar)
              list
                heading “Folders” open
                  text “Folders”
                row “Inbox” selected focused
                  image
                  text “Inbox”
                row “Drafts”
                  image
                  text “Drafts”
                row “Trash”
                  image
                  text “Trash”
            page “Inbox” (content)
              button “Toggle Sidebar”
              list
                row “Subject 0, Sender 0”
                  text “Subject 0”
                  text “Sender 0”
                row “Subject 1, Sender 1”
                  text “Subject 1”
                  text “Sender 1”
                row “Subject 2, Sender 0”
                  text “Subject 2”
                  text “Sender 0”
                row “Subject 3, Sender 1”
                  text “Subject 3”
                  text “Sender 1”
                row “Subject 4, Sender 0”
                  text “Subject 4”
                  text “Sender 0”
                row “Subject 5, Sender 1”
                  text “Subject 5”
                  text “Sender 1”
            page “Note” (detail)
              button “Clear”
                image
              text “Loading”
              text “Nothing selected”
              textField “Note”
              button “Locked” disabled
                text “Locked” disabled
            divider “Sidebar Width” = “240”
            divider “Content Width” = “300”
        """)
    try await app.close()
  }

  @Test(arguments: Depth.available)
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

  @Test(arguments: Depth.available)
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

  @Test(arguments: Depth.available)
  func `The sidebar is shown and hidden by its button and by F9`(depth: Depth) async throws {
    let mailbox = Mailbox()
    let app = try await show(mailbox, depth)
    try await app.column(.content).button("Toggle Sidebar").click()
    #expect(app.split?.picture == "|content 300|detail 900|")
    #expect(!app.row("Inbox").isVisible)
    if depth != .model {
      await #expect(throws: TestFailure.self) { try await app.row("Inbox").click() }
      #expect(mailbox.folder == nil)
    }
    try await app.press(.f9)
    try await app.row("Inbox").click()
    #expect(mailbox.folder == "Inbox")
    try await app.close()
  }

  @Test(arguments: Depth.available)
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

  @Test(arguments: Depth.available)
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

  @Test(arguments: Depth.available)
  func `Rows far away are made when the list is scrolled to them`(depth: Depth) async throws {
    let mailbox = Mailbox()
    let app = try await show(mailbox, depth)
    let cost = try await app.cost { try await app.row("Trash").click() }
    #expect((200...250).contains(cost.rowsBound))
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

  @Test(arguments: Depth.available)
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

  @Test(arguments: Depth.available)
  func `A step waits for what it began, and longer work is waited for`(depth: Depth) async throws {
    let mailbox = Mailbox()
    let (answers, answer) = AsyncStream.makeStream(of: String.self)
    mailbox.loading = {
      for await text in answers { return text }
      return "Nothing"
    }
    let app = try await show(mailbox, depth)
    #expect(app.text("Loading").exists)
    Task { answer.yield("Loaded") }
    try await app.wait(until: "the note is loaded") { app.text("Loaded").exists }
    await #expect(throws: TestFailure.self) {
      try await app.wait(until: "pigs fly", limit: .milliseconds(20)) { app.text("Pigs").exists }
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A column below the top of the stack is not on the screen, however often it collapses`(depth: Depth) async throws {
    let app = try await show(Mailbox(), depth)
    try await app.row("Inbox").click()
    for width in [480, 1200, 480, 700, 480] {
      try await app.resize(width: Double(width))
      #expect(app.row("Inbox").isVisible == (width > 480))
      #expect(app.row("Subject 0").isVisible)
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An overlay keeps the pointer from what it covers, and Escape closes it`(depth: Depth) async throws {
    let mailbox = Mailbox()
    mailbox.folder = "Inbox"
    let app = try await show(mailbox, depth, width: 600)
    #expect(app.split?.picture == "|content 280|detail 320|")
    try await app.button("Toggle Sidebar").click()
    #expect(app.split?.picture == "{sidebar 240}|content 280|detail 320|")
    if depth != .model {
      let failure = await #expect(throws: TestFailure.self) { try await app.row("Subject 0").click() }
      #expect(failure?.message.contains("does not reach it") == true)
    }
    try await app.row("Inbox").click()
    try await app.press(.escape)
    #expect(app.split?.picture == "|content 280|detail 320|")
    try await app.row("Subject 0").click()
    #expect(mailbox.selection == [0])
    try await app.close()
  }
}

import MailSupport
import SidelightUI
import SidelightWindowTesting
import Testing

extension HarnessTests {
  private struct Note: View {
    @State private var isInspected = false
    @State private var name = ""
    @State private var about = ""
    @State private var chosen: Int?

    var body: some View {
      NavigationSplitView {
        List(0..<3, selection: $chosen) { Text("Row \($0)") }
      } detail: {
        TextField("Name", text: $name)
          .onSubmit { isInspected = true }
          .inspector(isPresented: $isInspected) { TextField("About", text: $about) }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `What comes to lie over the columns takes the focus and gives it back`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 560) { Note() }
    try await app.textField("Name").focus()
    try await app.press(.enter)
    #expect(try app.textField("About").isFocused)
    try await app.press(.escape)
    #expect(try app.textField("Name").isFocused)
    #expect(!app.inspector.isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A sidebar that lies over the rest takes the focus and gives it back, and one beside it does not`(depth: Depth) async throws {
    let mailbox = Mailbox()
    mailbox.folder = "Inbox"
    let app = try await TestApp(depth, width: 600) { MailView(mailbox: mailbox) }
    try await app.textField("Note").focus()
    try await app.press(.f9)
    #expect(app.split?.picture == "{sidebar 240}|content 280|detail 320|")
    #expect(try app.column(.sidebar).isFocused)
    try await app.press(.escape)
    #expect(try app.textField("Note").isFocused)
    try await app.resize(width: 1200)
    try await app.press(.f9)
    try await app.press(.f9)
    #expect(try app.textField("Note").isFocused)
    try await app.row("Inbox").click()
    try await app.press(.f9)
    #expect(try app.column(.content).isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Keys lead through a stack and back to the rows that were chosen`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400) { Note() }
    try await app.row("Row 0").click()
    try await app.press(.escape)
    #expect(try app.row("Row 0").isFocused)
    try await app.press(.down)
    #expect(try app.row("Row 1").isSelected)
    #expect(app.split?.picture == "[(sidebar)>detail]")
    try await app.press(.enter)
    #expect(app.split?.picture == "[sidebar>(detail)]")
    #expect(try app.textField("Name").isFocused)
    try await app.press(.escape)
    #expect(app.split?.picture == "[(sidebar)>detail]")
    #expect(try app.row("Row 1").isFocused)
    try await app.row("Row 2").click()
    #expect(try app.textField("Name").isFocused)
    try await app.press(.left, .alt)
    #expect(try app.row("Row 2").isFocused)
    try await app.close()
  }

  private struct Letters: View {
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @State private var box: Int?
    @State private var letter: Int?
    @State private var subject = ""
    @State private var text = ""

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(0..<3, selection: $box) { Text("Box \($0)") }
      } content: {
        List(0..<3, selection: $letter) { Text("Letter \($0)") }
      } detail: {
        TextField("Subject", text: $subject)
        TextField("Text", text: $text).onSubmit { visibility = .detailOnly }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A column that was a page of the stack takes no focus along when it goes`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400) { Letters() }
    try await app.row("Box 0").click()
    try await app.resize(width: 600)
    try await app.textField("Text").focus()
    try await app.press(.enter)
    #expect(app.split?.picture == "|detail 600|")
    #expect(try app.textField("Text").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A click in an overlaid sidebar shows what it fills, and the focus goes there`(depth: Depth) async throws {
    let mailbox = Mailbox()
    let app = try await TestApp(depth, width: 600) { MailView(mailbox: mailbox) }
    try await app.press(.f9)
    #expect(app.split?.picture == "{sidebar 240}|content 280|detail 320|")
    try await app.row("Drafts").click()
    #expect(mailbox.folder == "Drafts")
    #expect(app.split?.picture == "|content 280|detail 320|")
    try await app.resize(width: 1200)
    #expect(app.split?.picture == "|sidebar 240|content 300|detail 660|")
    try await app.close()
  }

  private struct Papers: View {
    @State private var isInspected = true
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Button("Folder") {}
      } content: {
        Button("Paper") {}
      } detail: {
        Button("Line") {}.inspector(isPresented: $isInspected) { Button("About") {} }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `The sidebar takes the place of an inspector that lies over the columns, though two bindings are written at once`(depth: Depth)
    async throws
  {
    let app = try await TestApp(depth, width: 600) { Papers() }
    #expect(app.split?.picture == "|content 280|detail 320|{inspector 270}")
    try await app.button("About").focus()
    try await app.press(.f9)
    #expect(app.split?.picture == "{sidebar 240}|content 280|detail 320|")
    #expect(try app.button("Folder").isFocused)
    try await app.close()
  }

  private struct Slow: View {
    @State private var choice: Int?
    @State private var lines: [Int]?
    let loading: AsyncStream<[Int]>

    var body: some View {
      NavigationSplitView {
        List(0..<3, selection: $choice) { Text("Row \($0)") }
      } detail: {
        if let lines {
          List(lines, id: \.self) { NavigationLink("Line \($0)", value: $0) }
        } else {
          Text("Loading").task { for await new in loading { lines = new } }
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Content that comes late takes the focus when it comes`(depth: Depth) async throws {
    let (loading, load) = AsyncStream.makeStream(of: [Int].self)
    let app = try await TestApp(depth, width: 400) { Slow(loading: loading) }
    try await app.row("Row 0").focus()
    try await app.press(.enter)
    #expect(app.split?.picture == "[sidebar>(detail)]")
    #expect(try app.column(.detail).isFocused)
    try await app.press(.enter)
    #expect(app.split?.picture == "[sidebar>(detail)]")
    load.yield([4, 5])
    try await app.wait(until: "the lines are there") { app.row("Line 4").exists }
    #expect(try app.row("Line 4").isFocused)
    load.finish()
    try await app.close()
  }
}

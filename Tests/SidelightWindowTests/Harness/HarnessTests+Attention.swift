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
}

import MailSupport
import SidelightUI
import SidelightWindowTesting
import Testing

extension HarnessTests {
  @Test(arguments: Depth.available)
  func `A window may be wider and higher than its display, from the start and later`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 3840, height: 2160) { MailView(mailbox: Mailbox()) }
    #expect(app.split?.picture == "|sidebar 240|content 300|detail 3300|")
    try await app.resize(width: 360, height: 640)
    #expect(app.split?.picture == "[(sidebar)>content>detail]")
    try await app.resize(width: 2400)
    #expect(app.split?.picture == "|sidebar 240|content 300|detail 1860|")
    try await app.resize(width: 800, height: 600)
    #expect(try app.split?.isCollapsed == false)
    try await app.close()
  }
}

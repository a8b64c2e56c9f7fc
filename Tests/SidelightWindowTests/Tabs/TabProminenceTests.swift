import DisplaySupport
import ReportSupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// A tab that stands out.
@Suite("Tabs: the one that stands out", .serialized, .needsWindow)
@MainActor struct TabProminenceTests {
  private struct Tabs: View {
    let isProminent: Choice<Bool>
    var body: some View {
      TabView {
        Tab("Inbox", systemImage: "tray") { Text("One") }
        Tab("Compose", systemImage: "plus", role: isProminent.value ? .prominent : nil) { Text("Two") }
        Tab("Sent", systemImage: "paperplane", role: .prominent) { Text("Three") }
      }
    }
  }

  private func prominent(_ app: TestApp) -> [String] {
    let tabs = app.renderer?.windows.first?.window.visibleTree.filter { $0.hasClass("sidelight-prominent-tab") } ?? []
    return tabs.compactMap(\.accessibleLabel)
  }

  @Test func `Only the first one does, in the header bar and below the page, and the others are reported`() async throws {
    let reports = Reports()
    let isProminent = Choice(true)
    let app = try await TestApp(.window, width: 900, height: 500) { Tabs(isProminent: isProminent) }
    #expect(prominent(app) == ["Compose"])
    try await app.tab("Compose").click()
    #expect(app.text("Two").isVisible)
    #expect(prominent(app) == ["Compose"])
    try await app.resize(width: 400)
    #expect(prominent(app) == ["Compose"])
    isProminent.value = false
    try await app.settle()
    #expect(prominent(app) == ["Sent"])
    let told = reports.all.filter { $0.contains(".prominent") && $0.contains("“Compose”, “Sent”") }
    #expect(told.count == 1)
    try await app.close()
  }
}

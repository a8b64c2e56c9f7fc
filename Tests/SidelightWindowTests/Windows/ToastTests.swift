import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// Messages that come and go by themselves, and what else views ask of the desktop around their window.
@Suite("Toasts and the session", .serialized)
@MainActor struct ToastTests {
  @Observable @MainActor final class Desk {
    var deleted: String?
    var lines: [String] = []
    var isSheet = false
    var isExporting = false
    var pasted: [String] = []
    var isThere = true
  }

  private struct Page: View {
    @Bindable var desk: Desk
    @Environment(\.pushWindow) private var pushWindow
    var body: some View {
      VStack {
        Button("Delete") { desk.deleted = "Report" }
        Button("Delete Another") { desk.deleted = "Letter" }
        Button("Push") { pushWindow(id: "second") }
        if desk.isThere {
          Text("Here").toast(item: $desk.deleted) { name in
            Toast("“\(name)” was deleted", button: "Undo") { desk.lines.append("undo \(name)") }.duration(name == "Letter" ? 0 : 5)
          }
        }
        PasteButton(payloadType: String.self) { desk.pasted += $0 }
        HelpLink { desk.lines.append("help") }
      }
      .logoutDisabled(desk.isExporting, reason: "The film is being exported")
      .sheet(isPresented: $desk.isSheet) { Text("Sheet").padding() }
    }
  }

  @Test(arguments: Depth.available)
  func `A message is there while the binding holds something, and its end or its button ends that`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 500, height: 400) { Page(desk: desk) }
    #expect(app.toasts.isEmpty)
    try await app.button("Delete").click()
    #expect(app.toasts.map(\.title) == ["“Report” was deleted"] && app.toasts.first?.button == "Undo" && app.toasts.first?.seconds == 5)
    try await app.button("Delete Another").click()
    #expect(app.toasts.map(\.title) == ["“Letter” was deleted"] && app.toasts.first?.seconds == 0)
    let last = try #require(app.toasts.first)
    try await last.press()
    #expect(desk.lines == ["undo Letter"] && desk.deleted == nil && app.toasts.isEmpty)
    await #expect(throws: TestFailure.self) { try await last.dismiss() }
    try await app.button("Delete").click()
    try await app.toasts.first?.dismiss()
    #expect(desk.lines == ["undo Letter"] && desk.deleted == nil)
    try await app.button("Delete").click()
    desk.deleted = nil
    try await app.settle()
    #expect(app.toasts.isEmpty)
    try await app.button("Delete").click()
    desk.isThere = false
    try await app.settle()
    #expect(app.toasts.isEmpty)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What the button tells of is another message`(depth: Depth) async throws {
    let told = Knob<String?>("one")
    let app = try await TestApp(depth, width: 500, height: 400) {
      Text("Here").toast(
        item: Binding {
          told.value
        } set: {
          told.value = $0
        }
      ) { name in Toast(name, button: "Next") { told.value = "two" } }
    }
    try await app.toasts.first?.press()
    #expect(told.value == "two" && app.toasts.map(\.title) == ["two"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The session is kept from ending while there is a reason`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 500, height: 400) { Page(desk: desk) }
    #expect(app.logoutReasons.isEmpty)
    desk.isExporting = true
    try await app.settle()
    #expect(app.logoutReasons == ["The film is being exported"])
    desk.isExporting = false
    try await app.settle()
    #expect(app.logoutReasons.isEmpty)
    desk.isExporting = true
    try await app.settle()
    try await app.close()
    #expect(app.logoutReasons.isEmpty)
  }

  @Test(arguments: Depth.available)
  func `Pasting is offered while the clipboard has something for it; help and windows in place open`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 500, height: 400) { Page(desk: desk) }
    app.copy(uris: ["file:///tmp/a"])
    try await app.settle()
    #expect(try !app.button("Paste").isEnabled)
    app.copy(text: "Hello")
    try await app.settle()
    #expect(try app.button("Paste").isEnabled)
    try await app.button("Paste").click()
    try await app.wait(until: "the text is pasted") { desk.pasted == ["Hello"] }
    try await app.button("Help").click()
    #expect(desk.lines == ["help"])
    try await app.button("Push").click()
    #expect(app.requestedWindows == [TestWindowRequest(isOpening: true, id: "second", isInPlace: true)])
    try await app.close()
  }

  // MARK: Real windows

  private struct Scenes: Scene {
    let desk: Desk
    var body: some Scene {
      WindowGroup("First") { Page(desk: desk) }
      Window("Second", id: "second") { Text("second") }
    }
  }

  private func toasts(_ host: WindowHost) -> [Widget] {
    host.renderer.windows.first?.window.visibleTree.filter { $0.typeName == "AdwToastWidget" && $0.isMapped } ?? []
  }

  @Test(.needsWindow) func `GNOME shows the message, over the sheet where one is open, and its button and its end are heard`() async throws
  {
    _ = Toolkit.startForTests()
    let desk = Desk()
    let windows = AppWindows(of: nil) { Scenes(desk: desk).contents }
    let host = try #require(windows.openFirst())
    func rest() async {
      host.graph.flush()
      await host.awaitQuiet()
    }
    await rest()
    desk.deleted = "<b>Report"
    await rest()
    func texts() -> [String] { toasts(host).flatMap { $0.visibleTree.compactMap { ($0 as? LabelWidget)?.text ?? $0.visibleText } } }
    #expect(texts().contains("“<b>Report” was deleted"))
    func press() { toasts(host).flatMap(\.visibleTree).first { $0.typeName == "GtkButton" }?.emit(Signal<Void>("clicked")) }
    press()
    await rest()
    #expect(desk.deleted == nil && desk.lines == ["undo <b>Report"])
    desk.isSheet = true
    await rest()
    desk.deleted = "Letter"
    await rest()
    func isOverSheet() -> Bool {
      let sheet = host.renderer.controllers.values.compactMap { $0 as? SheetController }.first
      return toasts(host).contains { toast in sheet.map { toast.isInside($0.dialog) } == true }
    }
    #expect(isOverSheet())
    desk.deleted = nil
    await rest()
    #expect(toasts(host).isEmpty)
    host.close()
    await MainLoop.rest()
  }

  @Test(.needsWindow) func `A window in the place of another one leaves that hidden until it closes`() async throws {
    _ = Toolkit.startForTests()
    let desk = Desk()
    let windows = AppWindows(of: nil) { Scenes(desk: desk).contents }
    let host = try #require(windows.openFirst())
    func isSeen(_ host: WindowHost) -> Bool { host.renderer.windows.first?.window.isMapped == true }
    host.graph[AppRequests.self].pushWindow(WindowRequest(id: "second"))
    let second = try #require(windows.open.last)
    await second.awaitQuiet()
    #expect(second !== host && isSeen(second) && !isSeen(host))
    #expect(windows.front === second)
    second.close()
    await host.awaitQuiet()
    #expect(isSeen(host) && windows.open.count == 1)
    // One that is asked for is there again, whatever was opened in its place.
    host.graph[AppRequests.self].pushWindow(WindowRequest(id: "second"))
    let again = try #require(windows.open.last)
    again.graph[AppRequests.self].pushWindow(WindowRequest(id: "second"))
    #expect(isSeen(again))
    host.present()
    await host.awaitQuiet()
    #expect(isSeen(host) && isSeen(again))
    again.close()
    await MainLoop.rest()
    #expect(windows.open.count == 1)
    // Where nothing opens, nothing goes.
    host.graph[AppRequests.self].pushWindow(WindowRequest(id: "none"))
    #expect(isSeen(host))
    host.close()
    await MainLoop.rest()
  }
}

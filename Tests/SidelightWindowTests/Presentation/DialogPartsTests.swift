import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// What stands in dialogs besides their texts and buttons, and dialogs before a window closes.
@Suite("Parts of dialogs", .serialized)
@MainActor struct DialogPartsTests {
  @Observable @MainActor final class Desk {
    var isAsking = false
    var isSuppressed = false
    var asksAgain = true
    var icon: Image? = Image(systemName: "trash")
    var lines: [String] = []
  }

  private struct Page: View {
    @Bindable var desk: Desk
    var body: some View {
      let text = Text("Desk").confirmationDialog("Empty?", isPresented: $desk.isAsking) { Button("Empty") { desk.lines.append("empty") } }
      if desk.asksAgain {
        text.dialogSuppressionToggle("Never again", isSuppressed: $desk.isSuppressed).dialogIcon(desk.icon)
      } else {
        text.dialogIcon(desk.icon)
      }
    }
  }

  @Test(arguments: Depth.available) func `A checkbox in a dialog writes its binding`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 600, height: 500) { Page(desk: desk) }
    desk.isAsking = true
    try await app.settle()
    let box = app.alert("Empty?").toggle("Never again")
    try await app.wait(until: "a button has the focus") {
      try ["Cancel", "Empty"].contains { try app.alert().button($0).isFocused }
    }
    #expect(try box.isOn == false)
    try await box.click()
    #expect(desk.isSuppressed)
    try await app.alert().button("Empty").click()
    #expect(desk.lines == ["empty"] && !app.alert().exists)
    try await app.close()
  }

  @Test(.needsWindow) func `The symbol above the title follows what is said`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 600, height: 500) { Page(desk: desk) }
    desk.isAsking = true
    try await app.settle()
    func icon() -> String? { app.renderer?.controllers.values.compactMap { ($0 as? AlertController)?.dialog.sign?.iconName }.first }
    #expect(icon()?.contains("trash") == true)
    desk.icon = Image(systemName: "star")
    try await app.settle()
    #expect(icon()?.contains("star") == true)
    desk.icon = nil
    try await app.settle()
    #expect(icon() == nil)
    try await app.press(.escape)
    try await app.close()
  }

  private struct Editor: View {
    let desk: Desk
    var body: some View {
      VStack {
        Text("Text").dismissalConfirmationDialog("Discard?", shouldPresent: desk.asksAgain) {
          Button("Discard", role: .destructive) { desk.lines.append("discarded") }
        } message: {
          Text("It is not saved.")
        }
        Text("Mail").dismissalConfirmationDialog(Text("Leave unsent?"), shouldPresent: desk.isSuppressed) {
          Button("Leave") { desk.lines.append("left") }
        }
      }
      .onDisappear { desk.lines.append("gone") }
    }
  }

  private struct Scenes: Scene {
    let desk: Desk
    var body: some Scene { WindowGroup("First") { Editor(desk: desk) } }
  }

  @Test(.needsWindow) func `A window asks before it closes, and closes once the user agrees`() async throws {
    _ = Toolkit.startForTests()
    let desk = Desk()
    let windows = AppWindows(of: nil) { Scenes(desk: desk).contents }
    let host = try #require(windows.openFirst())
    func rest() async {
      host.graph.flush()
      await host.awaitQuiet()
    }
    func alert() -> AlertController? { host.renderer.controllers.values.compactMap { $0 as? AlertController }.first }
    await rest()
    host.close()
    await rest()
    #expect(windows.open.count == 1)
    #expect(alert()?.dialog.responses.map(\.label) == ["Cancel", "Discard"])
    alert()?.askToClose()
    await rest()
    #expect(alert() == nil && windows.open.count == 1 && desk.lines.isEmpty)
    // One after the other is asked, and whoever changes their mind is asked again.
    desk.isSuppressed = true
    await rest()
    func press(_ title: String) async {
      let button = alert()?.dialog.visibleTree.first { button in
        button.typeName == "GtkButton" && button.visibleTree.contains { $0.visibleText == title }
      }
      button?.emit(Signal<Void>("clicked"))
      await rest()
    }
    host.close()
    await rest()
    await press("Leave")
    #expect(alert()?.dialog.responses.map(\.label) == ["Cancel", "Discard"])
    await press("Cancel")
    host.close()
    await rest()
    await press("Leave")
    #expect(desk.lines == ["left", "left"])
    desk.lines = []
    let button = alert()?.dialog.visibleTree.first { button in
      button.typeName == "GtkButton" && button.visibleTree.contains { $0.visibleText == "Discard" }
    }
    button?.emit(Signal<Void>("clicked"))
    await rest()
    await MainLoop.rest()
    #expect(desk.lines == ["discarded", "gone"])
    #expect(windows.open.isEmpty)
    #expect(host.renderer.windows.allSatisfy { !$0.window.isRealized })
  }

  @Test(.needsWindow) func `A window that has nothing to ask closes at once`() async throws {
    _ = Toolkit.startForTests()
    let desk = Desk()
    let windows = AppWindows(of: nil) { Scenes(desk: desk).contents }
    let host = try #require(windows.openFirst())
    desk.asksAgain = false
    host.graph.flush()
    await host.awaitQuiet()
    host.close()
    await MainLoop.rest()
    #expect(windows.open.isEmpty)
  }
}

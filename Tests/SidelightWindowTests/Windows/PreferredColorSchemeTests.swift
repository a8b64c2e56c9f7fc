import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Windows whose content wants to be light or dark.
@Suite("Preferred color schemes", .serialized)
@MainActor struct PreferredColorSchemeTests {
  @Observable final class Desk {
    var scheme: ColorScheme?
    var inner: ColorScheme?
    var text = "text"
    var isLiteral = true
  }

  private struct Words: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  private struct Page: View {
    let desk: Desk
    var body: some View {
      NavigationStack {
        VStack {
          Words().preferredColorScheme(desk.inner)
        }
      }
      .preferredColorScheme(desk.scheme ?? desk.inner)
    }
  }

  @Test(arguments: Depth.available)
  func `A window is as its content wants, and else as the desktop is`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 400, height: 300) { Page(desk: desk) }
    #expect(app.text("light").isVisible)
    desk.scheme = .dark
    try await app.settle()
    #expect(app.text("dark").isVisible)
    desk.scheme = nil
    try await app.settle()
    #expect(app.text("light").isVisible)
    desk.inner = .dark
    try await app.settle()
    #expect(app.text("dark").isVisible)
    if depth == .window { #expect(StyleManager.shared.isDark) }
    try await app.close()
    if depth == .window { #expect(!StyleManager.shared.isDark) }
  }

  private struct Fields: View {
    @Bindable var desk: Desk
    var body: some View {
      VStack {
        TextField("Code", text: $desk.text)
        TextEditor(text: $desk.text)
      }
      .autocorrectionDisabled(desk.isLiteral)
    }
  }

  @Test(.needsWindow)
  func `Input methods are told not to correct what is typed`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 400, height: 300) { Fields(desk: desk) }
    try check(app, isCorrected: false)
    desk.isLiteral = false
    try await app.settle()
    try check(app, isCorrected: true)
    try await app.close()
  }

  private func check(_ app: TestApp, isCorrected: Bool) throws {
    let controllers = app.renderer?.controllers.values.map { $0 } ?? []
    let entry = try #require(controllers.compactMap { $0.core as? EntryWidget }.first)
    let editor = try #require(controllers.compactMap { $0 as? TextEditorController }.first)
    #expect(entry.input.isCorrected == isCorrected && editor.view.input.isCorrected == isCorrected)
  }
}

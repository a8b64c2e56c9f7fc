import Observation
import Sidelight
@_spi(Nodes) import SidelightGraph
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Which texts, and which of an app's own values, are written for the next run, at every depth.
@Suite("What is written for the next run", .serialized)
@MainActor struct RestoredTextTests {
  private struct Account {
    var name = ""
    var password = ""
  }

  private struct SignIn: View {
    @State private var account = Account()
    @State private var isSeen = true
    @State private var note = ""
    @State private var hasSecond = false

    var body: some View {
      Form {
        TextField("Name", text: $account.name)
        if isSeen { TextField("Password", text: $account.password) } else { SecureField("Password", text: $account.password) }
        Button("Show or Hide") { isSeen.toggle() }
        Button("Second") {
          note = "by the app"
          hasSecond = true
        }
        if hasSecond { TextField("Second Note", text: $note) }
      }
    }
  }

  /// The texts, with the place of the cursor in a window.
  private func kept(_ app: TestApp) -> [String] {
    app.driver.graph.collectLasting().values.compactMap { $0.text ?? $0["text"]?.text }
  }

  @Test(arguments: Depth.available)
  func `What a password field has edited is not, however it is shown later`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { SignIn() }
    try await app.textField("Name").type("Ada")
    try await app.button("Show or Hide").click()
    try await app.textField("Password").type("secret")
    try await app.button("Show or Hide").click()
    #expect(try app.textField("Password").value == "secret")
    #expect(kept(app).contains("Ada"))
    #expect(!kept(app).contains("secret"))
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `State that the app wrote before there was a field for it is`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { SignIn() }
    try await app.button("Second").click()
    try await app.textField("Second Note").type(" and me")
    #expect(kept(app).contains { $0.contains("and me") })
    try await app.close()
  }

  @Observable @MainActor final class Model {
    var isOpen = true
    var shown = "one"
  }

  private struct Owned: View {
    @Bindable var model: Model
    @State private var isOpen = true
    var body: some View {
      Form {
        DisclosureGroup("Owned", isExpanded: $model.isOpen) { Text("In the model's") }
        DisclosureGroup("Own", isExpanded: $isOpen) { Text("In the view's") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `What the app's model keeps at any time is not`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { Owned(model: Model()) }
    let groups = app.driver.graph.collectLasting().filter { $0.key.contains("group") }
    #expect(groups.count == 1, "\(groups)")
    try await app.close()
  }

  private struct Notes: View {
    @State private var text = ""
    @State private var line = ""
    var body: some View {
      VStack {
        TextEditor(text: $text).accessibilityLabel("Note")
        TextField("Line", text: $line)
      }
    }
  }

  @Test(.needsWindow) func `Cursors are where they were, and stay where the user puts them`() async throws {
    func carets(_ app: TestApp) -> [Int] {
      let controllers = app.renderer?.controllers.values.sorted { $0.id.raw < $1.id.raw } ?? []
      return controllers.compactMap { app.renderer?.caret(of: $0.id) }
    }
    func put(_ app: TestApp, _ places: (Int, Int)) {
      for case let editor as TextEditorController in app.renderer.map({ Array($0.controllers.values) }) ?? [] {
        editor.view.cursor = places.0
      }
      for case let field as TextFieldController in app.renderer.map({ Array($0.controllers.values) }) ?? [] {
        (field.core as? EntryWidget)?.cursor = places.1
      }
    }
    let first = try await TestApp(.window, width: 500, height: 400) { Notes() }
    try await first.textField("Line").type("Hello you")
    try await first.textField("Note").type("Dear Ada")
    put(first, (4, 5))
    try await first.close()
    let second = try await TestApp(.window, width: 500, height: 400, restarting: first) { Notes() }
    #expect(carets(second) == [4, 5])
    put(second, (2, 1))
    try await second.textField("Line").focus()
    try await second.settle()
    #expect(carets(second)[0] == 2)
    try await second.close()
  }

  private struct Library: View {
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        TabSection("Music") { Tab("Songs", systemImage: "music.note") { Text("All songs") } }
        TabSection("Films") { Tab("Seen", systemImage: "film") { Text("All films") } }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test(arguments: Depth.available)
  func `Sections of a sidebar of tabs are folded as they were`(depth: Depth) async throws {
    let first = try await TestApp(depth, width: 900, height: 500) { Library() }
    #expect(first.row("Songs").isVisible && first.row("Seen").isVisible)
    try await first.heading("Music").toggle()
    #expect(!first.row("Songs").isVisible)
    try await first.close()
    let second = try await TestApp(depth, width: 900, height: 500, restarting: first) { Library() }
    #expect(!second.row("Songs").isVisible && second.row("Seen").isVisible)
    try await second.close()
  }
}

import Observation
import Sidelight
@_spi(Nodes) import SidelightGraph
import SidelightCore
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

  private func kept(_ app: TestApp) -> [LastingValue] { Array(app.driver.graph[Restoration.self].collect().values) }

  @Test(arguments: Depth.available)
  func `What a password field has edited is not, however it is shown later`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { SignIn() }
    try await app.textField("Name").type("Ada")
    try await app.button("Show or Hide").click()
    try await app.textField("Password").type("secret")
    try await app.button("Show or Hide").click()
    #expect(try app.textField("Password").value == "secret")
    #expect(kept(app).contains(.text("Ada")))
    #expect(!kept(app).contains(.text("secret")))
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `State that the app wrote before there was a field for it is`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { SignIn() }
    try await app.button("Second").click()
    try await app.textField("Second Note").type(" and me")
    #expect(kept(app).contains { $0.text?.contains("and me") == true })
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
    let groups = app.driver.graph[Restoration.self].collect().filter { $0.key.contains("group") }
    #expect(groups.count == 1, "\(groups)")
    try await app.close()
  }
}

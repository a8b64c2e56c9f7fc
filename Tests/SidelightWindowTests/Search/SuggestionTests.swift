import DisplaySupport
import SidelightBridge
import Sidelight
import SidelightWindowTesting
import Testing

/// What stands with a search field, at every depth.
@Suite("Suggestions, scopes and tokens", .serialized)
@MainActor struct SuggestionTests {
  struct Fruit: Identifiable, Hashable {
    let id: String
  }

  @Observable @MainActor final class Model {
    var text = ""
    var scope = "All"
    var tokens: [Fruit] = []
    var submitted: [String] = []
  }

  private struct Shop: View {
    @Bindable var model: Model
    var body: some View {
      List(["apple", "banana"], id: \.self) { Text($0) }
        .searchable(text: $model.text, tokens: $model.tokens, prompt: "Fruit") { Text($0.id) }
        .searchSuggestions {
          if model.text != "x" {
            Text("Recent")
            ForEach(["Cherry", "Date"], id: \.self) { Label($0, systemImage: "leaf").searchCompletion($0.lowercased()) }
            Text("As a token").searchCompletion(Fruit(id: "fig"))
          }
        }
        .searchScopes($model.scope) { ForEach(["All", "Ripe"], id: \.self) { Text($0) } }
        .onSubmit(of: .search) { model.submitted.append(model.text) }
        .navigationTitle("Shop")
    }
  }

  @Test(arguments: Depth.available)
  func `A click on a suggestion fills the field, submits it and closes the others`(depth: Depth) async throws {
    let model = Model()
    let app = try await TestApp(depth, width: 500, height: 600) { Shop(model: model) }
    #expect(!app.suggestion("Cherry").isVisible)
    try await app.button("Search").click()
    #expect(app.labels(of: .suggestion) == ["Recent", "Cherry", "Date", "As a token"])
    try await app.suggestion("Date").click()
    #expect(model.text == "date" && model.submitted == ["date"])
    #expect(try app.textField("Fruit").value == "date" && app.textField("Fruit").isFocused)
    #expect(app.labels(of: .suggestion).isEmpty)
    try await app.textField("Fruit").type("s")
    #expect(app.labels(of: .suggestion).count == 4)
    try await app.textField("Fruit").clear()
    try await app.textField("Fruit").type("x")
    #expect(app.labels(of: .suggestion).isEmpty)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Down and Up choose among suggestions, Enter takes one, and Escape closes them before the search`(depth: Depth) async throws {
    let model = Model()
    let app = try await TestApp(depth, width: 500, height: 600) { Shop(model: model) }
    try await app.button("Search").click()
    try await app.press(.down)
    try await app.press(.down)
    #expect(try app.suggestion("Date").isSelected && !app.suggestion("Cherry").isSelected)
    try await app.press(.up)
    #expect(try app.suggestion("Cherry").isSelected && app.textField("Fruit").isFocused)
    try await app.press(.enter)
    #expect(model.text == "cherry" && model.submitted == ["cherry"])
    try await app.press(.down)
    #expect(app.labels(of: .suggestion).count == 4)
    try await app.press(.escape)
    #expect(app.labels(of: .suggestion).isEmpty)
    #expect(app.textField("Fruit").isVisible && model.text == "cherry")
    try await app.press(.escape)
    #expect(!app.textField("Fruit").isVisible && model.text == "")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A token stands below the field, and its button or Backspace takes it away`(depth: Depth) async throws {
    let model = Model()
    let app = try await TestApp(depth, width: 500, height: 600) { Shop(model: model) }
    try await app.button("Search").click()
    try await app.textField("Fruit").type("fi")
    try await app.suggestion("As a token").click()
    #expect(model.tokens.map(\.id) == ["fig"] && model.text == "")
    #expect(app.labels(of: .token) == ["fig"])
    try await app.token("fig").delete()
    #expect(model.tokens.isEmpty && app.labels(of: .token).isEmpty)
    model.tokens = [Fruit(id: "kiwi"), Fruit(id: "lime")]
    try await app.settle()
    #expect(app.labels(of: .token) == ["kiwi", "lime"])
    let buttons = app.renderer?.windows.first?.window.visibleTree.compactMap(\.accessibleLabel).filter { $0.hasPrefix("Remove") }
    #expect(depth != .window || buttons == ["Remove kiwi", "Remove lime"])
    try await app.textField("Fruit").focus()
    try await app.press(.backspace)
    #expect(app.labels(of: .token) == ["kiwi"])
    try await app.button("Search").click()
    #expect(model.tokens.isEmpty)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Scopes stand below the field while the user searches`(depth: Depth) async throws {
    let model = Model()
    let app = try await TestApp(depth, width: 500, height: 600) { Shop(model: model) }
    #expect(!app.picker("Search Scope").isVisible)
    try await app.button("Search").click()
    #expect(try app.picker("Search Scope").isVisible && app.picker("Search Scope").value == "All")
    try await app.picker("Search Scope").choose("Ripe")
    #expect(model.scope == "Ripe")
    model.scope = "All"
    try await app.settle()
    #expect(try app.picker("Search Scope").value == "All")
    try await app.button("Search").click()
    #expect(!app.picker("Search Scope").isVisible)
    try await app.close()
  }

  @Test(.needsWindow)
  func `Suggestions lie below their field, as wide as it, and leave with the focus`() async throws {
    let app = try await TestApp(.window, width: 500, height: 600) { Shop(model: Model()) }
    try await app.button("Search").click()
    /// The widths of the field and of the popover; a widget that the test held would outlive its window.
    func widths() throws -> (field: Double, popover: Double)? {
      let window = try #require(app.renderer?.windows.first?.window)
      let field = try #require(window.visibleTree.first { $0 is EntryWidget })
      let popover = try #require(field.children.first { $0 is SuggestionPopover })
      guard popover.isMapped, let box = field.bounds(in: field) else { return nil }
      return (box.width, Double(popover.width))
    }
    let sizes = try #require(try widths())
    #expect(abs(sizes.field - sizes.popover) < 16)
    try await app.row("apple").click()
    try await app.settle()
    #expect(try widths() == nil)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Options stand side by side where the style says so`(depth: Depth) async throws {
    struct Chooser: View {
      @Bindable var model: Model
      var body: some View {
        Picker("Ripeness", selection: $model.scope) { ForEach(["All", "Ripe"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
      }
    }
    let model = Model()
    let app = try await TestApp(depth, width: 500, height: 200) { Chooser(model: model) }
    try await app.picker("Ripeness").choose("Ripe")
    #expect(try model.scope == "Ripe" && app.picker("Ripeness").value == "Ripe")
    model.scope = "Unknown"
    try await app.settle()
    #expect(try app.picker("Ripeness").value == "")
    try await app.close()
  }
}

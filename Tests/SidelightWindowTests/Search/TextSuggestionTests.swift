import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// What fields of text suggest, at every depth.
@Suite("Suggestions of fields", .serialized)
@MainActor struct TextSuggestionTests {
  @Observable @MainActor final class Model {
    var city = ""
    var submitted: [String] = []
    var pressed = 0
  }

  private struct Page: View {
    @Bindable var model: Model
    var isForm = false
    var body: some View {
      if isForm { Form { content } } else { VStack { content }.padding() }
    }

    @ViewBuilder private var content: some View {
      TextField("City", text: $model.city)
        .textInputSuggestions {
          Section("Cities") {
            ForEach(["Bergen", "Bern", "Oslo"].filter { $0.hasPrefix(model.city) }, id: \.self) {
              Label($0, systemImage: "leaf").textInputCompletion($0)
            }
          }
        }
      Button("Default") { model.pressed += 1 }.keyboardShortcut(.defaultAction)
    }
  }

  @Test(arguments: Depth.available)
  func `Suggestions come with the first letter, and a click puts one into the field`(depth: Depth) async throws {
    let model = Model()
    let app = try await TestApp(depth, width: 400, height: 400) { Page(model: model) }
    try await app.textField("City").focus()
    #expect(app.labels(of: .suggestion).isEmpty)
    try await app.textField("City").type("Ber")
    #expect(app.labels(of: .suggestion) == ["Cities", "Bergen", "Bern"])
    try await app.suggestion("Cities").click()
    #expect(model.city == "Ber" && app.labels(of: .suggestion).count == 3)
    try await app.suggestion("Bern").click()
    #expect(try model.city == "Bern" && app.textField("City").value == "Bern" && app.textField("City").isFocused)
    #expect(app.labels(of: .suggestion).isEmpty && model.pressed == 0)
    try await app.textField("City").clear()
    try await app.textField("City").type("O")
    #expect(app.labels(of: .suggestion) == ["Cities", "Oslo"])
    try await app.button("Default").focus()
    #expect(app.labels(of: .suggestion).isEmpty)
    try await app.close()
  }

  @Test(arguments: Depth.available, [false, true])
  func `Down and Up go through them, Enter takes one or presses the default button, and Escape closes them`(
    depth: Depth, isForm: Bool
  ) async throws {
    let model = Model()
    let app = try await TestApp(depth, width: 400, height: 400) { Page(model: model, isForm: isForm) }
    try await app.textField("City").focus()
    try await app.press(.down)
    #expect(try app.suggestion("Bergen").isSelected)
    try await app.press(.down)
    try await app.press(.down)
    try await app.press(.up)
    #expect(try app.suggestion("Bern").isSelected && !app.suggestion("Bergen").isSelected && app.textField("City").isFocused)
    try await app.press(.enter)
    #expect(model.city == "Bern" && model.pressed == 0 && app.labels(of: .suggestion).isEmpty)
    try await app.press(.enter)
    #expect(model.pressed == 1)
    try await app.textField("City").focus()
    try await app.press(.down)
    #expect(app.labels(of: .suggestion) == ["Cities", "Bern"])
    try await app.press(.escape)
    #expect(try app.labels(of: .suggestion).isEmpty && model.city == "Bern" && app.textField("City").isFocused)
    try await app.close()
  }

  @Test(.needsWindow)
  func `The cursor stands behind what was chosen`() async throws {
    let model = Model()
    let app = try await TestApp(.window, width: 400, height: 400) { Page(model: model) }
    try await app.textField("City").type("Ber")
    try await app.press(.down)
    try await app.press(.enter)
    func cursor() -> Int? { app.renderer?.windows.first?.window.visibleTree.compactMap { $0 as? EntryWidget }.first?.cursor }
    #expect(model.city == "Bergen" && cursor() == 6)
    try await app.close()
  }
}

import Observation
import SidelightUI
import SidelightWindowTesting
import Testing

/// What counts as text.
@Suite("Texts", .serialized)
@MainActor struct TextRoleTests {
  private struct Controls: View {
    @State private var isOn = false
    @State private var number = 0.5
    @State private var choice = 1
    @State private var text = ""
    var body: some View {
      NavigationStack {
        VStack {
          Text("text")
          Button("button") {}
          Button {
          } label: {
            Label("label in a button", systemImage: "folder")
          }
          Label("label", systemImage: "folder")
          Toggle("toggle", isOn: $isOn)
          Slider(value: $number) { Text("slider") }
          Picker("picker", selection: $choice) { Text("option").tag(1) }
          ProgressView("progress", value: 0.5)
          DisclosureGroup("disclosure", isExpanded: .constant(true)) { Text("inside") }
          Menu("menu") { Button("entry") {} }
          Menu {
            Button("entry") {}
          } label: {
            Label("label of a menu", systemImage: "folder")
          }
          TextField("field", text: $text)
          List { Section("heading") { Text("row") } }
        }
        .toolbar { Button("item") {} }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Texts are those of controls and rows, too, and the same at every depth`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Controls() }
    #expect(
      app.labels(of: .text) == [
        "item", "text", "button", "label in a button", "label", "toggle", "slider", "picker", "progress", "disclosure", "inside", "heading",
        "row",
      ])
    try await app.close()
  }

  @Observable final class Words {
    var text = "5"
    var name: String? = "Five unread letters"
  }

  private struct Named: View {
    let words: Words

    var body: some View {
      VStack {
        if let name = words.name { Text(words.text).accessibilityLabel(name) } else { Text(words.text) }
        List { Text("6").accessibilityLabel("Six") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A text is called what the app calls it, also when its words are others`(depth: Depth) async throws {
    let words = Words()
    let app = try await TestApp(depth) { Named(words: words) }
    #expect(app.labels(of: .text) == ["Five unread letters", "Six"])
    words.text = "7"
    try await app.settle()
    #expect(app.labels(of: .text) == ["Five unread letters", "Six"])
    words.name = "Seven unread letters"
    try await app.settle()
    #expect(app.labels(of: .text) == ["Seven unread letters", "Six"])
    words.name = nil
    try await app.settle()
    #expect(app.labels(of: .text) == ["7", "Six"])
    try await app.close()
  }
}

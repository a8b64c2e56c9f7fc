import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Buttons in the headers of sections.
@Suite("Section actions", .serialized, .needsWindow)
@MainActor struct SectionActionsTests {
  private struct Categories: View {
    @Bindable var names: Choice<[String]>
    @State private var isExpanded = true
    @State private var hasActions = true
    var body: some View {
      VStack {
        Toggle("Actions", isOn: $hasActions)
        List {
          Text("Home")
          if hasActions {
            section.sectionActions { Button("Add", systemImage: "plus") { names.value.append("New \(names.value.count)") } }
          } else {
            section
          }
          Section { Text("No header") }.sectionActions { Button("Clear", systemImage: "trash") { names.value = [] } }
        }
        .listStyle(.sidebar)
      }
    }

    private var section: some View {
      Section("Categories", isExpanded: $isExpanded) { ForEach(names.value, id: \.self) { Text($0) } }
    }
  }

  @Test(arguments: [Depth.model, .window]) func `A header offers them, also one that is there for them alone`(depth: Depth) async throws {
    let names = Choice(["Climate"])
    let app = try await TestApp(depth, width: 400, height: 600) { Categories(names: names) }
    #expect(app.rows == ["Home", "Climate", "No header"])
    try await app.button("Add").click()
    #expect(app.rows == ["Home", "Climate", "New 1", "No header"])
    try await app.button("Add").click()
    #expect(names.value == ["Climate", "New 1", "New 2"])
    try await app.button("Clear").click()
    #expect(app.rows == ["Home", "No header"])
    try await app.button("Add").click()
    try await app.heading("Categories, Add").collapse()
    #expect(app.rows == ["Home", "No header"])
    try await app.heading("Categories, Add").expand()
    try await app.toggle("Actions").click()
    #expect(!app.button("Add").exists)
    #expect(try app.heading("Categories").isExpanded)
    try await app.close()
  }

  @Test func `They stand at the end of the header, before what folds the section`() async throws {
    let app = try await TestApp(.window, width: 400, height: 600) { Categories(names: Choice(["Climate"])) }
    /// From the action to the button that folds, and from that to the end of the row; a widget that the test held would outlive its window.
    func distances() throws -> (Double, Double) {
      let all = try #require(app.renderer?.windows.first?.window).visibleTree
      let add = try #require(all.first { $0 is ButtonWidget && $0.accessibleLabel == "Add" })
      let line = try #require(add.nearest(typeNamed: "GtkListItemWidget"))
      let fold = try #require(line.visibleTree.first { $0.hasClass("sidelight-disclosure") })
      let place = try #require(add.bounds(in: line))
      let end = try #require(fold.bounds(in: line))
      return (end.x - place.x - place.width, Double(line.width) - end.x - end.width)
    }
    let (between, behind) = try distances()
    #expect(between >= 0 && between <= 12)
    #expect(behind <= 12)
    try await app.close()
  }
}

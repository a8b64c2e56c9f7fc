import Sidelight
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Another version of an app takes what it can place, and shows nothing that nobody made, at every depth.
@Suite("Programs that changed", .serialized)
@MainActor struct ChangedProgramTests {
  // MARK: Another view at a place

  private struct Card: View {
    let isNew: Bool
    @State private var first = ""
    @State private var second = ""
    @State private var third = ""
    var body: some View {
      VStack {
        TextField("First", text: $first)
        isNew ? AnyView(DisclosureGroup("More") { Text("Inside") }) : AnyView(TextField("Second", text: $second))
        TextField("Third", text: $third)
      }
    }
  }

  private func card(_ depth: Depth, isNew: Bool, after earlier: TestApp? = nil) async throws -> TestApp {
    try await TestApp(depth, width: 500, height: 400, restarting: earlier) { Card(isNew: isNew) }
  }

  @Test(arguments: Depth.available)
  func `A group where a field was is as the app declares it, and the fields around it have their own texts or none`(
    depth: Depth
  ) async throws {
    let first = try await card(depth, isNew: false)
    for (field, text) in ["First": "one", "Second": "two", "Third": "three"] { try await first.textField(field).type(text) }
    try await first.close()
    let second = try await card(depth, isNew: true, after: first)
    #expect(try second.textField("First").value == "one")
    #expect(try ["", "three"].contains(second.textField("Third").value))
    #expect(!second.text("Inside").isVisible)
    try await second.disclosure("More").toggle()
    #expect(second.text("Inside").isVisible)
    try await second.close()
    let third = try await card(depth, isNew: true, after: second)
    #expect(third.text("Inside").isVisible)
    #expect(try third.textField("First").value == "one")
    try await third.close()
    let fourth = try await card(depth, isNew: false, after: third)
    #expect(try fourth.textField("First").value == "one")
    #expect(try ["", "two"].contains(fourth.textField("Second").value) && ["", "three"].contains(fourth.textField("Third").value))
    try await fourth.textField("Second").type("!")
    try await fourth.close()
  }

  // MARK: A tab less

  private struct Shelf: View {
    let hasMusic: Bool
    @State private var tab = "books"
    @State private var note = ""
    var body: some View {
      TabView(selection: $tab) {
        Tab("Books", systemImage: "book", value: "books") { TextField("Note", text: $note) }
        if hasMusic { Tab("Music", systemImage: "music.note", value: "music") { Text("All music") } }
        Tab("Films", systemImage: "film", value: "films") { Text("All films") }
      }
    }
  }

  private func shelf(_ depth: Depth, hasMusic: Bool, after earlier: TestApp? = nil) async throws -> TestApp {
    try await TestApp(depth, width: 600, height: 400, restarting: earlier) { Shelf(hasMusic: hasMusic) }
  }

  @Test(arguments: Depth.available)
  func `Where the selected tab is gone the app's own first one is shown, with what was in it`(depth: Depth) async throws {
    let first = try await shelf(depth, hasMusic: true)
    try await first.textField("Note").type("read on")
    try await first.tab("Music").click()
    #expect(first.text("All music").isVisible)
    try await first.close()
    let second = try await shelf(depth, hasMusic: false, after: first)
    #expect(try second.tab("Books").isSelected && !second.tab("Films").isSelected)
    #expect(try second.textField("Note").value == "read on")
    #expect(!second.tab("Music").exists)
    try await second.tab("Films").click()
    #expect(second.text("All films").isVisible)
    try await second.close()
    // A tab more, before the one that is selected now.
    let third = try await shelf(depth, hasMusic: true, after: second)
    #expect(try third.tab("Films").isSelected)
    try await third.close()
  }

  // MARK: A column more, and one less

  struct Item: Identifiable {
    let id: Int
    static let all = (1...5).map(Item.init)
  }

  private struct Items: View {
    let hasSize: Bool
    let hasKind: Bool
    @State private var customization = TableColumnCustomization<Item>()
    var body: some View {
      Table(Item.all, columnCustomization: $customization) {
        TableColumn("Name") { Text("Item \($0.id)") }.customizationID("name").disabledCustomizationBehavior(.visibility)
        if hasKind { TableColumn("Kind") { Text("Kind \($0.id)") }.customizationID("kind") }
        if hasSize { TableColumn("Size") { Text("Size \($0.id)") }.customizationID("size") }
        TableColumn("Owner") { Text("Owner \($0.id)") }.customizationID("owner")
      }
    }
  }

  private func items(_ depth: Depth, hasSize: Bool = true, hasKind: Bool = false, after earlier: TestApp? = nil) async throws -> TestApp {
    try await TestApp(depth, width: 800, height: 400, restarting: earlier) { Items(hasSize: hasSize, hasKind: hasKind) }
  }

  /// The headers and the cells of the first row, from the leading edge on.
  private func columns(_ app: TestApp) -> [String] {
    let names = ["Name", "Kind", "Size", "Owner"]
    func shown(_ texts: [String]) -> [Int] {
      texts.indices.filter { app.text(texts[$0]).exists }.sorted { place(texts[$0]) < place(texts[$1]) }
    }
    func place(_ text: String) -> Double { (try? app.text(text).frame.x) ?? 0 }
    let headers = shown(names)
    #expect(headers == shown(["Item 1", "Kind 1", "Size 1", "Owner 1"]), "Cells stand below their headers.")
    return headers.map { names[$0] }
  }

  @Test(arguments: Depth.available)
  func `Columns are hidden and ordered as they were where a table has one more or one less`(depth: Depth) async throws {
    let first = try await items(depth)
    #expect(columns(first) == ["Name", "Size", "Owner"])
    try await first.text("Name").contextMenu("Size")
    try await first.text("Name").contextMenu("Move Right")
    #expect(columns(first) == ["Owner", "Name"])
    try await first.close()
    let more = try await items(depth, hasKind: true, after: first)
    let found = columns(more)
    #expect(Set(found) == ["Owner", "Name", "Kind"])
    #expect(found.filter { $0 != "Kind" } == ["Owner", "Name"])
    // All of it can be used.
    try await more.text("Name").contextMenu("Size")
    #expect(Set(columns(more)) == ["Owner", "Name", "Kind", "Size"])
    try await more.text("Name").contextMenu("Size")
    try await more.close()
    let less = try await items(depth, hasSize: false, after: more)
    #expect(columns(less) == ["Owner", "Name"])
    try await less.close()
  }
}

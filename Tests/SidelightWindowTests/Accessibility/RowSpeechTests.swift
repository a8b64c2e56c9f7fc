import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// What assistive technology is told of each kind of row.
@Suite("What rows say", .serialized, .needsWindow)
@MainActor struct RowSpeechTests {
  struct Leaf: Identifiable {
    let id: String
    var children: [Leaf]?
  }

  private static let roles: [AccessibleRole: String] = [
    .button: "button", .generic: "generic", .group: "group", .heading: "heading", .image: "image", .label: "label", .list: "list",
    .listItem: "item", .none: "none", .presentation: "presentation", .status: "status", .toggleButton: "toggle",
  ]

  /// A widget as a screen reader hears of it.
  private func speech(_ widget: Widget) -> String {
    var words = [Self.roles[widget.accessibleRole] ?? widget.typeName]
    if let label = widget.accessibleLabel { words.append("“\(label)”") }
    if let level = (1...9).first(where: { widget.accessibleMismatch(.level($0)) == nil }) { words.append("level \(level)") }
    if widget.accessibleMismatch(.expanded(true)) == nil { words.append("open") }
    if widget.accessibleMismatch(.expanded(false)) == nil { words.append("closed") }
    if widget.accessibleMismatch(.selected(true)) == nil { words.append("selected") }
    if widget.accessibleMismatch(.selected(false)) == nil { words.append("selectable") }
    return words.joined(separator: " ")
  }

  /// The rows from top to bottom, and what stands in each of them besides texts.
  private func speech(_ app: TestApp) throws -> String {
    let list = try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first)
    let places = list.places.values.filter { $0.item.position != nil }.sorted { ($0.item.position ?? 0) < ($1.item.position ?? 0) }
    let lines = places.compactMap { $0.item.child?.parent }
    let spoken = lines.map { line in
      let inner = line.visibleTree.filter { $0.isMapped && $0 != line && [.button, .image, .toggleButton].contains($0.accessibleRole) }
      return ([line] + inner).map(speech).joined(separator: "; ")
    }
    return ([speech(list.list)] + spoken).joined(separator: "\n")
  }

  private struct Kinds: View {
    @State private var choice: Set<String> = ["plain"]
    @State private var isExpanded = true
    var body: some View {
      List(selection: $choice) {
        Section(isExpanded: $isExpanded) {
          Text("Plain").tag("plain")
          Label("Mail", systemImage: "envelope").badge(3).tag("mail")
          Text("Named").accessibilityLabel("By another name").tag("named")
          NavigationLink("Link", value: 1)
          Button("Button") {}
        } header: {
          Text("Folds")
        }
        Section {
          DisclosureGroup("Group") { Text("Inside") }
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
      }
      .listStyle(.sidebar)
    }
  }

  @Test func `Headings, badges, links and groups`() async throws {
    let app = try await TestApp(.window, width: 400, height: 600) { NavigationStack { Kinds() } }
    var said = try speech(app)
    #expect(
      said == """
        list “Test”
        item “Folds” open; button “Show or Hide Section” open
        item “Plain” selected
        item “Mail, 3” selectable; image
        item “By another name” selectable
        item “Link”
        item “Button”; button
        item “Head”
        item “Group” level 1 closed; image
        item “Foot”
        """)
    try await app.row("Group").expand()
    said = try speech(app)
    #expect(
      said.split(separator: "\n").suffix(3).joined(separator: "\n") == """
        item “Group” level 1 open; image
        item “Inside” level 2
        item “Foot”
        """)
    try await app.close()
  }

  @Test func `Outlines`() async throws {
    let leaves = [Leaf(id: "Top", children: [Leaf(id: "Middle", children: [Leaf(id: "Low")]), Leaf(id: "Last")]), Leaf(id: "Alone")]
    let app = try await TestApp(.window, width: 400, height: 600) { List(leaves, children: \.children) { Text($0.id) } }
    try await app.row("Top").expand()
    try await app.row("Middle").expand()
    let said = try speech(app)
    #expect(
      said == """
        list
        item “Top” level 1 open; image
        item “Middle” level 2 open; image
        item “Low” level 3
        item “Last” level 2
        item “Alone” level 1
        """)
    try await app.close()
  }

  private struct Changing: View {
    @State private var choice: Set<Int> = [1]
    @State private var isForbidden = false
    @State private var hasHeader = false
    var body: some View {
      VStack {
        Button("Forbid") { isForbidden.toggle() }
        Button("Choose") { choice = choice == [2] ? [] : [2] }
        Button("Move") { hasHeader.toggle() }
        List(selection: $choice) {
          if hasHeader { Section("New") { Text("None") } }
          ForEach(1..<3, id: \.self) { Text("Row \($0)").selectionDisabled(isForbidden) }
        }
      }
    }
  }

  @Test func `Only rows that can be selected say so, whatever their places showed before`() async throws {
    let app = try await TestApp(.window, width: 400, height: 600) { Changing() }
    func rows() throws -> [String] { try speech(app).split(separator: "\n").dropFirst().map(String.init) }
    #expect(try rows() == ["item “Row 1” selected", "item “Row 2” selectable"])
    try await app.button("Forbid").click()
    #expect(try rows() == ["item “Row 1” selected", "item “Row 2”"])
    try await app.button("Choose").click()
    #expect(try rows() == ["item “Row 1”", "item “Row 2” selected"])
    try await app.button("Choose").click()
    #expect(try rows() == ["item “Row 1”", "item “Row 2”"])
    try await app.button("Forbid").click()
    #expect(try rows() == ["item “Row 1” selectable", "item “Row 2” selectable"])
    try await app.button("Choose").click()
    try await app.button("Move").click()
    #expect(try rows() == ["item “New”", "item “None”", "item “Row 1” selectable", "item “Row 2” selected"])
    try await app.button("Move").click()
    #expect(try rows() == ["item “Row 1” selectable", "item “Row 2” selected"])
    try await app.close()
  }

  @Test func `Edit mode`() async throws {
    let store = EditingWindowTests.Store(2)
    let app = try await TestApp(.window, width: 400, height: 600) {
      NavigationStack {
        List(Bindable(store).items, editActions: .all, selection: Bindable(store).selection) { $item in Text(item.name) }
          .navigationTitle("Items")
          .toolbar { EditButton() }
      }
    }
    try await app.row("Item 0").click()
    try await app.button("Edit").click()
    let said = try speech(app)
    #expect(
      said == """
        list “Items”
        item “Item 0” selected; button “Delete”
        item “Item 1” selectable; button “Delete”
        """)
    try await app.close()
  }
}

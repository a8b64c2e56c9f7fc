import DisplaySupport
import Foundation
import Observation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// What lists, tab lists, rows of forms and headers of tables are called, and in which order columns are read.
@Suite("Names and order for assistive technology", .serialized, .needsWindow)
@MainActor struct NameTests {
  private func lists(_ app: TestApp) -> [Widget] {
    app.renderer?.controllers.values.compactMap { ($0 as? ListController)?.list } ?? []
  }

  @Observable final class Titles {
    var content = "Letters"
  }

  private struct Columns: View {
    let titles: Titles
    var body: some View {
      NavigationSplitView {
        List { Text("In") }
      } content: {
        NavigationStack { List { Text("Hello") }.navigationTitle(titles.content) }
      } detail: {
        List { Text("Dear") }.accessibilityLabel("Paragraphs").navigationTitle("Letter")
          .inspector(isPresented: .constant(true)) { List { Text("Date") }.navigationTitle("About") }
      }
      .navigationSplitViewStyle(.balanced)
    }
  }

  @Test func `A list is called as its column, unless the app names it`() async throws {
    let titles = Titles()
    let app = try await TestApp(.window, width: 1300, height: 500) { Columns(titles: titles) }
    #expect(Set(lists(app).map { $0.accessibleLabel ?? "" }) == ["Sidebar", "Letters", "Paragraphs", "About"])
    titles.content = "Drafts"
    try await app.settle()
    #expect(Set(lists(app).map { $0.accessibleLabel ?? "" }) == ["Sidebar", "Drafts", "Paragraphs", "About"])
    try await app.close()
  }

  @Test func `Columns are read from the sidebar to the inspector, whatever is drawn above the rest`() async throws {
    let app = try await TestApp(.window, width: 1500, height: 500) { Columns(titles: Titles()) }
    func names(_ widget: Widget) -> [String] {
      let own = widget.typeName == "AdwNavigationPage" && widget.isMapped ? [widget.accessibleLabel ?? ""] : []
      return own + SpokenTree.children(of: widget).flatMap(names)
    }
    try await app.press(.f9)
    #expect(app.split?.picture.hasPrefix("|sidebar") == true)
    var order = try names(#require(app.renderer?.windows.first?.window)).filter { ["Sidebar", "Letters", "Letter", "About"].contains($0) }
    order = order.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    #expect(order == ["Sidebar", "Letters", "Letter", "About"])
    try await app.close()
  }

  @Test(arguments: [true, false])
  func `A list of tabs has a name`(isPages: Bool) async throws {
    let app = try await TestApp(.window, width: 900, height: 500) {
      if isPages {
        TabView {
          Text("One")
          Text("Two")
        }
        .tabViewStyle(.page)
      } else {
        TabView {
          Tab("One", systemImage: "star") { Text("First") }
          Tab("Two", systemImage: "heart") { Text("Second") }
        }
      }
    }
    let bars = app.renderer?.windows.first?.window.visibleTree.filter { $0.accessibleRole == .tabList } ?? []
    #expect(bars.map(\.accessibleLabel) == [isPages ? "Pages" : "Tabs"])
    try await app.close()
  }

  private struct Settings: View {
    @State private var name = ""
    @State private var isOn = true
    @State private var choice = 1
    @State private var count = 2
    @State private var amount = 0.5
    @State private var date = Date(timeIntervalSince1970: 0)
    var body: some View {
      Form {
        TextField("Name", text: $name)
        SecureField("Password", text: $name)
        LabeledContent("Nickname") { TextField("Nickname", text: $name) }
        Toggle("Sounds", isOn: $isOn)
        Picker("Colour", selection: $choice) {
          Text("Red").tag(1)
          Text("Blue").tag(2)
        }
        Stepper("Copies", value: $count, in: 0...9)
        Slider(value: $amount) { Text("Volume") }
        DatePicker("Birthday", selection: $date, displayedComponents: .date)
        LabeledContent("Version", value: "1.0")
        Button("Reset") {}
        TextField("Named", text: $name).accessibilityLabel("By another name")
      }
      .formStyle(.grouped).navigationTitle("Settings")
    }
  }

  /// What the rows of a form are called, from the first to the last.
  private func words(of app: TestApp) throws -> [String] {
    let list = try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first)
    #expect(list.list.accessibleLabel == "Settings")
    let places = list.places.values.filter { $0.item.position != nil }.sorted { ($0.item.position ?? 0) < ($1.item.position ?? 0) }
    return places.compactMap { $0.item.child?.parent?.accessibleLabel }
  }

  @Test func `A row of a form says its label once`() async throws {
    let app = try await TestApp(.window, width: 600, height: 900) { NavigationStack { Settings() } }
    let said = try words(of: app)
    for name in ["Name", "Password", "Nickname", "Sounds", "Colour", "By another name"] {
      #expect(said.count { $0 == name } == 1, "\(name) in \(said)")
    }
    #expect(said.contains("Version, 1.0") && said.contains("Reset"))
    try await app.close()
  }

  struct File: Identifiable {
    let id: Int
    var name: String
    var size: Int
  }

  private struct Files: View {
    @State private var order = [KeyPathComparator(\File.name)]
    var body: some View {
      Table([File(id: 1, name: "A", size: 3), File(id: 2, name: "B", size: 2)], sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Size", value: \.size) { Text("\($0.size)") }
        TableColumn("Kind") { _ in Text("Text") }
      }
    }
  }

  @Test func `The headers of a table are headers of columns, and say how they sort`() async throws {
    let app = try await TestApp(.window, width: 900, height: 400) { Files() }
    func headers() -> [String] {
      let found = app.renderer?.windows.first?.window.visibleTree.filter { $0.accessibleRole == .columnHeader } ?? []
      return found.map { header in
        let sorts: [(AccessibleSort, String)] = [(.none, "none"), (.ascending, "ascending"), (.descending, "descending")]
        return sorts.first { header.accessibleMismatch(.sort($0.0)) == nil }?.1 ?? "?"
      }
    }
    try await app.button("Size").click()
    #expect(headers() == ["none", "ascending", "none"])
    try await app.button("Size").click()
    #expect(headers() == ["none", "descending", "none"])
    try await app.close()
  }
}

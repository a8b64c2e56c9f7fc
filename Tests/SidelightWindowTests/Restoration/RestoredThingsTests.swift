import Observation
import Sidelight
import SidelightTesting
import SidelightWindowTesting
import Testing

/// What the user left is there again when the app starts the next time, at every depth.
@Suite("What comes back", .serialized)
@MainActor struct RestoredThingsTests {
  /// Uses an app, starts it again, and looks at it.
  private func restart(
    _ depth: Depth, width: Double = 1000, _ content: () -> some View, use: (TestApp) async throws -> Void, look: (TestApp) throws -> Void
  ) async throws {
    let first = try await TestApp(depth, width: width, height: 500) { content() }
    try await use(first)
    try await first.close()
    let second = try await TestApp(depth, width: width, height: 500, restarting: first) { content() }
    try look(second)
    try await second.close()
    // And once more, though nobody did anything.
    let third = try await TestApp(depth, width: width, height: 500, restarting: second) { content() }
    try look(third)
    try await third.close()
  }

  struct Mailbox: Hashable, Codable, Identifiable {
    var id: String
    static let all = ["Inbox", "Sent", "Drafts"].map(Mailbox.init)
  }

  private struct Mail: View {
    @State private var box: Mailbox.ID?
    @State private var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(Mailbox.all, selection: $box) { Text($0.id) }
      } detail: {
        Text(box.map { "Showing \($0)" } ?? "Nothing")
      }
    }
  }

  @Test(arguments: Depth.available)
  func `The selection comes back, and what follows from it`(depth: Depth) async throws {
    try await restart(depth) {
      Mail()
    } use: {
      try await $0.row("Sent").click()
    } look: { app in
      #expect(app.text("Showing Sent").isVisible)
      let found1 = try app.row("Sent").isSelected
      #expect(found1)
    }
  }

  @Test(arguments: Depth.available)
  func `A hidden sidebar stays hidden, and in a narrow window the page on top is the one that was there`(depth: Depth) async throws {
    try await restart(depth) {
      Mail()
    } use: {
      try await $0.press(.f9)
    } look: { app in
      #expect(app.split?.picture == "|detail 1000|")
    }
    try await restart(depth, width: 400) {
      Mail()
    } use: {
      try await $0.row("Drafts").click()
    } look: { app in
      #expect(app.text("Showing Drafts").isVisible)
      #expect(app.split?.picture.contains("(detail)") == true)
    }
  }

  private struct Pages: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(1...3, id: \.self) { NavigationLink("Go to \($0)", value: $0) }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Page \(number)")
              NavigationLink("Deeper", value: number * 10)
            }
          }
      }
    }
  }

  private struct OwnPages: View {
    var body: some View {
      NavigationStack {
        List(Mailbox.all) { NavigationLink($0.id, value: $0) }
          .navigationDestination(for: Mailbox.self) { Text("In \($0.id)") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `The pages of a stack come back, with a path of the app's or without`(depth: Depth) async throws {
    try await restart(depth) {
      Pages()
    } use: {
      try await $0.row("Go to 2").click()
      try await $0.button("Deeper").click()
      #expect($0.text("Page 20").isVisible)
    } look: { app in
      #expect(app.text("Page 20").isVisible)
    }
    try await restart(depth) {
      OwnPages()
    } use: {
      try await $0.row("Sent").click()
    } look: { app in
      #expect(app.text("In Sent").isVisible)
    }
  }

  private struct Tabs: View {
    @State private var tab = "one"
    @State private var name = ""
    @State private var secret = ""
    var body: some View {
      TabView(selection: $tab) {
        Tab("One", systemImage: "star", value: "one") { Text("First") }
        Tab("Two", systemImage: "star", value: "two") {
          VStack {
            Text("Second")
            TextField("Name", text: $name)
            TextField("Code", text: $secret).textContentType(.oneTimeCode)
          }
        }
      }
    }
  }

  private struct OwnTabs: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("First") }
        Tab("Two", systemImage: "star") { Text("Second") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `The selected tab comes back, and what was typed, but no code`(depth: Depth) async throws {
    try await restart(depth) {
      Tabs()
    } use: {
      try await $0.tab("Two").click()
      try await $0.textField("Name").type("Ada")
      try await $0.textField("Code").type("1234")
    } look: { app in
      let found2 = try app.tab("Two").isSelected
      #expect(found2)
      let found3 = try app.textField("Name").value
      #expect(found3 == "Ada")
      let found4 = try app.textField("Code").value
      #expect(found4 == "")
    }
    try await restart(depth) {
      OwnTabs()
    } use: {
      try await $0.tab("Two").click()
    } look: { app in
      let found5 = try app.tab("Two").isSelected
      #expect(found5)
    }
  }

  struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
    static let all = [
      Folder(id: "Home", children: [Folder(id: "Music", children: [Folder(id: "Jazz")]), Folder(id: "Videos", children: [])]),
      Folder(id: "Root", children: [Folder(id: "etc")]),
    ]
  }

  private struct Folds: View {
    @State private var isExpanded = true
    var body: some View {
      List {
        Section("Section", isExpanded: $isExpanded) { Text("In section") }
        DisclosureGroup("Group") { Text("In group") }
        OutlineGroup(Folder.all, children: \.children) { Text($0.id) }
      }
      .listStyle(.sidebar)
    }
  }

  @Test(arguments: Depth.available)
  func `Sections, groups and branches are open and closed as they were`(depth: Depth) async throws {
    try await restart(depth) {
      Folds()
    } use: {
      try await $0.heading("Section").toggle()
      try await $0.row("Group").toggle()
      try await $0.row("Home").toggle()
      try await $0.row("Music").toggle()
    } look: { app in
      #expect(!app.text("In section").isVisible)
      #expect(app.text("In group").isVisible)
      #expect(app.text("Jazz").isVisible)
      #expect(!app.text("etc").isVisible)
    }
  }

  private struct Inspected: View {
    @State private var isPresented = false
    var body: some View {
      Text("Content").inspector(isPresented: $isPresented) { Text("About") }
        .toolbar { Button("Toggle") { isPresented.toggle() } }
    }
  }

  @Test(arguments: Depth.available)
  func `The inspector is shown where it was, but not as a sheet over a narrow window`(depth: Depth) async throws {
    try await restart(depth) {
      Inspected()
    } use: {
      try await $0.button("Toggle").click()
    } look: { app in
      #expect(app.text("About").isVisible)
    }
    try await restart(depth, width: 400) {
      Inspected()
    } use: {
      try await $0.button("Toggle").click()
    } look: { app in
      #expect(!app.text("About").isVisible)
    }
  }

  // MARK: The rules

  @Observable @MainActor final class Late {
    var rows: [String] = []
    var selection: String?
  }

  private struct Waiting: View {
    let model: Late
    @State private var selection: String?
    var body: some View {
      VStack {
        List(model.rows, id: \.self, selection: $selection) { Text($0) }
        Text(selection ?? "none")
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A selection waits for its row, also beyond a run in which that does not come`(depth: Depth) async throws {
    let model = Late()
    model.rows = ["a", "b", "c"]
    let first = try await TestApp(depth, width: 400, height: 400) { Waiting(model: model) }
    try await first.row("b").click()
    try await first.close()
    model.rows = []
    let second = try await TestApp(depth, width: 400, height: 400, restarting: first) { Waiting(model: model) }
    #expect(second.text("none").isVisible)
    try await second.close()
    let third = try await TestApp(depth, width: 400, height: 400, restarting: second) { Waiting(model: model) }
    model.rows = ["a"]
    try await third.settle()
    #expect(third.text("none").isVisible)
    model.rows = ["a", "b", "c"]
    try await third.settle()
    #expect(third.text("b").isVisible && !third.text("none").isVisible)
    #expect(try third.row("b").isSelected)
    try await third.close()
  }

  @Test(arguments: Depth.available)
  func `What the user chooses meanwhile ends the wait`(depth: Depth) async throws {
    let model = Late()
    model.rows = ["a", "b", "c"]
    let first = try await TestApp(depth, width: 400, height: 400) { Waiting(model: model) }
    try await first.row("b").click()
    try await first.close()
    model.rows = ["a"]
    let second = try await TestApp(depth, width: 400, height: 400, restarting: first) { Waiting(model: model) }
    try await second.row("a").click()
    model.rows = ["a", "b"]
    try await second.settle()
    #expect(try second.row("a").isSelected && !second.row("b").isSelected)
    try await second.close()
  }

  private struct Chosen: View {
    @Bindable var model: Late
    var body: some View { List(model.rows, id: \.self, selection: $model.selection) { Text($0) } }
  }

  @Test(arguments: Depth.available)
  func `A value of the app's own goes first, and nil is none`(depth: Depth) async throws {
    let model = Late()
    model.rows = ["a", "b", "c"]
    let first = try await TestApp(depth, width: 400, height: 400) { Chosen(model: model) }
    try await first.row("b").click()
    try await first.close()
    model.selection = "c"
    let second = try await TestApp(depth, width: 400, height: 400, restarting: first) { Chosen(model: model) }
    #expect(model.selection == "c")
    try await second.row("b").click()
    try await second.close()
    model.selection = nil
    let third = try await TestApp(depth, width: 400, height: 400, restarting: second) { Chosen(model: model) }
    #expect(model.selection == "b")
    try await third.close()
  }

  private struct Changing: View {
    let shows: (first: Bool, second: Bool)
    var body: some View {
      List {
        if shows.first { DisclosureGroup("One") { Text("In one") } }
        if shows.second { DisclosureGroup("Two") { Text("In two") } }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `What a changed program does not show keeps its place, and gives it to nothing else`(depth: Depth) async throws {
    let first = try await TestApp(depth, width: 400, height: 400) { Changing(shows: (true, true)) }
    try await first.row("One").toggle()
    try await first.close()
    let second = try await TestApp(depth, width: 400, height: 400, restarting: first) { Changing(shows: (false, true)) }
    #expect(!second.text("In two").isVisible)
    try await second.close()
    let third = try await TestApp(depth, width: 400, height: 400, restarting: second) { Changing(shows: (true, true)) }
    #expect(third.text("In one").isVisible && !third.text("In two").isVisible)
    try await third.close()
  }
}

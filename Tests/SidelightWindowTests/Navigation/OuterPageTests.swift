import Sidelight
import SidelightWindowTesting
import Testing

/// What bindings in one column present in the next, while stacks there come and go, and what is written to bindings on the way.
@Suite("Pages presented from another column", .serialized)
@MainActor struct OuterPageTests {
  @Observable @MainActor final class Desk {
    var item: String?
    var kind = Kind.first
    var refuses = false
    var path: [Int] = []
    var writes = 0
    var top = NavigationSplitViewColumn.sidebar
    var tops: [NavigationSplitViewColumn] = []

    /// A path that counts who writes it.
    var counted: Binding<[Int]> {
      Binding {
        self.path
      } set: {
        self.writes += 1
        self.path = $0
      }
    }
  }

  enum Kind: CaseIterable { case first, second, none }

  private struct Columns: View {
    let desk: Desk

    var body: some View {
      NavigationSplitView {
        VStack {
          Button("Mint") { desk.item = "mint" }
          Button("Nothing") { desk.item = nil }
        }
        .navigationTitle("Colours")
        .navigationDestination(item: item) { Text("Colour \($0)").navigationTitle("Colour \($0)") }
      } detail: {
        switch desk.kind {
        case .first: NavigationStack { Text("First") }
        case .second: NavigationStack { Text("Second") }
        case .none: Text("None")
        }
      }
    }

    private var item: Binding<String?> {
      Binding(get: { desk.item }, set: { if !desk.refuses { desk.item = $0 } })
    }
  }

  @Test(arguments: Depth.available, [Kind.second, .none])
  func `A stack that comes later shows what is presented already, and so does a column whose stack goes`(
    depth: Depth, kind: Kind
  ) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 900, height: 500) { Columns(desk: desk) }
    try await app.button("Mint").click()
    #expect(app.text("Colour mint").isVisible)
    for next in [kind, .first] {
      desk.kind = next
      try await app.settle()
      #expect(desk.item == "mint")
      #expect(app.text("Colour mint").isVisible, "\(next): \(app.outline)")
    }
    try await app.button("Nothing").click()
    #expect(app.text("First").isVisible && !app.text("Colour mint").exists)
    try await app.button("Mint").click()
    #expect(app.text("Colour mint").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available, ["Back", "Escape", "Alt+Left", "Back in a stack"])
  func `In one stack of columns a page stays while its binding refuses to let it go`(depth: Depth, way: String) async throws {
    let desk = Desk()
    desk.kind = way == "Back in a stack" ? .first : .none
    let app = try await TestApp(depth, width: 400, height: 500) { Columns(desk: desk) }
    try await app.button("Mint").click()
    #expect(app.text("Colour mint").isVisible)
    desk.refuses = true
    try await goBack(in: app, way)
    #expect(desk.item == "mint")
    #expect(app.text("Colour mint").isVisible, "\(app.outline)")
    #expect(app.title == "Colour mint")
    desk.refuses = false
    try await goBack(in: app, way)
    #expect(desk.item == nil)
    #expect(!app.text("Colour mint").exists)
    try await app.close()
  }

  private func goBack(in app: TestApp, _ way: String) async throws {
    switch way {
    case "Escape": try await app.press(.escape)
    case "Alt+Left": try await app.press(.left, .alt)
    default: try await app.button("Back").click()
    }
  }

  private struct Linked: View {
    let desk: Desk

    var body: some View {
      NavigationSplitView {
        VStack {
          NavigationLink("Five", value: 5)
          NavigationLink("Own") { Text("Page of its own") }
        }
      } detail: {
        NavigationStack(path: desk.counted) {
          NavigationLink("Root", value: 1).navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A link in another column writes a path only where that changes it`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 900, height: 500) { Linked(desk: desk) }
    try await app.button("Own").click()
    #expect(app.text("Page of its own").isVisible)
    #expect(desk.writes == 0)
    try await app.button("Five").click()
    #expect(app.text("Number 5").isVisible)
    #expect(desk.writes == 1)
    try await app.button("Five").click()
    #expect(app.text("Number 5").isVisible)
    #expect(desk.writes == 1)
    try await app.button("Own").click()
    #expect(app.text("Page of its own").isVisible && desk.path == [])
    #expect(desk.writes == 2)
    try await app.close()
  }

  private struct Left: View {
    let desk: Desk
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Leave twice") {
        dismiss()
        dismiss()
      }
    }
  }

  private struct Presenting: View {
    let desk: Desk

    var body: some View {
      NavigationSplitView {
        Button("Mint") { desk.item = "mint" }
          .navigationDestination(
            item: Binding {
              desk.item
            } set: {
              desk.writes += 1
              desk.item = $0
            }
          ) { _ in Left(desk: desk) }
      } detail: {
        Text("Detail")
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A page that is left already does not write its binding again`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 900, height: 500) { Presenting(desk: desk) }
    try await app.button("Mint").click()
    try await app.button("Leave twice").click()
    #expect(desk.item == nil && app.text("Detail").isVisible)
    #expect(desk.writes == 1)
    try await app.close()
  }

  private struct Three: View {
    let desk: Desk

    var body: some View {
      NavigationSplitView(preferredCompactColumn: top) {
        NavigationLink("Detail") { Text("Page in the detail") }.isDetailLink(true)
      } content: {
        Text("Content")
      } detail: {
        Text("Choose")
      }
    }

    private var top: Binding<NavigationSplitViewColumn> {
      Binding {
        desk.top
      } set: {
        desk.tops.append($0)
        desk.top = $0
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A link that skips a column goes to the detail at once`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 400, height: 500) { Three(desk: desk) }
    try await app.button("Detail").click()
    #expect(app.text("Page in the detail").isVisible)
    #expect(desk.tops == [.detail])
    try await app.close()
  }
}

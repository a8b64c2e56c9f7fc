import DisplaySupport
import Sidelight
import SidelightWindowTesting
import Testing

/// Where the keyboard focus is at first, and where it comes into lists, at every depth.
@Suite("Where the focus comes in", .serialized)
@MainActor struct FocusEntranceTests {
  private func app(_ depth: Depth, _ desk: ColumnDesk, width: Double = 1200) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 600) { DeskColumns(desk: desk) }
  }

  @Test(arguments: Depth.available)
  func `A window opens with the focus in the last leading column that has rows, at the selected one`(depth: Depth) async throws {
    let desk = ColumnDesk()
    desk.letter = 3
    let app = try await app(depth, desk)
    #expect(try app.row("Letter 3").isFocused)
    try await app.press(.down)
    #expect(try app.row("Letter 4").isFocused)
    #expect(desk.folder == 2 && desk.letter == 4)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `It opens in the sidebar while the content has no rows, and goes on when they come`(depth: Depth) async throws {
    let desk = ColumnDesk()
    desk.letters = []
    let app = try await app(depth, desk)
    #expect(try app.row("Folder 2").isFocused)
    desk.letters = [7, 8]
    try await app.settle()
    #expect(try app.row("Letter 7").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Once a key was pressed, rows that come to the content leave the focus where it is`(depth: Depth) async throws {
    let desk = ColumnDesk()
    desk.letters = []
    let app = try await app(depth, desk)
    try await app.press(.down)
    #expect(try app.row("Folder 3").isFocused)
    desk.letters = [7, 8]
    try await app.settle()
    #expect(try app.row("Folder 3").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What the program wants the focus in has it at first`(depth: Depth) async throws {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationSplitView {
          List(0..<4) { Text("Folder \($0)") }
        } detail: {
          TextField("Subject", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
        }
      }
    }
    let app = try await TestApp(depth, width: 900, height: 600) { Page() }
    #expect(try app.textField("Subject").isFocused)
    try await app.close()
  }

  @Test(.needsWindow)
  func `Tab comes into a list at its selected row, and passes the dividers`() async throws {
    let desk = ColumnDesk()
    desk.letter = 4
    let app = try await app(.window, desk)
    try await app.textField("Subject").focus()
    var stops: [String] = []
    for _ in 0..<12 {
      try await app.press(.tab)
      if try app.row("Folder 2").isFocused { stops.append("Folder 2") }
      if try app.row("Letter 4").isFocused { stops.append("Letter 4") }
      if try app.divider(.sidebar).isFocused || app.divider(.content).isFocused { stops.append("divider") }
      if try app.textField("Subject").isFocused { break }
    }
    #expect(stops == ["Folder 2", "Letter 4"])
    #expect(desk.folder == 2 && desk.letter == 4)
    try await app.close()
  }

  private struct Searched: View {
    @Bindable var desk: ColumnDesk
    var body: some View {
      NavigationStack {
        List(desk.letters.filter { desk.query.isEmpty || "\($0)".contains(desk.query) }, id: \.self, selection: $desk.letter) {
          Text("Letter \($0)")
        }
        .navigationTitle("Letters")
        .searchable(text: $desk.query, isPresented: $desk.isSearching, prompt: "Find")
      }
    }
  }

  @Test(arguments: Depth.available, [nil, "5"])
  func `Escape after a search goes back to the row before it`(depth: Depth, query: String?) async throws {
    let desk = ColumnDesk()
    let app = try await TestApp(depth, width: 500, height: 600) { Searched(desk: desk) }
    try await app.row("Letter 3").click()
    try await app.press(.character("f"), .control)
    #expect(try app.textField("Find").isFocused)
    if let query { try await app.textField("Find").type(query) }
    try await app.textField("Find").focus()
    try await app.press(.escape)
    #expect(app.rows.count == 6)
    #expect(try app.row("Letter 3").isFocused)
    try await app.close()
  }

  private struct Sorted: View {
    let desk: ColumnDesk
    var body: some View {
      NavigationStack { List(desk.letters, id: \.self) { Text("Letter \($0)") } }
    }
  }

  @Test(arguments: Depth.available)
  func `A list that a window opens with stays at its top when it is sorted anew, with the focus there`(depth: Depth) async throws {
    let desk = ColumnDesk()
    desk.letters = Array(0..<100)
    let app = try await TestApp(depth, width: 500, height: 600) { Sorted(desk: desk) }
    #expect(try app.row("Letter 0").isFocused)
    desk.letters.reverse()
    try await app.settle()
    #expect(try app.row("Letter 99").isFocused)
    if depth == .window { #expect(try app.row("Letter 99").isInView) }
    // A key says that the focus is wanted where it is, and that row then keeps it.
    try await app.press(.down)
    #expect(try app.row("Letter 98").isFocused)
    desk.letters.reverse()
    try await app.settle()
    #expect(try app.row("Letter 98").isFocused)
    try await app.close()
  }
}

@Observable @MainActor final class ColumnDesk {
  var folder: Int? = 2
  var letter: Int?
  var letters: [Int] = Array(0..<6)
  var query = ""
  var isSearching = false
}

/// Three columns, of which the middle one may be empty.
struct DeskColumns: View {
  @Bindable var desk: ColumnDesk
  var body: some View {
    NavigationSplitView {
      List(0..<4, selection: $desk.folder) { Text("Folder \($0)") }.navigationTitle("Folders")
    } content: {
      Group {
        if desk.letters.isEmpty {
          ContentUnavailableView("No Letters", systemImage: "tray")
        } else {
          List(desk.letters, id: \.self, selection: $desk.letter) { Text("Letter \($0)") }
        }
      }
      .navigationTitle("Letters")
    } detail: {
      VStack {
        TextField("Subject", text: .constant("")).navigationTitle("Letter")
        Button("Send") {}
      }
    }
  }
}

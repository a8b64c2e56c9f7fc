import DisplaySupport
import Observation
import Sidelight
import SidelightWindowTesting
import Testing

/// Focus states follow the keyboard focus, and move it.
@Suite("Focus state", .serialized, .needsWindow)
@MainActor struct FocusStateTests {
  enum Field: Hashable { case name, password, absent }

  @Observable @MainActor final class Log {
    var seen: [Field?] = []
    var text = ""
    var isShown = false
  }

  private struct Login: View {
    let log: Log
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var password = ""
    @State private var hasMore = false
    @State private var isOff = false
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name).disabled(isOff).onSubmit { field = nil }
        Secret(text: $password, field: $field)
        if hasMore { TextField("More", text: $name).focused($field, equals: .absent) }
        Text(field.map { "\($0)" } ?? "nowhere").accessibilityIdentifier("place")
        Button("To name") { field = .name }
        Button("To password") { field = .password }
        Button("To nothing") { field = nil }
        Button("To what is absent") { field = .absent }
        Button("To what comes") {
          hasMore = true
          field = .absent
        }
        Button("Less") { hasMore = false }
        Button("Off") { isOff = true }
      }
      .onChange(of: field) { log.seen.append(field) }
    }
  }

  private struct Secret: View {
    @Binding var text: String
    @FocusState.Binding var field: Field?
    var body: some View { SecureField("Password", text: $text).focused($field, equals: .password).onSubmit { field = .name } }
  }

  private func place(_ app: TestApp) throws -> String { try app.element(identifier: "place").label }

  @Test(arguments: [Depth.model, .window]) func `A state follows the focus, and moves it`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth, width: 400, height: 600) { Login(log: log) }
    try await app.textField("Name").click()
    #expect(try place(app) == "name")
    try await app.textField("Password").click()
    #expect(try place(app) == "password")
    try await app.button("To name").click()
    #expect(try place(app) == "name")
    try await app.textField("Name").type("x")
    #expect(try app.textField("Name").value == "x")
    try await app.button("To password").click()
    try await app.press(.enter)
    #expect(try place(app) == "name" && app.textField("Name").isFocused)
    try await app.press(.enter)
    #expect(try place(app) == "nowhere" && !app.textField("Name").isFocused)
    #expect(log.seen.suffix(3) == [.password, .name, nil])
    try await app.textField("Name").focus()
    #expect(try place(app) == "name")
    try await app.button("To nothing").click()
    #expect(try place(app) == "nowhere")
    try await app.close()
  }

  @Test(arguments: [Depth.model, .window]) func `What is not there, or is off, gets no focus`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 600) { Login(log: Log()) }
    try await app.textField("Name").click()
    try await app.button("To what is absent").click()
    #expect(try place(app) == "nowhere")
    try await app.button("To what comes").click()
    #expect(try place(app) == "absent")
    try await app.button("Less").click()
    #expect(try place(app) == "nowhere")
    try await app.button("Off").click()
    try await app.button("To name").click()
    #expect(try place(app) == "nowhere")
    try await app.close()
  }

  private struct Parts: View {
    @FocusState private var isInside: Bool
    @FocusState private var part: Int?
    @State private var text = ""
    @State private var choice: Int?
    var body: some View {
      VStack {
        VStack {
          TextField("First", text: $text).focused($part, equals: 1).focused($isInside)
          TextField("Second", text: $text).focused($part, equals: 2)
        }
        List(0..<3, selection: $choice) { Text("Row \($0)") }.focused($part, equals: 3)
        Text("\(isInside) \(part ?? 0)").accessibilityIdentifier("place")
        Button("List") { part = 3 }
        Button("First one") { isInside = true }
      }
    }
  }

  @Test(arguments: [Depth.model, .window]) func `Several states may follow one view, and a list is one`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 600) { Parts() }
    try await app.button("First one").click()
    #expect(try place(app) == "true 1")
    try await app.textField("Second").click()
    #expect(try place(app) == "false 2")
    try await app.row("Row 1").click()
    #expect(try place(app) == "false 3")
    try await app.textField("First").click()
    #expect(try place(app) == "true 1")
    try await app.button("List").click()
    #expect(try place(app) == "false 3")
    try await app.press(.down)
    #expect(try app.row("Row 2").isSelected)
    try await app.close()
  }

  private struct Fruit: View {
    @Bindable var log: Log
    @FocusState private var isSearching: Bool
    var body: some View {
      NavigationStack {
        VStack {
          Text(isSearching ? "in the field" : "elsewhere").accessibilityIdentifier("place")
          Button("To the field") { isSearching = true }
          Button("Leave") { isSearching = false }
        }
        .navigationTitle("Fruit")
        .searchable(text: $log.text, isPresented: $log.isShown)
      }
      .searchFocused($isSearching)
    }
  }

  @Test(arguments: [Depth.model, .window]) func `A search field is followed, and opened`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth, width: 500, height: 400) { Fruit(log: log) }
    #expect(try place(app) == "elsewhere")
    try await app.button("To the field").click()
    #expect(log.isShown)
    #expect(try place(app) == "in the field")
    try await app.textField("Search").type("a")
    #expect(log.text == "a")
    try await app.button("Leave").click()
    #expect(try place(app) == "elsewhere")
    #expect(log.isShown)
    try await app.press(.character("f"), .control)
    #expect(try place(app) == "in the field")
    try await app.close()
  }

  /// Where something appears that gives itself the focus.
  enum Arrival: CaseIterable {
    case sheet, sheetAtTheBottom, page, tab, branch
  }

  private struct Beginner: View {
    @FocusState private var isFocused: Bool
    @State private var name = ""

    var body: some View {
      VStack {
        Button("First") {}
        TextField("Name", text: $name).focused($isFocused).onAppear { isFocused = true }
        Text(isFocused ? "focused" : "not focused")
      }
    }
  }

  private struct Opener: View {
    let arrival: Arrival
    @State private var isOn = false

    var body: some View {
      switch arrival {
      case .sheet, .sheetAtTheBottom: Button("Open") { isOn = true }.sheet(isPresented: $isOn) { Beginner() }
      case .page: NavigationStack { Button("Open") { isOn = true }.navigationDestination(isPresented: $isOn) { Beginner() } }
      case .tab:
        TabView(selection: $isOn) {
          Tab("Start", systemImage: "star", value: false) { Button("Open") { isOn = true } }
          Tab("Name", systemImage: "person", value: true) { Beginner() }
        }
      case .branch:
        VStack {
          Button("Open") { isOn = true }
          if isOn { Beginner() }
        }
      }
    }
  }

  @Test(arguments: Depth.available, Arrival.allCases)
  func `What gives itself the focus when it appears has it, wherever that is`(depth: Depth, arrival: Arrival) async throws {
    let app = try await TestApp(depth, width: arrival == .sheetAtTheBottom ? 400 : 1000, height: 700) { Opener(arrival: arrival) }
    try await app.button("Open").click()
    #expect(try app.textField("Name").isFocused)
    #expect(app.text("focused").isVisible)
    try await app.close()
  }
}

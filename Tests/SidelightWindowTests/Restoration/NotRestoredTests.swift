import Sidelight
import SidelightCore
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// What is for the user alone, or for the moment, and is not there again when the app starts the next time, at every depth.
@Suite("What does not come back", .serialized)
@MainActor struct NotRestoredTests {
  /// A field whose text is its own.
  private struct Line: View {
    let name: String
    @State private var text = ""
    var body: some View { TextField(name, text: $text) }
  }

  /// What everybody may see is there once in each group.
  private nonisolated static let open = ["Plain", "Public", "User", "Street"]
  private nonisolated static let secret = ["Private", "Far", "Password", "New Password", "Code", "Card", "Pin Pad"]

  private struct Secrets: View {
    var body: some View {
      VStack {
        Line(name: "Plain")
        Line(name: "Private").privacySensitive()
        VStack {
          HStack { Line(name: "Far") }.padding(2)
          Line(name: "Public").privacySensitive(false)
        }
        .privacySensitive()
        Line(name: "User").textContentType(.username)
        Line(name: "Street").textContentType(.fullStreetAddress)
        VStack { Line(name: "Password") }.textContentType(.password)
        Line(name: "New Password").textContentType(.newPassword)
        Line(name: "Code").textContentType(.oneTimeCode)
        Line(name: "Card").textContentType(.creditCardNumber)
        // What the keyboard on the screen has keys for goes first there, and changes nothing here.
        Line(name: "Pin Pad").keyboardType(.numberPad).textContentType(.oneTimeCode)
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Texts that are private, passwords, codes and numbers of cards are not written, and all others are`(depth: Depth) async throws {
    let first = try await TestApp(depth, width: 500, height: 800) { Secrets() }
    for name in Self.open + Self.secret { try await first.textField(name).type("typed in \(name)") }
    let kept = first.driver.graph.collectLasting().values.compactMap { $0.text ?? $0["text"]?.text }
    #expect(Set(kept) == Set(Self.open.map { "typed in \($0)" }))
    try await first.close()
    let second = try await TestApp(depth, width: 500, height: 800, restarting: first) { Secrets() }
    for name in Self.open { #expect(try second.textField(name).value == "typed in \(name)") }
    for name in Self.secret { #expect(try second.textField(name).value == "", "\(name)") }
    try await second.close()
  }

  private struct Later: View {
    let isSecret: Bool
    var body: some View { Line(name: "Note").privacySensitive(isSecret) }
  }

  @Test(arguments: Depth.available)
  func `What an older version of the app has written is not shown where it is private now, and is gone then`(depth: Depth) async throws {
    let first = try await TestApp(depth, width: 400, height: 300) { Later(isSecret: false) }
    try await first.textField("Note").type("mine")
    try await first.close()
    let second = try await TestApp(depth, width: 400, height: 300, restarting: first) { Later(isSecret: true) }
    #expect(try second.textField("Note").value == "")
    #expect(second.driver.graph.collectLasting().values.allSatisfy { $0.text == nil })
    try await second.close()
    let third = try await TestApp(depth, width: 400, height: 300, restarting: second) { Later(isSecret: false) }
    #expect(try third.textField("Note").value == "")
    try await third.close()
  }

  // MARK: What is there for the moment

  private struct Busy: View {
    @State private var name = ""
    @State private var inside = ""
    @State private var isAsking = false
    @State private var isChoosing = false
    @State private var isSheet = false
    @State private var isPopover = false
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Button("Ask") { isAsking = true }
        Button("Choose") { isChoosing = true }
        Button("Show Sheet") { isSheet = true }
        Button("Show Popover") { isPopover = true }.popover(isPresented: $isPopover) { Text("In the popover") }
      }
      .alert("Delete?", isPresented: $isAsking) { Button("Delete") {} }
      .confirmationDialog("Which one?", isPresented: $isChoosing, titleVisibility: .visible) { Button("This one") {} }
      .sheet(isPresented: $isSheet) { TextField("Inside", text: $inside).navigationTitle("Sheet") }
    }
  }

  private nonisolated static let moments = ["Ask", "Choose", "Show Sheet", "Show Popover"]

  @Test(arguments: Depth.available, moments)
  func `Alerts, sheets and popovers are not, and what was beside them is`(depth: Depth, button: String) async throws {
    func isOpen(_ app: TestApp) -> Bool { app.alert().isVisible || app.sheet().isVisible || app.popover().isVisible }
    let first = try await TestApp(depth, width: 700, height: 500) { Busy() }
    try await first.textField("Name").type("Ada")
    let before = first.driver.graph.collectLasting()
    try await first.button(button).click()
    #expect(isOpen(first))
    if button == "Show Sheet" {
      try await first.textField("Inside").type("half a line")
      #expect(try first.textField("Inside").value == "half a line")
    }
    let during = first.driver.graph.collectLasting()
    #expect(Set(during.keys) == Set(before.keys))
    try await first.close()
    let second = try await TestApp(depth, width: 700, height: 500, restarting: first) { Busy() }
    #expect(!isOpen(second))
    #expect(try second.textField("Name").value == "Ada")
    try await second.button("Show Sheet").click()
    #expect(try second.textField("Inside").value == "")
    try await second.press(.escape)
    try await second.close()
  }

  private struct Names: View {
    @State private var query = ""
    @State private var name = ""
    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $name)
          List(["Anna", "Bob", "Berta"].filter { query.isEmpty || $0.lowercased().hasPrefix(query) }, id: \.self) { Text($0) }
        }
        .navigationTitle("Names")
        .searchable(text: $query, prompt: "Find a name")
      }
    }
  }

  @Test(arguments: Depth.available, [true, false])
  func `A search goes with the run, closed or not`(depth: Depth, isClosed: Bool) async throws {
    let first = try await TestApp(depth, width: 500, height: 500) { Names() }
    try await first.textField("Name").type("Ada")
    try await first.button("Search").click()
    try await first.textField("Find a name").type("an")
    #expect(first.rows == ["Anna"])
    if isClosed {
      try await first.textField("Find a name").focus()
      try await first.press(.escape)
      #expect(first.rows.count == 3)
    }
    try await first.close()
    let second = try await TestApp(depth, width: 500, height: 500, restarting: first) { Names() }
    #expect(second.rows == ["Anna", "Bob", "Berta"])
    #expect(try second.textField("Name").value == "Ada")
    #expect(!second.textField("Find a name").isVisible)
    try await second.close()
  }
}

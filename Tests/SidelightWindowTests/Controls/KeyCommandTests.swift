import Sidelight
import SidelightWindowTesting
import Testing

/// Arrow keys and Escape in views that hear them.
@MainActor @Suite("Keys that views hear") struct KeyCommandTests {
  private struct Frames: View {
    @State private var journal: [String] = []
    @State private var text = "Ada"
    @State private var selection: String?
    @State private var hears = true

    private var move: ((MoveCommandDirection) -> Void)? { hears ? { journal.append("\($0)") } : nil }

    var body: some View {
      VStack {
        Text("Heard: \(journal.joined(separator: " "))")
        VStack {
          Button("Frame") {}
          TextField("Name", text: $text)
            .onExitCommand { text = "Ada" }
          List(["One", "Two"], id: \.self, selection: $selection) { Text($0) }
        }
        .onMoveCommand(perform: move)
        .onExitCommand { journal.append("left") }
        Toggle("Hears", isOn: $hears)
      }
    }
  }

  @Test(arguments: Depth.available) func `Arrow keys go to the view around a button, whatever they point at`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Frames() }
    try await app.button("Frame").focus()
    for key in [TestKey.up, .right, .down, .left] { try await app.press(key) }
    #expect(app.text("Heard: up right down left").exists)
    #expect(try app.button("Frame").isFocused)
    if depth == .window { try await app.press(.right, .shift) }
    #expect(app.text("Heard: up right down left").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `What has the focus goes first`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Frames() }
    try await app.row("One").click()
    try await app.press(.down)
    #expect(try app.row("Two").isSelected && app.text("Heard: ").exists)
    try await app.textField("Name").focus()
    try await app.press(.up)
    #expect(app.text("Heard: up").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `The innermost view with an action hears Escape, and nobody else`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Frames() }
    try await app.textField("Name").type(" Lovelace")
    #expect(try app.textField("Name").value == "Ada Lovelace")
    try await app.press(.escape)
    #expect(try app.textField("Name").value == "Ada" && app.text("Heard: ").exists)
    try await app.button("Frame").focus()
    try await app.press(.escape)
    #expect(app.text("Heard: left").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `Without an action keys are not heard, and with one again they are`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Frames() }
    try await app.toggle("Hears").click()
    try await app.textField("Name").focus()
    // Nothing else has a use for it there.
    if depth == .window { try await app.press(.up) }
    try await app.toggle("Hears").click()
    try await app.button("Frame").focus()
    try await app.press(.down)
    #expect(app.text("Heard: down").exists)
    try await app.close()
  }

  private struct Overlaid: View {
    @State private var isShown = true
    @State private var escapes = 0

    var body: some View {
      Text("Escapes: \(escapes)")
        .sheet(isPresented: $isShown) {
          VStack {
            Button("Inside") {}.onExitCommand { escapes += 1 }
            Button("Beside") {}
          }
        }
    }
  }

  @Test(arguments: Depth.available) func `A view in a sheet keeps Escape, and the sheet closes for what stands beside it`(depth: Depth)
    async throws
  {
    let app = try await TestApp(depth) { Overlaid() }
    try await app.button("Inside").focus()
    try await app.press(.escape)
    #expect(app.button("Inside").exists && app.text("Escapes: 1").exists)
    try await app.button("Beside").focus()
    try await app.press(.escape)
    #expect(!app.button("Inside").exists && app.text("Escapes: 1").exists)
    try await app.close()
  }
}

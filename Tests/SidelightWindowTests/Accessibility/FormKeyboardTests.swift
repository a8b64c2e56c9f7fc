import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// A form with the keyboard alone.
@Suite("Forms with the keyboard", .serialized)
@MainActor struct FormKeyboardTests {
  @Observable @MainActor final class Desk {
    var name = ""
    var isOn = false
    var size = 5.0
    var word = "a"
    var heard: [String] = []
  }

  private struct Page: View {
    @Bindable var desk: Desk
    var body: some View {
      VStack {
        Button("Before") {}
        Form {
          Section("Who") {
            TextField("Name", text: $desk.name)
            LabeledContent("Version", value: "1.2")
            Toggle("Loud", isOn: $desk.isOn)
          }
          Section("What") {
            Slider(value: $desk.size, in: 0...10) { Text("Size") }
            HStack {
              Button("One") { desk.heard.append("one") }
              Button("Two") { desk.heard.append("two") }
            }
            Button("Save") { desk.heard.append("save") }
            Button("Off") {}.disabled(true)
          }
        }
        Button("After") {}
      }
    }
  }

  private func name(_ app: TestApp) -> String {
    let focus = app.renderer?.windows.first?.window.focusedWidget
    return focus.map { $0.spokenName } ?? "nowhere"
  }

  /// Presses Tab until something has the focus, and says what it came by.
  private func walk(_ app: TestApp, to end: String, backwards: Bool = false) async throws -> [String] {
    var names = [name(app)]
    for _ in 0..<15 where names.last != end {
      try await app.press(.tab, backwards ? .shift : [])
      names.append(name(app))
    }
    return names
  }

  @Test(.needsWindow)
  func `Tab goes from control to control, through all rows and out of the form`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 500, height: 800) { Page(desk: desk) }
    try await app.button("Before").focus()
    let there = ["Before", "Name", "Loud", "Size", "One", "Two", "Save", "After"]
    let forward = try await walk(app, to: "After")
    #expect(forward == there)
    let back = try await walk(app, to: "Before", backwards: true)
    #expect(back == there.reversed())
    try await app.close()
  }

  @Test(.needsWindow)
  func `A row and its only control are one stop, and the arrows still go from row to row`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 500, height: 800) { Page(desk: desk) }
    try await app.row("Loud").focus()
    try await app.press(.tab)
    #expect(name(app) == "Size")
    try await app.row("Loud").focus()
    try await app.press(.tab, .shift)
    #expect(name(app) == "Name")
    try await app.row("One, Two").focus()
    try await app.press(.tab)
    #expect(name(app) == "One")
    try await app.button("Save").focus()
    try await app.press(.enter)
    #expect(desk.heard == ["save"])
    try await app.press(.up)
    #expect(try app.row("One, Two").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A form that a window opens with has the focus in its first control`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 500, height: 600) {
      Form {
        LabeledContent("Version", value: "1.2")
        TextField("Name", text: Binding(get: { desk.name }, set: { desk.name = $0 }))
      }
    }
    #expect(try app.textField("Name").isFocused)
    try await app.close()
  }
}

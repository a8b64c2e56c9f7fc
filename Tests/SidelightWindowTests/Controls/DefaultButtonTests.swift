import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// What Return in a text field does.
@Suite("Return in a field", .serialized)
@MainActor struct DefaultButtonTests {
  @Observable @MainActor final class Desk {
    var heard: [String] = []
    var name = ""
    var amount = 1
    var isOff = false
    var isOpen = false
    var isDefault = true
    var query = ""
    var items = ["One"]

    func hear(_ word: String) -> () -> Void { { self.heard.append(word) } }
  }

  private struct Page: View {
    @Bindable var desk: Desk
    var body: some View {
      NavigationStack {
        VStack {
          TextField("Plain", text: $desk.name)
          SecureField("Secret", text: $desk.name)
          TextField("Amount", value: $desk.amount, format: .number)
          TextField("Own", text: $desk.name).onSubmit(desk.hear("own"))
          TextField("Scoped", text: $desk.name).submitScope().onSubmit(desk.hear("outer"))
          TextField("Tall", text: $desk.name, axis: .vertical)
          Button("Off") { desk.heard.append("off") }.keyboardShortcut(.defaultAction).disabled(desk.isOff)
          Button("Go") { desk.heard.append("go \(desk.amount)") }.keyboardShortcut(.return, modifiers: [])
          Button("Other") { desk.heard.append("other") }.keyboardShortcut(.return)
        }
        .navigationTitle("Fields")
        .searchable(text: $desk.query, prompt: "Find")
      }
      .sheet(isPresented: $desk.isOpen) {
        VStack {
          TextField("In the Sheet", text: $desk.name)
          Button("Sheet") { desk.heard.append("sheet") }.keyboardShortcut(.defaultAction)
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `It presses the first default button that is on, unless an onSubmit is in effect`(depth: Depth) async throws {
    let desk = Desk()
    desk.isOff = true
    let app = try await TestApp(depth, width: 500, height: 700) { Page(desk: desk) }
    for name in ["Plain", "Secret"] {
      try await app.textField(name).focus()
      try await app.press(.enter)
    }
    #expect(desk.heard == ["go 1", "go 1"])
    desk.isOff = false
    try await app.settle()
    try await app.press(.enter)
    #expect(desk.heard.last == "off")
    desk.heard = []
    for name in ["Own", "Scoped"] {
      try await app.textField(name).focus()
      try await app.press(.enter)
    }
    #expect(desk.heard.first == "own" && desk.heard.count == 2)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A value is written first, and a tall field and a search have the key to themselves`(depth: Depth) async throws {
    let desk = Desk()
    desk.isOff = true
    let app = try await TestApp(depth, width: 500, height: 700) { Page(desk: desk) }
    let amount = app.textField("Amount")
    try await amount.clear()
    try await amount.type("27")
    try await amount.focus()
    try await app.press(.enter)
    #expect(desk.amount == 27 && desk.heard == ["go 27"])
    try await app.textField("Tall").focus()
    try await app.press(.enter)
    #expect(desk.name == "\n" && desk.heard.count == 1)
    try await app.press(.character("f"), .control)
    try await app.textField("Find").focus()
    try await app.press(.enter)
    #expect(desk.heard.count == 1)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A sheet presses its own, and never one below it`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 700, height: 700) { Page(desk: desk) }
    desk.isOpen = true
    try await app.settle()
    try await app.textField("In the Sheet").focus()
    try await app.press(.enter)
    #expect(desk.heard == ["sheet"])
    try await app.close()
  }

  private struct Writing: View {
    @Bindable var desk: Desk
    var body: some View {
      VStack {
        TextField("Line", text: $desk.name)
        TextEditor(text: $desk.name).accessibilityLabel("Editor").frame(height: 80)
        List {
          ForEach($desk.items, id: \.self) { $item in TextField("Item", text: $item).renameAction {} }
        }
        .frame(height: 100)
        Button("Hidden") { desk.heard.append("hidden") }.keyboardShortcut(.defaultAction).hidden()
        Button("Shown") { desk.heard.append("shown") }.keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test(arguments: Depth.available)
  func `One that can't be seen is not pressed, nor is one from an editor`(depth: Depth) async throws {
    let desk = Desk()
    desk.name = "text"
    let app = try await TestApp(depth, width: 500, height: 500) { Writing(desk: desk) }
    try await app.textField("Line").focus()
    try await app.press(.enter)
    #expect(desk.heard == ["shown"])
    try await app.textField("Editor").focus()
    try await app.press(.enter)
    #expect(desk.heard == ["shown"] && desk.name.contains("\n"))
    try await app.textField("Item").focus()
    try await app.press(.enter)
    #expect(desk.heard == ["shown"])
    try await app.close()
  }

  private struct Columns: View {
    @Bindable var desk: Desk
    var body: some View {
      NavigationSplitView {
        List { TextField("Row", text: $desk.name) }
      } detail: {
        Form {
          TextField("Field", text: $desk.name)
          Button("Save") { desk.hear("save")() }.keyboardShortcut(desk.isDefault ? .defaultAction : nil)
        }
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Bar") { desk.hear("bar")() }.disabled(true) } }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A field of a form presses a button in it, and one in a row of a list presses none`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 900, height: 600) { Columns(desk: desk) }
    try await app.textField("Row").focus()
    try await app.press(.enter)
    #expect(desk.heard == [])
    try await app.textField("Field").focus()
    try await app.press(.enter)
    #expect(desk.heard == ["save"])
    try await app.close()
  }

  @Test(.needsWindow)
  func `A default button looks suggested for as long as it is one`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 900, height: 600) { Columns(desk: desk) }
    func isSuggested() throws -> Bool {
      let window = try #require(app.renderer?.windows.first?.window)
      let button = window.visibleTree.first { $0 is ButtonWidget && $0.spokenName == "Save" }
      return try #require(button).hasClass("suggested-action")
    }
    #expect(try isSuggested())
    desk.isDefault = false
    try await app.settle()
    #expect(try !isSuggested())
    try await app.close()
  }
}

import SidelightUI
import SidelightWindowTesting
import Testing

@Suite("Keyboard shortcuts", .serialized)
@MainActor struct KeyboardShortcutTests {
  private struct Content: View {
    let done: Choice<[String]>
    @Bindable var flag: Choice<Bool>
    @Bindable var text: Choice<String>
    var isDisabled = false
    @State private var showsSheet = false

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $text.value)
          Button("First") { done.value.append("first") }.keyboardShortcut("d")
          Button("Second") { done.value.append("second") }.keyboardShortcut("d")
          Button("Shifted") { done.value.append("shifted") }.keyboardShortcut("D", modifiers: [.command, .shift])
          Button("Off") { done.value.append("off") }.keyboardShortcut("o").disabled(true)
          Button("None") { done.value.append("none") }.keyboardShortcut(nil)
        }
        .toolbar {
          ToolbarItemGroup(placement: .secondaryAction) {
            Toggle("Flag", isOn: $flag.value).keyboardShortcut(.upArrow, modifiers: .option)
            Button("Sheet") { showsSheet = true }.keyboardShortcut("t")
          }
        }
      }
      .sheet(isPresented: $showsSheet) {
        Button("In the Sheet") { done.value.append("sheet") }.keyboardShortcut("e")
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Keys do what a click would, also on what is in a menu`(depth: Depth) async throws {
    let done = Choice<[String]>([])
    let flag = Choice(false)
    let text = Choice("")
    let app = try await TestApp(depth, width: 500, height: 500) { Content(done: done, flag: flag, text: text) }
    try await app.textField("Name").focus()
    try await app.press(.character("d"), .control)
    try await app.press(.character("d"), [.control, .shift])
    #expect(done.value == ["first", "shifted"])
    try await app.press(.up, .alt)
    #expect(flag.value)
    try await app.press(.up, .alt)
    #expect(!flag.value)
    try await app.textField("Name").type("d")
    #expect(text.value == "d")
    #expect(done.value.count == 2)
    try await app.close()
  }

  private struct MenuContent: View {
    let done: Choice<[String]>
    @Bindable var flag: Choice<Bool>

    var body: some View {
      Menu("Edit") {
        Button("Copy") { done.value.append("copy") }.keyboardShortcut("c", modifiers: .option)
        Button("Off") { done.value.append("off") }.keyboardShortcut("o").disabled(true)
        Menu("More") { Toggle("Flag", isOn: $flag.value).keyboardShortcut("g") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Keys choose the entries of a closed menu and of one in it, and stand behind them when it opens`(depth: Depth) async throws {
    let done = Choice<[String]>([])
    let flag = Choice(false)
    let app = try await TestApp(depth, width: 500, height: 500) { MenuContent(done: done, flag: flag) }
    try await app.press(.character("c"), .alt)
    #expect(done.value == ["copy"])
    try await app.press(.character("g"), .control)
    #expect(flag.value)
    if depth == .window {
      try await app.press(.character("o"), .control)
      #expect(done.value == ["copy"])
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What is disabled or lies below a sheet hears of no keys`(depth: Depth) async throws {
    let done = Choice<[String]>([])
    let app = try await TestApp(depth, width: 500, height: 500) { Content(done: done, flag: Choice(false), text: Choice("")) }
    try await app.button("First").focus()
    if depth == .window { try await app.press(.character("o"), .control) }
    try await app.press(.character("t"), .control)
    try await app.press(.character("e"), .control)
    #expect(done.value == ["sheet"])
    if depth == .window { try await app.press(.character("d"), .control) }
    #expect(done.value == ["sheet"])
    try await app.close()
  }
}

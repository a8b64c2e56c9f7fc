import SidelightTesting
import SidelightUI
import Testing

/// Scripts use the items of toolbars wherever they stand.
@MainActor struct ToolbarHarnessTests {
  @Test(arguments: Depth.headless)
  func `Items of the menu are used as what they are`(depth: Depth) async throws {
    let taps = Box(0)
    struct Menu: View {
      let taps: Box<Int>
      @State private var isOn = false
      @State private var order = "Name"
      var body: some View {
        Text("\(order) \(isOn ? "on" : "off")").navigationTitle("Page").toolbar {
          ToolbarItemGroup(placement: .secondaryAction) {
            Button("Share", systemImage: "square.and.arrow.up") { taps.value += 1 }
            Toggle("Details", isOn: $isOn)
            Picker("Order", selection: $order) { ForEach(["Name", "Date"], id: \.self) { Text($0).tag($0) } }
            Button("Never") {}.disabled(true)
          }
        }
      }
    }
    let app = try await TestApp(depth, width: 800, height: 600) { Menu(taps: taps) }
    #expect(app.button("More").isVisible)
    try await app.button("More").click()
    try await app.button("Share").click()
    #expect(taps.value == 1)
    try await app.toggle("Details").click()
    try await app.picker("Order").choose("Date")
    #expect(app.text("Date on").exists)
    #expect(try !app.button("Never").isEnabled)
    try await app.close()
  }

  @Test(arguments: Depth.headless)
  func `F9, Ctrl+Alt+S and the button show and hide the sidebar`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 600) {
      NavigationSplitView {
        Text("s")
      } detail: {
        TextField("Note", text: .constant("")).toolbar(removing: .title)
      }
    }
    try await app.textField("Note").focus()
    for isShown in [false, true] {
      try await app.press(.f9)
      #expect(app.column(.sidebar).isVisible == isShown)
    }
    for isShown in [false, true] {
      try await app.press(.character("s"), [.control, .alt])
      #expect(app.column(.sidebar).isVisible == isShown)
    }
    try await app.button("Toggle Sidebar").click()
    #expect(!app.column(.sidebar).isVisible)
    try await app.close()
  }
}

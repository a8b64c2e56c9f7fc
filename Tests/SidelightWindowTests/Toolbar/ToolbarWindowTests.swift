import DisplaySupport
import Observation
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// Toolbars in real windows.
@Suite("Toolbars", .serialized, .needsWindow)
@MainActor struct ToolbarWindowTests {
  @MainActor @Observable final class Log {
    var taps: [String] = []
    var isOn = false
    var order = "Name"
    var hides = Visibility.automatic
  }

  private struct Everything: View {
    let log: Log
    var body: some View {
      Text("Content").navigationTitle("A long title of a page").navigationSubtitle(Text("Subtitle"))
        .toolbar(log.hides, for: .navigationBar)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { tap("Cancel") }
          ToolbarItem(placement: .navigation) { tap("Home", "go-home-symbolic") }
          ToolbarItem(placement: .confirmationAction) { tap("Save") }
          ToolbarItem(placement: .destructiveAction) { tap("Delete", "user-trash-symbolic") }
          ToolbarItem(placement: .primaryAction) { tap("New", "list-add-symbolic") }
          ToolbarItem { tap("First", "edit-find-symbolic") }
          ToolbarItem { tap("Second", "edit-copy-symbolic") }
          ToolbarItemGroup(placement: .secondaryAction) {
            tap("Share", "emblem-shared-symbolic")
            Toggle("Details", isOn: Binding(get: { log.isOn }, set: { log.isOn = $0 }))
            Picker("Order", selection: Binding(get: { log.order }, set: { log.order = $0 })) {
              ForEach(["Name", "Date"], id: \.self) { Text($0).tag($0) }
            }
            Button("Erase", role: .destructive) { log.taps.append("Erase") }
            tap("Never").disabled(true)
          }
          ToolbarItemGroup(placement: .bottomBar) {
            tap("Left", "go-previous-symbolic")
            tap("Right", "go-next-symbolic")
          }
          ToolbarItem(placement: .status) { Text("12 items, of which nobody has seen one") }
        }
    }

    private func tap(_ title: String) -> Button<Text> { Button(title) { log.taps.append(title) } }
    private func tap(_ title: String, _ symbol: String) -> Button<Label<Text, Image>> {
      Button(title, systemImage: symbol) { log.taps.append(title) }
    }
  }

  @Test(arguments: Depth.available, [900.0, 360])
  func `Every item can be used wherever it stands`(depth: Depth, width: Double) async throws {
    let log = Log()
    let app = try await TestApp(depth, width: width, height: 600) { Everything(log: log) }
    let names = ["Cancel", "Home", "First", "Second", "Delete", "New", "Save", "Share", "Erase", "Left", "Right"]
    for name in names {
      #expect(app.button(name).isVisible, "\(name)")
      try await app.button(name).click()
    }
    #expect(log.taps == names)
    try await app.toggle("Details").click()
    #expect(log.isOn)
    #expect(try app.toggle("Details").isOn)
    try await app.toggle("Details").click()
    #expect(!log.isOn)
    try await app.picker("Order").choose("Date")
    #expect(log.order == "Date")
    #expect(app.button("More").isVisible)
    await #expect(throws: TestFailure.self) { try await app.button("Never").click() }
    try await app.close()
  }

  @Test func `Items give way to the title in their order, and come back`() async throws {
    let scene = await ViewScene(width: 1000) { Everything(log: Log()) }
    func bar() -> [String] {
      ["Cancel", "Home", "First", "Second", "Delete", "New", "Save"].filter { name in
        scene.named(name) != nil || scene.widgets.contains { $0.typeName == "GtkButton" && $0.textDump == name }
      }
    }
    #expect(bar() == ["Cancel", "Home", "First", "Second", "Delete", "New", "Save"])
    var seen: [[String]] = []
    for width in stride(from: 640, through: 300, by: -20) {
      await scene.resize(width)
      #expect(scene.window?.width == width)
      #expect(scene.clipped() == [], "at \(width)")
      #expect(scene.named("More") != nil)
      if seen.last != bar() { seen.append(bar()) }
    }
    #expect(seen.contains(["Cancel", "Save"]))
    #expect(seen.last?.last == "Save")
    #expect(seen.contains(["Cancel", "Home", "First", "Delete", "New", "Save"]))
    #expect(seen.contains(["Cancel", "Home", "Delete", "New", "Save"]))
    for (before, after) in zip(seen, seen.dropFirst()) { #expect(after.count < before.count) }
    await scene.resize(1000)
    #expect(bar().count == 7)
    await scene.close()
  }

  @Test func `Nothing is cut off at 360 px with text twice as large`() async throws {
    let scene = await ViewScene(width: 360) { Everything(log: Log()) }
    DesktopSettings.shared?.setProperty("gtk-xft-dpi", to: 96 * 1024 * 2)
    await scene.settle()
    await scene.resize(360)
    #expect(scene.window?.width == 360)
    #expect(scene.clipped() == [])
    #expect(scene.named("More") != nil)
    await scene.close()
  }

  @Test func `A focused item that goes into the menu leaves the focus to the menu's button`() async throws {
    let scene = await ViewScene(width: 1000) { Everything(log: Log()) }
    let second = try #require(scene.named("Second"))
    second.grabFocus()
    #expect(second.containsFocus)
    await scene.resize(360)
    #expect(!second.isMapped)
    #expect(scene.named("More")?.containsFocus == true)
    await scene.close()
  }

  @Test func `The menu shows what its entries are`() async throws {
    let log = Log()
    let scene = await ViewScene(width: 1000) { Everything(log: log) }
    let button = try #require(scene.named("More") as? MenuButtonWidget)
    #expect(button.tooltip == "More")
    button.open()
    await scene.settle()
    let entries = try #require(button.menu).visibleTree.filter { $0.typeName == "GtkModelButton" }
    #expect(entries.map { $0.property("text", as: String?.self) } == ["Share", "Details", "Name", "Date", "Erase", "Never"])
    #expect(entries.map { $0.hasState(.insensitive) } == [false, false, false, false, false, true])
    #expect(entries.map { $0.hasClass("sidelight-destructive") } == [false, false, false, false, true, false])
    #expect(button.menu?.textDump.contains("Order") == true)
    #expect(entries[1].accessibleMismatch(.checked(false)) == nil)
    #expect(entries[2].accessibleMismatch(.checked(true)) == nil)
    entries[0].activate()
    await scene.settle()
    #expect(log.taps == ["Share"])
    #expect(button.menu == nil)
    await scene.close()
  }

  @Test func `Cancel stands first, and what confirms and destroys looks like it`() async throws {
    let scene = await ViewScene(width: 1000) { Everything(log: Log()) }
    let window = try #require(scene.window)
    func button(_ name: String) throws -> Widget {
      try #require(scene.widgets.first { $0.typeName == "GtkButton" && ($0.accessibleLabel == name || $0.textDump == name) })
    }
    #expect(try button("Save").hasClass("suggested-action"))
    #expect(try button("Delete").hasClass("destructive-action"))
    #expect(try button("New").hasClass("flat"))
    let order = try ["Cancel", "Home", "First", "Second", "Delete", "New", "Save"].map { try #require(button($0).bounds(in: window)).x }
    #expect(order == order.sorted())
    let more = try #require(scene.named("More")?.bounds(in: window)).x
    #expect(more > order[5] && more < order[6])
    let status = try #require(scene.widgets.first { ($0 as? LabelWidget)?.text.hasPrefix("12 items") == true }?.bounds(in: window))
    #expect(abs(status.x + status.width / 2 - Double(window.width) / 2) < 2)
    #expect(scene.shows("Subtitle"))
    await scene.close()
  }

  @Test func `A hidden header bar leaves its room to the content, and comes back`() async throws {
    let log = Log()
    let scene = await ViewScene(width: 800) { Everything(log: log) }
    DesktopSettings.shared?.setProperty("gtk-decoration-layout", to: String?.some(":close"))
    await scene.settle()
    let window = try #require(scene.window)
    let before = try #require(scene.windowButtons().first)
    func top() throws -> Double {
      let text = try #require(scene.widgets.first { ($0 as? LabelWidget)?.text == "Content" }?.bounds(in: window))
      return text.y + text.height / 2
    }
    let middle = try top()
    log.hides = .hidden
    await scene.settle()
    #expect(try top() < middle - 15)
    #expect(!scene.shows("Subtitle"))
    #expect(scene.named("More") == nil)
    #expect(scene.windowButtons().count == 1)
    #expect(try abs(#require(scene.windowButtons().first).x - before.x) < 2)
    log.hides = .automatic
    await scene.settle()
    #expect(try top() == middle)
    #expect(scene.windowButtons() == [before])
    #expect(scene.named("More") != nil)
    await scene.close()
  }

  @Test func `F9 and Ctrl+Alt+S work while text is typed, and the button says what it does`() async throws {
    let scene = await ViewScene(width: 1000) {
      NavigationSplitView {
        Text("s")
      } detail: {
        TextField("Note", text: .constant("text"))
      }
    }
    let window = try #require(scene.window)
    let entry = try #require(scene.widgets.first { $0 is EntryWidget } as? EntryWidget)
    entry.grabFocusKeepingCursor()
    let button = try #require(scene.named("Toggle Sidebar"))
    for (key, modifiers) in [(TestKey.f9, TestModifiers()), (.character("s"), [.control, .alt])] {
      for isShown in [false, true] {
        #expect(window.press(key: key.symbol, modifiers: UInt32(modifiers.rawValue)))
        await scene.settle()
        #expect(scene.shows("s") == isShown)
        #expect(button.accessibleMismatch(.expanded(isShown)) == nil)
        #expect(button.tooltip == (isShown ? "Hide Sidebar" : "Show Sidebar"))
        #expect(entry.hasCursor)
        #expect(entry.text == "text")
      }
    }
    await scene.close()
  }
}

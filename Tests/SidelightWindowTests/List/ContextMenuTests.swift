import DisplaySupport
import SidelightBridge
import SidelightUI
import SidelightWindowTesting
import Testing

@Suite("Context menus", .serialized)
@MainActor struct ContextMenuTests {
  private struct Letters: View {
    @Bindable var choice: Choice<Set<Int>>
    @Bindable var flag: Choice<Bool>
    let done: Choice<[String]>
    var body: some View {
      List(selection: $choice.value) {
        ForEach(0..<500, id: \.self) { number in
          Text("Row \(number)").contextMenu {
            Button("Open \(number)") { done.value.append("open \(number)") }
            Section("More") {
              Toggle("Flag", isOn: $flag.value)
            }
            Divider()
            Button("Delete", role: .destructive) { done.value.append("delete \(number)") }.disabled(number == 1)
          }
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A row's own menu acts on that row, whatever is selected`(depth: Depth) async throws {
    let choice = Choice<Set<Int>>([0, 1])
    let flag = Choice(false)
    let done = Choice<[String]>([])
    let app = try await TestApp(depth, width: 500, height: 500) { Letters(choice: choice, flag: flag, done: done) }
    try await app.row("Row 2").contextMenu("Open 2")
    try await app.row("Row 0").contextMenu("Delete")
    #expect(done.value == ["open 2", "delete 0"])
    #expect(choice.value == [0, 1])
    await #expect(throws: TestFailure.self) { try await app.row("Row 1").contextMenu("Delete") }
    try await app.row("Row 2").contextMenu("Flag")
    #expect(flag.value)
    try await app.row("Row 2").contextMenu("Flag")
    #expect(!flag.value)
    try await app.close()
  }

  private struct Selecting: View {
    @Bindable var choice: Choice<Set<Int>>
    let done: Choice<[String]>
    var body: some View {
      List(0..<8, id: \.self, selection: $choice.value) { Text("Row \($0)") }
        .contextMenu(forSelectionType: Int.self) { rows in
          Button(rows.isEmpty ? "New" : "Show") { done.value.append("\(rows.sorted())") }
        }
    }
  }

  @Test(arguments: Depth.available)
  func `A menu of selections is for the row alone, for the selection around it, or for none`(depth: Depth) async throws {
    let choice = Choice<Set<Int>>([1, 2])
    let done = Choice<[String]>([])
    let app = try await TestApp(depth, width: 500, height: 500) { Selecting(choice: choice, done: done) }
    try await app.row("Row 4").contextMenu("Show")
    try await app.row("Row 2").contextMenu("Show")
    try await app.list().contextMenu("New")
    #expect(done.value == ["[4]", "[1, 2]", "[]"])
    #expect(choice.value == [1, 2])
    try await app.close()
  }

  @Test(.needsWindow)
  func `A long press opens the menu of its row, and selects nothing`() async throws {
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(.window, width: 500, height: 500) { Letters(choice: choice, flag: Choice(false), done: Choice([])) }
    func press(on text: String) throws -> Bool {
      let window = try #require(app.renderer?.windows.first?.window)
      let list = try #require(window.visibleTree.first { $0 is ListViewWidget })
      let label = try #require(list.visibleTree.first { $0.visibleText == text })
      let box = try #require(label.bounds(in: list))
      list.hand.longPress(x: box.x + 3, y: box.y + 3)
      return window.visibleTree.contains { $0.typeName == "GtkModelButton" && $0.property("text", as: String?.self) == "Open 4" }
    }
    #expect(try press(on: "Row 4"))
    #expect(choice.value.isEmpty)
    try await app.close()
  }

  private struct Around: View {
    let done: Choice<[String]>
    var body: some View {
      VStack {
        Text("Title").contextMenu { Button("Rename") { done.value.append("rename") } }
        Text("Plain")
        List {
          Section("Rows") { Text("Static") }.contextMenu { Button("Hide") { done.value.append("hide") } }
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Any view and all rows of a section have a menu`(depth: Depth) async throws {
    let done = Choice<[String]>([])
    let app = try await TestApp(depth, width: 500, height: 500) { Around(done: done) }
    try await app.text("Title").contextMenu("Rename")
    try await app.row("Static").contextMenu("Hide")
    #expect(done.value == ["rename", "hide"])
    await #expect(throws: TestFailure.self) { try await app.text("Plain").contextMenu("Rename") }
    try await app.close()
  }

  @Test(.needsWindow)
  func `Menus cost their rows nothing until they open, and have sections and an entry that looks as if it deletes`() async throws {
    let app = try await TestApp(.window, width: 500, height: 500) {
      Letters(choice: Choice([]), flag: Choice(true), done: Choice([]))
    }
    /// What can be seen; a widget that the test held would outlive its window.
    func widgets(_ isMeant: (Widget) -> Bool) throws -> [(text: String, isDestructive: Bool)] {
      let all = try #require(app.renderer?.windows.first?.window).visibleTree.filter(isMeant)
      return all.map { widget in
        let entry = widget.typeName == "GtkModelButton" ? widget.property("text", as: String?.self) : nil
        return (entry ?? widget.visibleText ?? "", widget.hasClass("sidelight-destructive"))
      }
    }
    #expect(try widgets { $0.typeName.contains("Popover") }.isEmpty)
    try await app.row("Row 3").click()
    try await app.press(.menu)
    let entries = try widgets { $0.typeName == "GtkModelButton" }
    #expect(entries.map(\.text) == ["Open 3", "Flag", "Delete"])
    #expect(entries.map(\.isDestructive) == [false, false, true])
    #expect(try !widgets { $0.visibleText == "More" }.isEmpty)
    try await app.wait(until: "the menu has room for all of it") {
      let all = app.renderer?.windows.first?.window.visibleTree ?? []
      guard let menu = all.first(where: { $0.typeName == "GtkPopoverMenu" }), menu.height > 0 else { return false }
      return menu.visibleTree.allSatisfy { entry in
        guard entry.typeName == "GtkModelButton", let box = entry.bounds(in: menu) else { return true }
        return box.y + box.height <= Double(menu.height)
      }
    }
    try await app.close()
  }
}

import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// The pointer often rests over the rows of a list while the keyboard is used; a menu that a key opens may come up below it.
@Suite(.serialized) @MainActor struct RestingPointerTests {
  private struct Inbox: View {
    @Bindable var names: Choice<[String]>
    let done: Choice<[String]>
    var body: some View {
      List($names.value, id: \.self, editActions: .delete) { $name in
        Text(name).swipeActions(edge: .leading) { Button("Flag") { done.value.append("flag \(name)") } }
      }
    }
  }

  /// The open menu, and the middle of one of its entries.
  private func menu(_ app: TestApp, _ title: String) throws -> (popover: Widget, entry: Widget, x: Double, y: Double) {
    let window = try #require(app.renderer?.windows.first?.window)
    let popover = try #require(window.visibleTree.first { $0.typeName == "GtkPopoverMenu" && $0.isMapped })
    let entry = try #require(
      popover.visibleTree.first { $0.typeName == "GtkModelButton" && $0.property("text", as: String?.self) == title })
    let box = try #require(entry.bounds(in: popover))
    return (popover, entry, box.x + box.width / 2, box.y + box.height / 2)
  }

  private func isReached(_ menu: (popover: Widget, entry: Widget, x: Double, y: Double)) -> Bool {
    guard let hit = menu.popover.pick(x: menu.x, y: menu.y) else { return false }
    return hit == menu.entry || hit.isInside(menu.entry)
  }

  @Test(.needsWindow)
  func `A pointer that rests where a key opens a menu chooses no entry, until it moves or is pressed`() async throws {
    let done = Choice<[String]>([])
    let names = Choice(["A", "B", "C"])
    let app = try await TestApp(.window, width: 400, height: 600) { Inbox(names: names, done: done) }
    try await app.row("B").focus()

    try await app.press(.f10, .shift)
    var open = try menu(app, "Delete")
    for comesIn in [true, false] { open.popover.hand.movePointer(x: open.x, y: open.y, comesIn: comesIn) }
    #expect(!isReached(open))
    try await app.press(.enter)
    try await app.wait(until: "the first entry has done it") { done.value == ["flag B"] }
    try await app.wait(until: "the menu is gone") { (try? app.row("B").isFocused) == true }

    try await app.press(.menu)
    open = try menu(app, "Delete")
    open.popover.hand.movePointer(x: open.x, y: open.y, comesIn: true)
    #expect(!isReached(open))
    open.popover.hand.movePointer(x: open.x + 4, y: open.y, comesIn: false)
    #expect(isReached(open))
    try await app.press(.escape)
    try await app.wait(until: "the menu is gone") { (try? app.row("B").isFocused) == true }

    try await app.press(.menu)
    open = try menu(app, "Delete")
    open.popover.hand.click(.any, count: 1, x: open.x, y: open.y)
    try await app.wait(until: "the row is gone") { names.value == ["A", "C"] }
    try await app.close()
  }

  @Test(.needsWindow)
  func `A menu that the pointer opens is the pointer's at once`() async throws {
    let app = try await TestApp(.window, width: 400, height: 600) { Inbox(names: Choice(["A", "B"]), done: Choice([])) }
    let list = try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first).list
    list.hand.click(.secondary, count: 1, x: 60, y: 20)
    try await app.settle()
    #expect(isReached(try menu(app, "Delete")))
    try await app.press(.escape)
    try await app.close()
  }

  @Test(.needsWindow)
  func `So it is where the menu is not that of a row`() async throws {
    let done = Choice<[String]>([])
    let app = try await TestApp(.window, width: 400, height: 600) {
      Button("Press") { done.value.append("press") }.contextMenu {
        ForEach(["One", "Two"], id: \.self) { name in Button(name) { done.value.append(name) } }
      }
    }
    try await app.button("Press").focus()
    try await app.press(.f10, .shift)
    let open = try menu(app, "Two")
    open.popover.hand.movePointer(x: open.x, y: open.y, comesIn: true)
    #expect(!isReached(open))
    try await app.press(.enter)
    try await app.wait(until: "the first entry has done it") { done.value == ["One"] }
    try await app.close()
  }
}

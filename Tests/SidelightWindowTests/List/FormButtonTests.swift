import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Buttons that are alone in a row of a form.
@Suite("Buttons of forms", .serialized)
@MainActor struct FormButtonTests {
  @Observable @MainActor final class Desk {
    var heard: [String] = []
    var isForm = true
    var isFramed = false
    var isOff = false
  }

  private struct Page: View {
    let desk: Desk
    var body: some View {
      if desk.isForm { Form { rows } } else { List { rows } }
    }

    @ViewBuilder private var rows: some View {
      Button("Save") { desk.heard.append("save") }
      Button("Delete", role: .destructive) { desk.heard.append("delete") }
      Button("Framed") { desk.heard.append("framed") }.buttonStyle(.bordered)
      Button("Confirm", role: .confirm) { desk.heard.append("confirm") }
      Button("Off") { desk.heard.append("off") }.disabled(true)
      HStack { Button("Beside") { desk.heard.append("beside") } }
    }
  }

  /// The buttons that have no frame and are as wide as their rows.
  private func wide(_ app: TestApp) throws -> [String] {
    let window = try #require(app.renderer?.windows.first?.window)
    let buttons = window.visibleTree.filter { $0 is ButtonWidget && $0.hasClass("sidelight-row-button") }
    return try buttons.map { button in
      let line = try #require(sequence(first: button) { $0.parent }.first { $0.hasClass("sidelight-button-row") })
      #expect(button.hasClass("flat") && !button.hasClass("destructive-action"))
      #expect(try #require(button.bounds(in: window)).width == (try #require(line.bounds(in: window)).width))
      return button.visibleTree.compactMap { ($0 as? LabelWidget)?.text }.joined()
    }
  }

  @Test func `A button without a style is all of its row, and elsewhere it has its frame`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 460, height: 600) { Page(desk: desk) }
    #expect(try wide(app) == ["Save", "Delete", "Off"])
    desk.isForm = false
    try await app.settle()
    #expect(try wide(app) == [])
    desk.isForm = true
    try await app.settle()
    #expect(try wide(app) == ["Save", "Delete", "Off"])
    try await app.close()
  }

  private struct Changing: View {
    let desk: Desk
    var body: some View {
      Form {
        Button("Go", role: desk.isFramed ? .confirm : nil) {}
        if desk.isFramed { Button("Framed") {}.buttonStyle(.bordered) } else { Button("Unframed") {} }
        Toggle("Turn", isOn: .constant(true)).disabled(desk.isOff)
        Button("Press") {}.disabled(desk.isOff).controlSize(desk.isOff ? .large : .regular)
      }
    }
  }

  /// The rows that show the pointer, by GTK's widgets.
  private func livelyRows(_ app: TestApp) throws -> Int {
    let list = try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first)
    return list.places.values.filter { $0.item.isActivatable && $0.item.child?.parent != nil }.count
  }

  @Test func `A row follows its control when that changes`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 460, height: 600) { Changing(desk: desk) }
    #expect(try wide(app) == ["Go", "Unframed", "Press"] && livelyRows(app) == 4)
    desk.isFramed = true
    try await app.settle()
    #expect(try wide(app) == ["Press"] && livelyRows(app) == 2)
    desk.isOff = true
    try await app.settle()
    #expect(try wide(app) == ["Press"] && livelyRows(app) == 0)
    desk.isOff = false
    desk.isFramed = false
    try await app.settle()
    #expect(try wide(app) == ["Go", "Unframed", "Press"] && livelyRows(app) == 4)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A click on the row is one on the button`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 460, height: 600) { Page(desk: desk) }
    for name in ["Save", "Delete"] { try await app.row(name).click() }
    for name in ["Framed", "Confirm", "Off"] { try? await app.row(name).click() }
    #expect(desk.heard == ["save", "delete"])
    for name in ["Framed", "Confirm", "Beside", "Save"] { try await app.button(name).click() }
    #expect(desk.heard == ["save", "delete", "framed", "confirm", "beside", "save"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Enter presses the button of the row that has the keyboard focus`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 460, height: 600) { Page(desk: desk) }
    try await app.row("Save").click()
    try await app.press(.enter)
    #expect(desk.heard == ["save", "save"])
    try await app.close()
  }
}

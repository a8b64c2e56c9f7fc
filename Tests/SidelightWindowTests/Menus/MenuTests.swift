import DisplaySupport
import SidelightBridge
import SidelightGTK
import Sidelight
import SidelightWindowTesting
import Testing

/// Buttons with menus, and menus in menus, at every depth.
@Suite("Menus", .serialized)
@MainActor struct MenuTests {
  @Observable @MainActor final class Model {
    var done: [String] = []
    var order = "Name"
    var isBold = false
  }

  private struct Entries: View {
    @Bindable var model: Model
    var body: some View {
      Button("Duplicate") { model.done.append("duplicate") }
      Toggle("Bold", isOn: $model.isBold)
      Picker("Sort By", selection: $model.order) { ForEach(["Name", "Date"], id: \.self) { Text($0) } }
      Menu("Copy") {
        Button("As Text") { model.done.append("text") }
        Menu("More") { Button("As Picture") { model.done.append("picture") } }
      }
      Menu("Nothing") {}
    }
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      VStack {
        Menu("Actions") { Entries(model: model) }
        Menu("Send", systemImage: "paperplane") {
          Button("Later") { model.done.append("later") }
        } primaryAction: {
          model.done.append("send")
        }
        List { Text("Row").contextMenu { Entries(model: model) } }
      }
      .toolbar { Menu("Tools", systemImage: "gear") { Button("Hammer") { model.done.append("hammer") } } }
      .navigationTitle("Menus")
    }
  }

  @Test(arguments: Depth.available)
  func `A button opens a menu, whose entries act, choose and open further menus`(depth: Depth) async throws {
    let model = Model()
    let app = try await TestApp(depth, width: 500, height: 500) { Page(model: model) }
    try await app.menu("Actions").choose("Duplicate")
    try await app.menu("Actions").choose("Bold")
    try await app.menu("Actions").choose("Date")
    try await app.menu("Actions").choose("Copy", "As Text")
    try await app.menu("Actions").choose("Copy", "More", "As Picture")
    #expect(model.done == ["duplicate", "text", "picture"])
    #expect(model.isBold && model.order == "Date")
    await #expect(throws: TestFailure.self) { try await app.menu("Actions").choose("Nothing", "At all") }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A row's menu opens further menus`(depth: Depth) async throws {
    let model = Model()
    let app = try await TestApp(depth, width: 500, height: 500) { Page(model: model) }
    try await app.row("Row").contextMenu("Copy", "More", "As Picture")
    try await app.row("Row").contextMenu("Date")
    #expect(model.done == ["picture"])
    #expect(model.order == "Date")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `With an action of its own a click performs that, and the menu is beside it`(depth: Depth) async throws {
    let model = Model()
    let app = try await TestApp(depth, width: 500, height: 500) { Page(model: model) }
    try await app.menu("Send").click()
    try await app.menu("Send").choose("Later")
    #expect(model.done == ["send", "later"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A menu stands in a toolbar, or where that is too narrow in its menu`(depth: Depth) async throws {
    let model = Model()
    let app = try await TestApp(depth, width: 500, height: 500) { Page(model: model) }
    try await app.menu("Tools").choose("Hammer")
    let narrow = try await TestApp(depth, width: 360, height: 500) {
      Text("Page").navigationTitle("A title that wants room").toolbar {
        ToolbarItemGroup {
          ForEach(0..<8) { number in
            Menu("Menu \(number)", systemImage: "gear") { Button("Entry \(number)") { model.done.append("entry \(number)") } }
          }
        }
      }
    }
    try await narrow.menu("Menu 7").choose("Entry 7")
    #expect(model.done == ["hammer", "entry 7"])
    try await narrow.close()
    try await app.close()
  }

  @Test(.needsWindow)
  func `A menu is a button with a name and an arrow, and only an icon goes without`() async throws {
    let app = try await TestApp(.window, width: 500, height: 500) { Page(model: Model()) }
    /// What is read of one; a controller that the test held would outlive its window.
    func menu<Value>(_ name: String, _ read: (MenuController) -> Value?) throws -> Value? {
      let menus = try #require(app.renderer).controllers.values.compactMap { $0 as? MenuController }
      return menus.first { $0.opener.accessibleLabel == name }.flatMap(read)
    }
    #expect(try menu("Actions") { $0.opener.hasArrow } == true)
    #expect(try menu("Tools") { $0.opener.hasArrow } == false)
    #expect(try menu("Tools") { $0.opener.hasClass("flat") } == true)
    #expect(try menu("Send") { $0.primaryButton?.accessibleLabel } == "Send")
    try await app.close()
  }

  private struct Tinted: View {
    let tint: Choice<Color?>
    var body: some View {
      VStack {
        Button("Go") {}
        Button("Red") {}.buttonStyle(.borderedProminent).tint(.red)
        Toggle("On", isOn: .constant(true))
      }
      .tint(tint.value)
    }
  }

  @Test(.needsWindow)
  func `A tint takes the place of the accent colour for what is inside`() async throws {
    let tint = Choice<Color?>(.green)
    let app = try await TestApp(.window, width: 400, height: 300) { Tinted(tint: tint) }
    func pixel(_ label: String) throws -> (red: Int, green: Int, blue: Int, alpha: Int) {
      let window = try #require(app.renderer?.windows.first?.window)
      let button = try #require(window.find(.button, label))
      let box = try #require(button.bounds(in: window))
      let picture = try #require(window.picture())
      let edge = (picture.width - window.width) / 2
      return try #require(picture.pixel(x: Int(box.x) + 4 + edge, y: Int(box.y + box.height / 2) + edge))
    }
    let go = try pixel("Go")
    #expect(go.green > go.red + 10 && go.green > go.blue + 10)
    let red = try pixel("Red")
    #expect(red.red > red.green + 80)
    tint.value = nil
    try await app.settle()
    let plain = try pixel("Go")
    #expect(abs(plain.red - plain.green) < 6)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The second text of an entry is its subtitle, by which nobody chooses it`(depth: Depth) async throws {
    let model = Model()
    let app = try await TestApp(depth, width: 400, height: 300) {
      Menu("Actions") {
        Button {
          model.done.append("copy")
        } label: {
          Text("Copy")
          Text("With all comments")
        }
        Button {
          model.done.append("joined")
        } label: {
          HStack {
            Text("In")
            Text("one line")
          }
        }
      }
    }
    try await app.menu("Actions").choose("Copy")
    await #expect(throws: TestFailure.self) { try await app.menu("Actions").choose("Copy With all comments") }
    try await app.menu("Actions").choose("In one line")
    #expect(model.done == ["copy", "joined"])
    try await app.close()
  }
}

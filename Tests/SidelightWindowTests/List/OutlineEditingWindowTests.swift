import Observation
import SidelightBridge
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// Outlines that are edited, by their user.
@Suite("Editing outlines", .serialized)
@MainActor struct OutlineEditingWindowTests {
  typealias Item = OutlineTests.Item

  @Observable @MainActor final class Tree {
    var items = [Item("Animals", [Item("Birds", [Item("Owl"), Item("Wren")]), Item("Cat")]), Item("Empty", []), Item("Stone")]
    var selection: Set<String> = []
  }

  private struct Outline: View {
    @Bindable var tree: Tree
    var body: some View {
      List($tree.items, children: \.children, editActions: .all, selection: $tree.selection) { $item in Row(name: item.id) }
    }
  }

  /// A row with state of its own.
  private struct Row: View {
    let name: String
    @State private var clicks = 0
    var body: some View { Button("\(name) \(clicks)") { clicks += 1 } }
  }

  private func show(_ tree: Tree, _ depth: Depth, _ open: [String] = ["Animals", "Birds"]) async throws -> TestApp {
    let app = try await TestApp(depth, width: 400, height: 500) { Outline(tree: tree) }
    for name in open { try await app.row("\(name) 0").expand() }
    return app
  }

  private func list(of app: TestApp) throws -> ListController {
    try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first)
  }

  private func line(_ position: Int, of app: TestApp) throws -> Widget {
    let place = try #require(try list(of: app).places.values.first { $0.item.position == position })
    return try #require(place.item.child?.parent)
  }

  @Test(arguments: Depth.available)
  func `Rows are dragged from level to level, with their widgets, state and focus`(depth: Depth) async throws {
    let tree = Tree()
    let app = try await show(tree, depth)
    #expect(app.rows == ["Animals 0", "Birds 0", "Owl 0", "Wren 0", "Cat 0", "Empty 0", "Stone 0"])
    try await app.button("Owl 0").click()
    try await app.row("Owl 1").focus()
    let widget = depth == .window ? try line(2, of: app) : nil
    let cost = try await app.cost { try await app.row("Owl 1").drag(below: app.row("Stone 0"), depth: 0) }
    #expect(app.rows == ["Animals 0", "Birds 0", "Wren 0", "Cat 0", "Empty 0", "Stone 0", "Owl 1"])
    #expect(try app.row("Owl 1").depth == 0)
    #expect(try app.row("Owl 1").isFocused)
    #expect(cost.rowsBound == 0)
    if let widget { #expect(try line(6, of: app) == widget) }
    // A row with open rows below it.
    try await app.row("Birds 0").drag(above: app.row("Stone 0"), depth: 1)
    #expect(app.rows == ["Animals 0", "Cat 0", "Empty 0", "Birds 0", "Wren 0", "Stone 0", "Owl 1"])
    #expect(try app.row("Wren 0").depth == 2)
    #expect(tree.items[1].children?.map(\.id) == ["Birds"])
    await #expect(throws: TestFailure.self) { try await app.row("Empty 0").drag(below: app.row("Birds 0")) }
    // The whole selection.
    try await app.row("Cat 0").focus()
    try await app.press(.space, .control)
    try await app.row("Owl 1").focus()
    try await app.press(.space, .control)
    try await app.row("Owl 1").drag(above: app.row("Wren 0"))
    #expect(app.rows == ["Animals 0", "Empty 0", "Birds 0", "Cat 0", "Owl 1", "Wren 0", "Stone 0"])
    try await app.press(.character("z"), .control)
    #expect(app.rows == ["Animals 0", "Cat 0", "Empty 0", "Birds 0", "Wren 0", "Stone 0", "Owl 1"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Alt and the arrows move a row within its level, out of it and into the row before`(depth: Depth) async throws {
    let tree = Tree()
    let app = try await show(tree, depth)
    try await app.button("Wren 0").click()
    try await app.row("Wren 1").focus()
    try await app.press(.up, .alt)
    #expect(app.rows == ["Animals 0", "Birds 0", "Wren 1", "Owl 0", "Cat 0", "Empty 0", "Stone 0"])
    try await app.press(.left, .alt)
    #expect(app.rows == ["Animals 0", "Birds 0", "Owl 0", "Wren 1", "Cat 0", "Empty 0", "Stone 0"])
    #expect(try app.row("Wren 1").depth == 1)
    try await app.press(.left, .alt)
    try await app.press(.down, .alt)
    #expect(app.rows == ["Animals 0", "Birds 0", "Owl 0", "Cat 0", "Empty 0", "Wren 1", "Stone 0"])
    // Into a closed row, which opens.
    try await app.press(.right, .alt)
    #expect(try app.row("Empty 0").isExpanded)
    #expect(try app.row("Wren 1").depth == 1)
    #expect(try app.row("Wren 1").isFocused)
    try await app.press(.delete)
    #expect(app.rows == ["Animals 0", "Birds 0", "Owl 0", "Cat 0", "Empty 0", "Stone 0"])
    #expect(tree.items[1].children == [])
    try await app.close()
  }

  @Test func `The line begins at the level that the row would be on, and a closed row that the drag rests over opens`() async throws {
    let tree = Tree()
    let app = try await show(tree, .window)
    // A test that holds a list keeps it alive.
    func list() throws -> ListController { try self.list(of: app) }
    func hover(_ position: Int, part: Double, levels: Int = 0) throws -> Bool {
      let box = try #require(try line(position, of: app).bounds(in: list().list))
      return try list().dragging.hover(100 + Double(24 * levels), box.y + box.height * part)
    }
    func marks(_ position: Int) throws -> [String] {
      try line(position, of: app).classes.filter { $0.hasPrefix("sidelight-drop") }.sorted()
    }
    #expect(try list().dragging.begin(at: 6, 100))
    // Below the last of the animals there are three levels.
    #expect(try hover(5, part: 0.1))
    #expect(try marks(5) == ["sidelight-drop-before"])
    #expect(try hover(5, part: 0.1, levels: 1))
    #expect(try marks(5) == ["sidelight-drop-before", "sidelight-drop-level-1"])
    #expect(try hover(4, part: 0.1))
    #expect(try marks(4) == ["sidelight-drop-before", "sidelight-drop-level-1"])
    #expect(try marks(5) == [])
    #expect(try hover(4, part: 0.1, levels: 5))
    #expect(try marks(4) == ["sidelight-drop-before", "sidelight-drop-level-2"])
    // The middle of a closed row leads into it.
    #expect(try hover(5, part: 0.5))
    #expect(try marks(6) == ["sidelight-drop-before", "sidelight-drop-level-1"])
    #expect(try list().dragging.dropDepth == 1)
    try list().dragging.springOpen()
    try await app.settle()
    #expect(try app.row("Empty 0").isExpanded)
    #expect(try hover(5, part: 0.5), "open, it is a row like others")
    try list().dragging.springOpen()
    try await app.settle()
    #expect(try app.row("Empty 0").isExpanded)
    try list().dragging.end()
    for position in 0..<7 { #expect(try marks(position) == []) }
    try await app.close()
  }

  @Test func `From right to left the pointer goes the other way for a level further in`() async throws {
    DesktopSettings.isRightToLeft = true
    defer { DesktopSettings.isRightToLeft = false }
    let tree = Tree()
    let app = try await show(tree, .window)
    try await app.row("Stone 0").drag(above: app.row("Empty 0"), depth: 1)
    #expect(tree.items[0].children?.map(\.id) == ["Birds", "Cat", "Stone"])
    try await app.row("Stone 0").focus()
    try await app.press(.right, .alt)
    #expect(tree.items.map(\.id) == ["Animals", "Stone", "Empty"])
    try await app.press(.left, .alt)
    #expect(tree.items[0].children?.map(\.id) == ["Birds", "Cat", "Stone"])
    try await app.close()
  }
}

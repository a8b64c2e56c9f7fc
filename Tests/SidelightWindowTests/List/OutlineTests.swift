import Observation
import SidelightBridge
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// Hierarchical lists and disclosure groups, used as a user does.
@Suite("Outlines", .serialized)
@MainActor struct OutlineTests {
  struct Item: Identifiable, Hashable {
    let id: String
    var children: [Item]?

    init(_ id: String, _ children: [Item]? = nil) {
      self.id = id
      self.children = children
    }
  }

  @Observable @MainActor final class Tree {
    var items = [
      Item("Animals", [Item("Birds", [Item("Owl"), Item("Wren")]), Item("Cat")]), Item("Empty", []), Item("Stone"),
    ]
    var selection: Set<String> = []
    var isOpen = false
    var opened: [Set<String>] = []
  }

  struct Outline: View {
    @Bindable var tree: Tree
    var body: some View {
      List(tree.items, children: \.children, selection: $tree.selection) { Label($0.id, systemImage: "folder") }
        .contextMenu(forSelectionType: String.self) { _ in
        } primaryAction: {
          tree.opened.append($0)
        }
    }
  }

  private func show(_ tree: Tree, _ depth: Depth) async throws -> TestApp {
    try await TestApp(depth, width: 400, height: 500) { Outline(tree: tree) }
  }

  @Test(arguments: Depth.available)
  func `Triangles open and close rows at every depth, and select nothing`(depth: Depth) async throws {
    let tree = Tree()
    let app = try await show(tree, depth)
    #expect(app.rows == ["Animals", "Empty", "Stone"])
    try await app.row("Animals").expand()
    #expect(app.rows == ["Animals", "Birds", "Cat", "Empty", "Stone"])
    try await app.row("Birds").toggle()
    #expect(app.rows == ["Animals", "Birds", "Owl", "Wren", "Cat", "Empty", "Stone"])
    #expect(tree.selection.isEmpty)
    #expect(try app.row("Owl").depth == 2)
    #expect(try app.row("Birds").depth == 1)
    #expect(try app.row("Stone").depth == 0)
    #expect(try app.row("Birds").isExpanded)
    #expect(try !app.row("Empty").isExpanded)
    try await app.row("Empty").expand()
    #expect(try app.row("Empty").isExpanded)
    await #expect(throws: TestFailure.self) { try await app.row("Stone").toggle() }
    tree.items[1].children = [Item("Late")]
    try await app.settle()
    #expect(app.rows == ["Animals", "Birds", "Owl", "Wren", "Cat", "Empty", "Late", "Stone"])
    try await app.row("Animals").collapse()
    #expect(app.rows == ["Animals", "Empty", "Late", "Stone"])
    try await app.row("Animals").expand()
    #expect(app.rows == ["Animals", "Birds", "Owl", "Wren", "Cat", "Empty", "Late", "Stone"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What is selected stays so below a row that is closed`(depth: Depth) async throws {
    let tree = Tree()
    let app = try await show(tree, depth)
    try await app.row("Animals").expand()
    try await app.row("Birds").expand()
    try await app.row("Wren").click()
    try await app.row("Cat").click(.control)
    #expect(tree.selection == ["Wren", "Cat"])
    try await app.row("Birds").collapse()
    #expect(tree.selection == ["Wren", "Cat"])
    try await app.row("Birds").expand()
    #expect(try app.row("Wren").isSelected)
    #expect(try app.row("Cat").isSelected)
    try await app.row("Birds").doubleClick()
    #expect(tree.opened == [["Birds"]])
    tree.items[0].children?.removeLast()
    try await app.settle()
    #expect(tree.selection == ["Birds"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The arrow keys open, go in, go out and close`(depth: Depth) async throws {
    let tree = Tree()
    let app = try await show(tree, depth)
    try await app.row("Animals").click()
    try await app.press(.right)
    #expect(try app.row("Animals").isExpanded)
    #expect(try app.row("Animals").isFocused)
    try await app.press(.right)
    #expect(try app.row("Birds").isFocused)
    #expect(tree.selection == ["Birds"])
    try await app.press(.right)
    try await app.press(.right)
    #expect(try app.row("Owl").isFocused)
    // There is nothing below, and nothing happens.
    try await app.press(.right)
    #expect(try app.row("Owl").isFocused)
    try await app.press(.down)
    #expect(tree.selection == ["Wren"])
    try await app.press(.left)
    #expect(try app.row("Birds").isFocused)
    try await app.press(.left)
    #expect(try !app.row("Birds").isExpanded)
    try await app.press(.left)
    #expect(try app.row("Animals").isFocused)
    #expect(tree.selection == ["Animals"])
    try await app.press(.left)
    #expect(app.rows == ["Animals", "Empty", "Stone"])
    try await app.press(.left)
    #expect(try app.row("Animals").isFocused)
    #expect(tree.opened.isEmpty)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Signs and Shift with the arrows open and close, and the asterisk opens all below`(depth: Depth) async throws {
    let tree = Tree()
    let app = try await show(tree, depth)
    try await app.row("Animals").click()
    try await app.press(.character("+"))
    #expect(app.rows == ["Animals", "Birds", "Cat", "Empty", "Stone"])
    try await app.press(.character("-"))
    #expect(app.rows == ["Animals", "Empty", "Stone"])
    try await app.press(.right, .shift)
    #expect(app.rows == ["Animals", "Birds", "Cat", "Empty", "Stone"])
    try await app.press(.left, .shift)
    #expect(app.rows == ["Animals", "Empty", "Stone"])
    try await app.press(.left, .shift)
    #expect(try app.row("Animals").isFocused)
    try await app.press(.character("*"))
    #expect(app.rows == ["Animals", "Birds", "Owl", "Wren", "Cat", "Empty", "Stone"])
    #expect(try app.row("Animals").isFocused)
    #expect(tree.selection == ["Animals"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Shift and the arrows select across levels`(depth: Depth) async throws {
    let tree = Tree()
    let app = try await show(tree, depth)
    try await app.row("Animals").expand()
    try await app.row("Birds").expand()
    try await app.row("Wren").click()
    try await app.press(.down, .shift)
    try await app.press(.down, .shift)
    #expect(tree.selection == ["Wren", "Cat", "Empty"])
    try await app.row("Wren").click()
    try await app.press(.up, .shift)
    try await app.press(.up, .shift)
    #expect(tree.selection == ["Birds", "Owl", "Wren"])
    try await app.press(.up, .control)
    #expect(try app.row("Animals").isFocused)
    #expect(tree.selection == ["Birds", "Owl", "Wren"])
    try await app.close()
  }

  @Test func `The arrow keys are mirrored where the text runs from right to left, and so is the indentation`() async throws {
    DesktopSettings.isRightToLeft = true
    defer { DesktopSettings.isRightToLeft = false }
    let app = try await show(Tree(), .window)
    try await app.row("Animals").click()
    try await app.press(.left)
    #expect(try app.row("Animals").isExpanded)
    try await app.press(.left)
    #expect(try app.row("Birds").isFocused)
    try await app.press(.right)
    #expect(try app.row("Animals").isFocused)
    let edges = try lines(of: app).map { line in
      let image = try #require(line.visibleTree.first { $0.hasClass("sidelight-triangle") || $0.typeName == "GtkLabel" })
      let box = try #require(image.bounds(in: line))
      return box.x + box.width
    }
    #expect(edges[1] < edges[0])
    try await app.press(.right)
    #expect(app.rows == ["Animals", "Empty", "Stone"])
    try await app.close()
  }

  @Test func `The focus goes to the row that is closed above it`() async throws {
    let tree = Tree()
    let app = try await show(tree, .window)
    try await app.row("Animals").expand()
    try await app.row("Birds").expand()
    try await app.row("Wren").click()
    #expect(try app.row("Wren").isFocused)
    try await app.row("Animals").collapse()
    #expect(try app.row("Animals").isFocused)
    #expect(tree.selection == ["Wren"])
    try await app.close()
  }

  @Test func `Assistive technology hears of depth and of what is open`() async throws {
    let app = try await show(Tree(), .window)
    try await app.row("Animals").expand()
    let lines = try lines(of: app)
    #expect(lines.map(\.accessibleLabel) == ["Animals", "Birds", "Cat", "Empty", "Stone"])
    #expect(lines[0].accessibleMismatch(.expanded(true)) == nil)
    #expect(lines[0].accessibleMismatch(.level(1)) == nil)
    #expect(lines[1].accessibleMismatch(.expanded(false)) == nil)
    #expect(lines[1].accessibleMismatch(.level(2)) == nil)
    #expect(lines[2].accessibleMismatch(.expanded(nil)) == nil)
    #expect(lines[2].accessibleMismatch(.level(2)) == nil)
    try await app.close()
  }

  /// Where GTK says nothing by itself it hears so of the row with the focus alone; otherwise of all rows, of which none may be told what GTK
  /// said before.
  @Test func `Assistive technology hears where the row with the focus stands among its siblings`() async throws {
    struct Content: View {
      let tree: Tree
      var body: some View {
        List {
          OutlineGroup(tree.items, children: \.children) { Text($0.id) }
          Text("Last")
          Section("Other") {
            ForEach(0..<3) { Text("Number \($0)") }
            DisclosureGroup("Group") { ForEach(0..<5) { Text("Inner \($0)") } }
          }
        }
      }
    }
    let tree = Tree()
    let app = try await TestApp(.window, width: 400, height: 600) { Content(tree: tree) }
    for name in ["Animals", "Birds", "Group"] { try await app.row(name).expand() }
    let siblings = [
      ["Animals", "Empty", "Stone", "Last"], ["Birds", "Cat"], ["Owl", "Wren"], ["Number 0", "Number 1", "Number 2", "Group"],
      (0..<5).map { "Inner \($0)" },
    ]
    var places: [String: (position: Int, count: Int)] = [:]
    for names in siblings { for (index, name) in names.enumerated() { places[name] = (index + 1, names.count) } }
    func expect(_ name: String, _ position: Int, of count: Int) async throws {
      try await app.row(name).focus()
      let all = try lines(of: app)
      guard let line = all.first(where: { $0.accessibleLabel == name }) else {
        Issue.record("There is no row \(name).")
        return
      }
      #expect(line.accessibleMismatch(AccessiblePlace.position(position)) == nil, "\(name)")
      #expect(line.accessibleMismatch(AccessiblePlace.count(count)) == nil, "\(name)")
      for other in all where other != line {
        let label = other.accessibleLabel ?? ""
        if Toolkit.gtkIs(atLeast: 4, 21), let own = places[label] {
          #expect(other.accessibleMismatch(AccessiblePlace.position(own.position)) == nil, "\(label) beside \(name)")
          #expect(other.accessibleMismatch(AccessiblePlace.count(own.count)) == nil, "\(label) beside \(name)")
        } else {
          #expect(other.accessibleMismatch(AccessiblePlace.position(1)) == "nothing", "\(label) beside \(name)")
        }
      }
    }
    try await expect("Wren", 2, of: 2)
    try await expect("Birds", 1, of: 2)
    try await expect("Stone", 3, of: 4)
    try await expect("Last", 4, of: 4)
    try await expect("Number 1", 2, of: 4)
    try await expect("Group", 4, of: 4)
    try await expect("Inner 3", 4, of: 5)
    try await app.row("Stone").focus()
    tree.items.remove(at: 1)
    try await app.settle()
    let line = try #require(try lines(of: app).first { $0.accessibleLabel == "Stone" })
    #expect(line.accessibleMismatch(AccessiblePlace.position(2)) == nil)
    #expect(line.accessibleMismatch(AccessiblePlace.count(3)) == nil)
    try await app.close()
  }

  /// GTK's widgets around the rows, from top to bottom.
  private func lines(of app: TestApp) throws -> [Widget] {
    let list = try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first)
    return list.places.values.sorted { ($0.item.position ?? 0) < ($1.item.position ?? 0) }.compactMap { $0.item.child?.parent }
  }

  @Test func `Rows beside groups begin at the same line as those, and rows of a list without at the edge`() async throws {
    struct Content: View {
      @Bindable var tree: Tree
      var body: some View {
        List {
          Text("Before")
          if tree.isOpen { DisclosureGroup("Group") { Text("Inner") } }
          Section("Other") { Label("After", systemImage: "tray") }
        }
      }
    }
    let tree = Tree()
    let app = try await TestApp(.window, width: 400, height: 500) { Content(tree: tree) }
    func start(_ name: String) throws -> Double {
      let line = try lines(of: app).first { $0.accessibleLabel == name }
      let parts = line?.visibleTree.filter { $0 is LabelWidget || $0 is ImageWidget && !$0.hasClass("sidelight-triangle") }
      return line.flatMap { parts?.first?.bounds(in: $0) }?.x ?? .nan
    }
    let edge = try start("Before")
    #expect(try start("After") == edge)
    let heading = try start("Other")
    tree.isOpen = true
    try await app.settle()
    #expect(try start("Group") > edge)
    #expect(try start("Before") == start("Group"))
    #expect(try start("After") == start("Group"))
    #expect(try start("Other") == heading)
    try await app.row("Group").expand()
    #expect(try start("Inner") > start("Group"))
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Groups in a list are rows, and elsewhere lines above their content`(depth: Depth) async throws {
    struct Groups: View {
      @Bindable var tree: Tree
      var body: some View {
        VStack {
          DisclosureGroup("Options", isExpanded: $tree.isOpen) { TextField("Name", text: .constant("")) }
          List {
            DisclosureGroup("Outer") {
              Text("One")
              DisclosureGroup("Inner") { Text("Two") }
            }
          }
        }
      }
    }
    let tree = Tree()
    let app = try await TestApp(depth, width: 400, height: 500) { Groups(tree: tree) }
    #expect(app.rows == ["Outer"])
    try await app.row("Outer").expand()
    try await app.row("Inner").expand()
    #expect(app.rows == ["Outer", "One", "Inner", "Two"])
    #expect(try app.row("Two").depth == 2)
    try await app.row("Outer").focus()
    try await app.press(.left)
    #expect(app.rows == ["Outer"])
    #expect(!app.textField("Name").exists)
    try await app.disclosure("Options").click()
    #expect(tree.isOpen)
    #expect(app.textField("Name").isVisible)
    #expect(try app.disclosure("Options").isExpanded)
    try await app.disclosure("Options").collapse()
    #expect(!tree.isOpen)
    #expect(!app.textField("Name").exists)
    tree.isOpen = true
    try await app.settle()
    #expect(app.textField("Name").isVisible)
    try await app.close()
  }
}

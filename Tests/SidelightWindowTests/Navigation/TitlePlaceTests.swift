import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Where titles stand, and what they stand for.
@Suite("Places and documents of titles", .serialized)
@MainActor struct TitlePlaceTests {
  @Observable @MainActor final class Desk {
    var role = ToolbarRole.editor
    var title = "A report"
    var url = URL(filePath: "/tmp/A report.txt")
    var done: [String] = []
  }

  private struct Edited: View {
    @Bindable var desk: Desk

    var body: some View {
      Text("Content").navigationTitle(desk.title).navigationSubtitle("Draft").toolbarRole(desk.role)
        .toolbar {
          ToolbarItem(placement: .navigation) { Button("Home") {} }
          ToolbarItem(placement: .principal) { Button("Middle") {} }
          ToolbarItem(placement: .primaryAction) { Button("New") {} }
        }
    }
  }

  @Test(arguments: Depth.available)
  func `An editor has its title at the start of the bar, and an item of the app's in the middle`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 800, height: 400) { Edited(desk: desk) }
    for role in [ToolbarRole.editor, .browser] {
      desk.role = role
      try await app.settle()
      #expect(app.text("A report").isVisible && app.text("Draft").isVisible && app.button("Middle").isVisible, "\(app.outline)")
      let order = app.labels(of: .text).filter { ["Home", "A report", "Middle", "New"].contains($0) }
      #expect(order == ["Home", "A report", "Middle", "New"])
      #expect(app.title == "A report")
    }
    for role in [ToolbarRole.automatic, .navigationStack] {
      desk.role = role
      try await app.settle()
      // What the app puts into the middle stands there in place of the title.
      #expect(!app.text("A report").exists && app.button("Middle").isVisible)
    }
    desk.role = .editor
    desk.title = "Another one"
    try await app.settle()
    #expect(app.text("Another one").isVisible && app.title == "Another one")
    try await app.close()
  }

  @Test(arguments: [900.0, 360])
  func `A title at the start lies between the items there and the middle, and shortens first`(width: Double) async throws {
    let desk = Desk()
    desk.title = "A title that is so long that no narrow header bar has room for all of its words"
    let app = try await TestApp(.window, width: width, height: 400) { Edited(desk: desk) }
    let title = try #require(bounds(of: desk.title, in: app))
    #expect(title.width >= 100)
    #expect(title.x + title.width <= width)
    // In a narrow bar it is in the menu.
    if let home = bounds(of: "Home", in: app) { #expect(title.x >= home.x + home.width) } else { #expect(width == 360) }
    if let new = bounds(of: "New", in: app) { #expect(title.x + title.width <= new.x) } else { #expect(width == 360) }
    try await app.close()
  }

  /// Where a text is on the screen; nil where it can't be seen. A widget that a test held would outlive its window.
  private func bounds(of text: String, in app: TestApp) -> PixelRectangle? {
    guard let window = app.renderer?.windows.first?.window else { return nil }
    return window.visibleTree.first { ($0 as? LabelWidget)?.text == text && $0.isMapped }?.bounds(in: window)
  }

  private struct Titled: View {
    @Bindable var desk: Desk
    let hasMenu: Bool

    var body: some View {
      if hasMenu {
        page.toolbarTitleMenu { Button("Duplicate") { desk.done.append("duplicate") } }
      } else {
        page
      }
    }

    private var page: some View { Text("Content").navigationTitle($desk.title).navigationDocument(desk.url) }
  }

  @Test(arguments: Depth.available, [true, false])
  func `The title of a file opens the folder that it is in`(depth: Depth, hasMenu: Bool) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 700, height: 400) { Titled(desk: desk, hasMenu: hasMenu) }
    app.driver.graph.reveal = { desk.done.append($0) }
    try await app.menu("A report").choose("Open Containing Folder")
    #expect(desk.done == ["file:///tmp/A%20report.txt"])
    desk.url = URL(filePath: "/tmp/b.txt")
    try await app.settle()
    try await app.menu("A report").choose("Open Containing Folder")
    #expect(desk.done.last == "file:///tmp/b.txt")
    if hasMenu {
      try await app.menu("A report").choose("Duplicate")
      #expect(desk.done.last == "duplicate")
    } else {
      try await app.menu("A report").choose("Rename")
      try await app.textField("Name").clear()
      try await app.textField("Name").type("Letter")
      try await app.press(.enter)
      #expect(desk.title == "Letter")
    }
    try await app.close()
  }

  private struct Dragged: View {
    let desk: Desk

    var body: some View {
      NavigationSplitView {
        Text("Sidebar").navigationTitle("Words").navigationDocument("Some words")
      } detail: {
        Text("Detail").navigationTitle("File").navigationDocument(desk.url)
      }
    }
  }

  private func payloads(_ app: TestApp) -> [DropPayload] {
    let dragged = app.renderer?.controllers.values.filter { $0.element.traits.drag != nil } ?? []
    return dragged.sorted { $0.id.raw < $1.id.raw }.compactMap { $0.element.traits.drag.flatMap { app.driver.graph.dragged($0) } }
  }

  @Test func `A title is dragged away as what it stands for`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 800, height: 400) { Dragged(desk: desk) }
    #expect(payloads(app) == [.text("Some words"), .files(["file:///tmp/A%20report.txt"])])
    #expect(app.text("Words").isVisible && app.menu("File").isVisible)
    try await app.close()
  }
}

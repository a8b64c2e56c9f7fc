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
  private func bounds(of text: String, in app: TestApp) -> Rectangle? {
    guard let window = app.renderer?.windows.first?.window else { return nil }
    return window.visibleTree.first { ($0 as? LabelWidget)?.text == text && $0.isMapped }?.bounds(in: window)
  }
}

import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of inspectors", .serialized)
@MainActor struct InspectorListingTests {
  @Test(arguments: Depth.available)
  func `An inspector is a column where there is room, and a sheet where there is not`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 600) { SketchEditor() }
    #expect(try app.split?.inspector == .hidden)
    try await app.button("Strokes").click()
    guard case .column? = try app.split?.inspector else {
      Issue.record("It is no column but \(String(describing: try app.split?.inspector)).")
      return
    }
    #expect(app.text("A sketch").isVisible && app.inspector.text("Its strokes").isVisible)
    try await app.resize(width: 400)
    guard case .sheet? = try app.split?.inspector else {
      Issue.record("It is no sheet but \(String(describing: try app.split?.inspector)).")
      return
    }
    #expect(app.inspector.text("Its strokes").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A fixed width stays, and its user does not drag it away`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 600) { FixedInspector() }
    #expect(try app.split?.inspector == .column(width: 240))
    #expect(!app.inspectorDivider.exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A flexible width is dragged between its limits, and far below the least one the inspector goes`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 600) { FlexibleInspector() }
    #expect(try app.split?.inspector == .column(width: 240))
    try await app.inspectorDivider.drag(by: -300)
    #expect(try app.split?.inspector == .column(width: 360))
    try await app.inspectorDivider.drag(by: 180)
    #expect(try app.split?.inspector == .column(width: 180))
    try await app.inspectorDivider.drag(by: 170)
    #expect(try app.split?.inspector == .hidden)
    #expect(app.title == "Without strokes")
    try await app.close()
  }

  private struct Book: View {
    @State private var presented = true
    var body: some View { SketchBook(presented: $presented) }
  }

  /// A scene needs a program of its own; a test's window has what the commands of a scene give it.
  @Test(arguments: Depth.available)
  func `The command of a scene shows and hides the inspector`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 600, togglesInspector: true) { Book() }
    #expect(app.inspector.text("Its strokes").isVisible)
    try await app.press(.character("i"), [.control, .alt])
    #expect(try app.split?.inspector == .hidden)
    try await app.press(.character("i"), [.control, .alt])
    #expect(app.inspector.text("Its strokes").isVisible)
    try await app.close()
  }
}

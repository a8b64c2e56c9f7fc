import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

@Suite("Dragging views", .serialized)
@MainActor struct DraggableTests {
  @Observable @MainActor final class Store {
    var names = ["a", "b"]
    var canDrag = true
  }

  private struct Content: View {
    let store: Store
    var body: some View {
      VStack {
        Text("Title").draggable("A text")
        List(store.names, id: \.self) { name in
          HStack { Text(name) }.draggable(URL(filePath: "/tmp/\(name) x"))
        }
      }
    }
  }

  private func payloads(_ app: TestApp) -> [DropPayload] {
    let dragged = app.renderer?.controllers.values.filter { $0.element.traits.drag != nil } ?? []
    return dragged.sorted { $0.id.raw < $1.id.raw }.compactMap { $0.element.traits.drag.flatMap { app.driver.graph.dragged($0) } }
  }

  @Test func `A view is dragged as what it says when the drag begins`() async throws {
    let store = Store()
    let app = try await TestApp(.window, width: 400, height: 400) { Content(store: store) }
    #expect(payloads(app) == [.text("A text"), .files(["file:///tmp/a%20x"]), .files(["file:///tmp/b%20x"])])
    store.names = ["c"]
    try await app.settle()
    #expect(payloads(app) == [.text("A text"), .files(["file:///tmp/c%20x"])])
    try await app.close()
  }

  @Test func `What is dragged reaches a drop target as it was given away`() throws {
    try #require(Toolkit.startForTests())
    #expect(DragContent(files: ["file:///tmp/a%20x", "smb://nas/films"]).drop == .files(["file:///tmp/a%20x", "smb://nas/films"]))
    #expect(DragContent(text: "Text").drop == .text("Text"))
  }
}

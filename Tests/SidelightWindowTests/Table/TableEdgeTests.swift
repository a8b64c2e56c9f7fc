import RealInput
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Edges between headers that the pointer drags.
@Suite("Edges of table columns", .serialized, .enabled(if: RealInput.isAvailable, "There is no display for tests, or no xdotool."))
@MainActor struct TableEdgeTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Page: View {
    var body: some View {
      Table((0..<20).map(Item.init)) {
        TableColumn("First") { Text("First \($0.id)") }
        TableColumn("Second") { Text("Second \($0.id)") }
        TableColumn("Fixed") { Text("Fixed \($0.id)") }.width(90)
      }
    }
  }

  private func left(_ text: String, _ window: RealWindow) throws -> Int {
    let top = try #require(window.app.renderer?.windows.first?.window)
    let label = top.visibleTree.first { ($0 as? LabelWidget)?.text == text && $0.isMapped }
    return try Int(#require(label?.bounds(in: top)).x.rounded())
  }

  @Test func `Dragging an edge widens the column before it, in the header and in all rows`() async throws {
    let window = try await RealWindow(Page(), width: 600)
    let before = try (header: left("Second", window), row: left("Second 3", window), fixed: left("Fixed 3", window))
    #expect(before.header == before.row)
    // The edge lies before the space that is before each cell.
    let edge = before.header - 12
    let height = try window.point("Second").y
    try await window.move(to: ("\(edge)", height), "mousedown", "1")
    for step in [20, 45, 70] { try await window.move(to: ("\(edge + step)", height)) }
    try await window.move(to: ("\(edge + 70)", height), "mouseup", "1")
    try await window.app.wait(until: "the cells follow") { (try? left("Second 3", window)) == before.row + 70 }
    #expect(try left("Second", window) == before.header + 70)
    #expect(try left("Fixed 3", window) == before.fixed)
    // Two clicks there take it back.
    try await window.doubleClick(at: ("\(edge + 70)", height))
    try await window.app.wait(until: "the columns are as before") { (try? left("Second 3", window)) == before.row }
    try await window.app.close()
  }
}

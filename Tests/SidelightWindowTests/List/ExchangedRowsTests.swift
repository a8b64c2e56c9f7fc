import DisplaySupport
import Observation
import SidelightUI
import SidelightWindowTesting
import Testing

/// All rows of a list give way to others at once.
@Suite("Exchanged rows", .serialized)
@MainActor struct ExchangedRowsTests {
  @Observable @MainActor final class Shelf {
    var numbers = Array(0..<35)
    var chosen: Set<Int> = []
  }

  private struct ShelfView: View {
    @Bindable var shelf: Shelf
    var body: some View { List(shelf.numbers, id: \.self, selection: $shelf.chosen) { Text(verbatim: "Book \($0)") } }
  }

  /// Six hundred are so many that GTK hears of those that went before it hears of those that came.
  @Test(.needsWindow, arguments: [20, 600])
  func `Rows that come for others are shown as selected when they are`(count: Int) async throws {
    let shelf = Shelf()
    let app = try await TestApp(.window, width: 400, height: 500) { ShelfView(shelf: shelf) }
    shelf.numbers = Array(1000..<1000 + count)
    try await app.settle()
    // Each step of the harness compares the lines of all rows with the selection.
    shelf.chosen = Set(shelf.numbers)
    try await app.settle()
    try await app.row("Book 1003").click(.control)
    #expect(shelf.chosen == Set(shelf.numbers).subtracting([1003]))
    try await app.close()
  }
}

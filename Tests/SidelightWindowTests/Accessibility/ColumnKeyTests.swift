import Sidelight
import SidelightWindowTesting
import Testing

/// The keys that go from column to column and to the dividers, at every depth.
@Suite("Keys for columns", .serialized)
@MainActor struct ColumnKeyTests {
  private func app(_ depth: Depth, _ desk: ColumnDesk, width: Double = 1200) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 600) { DeskColumns(desk: desk) }
  }

  @Test(arguments: Depth.available)
  func `F6 goes from column to column at the selected row, and Shift+F6 back`(depth: Depth) async throws {
    let desk = ColumnDesk()
    desk.letter = 1
    let app = try await app(depth, desk)
    try await app.textField("Subject").focus()
    try await app.press(.f6)
    #expect(try app.row("Folder 2").isFocused)
    try await app.press(.f6)
    #expect(try app.row("Letter 1").isFocused)
    try await app.press(.f6)
    #expect(try app.textField("Subject").isFocused)
    try await app.press(.f6, .shift)
    #expect(try app.row("Letter 1").isFocused)
    try await app.press(.f6, .shift)
    try await app.press(.f6, .shift)
    #expect(try app.textField("Subject").isFocused)
    #expect(desk.folder == 2 && desk.letter == 1)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Where one column can be used, F6 leaves the focus where it is`(depth: Depth) async throws {
    let desk = ColumnDesk()
    // A folder that is selected would lead on to its letters.
    desk.folder = nil
    let app = try await app(depth, desk, width: 400)
    #expect(try app.row("Folder 0").isFocused)
    try await app.press(.f6)
    #expect(try app.row("Folder 0").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `F8 goes to the dividers, which arrows move, and Escape goes back`(depth: Depth) async throws {
    let desk = ColumnDesk()
    desk.letter = 1
    let app = try await app(depth, desk)
    #expect(try app.row("Letter 1").isFocused)
    try await app.press(.f8)
    #expect(try app.divider(.sidebar).isFocused)
    let width = try app.divider(.sidebar).value
    try await app.press(.right)
    #expect(try app.divider(.sidebar).value == "\((Int(width) ?? 0) + 10)")
    try await app.press(.f8)
    #expect(try app.divider(.content).isFocused)
    try await app.press(.f8)
    #expect(try app.divider(.sidebar).isFocused)
    try await app.press(.escape)
    #expect(try app.row("Letter 1").isFocused)
    try await app.press(.f8)
    try await app.press(.f6)
    #expect(try app.row("Letter 1").isFocused)
    try await app.close()
  }
}

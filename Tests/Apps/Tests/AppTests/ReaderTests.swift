import Sidelight
import SidelightWindowTesting
import Testing

@testable import Reader

@Suite("Reader", .serialized) @MainActor struct ReaderTests {
  @Test("A folder holds the articles of its feeds, and what is read counts no more", arguments: Depth.available) func read(
    depth: Depth
  ) async throws {
    let app = try await TestApp(depth, width: 1100, height: 700) { ReaderView() }
    try await app.row("News").toggle()
    try await app.row("Town").click()
    try await app.row("The market moves").click()
    #expect(app.column(.detail).text("From June on the market is on the square behind the station.").exists)
    try await app.toggle("Only Unread").click()
    try await app.row("A bridge for feet").click()
    #expect(!app.row("The market moves").exists)
    try await app.close()
  }

  @Test("All of a feed are marked as read, and one is starred", arguments: Depth.available) func mark(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1100, height: 700) { ReaderView() }
    try await app.row("Crafts").click()
    try await app.button("Mark All as Read").click()
    #expect(try !app.button("Mark All as Read").isEnabled)
    try await app.row("Plane or sand?").swipe(.leading, "Star")
    try await app.row("Plane or sand?").click()
    #expect(app.column(.detail).button("Star").exists && app.column(.detail).menu("Share").exists)
    try await app.close()
  }

  @Test("At 360 px feeds, articles and an article are pages", arguments: Depth.available) func narrow(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 640) { ReaderView() }
    try await app.row("Comics").click()
    try await app.row("A day at the lake").click()
    #expect(app.text("Nine pictures without a word.").exists)
    try await app.button("Back").click()
    try await app.button("Back").click()
    #expect(app.row("Comics").exists)
    try await app.close()
  }
}

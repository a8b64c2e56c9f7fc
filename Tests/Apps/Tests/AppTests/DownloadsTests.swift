import Sidelight
import SidelightWindowTesting
import Testing

@testable import Downloads

@Suite("Downloads", .serialized) @MainActor struct DownloadsTests {
  @Test("Downloads are paused, cancelled and cleared", arguments: Depth.available) func use(depth: Depth) async throws {
    let downloads = DownloadList()
    let app = try await TestApp(depth, width: 800, height: 600) { DownloadsView(downloads: downloads) }
    try await app.row("atlas.pdf").button("Pause").click()
    #expect(downloads[1]?.state == .paused && app.row("atlas.pdf").button("Resume").exists)
    try await app.row("concert.flac").button("Remove").click()
    try await app.alert().button("Cancel Download").click()
    #expect(downloads[2] == nil)
    try await app.row("photos.zip").button("Try Again").click()
    #expect(downloads[4]?.state == .running)
    try await app.button("Clear Finished").click()
    #expect(!app.row("letter.odt").exists && app.row("photos.zip").exists)
    try await app.close()
  }

  @Test("An empty list says what belongs there", arguments: Depth.available) func empty(depth: Depth) async throws {
    let downloads = DownloadList()
    downloads.all = []
    let app = try await TestApp(depth, width: 360, height: 640) { DownloadsView(downloads: downloads) }
    try await app.button("Add Download").click()
    try await app.alert().textField("Name").type("map.svg")
    try await app.alert().button("Add").click()
    #expect(app.row("map.svg").exists && app.progress("Progress of map.svg").exists)
    try await app.close()
  }

  @Test("Search finds by name, at 360 px", arguments: Depth.available) func search(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 640) { DownloadsView(downloads: DownloadList()) }
    try await app.button("Search").click()
    try await app.textField().type("photo")
    #expect(app.row("photos.zip").exists && !app.row("atlas.pdf").exists)
    try await app.close()
  }
}

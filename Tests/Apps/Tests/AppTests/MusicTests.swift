import Sidelight
import SidelightWindowTesting
import Testing

@testable import Music

@Suite("Music", .serialized) @MainActor struct MusicTests {
  @Test("A song is played from the table, and the bar follows", arguments: Depth.available) func play(depth: Depth) async throws {
    let player = Player()
    let app = try await TestApp(depth, width: 1000, height: 700) { MusicView().environment(player) }
    try await app.row("Low Tide").doubleClick()
    #expect(player.current == 2 && player.isPlaying)
    try await app.button("Next").click()
    #expect(player.current == 3 && app.button("Pause").exists)
    try await app.slider("Position").set(100)
    #expect(player.position == 100)
    try await app.close()
  }

  @Test("A song is added to a playlist, and taken out of it", arguments: Depth.available) func playlist(depth: Depth) async throws {
    let player = Player()
    let app = try await TestApp(depth, width: 1000, height: 700) { MusicView().environment(player) }
    try await app.row("Ember").contextMenu("Add to Playlist", "For the Road")
    #expect(player.playlists[1].songs == [1, 5, 4])
    try await app.row("For the Road").click()
    #expect(app.text("Ember").exists && app.text("Morning Bus").exists)
    try await app.close()
  }

  @Test("At 360 px the tabs are at the bottom, and search finds artists", arguments: Depth.available) func narrow(depth: Depth) async throws
  {
    let app = try await TestApp(depth, width: 360, height: 640) { MusicView().environment(Player()) }
    #expect(app.row("Harbour").exists)
    try await app.tab("Search").click()
    try await app.button("Search").click()
    try await app.textField("Songs and artists").type("quiet")
    #expect(app.text("Paper Boats").exists && !app.text("Harbour").isVisible)
    try await app.close()
  }
}

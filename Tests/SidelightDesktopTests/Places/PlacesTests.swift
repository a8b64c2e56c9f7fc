import FolderSupport
import SidelightDesktop
import Testing

@Suite("Places", .timeLimit(.minutes(1)))
struct PlacesTests {
  private let folder = TemporaryFolder()

  /// Writes GTK's list of bookmarks.
  private func setBookmarks(_ lines: [String]) {
    folder.makeFolder("gtk-3.0")
    folder.write(lines.joined(separator: "\n"), to: "gtk-3.0/bookmarks")
  }

  private func updates() -> (AsyncStream<Places>, Task<Void, Never>) {
    let (stream, deliver) = AsyncStream<Places>.makeStream()
    let session = PlacesSession(configuration: folder.location) { deliver.yield($0) }
    return (stream, Task { await session.run() })
  }

  @Test("home comes first among the favorites, and the whole computer among the locations")
  func fixedPlaces() async throws {
    var places = Places.updates().makeAsyncIterator()
    let first = try #require(await places.next())
    #expect(first.favorites.first?.location == .home)
    #expect(first.locations.first?.location == .root)
    #expect(Set(first.all.map(\.id)).count == first.all.count)
    #expect(first.all.allSatisfy { !$0.name.isEmpty && !$0.iconNames.isEmpty })
  }

  @Test("bookmarks have their label or the folder's name, and broken ones are skipped")
  func bookmarks() async throws {
    folder.makeFolder("photos")
    folder.makeFolder("a b")
    folder.write(to: "file")
    setBookmarks([
      folder["photos"].uri, folder["a b"].uri + " My  things", folder["gone"].uri + " Gone", folder["file"].uri, "no uri at all", "",
      "smb://nas/films Films", folder["photos"].uri + " Again", Location.home.uri,
    ])
    let (stream, task) = updates()
    defer { task.cancel() }
    var iterator = stream.makeAsyncIterator()
    let early = try #require(await iterator.next()).favorites
    #expect(!early.contains { $0.name == "Films" }, "Bookmarks may lead to a disk that does not answer, so they come later.")
    let favorites = try #require(await iterator.next()).favorites
    let own = favorites.filter { $0.location.uri.hasPrefix(folder.location.uri) || $0.location.pathBytes == nil }
    #expect(own.map(\.name) == ["photos", "My  things", "Films"])
    #expect(favorites.filter { $0.location == .home }.count == 1)
  }

  @Test("a new bookmark shows up by itself, also when there was no list before")
  func newBookmark() async throws {
    folder.makeFolder("gtk-3.0")
    folder.makeFolder("music")
    let (stream, task) = updates()
    defer { task.cancel() }
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next()?.favorites.contains { $0.name == "Tunes" } == false)
    setBookmarks([folder["music"].uri + " Tunes"])
    while let places = await iterator.next(), !places.favorites.contains(where: { $0.name == "Tunes" }) {}
    setBookmarks([])
    while let places = await iterator.next(), places.favorites.contains(where: { $0.name == "Tunes" }) {}
  }
}

import FolderSupport
import SidelightDesktop
import Testing

@Suite("Places", .timeLimit(.minutes(1)))
struct PlacesTests {
  private let folder = TemporaryFolder()

  private var bookmarks: Bookmarks { Bookmarks(file: folder["gtk-3.0/bookmarks"]) }

  /// Writes GTK's list of bookmarks.
  private func setBookmarks(_ lines: [String]) {
    folder.makeFolder("gtk-3.0")
    folder.write(lines.joined(separator: "\n"), to: "gtk-3.0/bookmarks")
  }

  private func updates() -> (AsyncStream<Places>, Task<Void, Never>) {
    let (stream, deliver) = AsyncStream<Places>.makeStream()
    let session = PlacesSession(bookmarks: bookmarks) { deliver.yield($0) }
    let task = Task {
      await session.run()
      deliver.finish()
    }
    return (stream, task)
  }

  @Test("home comes first among the folders, and the whole computer among the locations")
  func fixedPlaces() async throws {
    var places = Followed(Places.updates(bookmarks: bookmarks))
    let first = try await places.next()
    #expect(first.folders.first?.location == .home)
    #expect(first.locations.first?.location == .root)
    #expect(first.favorites.isEmpty)
    #expect(Set(first.all.map(\.id)).count == first.all.count)
    #expect(first.all.allSatisfy { !$0.name.isEmpty && !$0.iconNames.isEmpty })
  }

  @Test("bookmarks have their label or the folder's name, each is there once, and what is none is skipped")
  func bookmarkLines() async throws {
    folder.makeFolder("photos")
    folder.makeFolder("a b")
    folder.write(to: "file")
    setBookmarks([
      folder["photos"].uri, folder["a b"].uri + " My  things", folder["gone"].uri + " Gone", folder["file"].uri, "no uri at all", "",
      "smb://nas/films Films", folder["photos"].uri + " Again", Location.home.uri,
    ])
    let (stream, task) = updates()
    defer { task.cancel() }
    var places = Followed(stream)
    let early = try await places.next().favorites
    let names = ["photos", "My  things", "Gone", "file", "Films", Location.home.name]
    #expect(early.map(\.name) == names)
    #expect(!early.contains { $0.isMissing }, "Bookmarks may lead to a disk that does not answer, so they are looked at later.")
    let favorites = try await places.next().favorites
    #expect(favorites.map(\.name) == names)
    #expect(favorites.map(\.isMissing) == [false, false, true, true, false, false])
  }

  @Test("a new bookmark shows up by itself, also when there was no list before")
  func newBookmark() async throws {
    folder.makeFolder("gtk-3.0")
    folder.makeFolder("music")
    let (stream, task) = updates()
    defer { task.cancel() }
    var places = Followed(stream)
    #expect(try await places.next().favorites.contains { $0.name == "Tunes" } == false)
    setBookmarks([folder["music"].uri + " Tunes"])
    try await places.next { $0.favorites.contains { $0.name == "Tunes" } }
    setBookmarks([])
    try await places.next { !$0.favorites.contains { $0.name == "Tunes" } }
  }

  @Test("a favourite is missing while its folder is gone")
  func comingAndGoing() async throws {
    folder.makeFolder("music")
    setBookmarks([folder["music"].uri])
    let (stream, task) = updates()
    defer { task.cancel() }
    var places = Followed(stream)
    #expect(try await places.next().favorites.map(\.isMissing) == [false])
    folder.remove(folder["music"])
    try await places.next { $0.favorites.map(\.isMissing) == [true] }
    folder.makeFolder("music")
    try await places.next { $0.favorites.map(\.isMissing) == [false] }
  }
}

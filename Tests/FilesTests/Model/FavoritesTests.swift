import FolderSupport
import Sidelight
import SidelightDesktop
import Testing

@testable import Files

@Suite("Favourites", .timeLimit(.minutes(1)))
@MainActor struct FavoritesTests {
  private let folder = TemporaryFolder()
  private let undo = UndoManager()

  init() {
    for name in ["a", "b", "c"] { folder.makeFolder(name) }
    // What one step registers is undone by itself, without the main actor having been free in between.
    undo.groupsByEvent = false
  }

  private func open(_ names: String...) async -> Favorites {
    folder.write((names.map { folder[$0].uri } + ["not a bookmark"]).joined(separator: "\n"), to: "bookmarks")
    let bookmarks = Bookmarks(file: folder["bookmarks"])
    let favorites = Favorites(bookmarks)
    favorites.show((try? await bookmarks.change(from: [], to: [])) ?? [])
    return favorites
  }

  private func names(_ favorites: Favorites) -> [String] { favorites.list.map(\.name) }

  /// What is in the file once everything is written.
  private func saved(_ favorites: Favorites) async -> [String] {
    await favorites.settle()
    return ((try? await Bookmarks(file: folder["bookmarks"]).change(from: [], to: [])) ?? []).map(\.name)
  }

  private func step(_ body: () async -> Void) async {
    undo.beginUndoGrouping()
    await body()
    undo.endUndoGrouping()
  }

  @Test("are moved, removed and added, kept in the list of bookmarks, and all of it is undone and done again")
  func changes() async {
    let favorites = await open("a", "b")
    await step { favorites.move(from: [0], to: 2, undo) }
    #expect(await saved(favorites) == ["b", "a"])
    await step { favorites.remove(at: [1], undo) }
    #expect(await saved(favorites) == ["b"])
    await step { await favorites.add([folder["c"], folder["b"], folder["nothing"]], undo) }
    #expect(await saved(favorites) == ["b", "c"])
    undo.undo()
    #expect(names(favorites) == ["b"])
    undo.undo()
    undo.undo()
    #expect(names(favorites) == ["a", "b"])
    #expect(await saved(favorites) == ["a", "b"])
    #expect(undo.redoActionName == "Move")
    undo.redo()
    undo.redo()
    undo.redo()
    #expect(names(favorites) == ["b", "c"])
    #expect(await saved(favorites) == ["b", "c"])
  }

  @Test("what is dropped between them goes there, once")
  func insertion() async {
    let favorites = await open("a", "b")
    await favorites.add([folder["c"], folder["b"]], at: 0, nil)
    #expect(await saved(favorites) == ["c", "b", "a"])
    await favorites.add([folder["c"]], at: 3, nil)
    #expect(await saved(favorites) == ["b", "a", "c"])
  }

  @Test("what others did meanwhile is not undone")
  func others() async throws {
    let favorites = await open("a", "b")
    await step { favorites.remove(at: [0], undo) }
    await favorites.settle()
    let bookmarks = Bookmarks(file: folder["bookmarks"])
    let theirs = await bookmarks.favorites(at: [folder["c"]])
    favorites.show(try await bookmarks.change(from: [], to: theirs))
    #expect(names(favorites) == ["b", "c"])
    undo.undo()
    #expect(names(favorites) == ["a", "b", "c"])
    #expect(Set(await saved(favorites)) == ["a", "b", "c"])
  }

  @Test("what can't be written is taken back, with a sentence")
  func failure() async {
    let favorites = await open("a", "b")
    folder.remove(folder["bookmarks"])
    folder.makeFolder("bookmarks")
    favorites.remove(at: [0], nil)
    #expect(names(favorites) == ["b"])
    await favorites.settle()
    #expect(names(favorites) == ["a", "b"])
    #expect(favorites.problem?.file == folder["bookmarks"])
    folder.remove(folder["bookmarks"])
    favorites.remove(at: [0], nil)
    await favorites.settle()
    #expect(favorites.problem == nil)
  }
}

import FolderSupport
import Glibc
import SidelightDesktop
import Testing

@Suite("Bookmarks", .timeLimit(.minutes(1)))
struct BookmarksTests {
  private let folder = TemporaryFolder()

  private var bookmarks: Bookmarks { Bookmarks(file: folder["settings/gtk-3.0/bookmarks"]) }

  private func write(_ lines: [String], end: String = "\n") {
    folder.makeFolder("settings")
    folder.makeFolder("settings/gtk-3.0")
    folder.write(lines.joined(separator: "\n") + end, to: "settings/gtk-3.0/bookmarks")
  }

  private func uri(_ name: String) -> String { folder[name].uri }

  private func places(_ names: String...) -> [Place] {
    names.map { Place(id: "favorite " + uri($0), name: $0, iconNames: [], location: folder[$0]) }
  }

  /// The lines of the file, with the folder of the test left out.
  private var lines: [String] {
    get async {
      let entry = await entries(of: folder["settings/gtk-3.0"]).first { $0.name == "bookmarks" }
      guard let entry, case .text(let text, _) = await FilePreview.load(entry).content else { return [] }
      let base = folder.location.uri + "/"
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.hasPrefix(base) ? String(line.dropFirst(base.count)) : String(line)
      }
      #expect(lines.last == "", "the last line has an end")
      lines.removeLast()
      return lines
    }
  }

  @Test("the list is made where there is none, with the folders for it")
  func fresh() async throws {
    folder.makeFolder("a")
    let now = try await bookmarks.change(from: [], to: places("a"))
    #expect(now.map(\.name) == ["a"])
    #expect(await lines == ["a"])
  }

  @Test("a list that is longer than any real one is not read to its end, and stays as it is")
  func endless() async throws {
    write([uri("a")])
    folder.extend("settings/gtk-3.0/bookmarks", to: 1 << 40)
    await #expect(throws: (any Error).self) { try await bookmarks.change(from: places("a"), to: []) }
    let entry = await entries(of: folder["settings/gtk-3.0"]).first { $0.name == "bookmarks" }
    #expect(entry?.size == 1 << 40)
  }

  @Test("favourites are moved, and every other line stays where it is, byte for byte")
  func order() async throws {
    write(["# mine", uri("a"), "", uri("b") + " Label", "broken line", uri("c")], end: "")
    let now = try await bookmarks.change(from: places("a", "b", "c"), to: places("c", "a", "b"))
    #expect(await lines == ["# mine", "c", "", "a", "broken line", "b Label"])
    #expect(now.map(\.name) == ["c", "a", "Label"])
  }

  @Test("favourites are removed and added between others, and what another program has added meanwhile stays")
  func addition() async throws {
    write([uri("a"), uri("b"), uri("theirs"), "rest"])
    _ = try await bookmarks.change(from: places("a", "b"), to: places("new", "b"))
    #expect(await lines == ["new", "b", "theirs", "rest"])
    _ = try await bookmarks.change(from: places("new", "b"), to: places("new", "first", "second", "b", "last"))
    #expect(await lines == ["new", "first", "second", "b", "last", "theirs", "rest"])
    _ = try await bookmarks.change(from: places("new", "first", "second", "b", "last"), to: [])
    #expect(await lines == ["theirs", "rest"])
  }

  @Test("a favourite that comes back has its label again")
  func label() async throws {
    write([uri("a") + " My things", uri("b")])
    let before = try await bookmarks.change(from: [], to: [])
    #expect(before.map(\.name) == ["My things", "b"])
    let without = try await bookmarks.change(from: before, to: Array(before.dropFirst()))
    #expect(await lines == ["b"])
    _ = try await bookmarks.change(from: without, to: before)
    #expect(await lines == ["a My things", "b"])
  }

  @Test("a link to the list stays a link")
  func link() async throws {
    write([uri("a")])
    folder.rename("settings/gtk-3.0/bookmarks", to: "real")
    folder.makeLink("settings/gtk-3.0/bookmarks", to: folder["real"].path ?? "")
    _ = try await bookmarks.change(from: places("a"), to: places("a", "b"))
    let entry = try #require(await entries(of: folder["settings/gtk-3.0"]).first { $0.name == "bookmarks" })
    #expect(entry.link != nil)
    #expect(await lines == ["a", "b"])
  }

  @Test("what can't be written says so in a sentence, and is as it was")
  func failure() async throws {
    folder.makeFolder("settings")
    folder.write("no folder", to: "settings/gtk-3.0")
    let problem = await #expect(throws: BookmarkProblem.self) { try await bookmarks.change(from: [], to: places("a")) }
    #expect(problem?.file == bookmarks.file)
    #expect(problem?.description.hasPrefix("The favourites are as they were, since they can’t be written: ") == true)
    // A list that is no file is never overwritten.
    folder.remove(folder["settings/gtk-3.0"])
    folder.makeFolder("settings/gtk-3.0")
    folder.makeFolder("settings/gtk-3.0/bookmarks")
    await #expect(throws: BookmarkProblem.self) { try await bookmarks.change(from: [], to: places("a")) }
  }

  @Test("a list that may only be read stays as it is", .enabled(if: geteuid() != 0, "The superuser may write everything."))
  func readOnly() async throws {
    write([uri("a")])
    folder.setMode(0o444, of: folder["settings/gtk-3.0/bookmarks"])
    await #expect(throws: BookmarkProblem.self) { try await bookmarks.change(from: places("a"), to: places("b")) }
    #expect(await lines == ["a"])
  }

  @Test("only folders can be favourites")
  func folders() async {
    folder.makeFolder("a")
    folder.write(to: "file")
    let found = await bookmarks.favorites(at: [folder["a"], folder["file"], folder["gone"], folder["a"]])
    #expect(found.map(\.location) == [folder["a"]])
  }
}

import FolderSupport
import Observation
import SidelightDesktop
import Testing

@testable import Files

@Suite("Arranging", .timeLimit(.minutes(1)))
@MainActor struct ArrangementTests {
  private let folder = TemporaryFolder()

  /// What is shown in place.
  @Observable @MainActor final class Shown {
    var names: [String] = []
  }

  private func browse() async -> Browser {
    let browser = Browser(folder.location, bookmarks: Bookmarks(file: folder[".bookmarks"]))
    browser.start()
    await wait { !browser.isLoading }
    return browser
  }

  private func names(_ browser: Browser) -> [String] { browser.entries.map(\.name) }

  @Test("sorting and filtering read nothing, and keep the selection")
  func sorting() async {
    folder.makeFolder("d")
    folder.write("1", to: "big b")
    folder.write("12", to: "A")
    let browser = await browse()
    browser.selection = [folder["big b"]]
    browser.arrangement.order.isAscending = false
    await wait { names(browser) == ["d", "big b", "A"] }
    browser.arrangement.order = FolderOrder(.size, isAscending: false, foldersFirst: false)
    await wait { names(browser) == ["A", "big b", "d"] }
    browser.arrangement.filter = "a"
    await wait { names(browser) == ["A"] }
    #expect(browser.selection == [folder["big b"]])
    #expect(browser.details.entry?.name == "big b")
    browser.arrangement.filter = ""
    await wait { names(browser) == ["A", "big b", "d"] }
  }

  @Test("the order stays in the next folder, and the filter goes")
  func nextFolder() async throws {
    folder.makeFolder("inner")
    folder.write(to: "inner/1")
    folder.write(to: "inner/2")
    let browser = await browse()
    browser.arrangement.order.isAscending = false
    browser.arrangement.filter = "inn"
    browser.isSearching = true
    await wait { names(browser) == ["inner"] }
    browser.enter(browser.entries[0])
    await wait { names(browser) == ["2", "1"] }
    #expect(browser.arrangement.filter == "")
    #expect(!browser.isSearching)
  }

  @Test("a folder that is open in place is arranged as well, and stays for what is found in it")
  func inPlace() async throws {
    folder.makeFolder("inner")
    for name in ["note", "other", ".hidden"] { folder.write(to: "inner/" + name) }
    folder.write(to: "outer")
    let browser = await browse()
    let shown = Shown()
    let inner = try #require(browser.entries.first)
    let task = Task { try await browser.follow(inner) { shown.names = $0.map(\.name) } }
    await wait { shown.names == ["note", "other"] }
    browser.arrangement.filter = "NOT"
    await wait { shown.names == ["note"] }
    await wait { names(browser) == ["inner"] }
    browser.arrangement = Arrangement(order: FolderOrder(isAscending: false), showsHidden: true)
    await wait { shown.names == ["other", "note", ".hidden"] }
    folder.remove(folder["inner/other"])
    await wait { shown.names == ["note", ".hidden"] }
    task.cancel()
    _ = await task.result
    #expect(browser.listings[inner.location] == nil)
  }

  @Test("a folder that can't be opened in place says why")
  func problem() async throws {
    folder.makeFolder("inner")
    let browser = await browse()
    let inner = try #require(browser.entries.first)
    folder.remove(folder["inner"])
    let problem = await #expect(throws: InPlaceProblem.self) { try await browser.follow(inner) { _ in } }
    #expect(problem?.errorDescription == "This folder is gone.")
  }

  @Test("several selected entries are summed up")
  func summary() async throws {
    for name in ["d", "e"] { folder.makeFolder(name) }
    folder.write("123", to: "a.txt")
    folder.write("12", to: "b.txt")
    folder.write("1", to: "c.pdf")
    let browser = await browse()
    browser.selection = Set(browser.entries.map(\.id))
    await wait { browser.details.summary != nil }
    let summary = try #require(browser.details.summary)
    #expect(summary.contents == "2 folders, 3 files")
    #expect(summary.size == 6)
    #expect(summary.kinds.map(\.count) == [2, 2, 1])
    #expect(browser.details.entry == nil)
    browser.selection = [folder["d"], folder["a.txt"]]
    await wait { browser.details.summary?.contents == "1 folder, 1 file" }
    browser.selection = [folder["d"]]
    #expect(browser.details.summary == nil)
    #expect(browser.details.entry?.name == "d")
  }
}

import CSidelightTestMain
import Foundation
import Observation
import SidelightDesktop
import Testing

@testable import Files

@Suite(.serialized) @MainActor struct BrowserTests {
  /// A folder with a subfolder, two files and a hidden one, removed by the caller.
  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sidelight-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
    try Data("one\n".utf8).write(to: folder.appendingPathComponent("file 10.txt"))
    try Data("two\n".utf8).write(to: folder.appendingPathComponent("file 9.txt"))
    try Data().write(to: folder.appendingPathComponent(".hidden"))
    return folder
  }

  /// Waits until a condition over the browser's observed properties holds.
  private func wait(until condition: @escaping @MainActor @Sendable () -> Bool) async {
    for await holds in Observations({ condition() }) where holds { return }
  }

  @Test func `Main-actor tests run on the main thread`() {
    #expect(sidelight_test_main_is_running() != 0)
    #expect(sidelight_test_main_is_this_thread() != 0)
  }

  @Test func `Folders come first, then names in natural order, without hidden ones`() async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let browser = Browser(Location(path: folder.path))
    await wait { !browser.isLoading }
    #expect(browser.entries.map(\.name) == ["sub", "file 9.txt", "file 10.txt"])
    browser.showsHidden = true
    await wait { !browser.isLoading && browser.entries.count == 4 }
    #expect(browser.entries.contains { $0.name == ".hidden" })
  }

  @Test func `A change on disk shows without a reload`() async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let browser = Browser(Location(path: folder.path))
    await wait { !browser.isLoading }
    try Data("new\n".utf8).write(to: folder.appendingPathComponent("added.txt"))
    await wait { browser.entries.contains { $0.name == "added.txt" } }
    try FileManager.default.removeItem(at: folder.appendingPathComponent("file 9.txt"))
    await wait { !browser.entries.contains { $0.name == "file 9.txt" } }
    #expect(browser.entries.map(\.name) == ["sub", "added.txt", "file 10.txt"])
  }

  @Test func `Selecting a text file previews its beginning`() async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let browser = Browser(Location(path: folder.path))
    await wait { !browser.isLoading }
    let file = try #require(browser.entries.first { $0.name == "file 9.txt" })
    browser.selection = [file.id]
    await wait { browser.preview != nil }
    #expect(browser.details?.name == "file 9.txt")
    #expect(browser.preview?.content == .text("two\n", isTruncated: false))
  }

  @Test func `Entering a folder and going up comes back to the selection`() async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let browser = Browser(Location(path: folder.path))
    await wait { !browser.isLoading }
    let sub = try #require(browser.entries.first { $0.isFolder })
    browser.selection = [sub.id]
    #expect(browser.enter(sub))
    await wait { !browser.isLoading }
    #expect(browser.entries.isEmpty && browser.problem == nil)
    browser.goUp()
    await wait { !browser.isLoading }
    #expect(browser.folder == Location(path: folder.path))
    #expect(browser.selection == [sub.id])
  }

  @Test func `A folder that vanishes while it is open becomes a page that says so`() async throws {
    let folder = try makeFolder()
    let browser = Browser(Location(path: folder.path))
    await wait { !browser.isLoading }
    try FileManager.default.removeItem(at: folder)
    await wait { browser.problem != nil }
    #expect(browser.problem?.title.isEmpty == false)
  }
}

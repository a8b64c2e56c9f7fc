import FolderSupport
import Sidelight
import SidelightDesktop
import SidelightWindowTesting
import Testing

@testable import Files

/// The app's window, used by a script as a person would use it.
@Suite("The window", .serialized, .timeLimit(.minutes(3)))
@MainActor struct BrowserWindowTests {
  private let folder = TemporaryFolder()
  private let settings = TemporaryFolder()

  init() {
    for name in ["alpha", "beta", "gamma"] { folder.makeFolder(name) }
    folder.makeFolder("alpha/deep")
    folder.write("text", to: "alpha/deep/note.txt")
    folder.write("text", to: "alpha/inside.txt")
    folder.write("12345", to: "one.txt")
    folder.write("1", to: "two.pdf")
  }

  private func show(_ depth: Depth, favorites: [String] = [], width: Double = 1200) async throws -> (TestApp, Browser) {
    settings.write(favorites.map { folder[$0].uri + "\n" }.joined(), to: "bookmarks")
    let browser = Browser(folder.location, bookmarks: Bookmarks(file: settings["bookmarks"]))
    let app = try await TestApp(depth, width: width, height: 800) { BrowserView(browser: browser) }
    try await app.wait(until: "the folder is read") { !browser.isLoading && browser.favorites.list.count == favorites.count }
    return (app, browser)
  }

  private func rows(_ column: NavigationSplitViewColumn, _ app: TestApp) -> [String] {
    app.rows.filter { app.column(column).row($0).exists }
  }

  private func favorites(_ browser: Browser) -> [String] { browser.favorites.list.map(\.name) }

  /// What is in the file once everything is written.
  private func saved(_ browser: Browser) async throws -> [String] {
    await browser.favorites.settle()
    return try await Bookmarks(file: settings["bookmarks"]).change(from: [], to: []).map(\.name)
  }

  @Test(arguments: Depth.available)
  func `Favourites are moved, removed with the key, the menu and a swipe, and that is undone`(depth: Depth) async throws {
    let (app, browser) = try await show(depth, favorites: ["alpha", "beta", "gamma"])
    let sidebar = app.column(.sidebar)
    try await sidebar.row("gamma").drag(above: sidebar.row("alpha"))
    #expect(favorites(browser) == ["gamma", "alpha", "beta"])
    try await sidebar.row("gamma").focus()
    try await app.press(.down, .alt)
    #expect(favorites(browser) == ["alpha", "gamma", "beta"])
    #expect(try await saved(browser) == ["alpha", "gamma", "beta"])
    try await sidebar.row("gamma").focus()
    try await app.press(.delete)
    #expect(favorites(browser) == ["alpha", "beta"])
    try await sidebar.row("alpha").contextMenu("Remove from Favourites")
    #expect(favorites(browser) == ["beta"])
    try await sidebar.row("beta").swipe(.trailing, "Remove from Favourites")
    #expect(favorites(browser) == [])
    #expect(sidebar.text("Drop folders here, or press Ctrl+D in one.").exists)
    #expect(try await saved(browser) == [])
    for expected in [["beta"], ["alpha", "beta"], ["alpha", "gamma", "beta"], ["gamma", "alpha", "beta"], ["alpha", "beta", "gamma"]] {
      try await app.press(.character("z"), .control)
      #expect(favorites(browser) == expected)
    }
    try await app.press(.character("z"), [.control, .shift])
    #expect(favorites(browser) == ["gamma", "alpha", "beta"])
    #expect(try await saved(browser) == ["gamma", "alpha", "beta"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Folders become favourites by a drop, their menu and a key`(depth: Depth) async throws {
    let (app, browser) = try await show(depth, favorites: ["alpha"])
    let sidebar = app.column(.sidebar)
    try await sidebar.row("alpha").drop(uris: [folder["beta"].uri, folder["one.txt"].uri])
    try await app.wait(until: "the folder is added") { favorites(browser) == ["beta", "alpha"] }
    #expect(sidebar.row("beta").exists)
    try await app.column(.content).row("gamma").contextMenu("Add to Favourites")
    try await app.wait(until: "the folder is added") { favorites(browser) == ["beta", "alpha", "gamma"] }
    await #expect(throws: TestFailure.self) { try await app.column(.content).row("gamma").contextMenu("Add to Favourites") }
    await #expect(throws: TestFailure.self) { try await app.column(.content).row("one.txt, 5 bytes").contextMenu("Add to Favourites") }
    #expect(try await saved(browser) == ["beta", "alpha", "gamma"])
    // The folder that is open has one more way, and is then selected in the sidebar.
    try await app.column(.content).row("gamma").focus()
    try await app.press(.character("d"), .control)
    try await app.wait(until: "the folder is added") { favorites(browser).count == 4 }
    #expect(browser.favorites.list.last?.location == folder.location)
    #expect(browser.selectedPlace == browser.favorites.list.last?.id)
    try await app.press(.character("z"), .control)
    #expect(favorites(browser) == ["beta", "alpha", "gamma"])
    #expect(browser.selectedPlace == nil)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Keys show what is hidden and open the folder above`(depth: Depth) async throws {
    folder.write(to: ".hidden")
    let (app, browser) = try await show(depth)
    try await app.column(.content).row("beta").focus()
    try await app.press(.character("h"), .control)
    try await app.wait(until: "it is shown") { app.column(.content).row(".hidden, 0 bytes").exists }
    try await app.press(.character("h"), .control)
    try await app.wait(until: "it is hidden") { !app.column(.content).row(".hidden, 0 bytes").exists }
    try await app.press(.up, .alt)
    #expect(browser.folder == folder.location.parent)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A favourite whose folder is gone stays, and says so`(depth: Depth) async throws {
    let (app, browser) = try await show(depth, favorites: ["alpha", "lost"])
    let row = app.column(.sidebar).row("lost, Folder not found")
    try await app.wait(until: "the folder is looked for") { browser.favorites.list.last?.isMissing == true }
    try await row.click()
    try await app.wait(until: "the folder is looked for") { browser.problem?.kind == .doesNotExist }
    #expect(app.column(.content).text("Folder Not Found").exists)
    folder.makeFolder("lost")
    try await app.wait(until: "the folder is there") { browser.favorites.list.last?.isMissing == false }
    #expect(app.column(.sidebar).row("lost").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A list of bookmarks that can't be written changes nothing, and a sentence says so`(depth: Depth) async throws {
    let (app, browser) = try await show(depth, favorites: ["alpha", "beta"])
    // Nobody has so many: it is read as far as it is believed, and never written.
    let lines = ["alpha", "beta"].map { folder[$0].uri + "\n" }.joined() + String(repeating: "no bookmark\n", count: 100_000)
    settings.write(lines, to: "bookmarks")
    try await app.column(.sidebar).row("alpha").contextMenu("Remove from Favourites")
    try await app.wait(until: "the change is refused") { browser.favorites.problem != nil }
    let sentence = try #require(browser.favorites.problem).description
    #expect(app.column(.sidebar).text(sentence).exists)
    #expect(favorites(browser) == ["alpha", "beta"])
    try await app.column(.sidebar).row("alpha").click()
    try await app.press(.delete)
    try await app.wait(until: "the change is refused") { favorites(browser) == ["alpha", "beta"] }
    #expect(try app.column(.sidebar).row("alpha").isSelected, "its folder is open still")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Folders open in place, one in the other, and follow the disk`(depth: Depth) async throws {
    let (app, browser) = try await show(depth)
    let content = app.column(.content)
    #expect(rows(.content, app) == ["alpha", "beta", "gamma", "one.txt, 5 bytes", "two.pdf, 1 byte"])
    try await content.row("alpha").click()
    try await app.press(.right)
    try await app.wait(until: "the folder is read") { content.row("deep").exists }
    #expect(try content.row("deep").depth == 1)
    try await content.row("deep").expand()
    try await app.wait(until: "the folder is read") { content.row("note.txt, 4 bytes").exists }
    try await content.row("note.txt, 4 bytes").click()
    try await app.wait(until: "the file is looked into") { browser.details.preview != nil }
    #expect(browser.details.entry?.location == folder["alpha/deep/note.txt"])
    folder.write("new", to: "alpha/deep/more.txt")
    try await app.wait(until: "the change is seen") { content.row("more.txt, 3 bytes").exists }
    folder.remove(folder["alpha/deep/note.txt"])
    try await app.wait(until: "the change is seen") { !content.row("note.txt, 4 bytes").exists }
    #expect(browser.selection.isEmpty)
    try await content.row("alpha").focus()
    try await app.press(.left)
    #expect(rows(.content, app).count == 5)
    #expect(browser.listings.count == 1)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Many selected entries are summed up`(depth: Depth) async throws {
    let (app, browser) = try await show(depth)
    try await app.column(.content).row("alpha").click()
    try await app.press(.character("a"), .control)
    #expect(browser.selection.count == 5)
    let detail = app.column(.detail)
    try await app.wait(until: "the selection is summed up") { detail.text("3 folders, 2 files").exists }
    #expect(detail.text("5 Items").exists)
    #expect(detail.text("6 bytes").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The menu sorts, and the field filters`(depth: Depth) async throws {
    let (app, browser) = try await show(depth)
    let content = app.column(.content)
    try await content.picker("Order").choose("Descending")
    try await app.wait(until: "it is sorted") { browser.entries.first?.name == "gamma" }
    try await content.picker("Sort By").choose("Size")
    try await content.toggle("Folders First").click()
    try await app.wait(until: "it is sorted") { browser.entries.first?.name == "one.txt" }
    #expect(rows(.content, app).first == "one.txt, 5 bytes")
    try await content.row("one.txt, 5 bytes").click()
    try await app.press(.character("f"), .control)
    try await content.textField("Filter by name").type("ET")
    try await app.wait(until: "it is filtered") { browser.entries.count == 1 }
    #expect(rows(.content, app) == ["beta"])
    #expect(browser.selection == [folder["one.txt"]])
    try await content.textField("Filter by name").type("X")
    try await app.wait(until: "it is filtered") { browser.entries.isEmpty }
    #expect(content.text("No Results for “ETX”").exists)
    try await content.textField("Filter by name").focus()
    try await app.press(.escape)
    try await app.wait(until: "everything is there") { browser.entries.count == 5 }
    #expect(browser.selection == [folder["one.txt"]])
    #expect(try content.row("one.txt, 5 bytes").isSelected)
    try await app.close()
  }

  /// The root of a window as the app declares it: its closure makes the browser.
  private struct Root: View {
    let make: () -> BrowserView
    var body: some View { make() }
  }

  @Test(arguments: Depth.available)
  func `A window makes its browser once, and comes to rest`(depth: Depth) async throws {
    var made: [Browser] = []
    let bookmarks = Bookmarks(file: settings["bookmarks"])
    let app = try await TestApp(depth, width: 1200, height: 800) {
      Root {
        let browser = Browser(folder.location, bookmarks: bookmarks)
        made.append(browser)
        return BrowserView(browser: browser)
      }
    }
    try await app.wait(until: "the folder is read") { made.first?.isLoading == false }
    try await app.row("alpha").click()
    try await app.settle()
    #expect(made.count == 1)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Return, a double click and the menu open a file with the desktop's program for it`(depth: Depth) async throws {
    var opened: [String] = []
    let browser = Browser(folder.location, bookmarks: Bookmarks(file: settings["bookmarks"]))
    let app = try await TestApp(depth, width: 1200, height: 800) {
      BrowserView(browser: browser)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url.lastPathComponent)
            return .handled
          })
    }
    try await app.wait(until: "the folder is read") { !browser.isLoading }
    let content = app.column(.content)
    try await content.row("one.txt").click()
    try await app.press(.enter)
    #expect(opened == ["one.txt"])
    try await content.row("two.pdf").doubleClick()
    #expect(opened == ["one.txt", "two.pdf"])
    try await content.row("one.txt").contextMenu("Open")
    #expect(opened == ["one.txt", "two.pdf", "one.txt"])
    #expect(browser.folder == folder.location)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Alt and the arrows go back, forward and up, where the folder that was left is selected`(depth: Depth) async throws {
    let (app, browser) = try await show(depth)
    try await app.column(.content).row("alpha").doubleClick()
    try await app.wait(until: "alpha is read") { browser.folder == folder["alpha"] && !browser.isLoading }
    try await app.press(.left, .alt)
    #expect(browser.folder == folder.location)
    try await app.press(.right, .alt)
    #expect(browser.folder == folder["alpha"])
    try await app.press(.up, .alt)
    try await app.wait(until: "the folder is read again") { browser.folder == folder.location && !browser.isLoading }
    #expect(browser.selection == [folder["alpha"]])
    #expect(try app.column(.content).row("alpha").isSelected)
    try await app.close()
  }
}

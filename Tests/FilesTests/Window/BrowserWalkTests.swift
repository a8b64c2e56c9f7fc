import DisplaySupport
import FolderSupport
import KeyboardSupport
import Sidelight
import SidelightDesktop
import SidelightWindowTesting
import Testing

@testable import Files

/// The browser as somebody uses it who has a keyboard alone.
@Suite("A walk through the browser with the keyboard", .serialized, .timeLimit(.minutes(3)))
@MainActor struct BrowserWalkTests {
  private let folder = TemporaryFolder()
  private let settings = TemporaryFolder()

  init() {
    for name in ["alpha", "beta"] { folder.makeFolder(name) }
    folder.write("text", to: "alpha/inside.txt")
    folder.write("12345", to: "one.txt")
  }

  private func show(width: Double) async throws -> (TestApp, Browser) {
    let browser = Browser(folder.location, bookmarks: Bookmarks(file: settings["bookmarks"]))
    let app = try await TestApp(.window, width: width, height: 800, checks: false) { BrowserView(browser: browser) }
    try await app.wait(until: "the folder is read") { !browser.isLoading }
    return (app, browser)
  }

  @Test(.needsWindow, arguments: [1200.0, 700, 520, 360])
  func `Tab goes round, Shift+Tab goes back the same way, and F6 through the columns`(width: Double) async throws {
    let (app, _) = try await show(width: width)
    let walk = KeyboardWalk(app, in: "the browser at \(Int(width)) px")
    try await walk.press(.tab)
    _ = try await walk.round()
    let columns = try await walk.goThroughColumns()
    #expect(columns == [1200: 3, 700: 2][width] ?? 1)
    try await app.close()
  }

  @Test(.needsWindow, arguments: [1200.0, 700, 520, 360])
  func `A folder is opened, searched and left without a click`(width: Double) async throws {
    let (app, browser) = try await show(width: width)
    let walk = KeyboardWalk(app, in: "the browser at \(Int(width)) px")
    #expect(try app.row("alpha").isFocused, "\(walk.stop)")
    // The first arrow selects the row with the focus.
    try await walk.press(.down)
    #expect(try app.row("alpha").isSelected)
    try await walk.press(.down)
    #expect(try app.row("beta").isFocused && app.row("beta").isSelected, "\(walk.stop)")
    try await walk.press(.up)
    try await walk.press(.enter)
    try await app.wait(until: "the folder is read") { !browser.isLoading }
    #expect(app.row("inside.txt").exists)
    try await walk.press(.up, .alt)
    try await app.wait(until: "the folder around it is read") { !browser.isLoading }
    #expect(try app.row("alpha").isFocused, "\(walk.stop)")
    try await walk.press(.character("f"), .control)
    #expect(walk.stop.hasPrefix("GtkText"))
    try await walk.press(.escape)
    #expect(try app.row("alpha").isFocused, "\(walk.stop)")
    try await app.close()
  }
}

import DisplaySupport
import FolderSupport
import Foundation
import Sidelight
import SidelightBridge
import SidelightDesktop
import SidelightGTK
import SidelightWindowTesting
import Testing

@testable import Files

/// The folders that were open before, and the programs of the desktop for files.
@Suite("The window's history, menu and programs", .serialized, .timeLimit(.minutes(3)))
@MainActor struct BrowserHistoryTests {
  private let folder = TemporaryFolder()
  private let settings = TemporaryFolder()

  init() {
    folder.makeFolder("alpha")
    folder.write("text", to: "alpha/inside.txt")
    folder.write("12345", to: "one.txt")
  }

  private func show(_ depth: Depth, width: Double = 1200) async throws -> (TestApp, Browser) {
    let browser = Browser(folder.location, bookmarks: Bookmarks(file: settings["bookmarks"]))
    let app = try await TestApp(depth, width: width, height: 800, commands: { FilesCommands() }) { BrowserView(browser: browser) }
    try await app.wait(until: "the folder is read") { !browser.isLoading }
    return (app, browser)
  }

  private func enterAlpha(_ app: TestApp, _ browser: Browser) async throws {
    try await app.row("alpha").doubleClick()
    try await app.wait(until: "alpha is read") { browser.folder == folder["alpha"] && !browser.isLoading }
  }

  @Test(arguments: Depth.available)
  func `The toolbar goes back and forward, where there is something to go to`(depth: Depth) async throws {
    let (app, browser) = try await show(depth)
    let bar = app.column(.content)
    #expect(try !bar.button("Back").isEnabled && !bar.button("Forward").isEnabled)
    try await enterAlpha(app, browser)
    #expect(try bar.button("Back").isEnabled && !bar.button("Forward").isEnabled)
    try await bar.button("Back").click()
    #expect(browser.folder == folder.location)
    #expect(try !bar.button("Back").isEnabled && bar.button("Forward").isEnabled)
    try await bar.button("Forward").click()
    #expect(browser.folder == folder["alpha"])
    try await app.close()
  }

  @Test(.needsWindow) func `So do the buttons at the side of the mouse`() async throws {
    let (app, browser) = try await show(.window)
    func press(isBack: Bool) async throws {
      #expect(app.renderer?.windows.first?.window.goes?(isBack) == true)
      try await app.settle()
    }
    try await enterAlpha(app, browser)
    try await press(isBack: true)
    #expect(browser.folder == folder.location)
    try await press(isBack: false)
    #expect(browser.folder == folder["alpha"])
    try await app.close()
  }

  @Test(arguments: Depth.available.filter { $0 != .model })
  func `In a narrow window Alt and the left arrow leave a pushed page first, and then the folder`(depth: Depth) async throws {
    let (app, browser) = try await show(depth, width: 360)
    try await app.row("alpha").focus()
    try await app.press(.enter)
    try await app.wait(until: "alpha is read") { browser.folder == folder["alpha"] && !browser.isLoading }
    try await app.wait(until: "its rows are there") { app.row("inside.txt").exists }
    try await app.row("inside.txt").click()
    #expect(app.column(.detail).isVisible)
    try await app.press(.left, .alt)
    #expect(!app.column(.detail).isVisible && app.row("inside.txt").isVisible && browser.folder == folder["alpha"])
    try await app.press(.left, .alt)
    #expect(browser.folder == folder.location)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `What no program opens is said in an alert`(depth: Depth) async throws {
    let (app, browser) = try await show(depth)
    app.opensAddresses = false
    try await app.row("one.txt").doubleClick()
    #expect(app.openedAddresses == [folder["one.txt"].uri])
    let alert = app.alert("The File Can’t Be Opened")
    #expect(alert.isVisible && alert.labels(of: .text).contains("No program opened “one.txt”."))
    try await alert.button("Close").click()
    #expect(!alert.exists && browser.folder == folder.location)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `The menu of a file starts one of the programs that are made for it`(depth: Depth) async throws {
    let data = try #require(ProcessInfo.processInfo.environment["XDG_DATA_HOME"])
    let applications = URL(filePath: data).appending(path: "applications")
    try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
    let result = try #require(folder["result"].path)
    let script = try #require(folder["program"].path)
    folder.write("#!/bin/sh\necho \"$@\" > '\(result).new'; mv '\(result).new' '\(result)'\n", to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    let (app, browser) = try await show(depth)
    let type = try #require(browser.entries.first { $0.name == "one.txt" }).contentType
    let entry = "[Desktop Entry]\nType=Application\nName=Files’ Test\nExec=\(script) %F\nMimeType=\(type);\n"
    let file = applications.appending(path: "sidelight-files-test.desktop")
    let cache = applications.appending(path: "mimeinfo.cache")
    defer { for url in [file, cache] { try? FileManager.default.removeItem(at: url) } }
    try "[MIME Cache]\n\(type)=sidelight-files-test.desktop;\n".write(to: cache, atomically: true, encoding: .utf8)
    try entry.write(to: file, atomically: true, encoding: .utf8)
    func programs() -> [DesktopApp] { DesktopApp.all(for: type).filter { $0.name == "Files’ Test" } }
    while programs().isEmpty { await Task.yield() }
    try await app.row("one.txt").contextMenu("Open With", "Files’ Test")
    while !FileManager.default.fileExists(atPath: result) { await Task.yield() }
    #expect(try String(contentsOfFile: result, encoding: .utf8) == "\(try #require(folder["one.txt"].path))\n")
    try await app.close()
  }

  @Test(arguments: Depth.available) func `The main menu shows what is hidden and goes to places`(depth: Depth) async throws {
    folder.write(to: ".hidden")
    let (app, browser) = try await show(depth)
    let menu = app.menu("Main Menu")
    #expect(menu.isVisible)
    try await menu.choose("Hidden Files")
    try await app.wait(until: "it is shown") { app.row(".hidden").exists }
    try await menu.choose("Go", "Folder Above")
    #expect(browser.folder == folder.location.parent)
    try await app.close()
  }

  @Test(.needsWindow, arguments: [1200.0, 360]) func `Text twice as large cuts no name of a place or a file`(width: Double) async throws {
    let settings = try #require(DesktopSettings.shared)
    let usual = settings.textScale
    let (app, _) = try await show(.window, width: width)
    /// The labels that have less room than their words need.
    func cutNames() throws -> [String] {
      let window = try #require(app.renderer?.windows.first?.window)
      let labels = window.visibleTree.compactMap { $0 as? LabelWidget }
      #expect(labels.contains { $0.text == "one.txt" })
      return labels.filter { $0.isMapped && !$0.wraps && $0.width < $0.measure(.horizontal).natural }.map(\.text)
    }
    settings.textScale = 2
    try await app.settle()
    #expect(try cutNames() == [])
    settings.textScale = usual
    try await app.close()
  }
}

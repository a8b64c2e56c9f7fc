import DisplaySupport
import Foundation
import ReportSupport
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightUI
import SidelightWindowTesting
import Testing

/// What an app begins with: after runs that failed at once, for an address, with several windows, and with other scenes than before.
@Suite("Starts after other runs", .serialized, .needsWindow)
@MainActor struct RestoredStartTests {
  private let app = "io.github.sidelight.Test.\(UUID().uuidString)"

  private struct Desk: View {
    let name: String
    @State private var row: Int?
    @SceneStorage("note") private var note = "empty"
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      VStack {
        List(1...5, id: \.self, selection: $row) { Text("Row \($0)") }
        Text("\(name) \(row ?? 0) \(note)")
        Button("Select") { row = 3 }
        Button("Note") { note = "noted" }
        Button("New") { openWindow(id: "desk") }
        Button("Guest") { openWindow(id: "guest") }
      }
    }
  }

  private struct DeskScenes: Scene {
    var body: some Scene {
      WindowGroup("Desk", id: "desk") { Desk(name: "desk") }.defaultSize(width: 300, height: 400)
      Window("Guest", id: "guest") { Desk(name: "guest") }.defaultSize(width: 300, height: 400).restorationBehavior(.disabled)
    }
  }

  private func desk() async -> AppRun {
    let run = AppRun(app) { DeskScenes().contents }
    await run.settle()
    return run
  }

  // MARK: Runs that failed at once

  @Test func `After two starts that failed at once the app begins anew, and what was there is kept, whatever fails next`() async throws {
    let reports = Reports()
    func said(_ count: Int) -> Int { reports.all.count { $0.contains("at its last \(count) starts") } }
    let folder = AppRun.folder(of: app)
    let (file, copy) = (folder.appending(path: "window-1.json"), folder.appending(path: "before/window-1.json"))
    let first = await desk()
    await first.click("Select")
    await first.click("Note")
    await first.quit()
    let left = try JSONDecoder().decode(WindowRecord.self, from: Data(contentsOf: file))
    for _ in 0..<2 {
      let failing = await desk()
      #expect(failing.texts == ["desk 3 noted"])
      try await failing.crash()
    }
    let third = await desk()
    #expect(third.texts == ["desk 0 empty"])
    #expect(said(2) == 1 && said(3) == 0)
    let kept = try Data(contentsOf: copy)
    // The runs that failed have used the window, and no more.
    var record = try JSONDecoder().decode(WindowRecord.self, from: kept)
    record.turn = left.turn
    #expect(record == left)
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "before/scenes.plist").path))
    try await third.crash()
    // What a run left that failed as well is no copy worth keeping.
    record.frame.width = 777
    record.things = [:]
    try JSONEncoder().encode(record).write(to: file)
    let fourth = await desk()
    #expect(fourth.texts == ["desk 0 empty"] && said(3) == 1)
    #expect(fourth.windows.open.first?.renderer.windows.first?.window.defaultSize.width != 777)
    #expect(try Data(contentsOf: copy) == kept)
    await fourth.click("Select")
    await fourth.quit()
    // One that ended by itself is one like any other.
    let fifth = await desk()
    #expect(fifth.texts == ["desk 3 empty"])
    #expect(try Data(contentsOf: copy) == kept)
    await fifth.quit()
  }

  @Test func `One start that failed is none to worry about, and one that ends by itself counts anew`() async throws {
    let first = await desk()
    await first.click("Select")
    await first.quit()
    for _ in 0..<2 {
      let failing = await desk()
      #expect(failing.texts == ["desk 3 empty"])
      try await failing.crash()
      let again = await desk()
      #expect(again.texts == ["desk 3 empty"])
      await again.quit()
    }
    #expect(!FileManager.default.fileExists(atPath: AppRun.folder(of: app).appending(path: "before").path))
  }

  // MARK: Several windows

  @Test func `A window that is closed beside another one takes what its views keep with it, and the last one does not`() async {
    let first = await desk()
    await first.click("Note")
    for _ in 0..<2 {
      await first.click("New")
      #expect(first.texts == ["desk 0 noted", "desk 0 empty"])
      await first.click("Note", in: 1)
      #expect(first.texts == ["desk 0 noted", "desk 0 noted"])
      await first.close(1)
    }
    await first.quit()
    let second = await desk()
    #expect(second.texts == ["desk 0 noted"])
    await second.click("New")
    #expect(second.texts == ["desk 0 noted", "desk 0 empty"])
    await second.close(1)
    await second.close(0)
    #expect(second.windows.open.isEmpty)
    await second.quit()
    let third = await desk()
    #expect(third.texts == ["desk 0 noted"])
    await third.quit()
  }

  @Test func `A window that does not come back leaves nothing to the one that gets its number`() async {
    let first = await desk()
    await first.click("Guest")
    await first.click("Note", in: 1)
    #expect(first.texts == ["desk 0 empty", "guest 0 noted"])
    await first.close(1)
    await first.click("New")
    #expect(first.texts == ["desk 0 empty", "desk 0 empty"])
    await first.close(1)
    await first.click("Guest")
    await first.click("Note", in: 1)
    await first.quit()
    let second = await desk()
    #expect(second.texts == ["desk 0 empty"])
    await second.click("New")
    #expect(second.texts == ["desk 0 empty", "desk 0 empty"])
    await second.quit()
  }

  private struct Shelf: View {
    let name: String
    @State private var book: Int?
    var body: some View {
      VStack {
        List(1...9, id: \.self, selection: $book) { Text("Book \($0)") }
        Text("\(name) \(book ?? 0)")
        Button("Select") { book = 3 }
      }
      .onOpenURL { book = Int($0.lastPathComponent) }
      .handlesExternalEvents(preferring: [name], allowing: ["*"])
    }
  }

  private struct ShelfScenes: Scene {
    var body: some Scene {
      WindowGroup("Shelf", id: "shelf", for: String.self) { $name in Shelf(name: name ?? "first") }.defaultSize(width: 300, height: 400)
    }
  }

  private func shelves(opening uri: String? = nil) -> AppRun { AppRun(app, opening: uri) { ShelfScenes().contents } }

  /// A run with three windows, of which one was used last.
  private func leaveShelves(using name: String) async {
    let run = shelves()
    for other in ["ada", "bela"] { run.windows.open(WindowRequest(value: other)) }
    await run.settle()
    for index in run.windows.open.indices { await run.click("Select", in: index) }
    #expect(run.texts == ["first 3", "ada 3", "bela 3"])
    run.use(name)
    await run.quit()
  }

  @Test(arguments: ["first", "ada", "bela"])
  func `The window that was used last is in front again`(name: String) async {
    await leaveShelves(using: name)
    let again = shelves()
    #expect(again.windows.open.count == 3)
    // Before the display has its say.
    let front = again.windows.front
    await again.settle()
    #expect(front === again.windows.open.last)
    #expect(again.texts.last == "\(name) 3")
    await again.quit()
  }

  @Test(arguments: [
    ("shelf://bela/7", ["first 3", "ada 3", "bela 7"]), ("shelf://books/7", ["first 3", "ada 7", "bela 3"]),
    ("shelf://books/nothing", ["first 3", "ada 0", "bela 3"]),
  ])
  func `An address at the start goes before what was in the window that it is for, and changes no other one`(
    uri: String, expected: [String]
  ) async {
    await leaveShelves(using: "ada")
    let second = shelves(opening: uri)
    await second.settle()
    #expect(Set(second.texts) == Set(expected) && second.texts.count == 3)
    await second.quit()
    let third = shelves()
    await third.settle()
    #expect(Set(third.texts) == Set(expected) && third.texts.count == 3)
    await third.quit()
  }

  @Test func `An app that quits with two windows has both again, and each what was in it`() async {
    let first = await desk()
    await first.click("New")
    await first.click("Select", in: 1)
    await first.click("Note")
    await first.quit()
    for _ in 0..<2 {
      let again = await desk()
      #expect(Set(again.texts) == ["desk 0 noted", "desk 3 empty"] && again.windows.open.count == 2)
      await again.quit()
    }
  }

  // MARK: Another version of the app

  private struct OlderScenes: Scene {
    var body: some Scene {
      WindowGroup("Desk", id: "desk") { Desk(name: "desk") }.defaultSize(width: 300, height: 400)
      Window("Tools", id: "tools") { Desk(name: "tools") }.defaultSize(width: 300, height: 400)
    }
  }

  @Test func `A window of a scene that the app has no more is gone, and the others are there`() async {
    let first = AppRun(app) { OlderScenes().contents }
    first.windows.open(WindowRequest(id: "tools"))
    await first.settle()
    await first.click("Select")
    await first.click("Note", in: 1)
    #expect(first.texts == ["desk 3 empty", "tools 0 noted"])
    await first.quit()
    let second = await desk()
    #expect(second.texts == ["desk 3 empty"])
    // The number is free again, and nothing of the other window with it.
    await second.click("New")
    #expect(second.texts == ["desk 3 empty", "desk 0 empty"])
    await second.quit()
  }
}

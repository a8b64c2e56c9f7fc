import DisplaySupport
import Foundation
import RealInput
import SeedSupport
import SidelightCore
import Testing

/// The gallery's program is used, ends in one way or another, and starts again: what was there is there.
///
/// `ROUNDS` in the environment asks for it, and `SEED` for certain keys. Models of the gallery's pages begin with values of their own, which go
/// before what was there: a program with nothing to bring back says which these are.
@Suite("Restarts of the program", .serialized, .enabled(if: RealInput.isAvailable && ProcessInfo.processInfo.environment["ROUNDS"] != nil))
@MainActor struct RestartTests {
  private static let keys = [
    "Down", "Down", "Up", "Tab", "shift+Tab", "Return", "space", "Right", "Left", "F9", "ctrl+Page_Down", "ctrl+Tab", "alt+Left",
    "Page_Down", "a", "b",
    "End",
  ]
  /// Pages whose views have what is selected and opened in state of their own. What an app's model begins with goes before what was there.
  private static let pages = [
    "two-columns", "three-columns", "mailboxes", "sections", "lazy", "tabs", "scrolling", "texts", "million", "inspector",
    "column-widths",
  ]

  private static let rounds = ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) } ?? 3

  @Test func `What was there when it ended is there when it starts again, however it ended`() async throws {
    let seed = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 1...UInt64.max)
    var random = SeededRandom(seed: seed)
    for round in 0..<Self.rounds {
      let state = try Self.keptFolder()
      let ending = GalleryRun.Ending.allCases[round % GalleryRun.Ending.allCases.count]
      let page = Self.pages.randomElement(using: &random) ?? ""
      let first = try GalleryRun(state, "--page", page)
      try await first.begin()
      let keys = (0..<40).map { _ in Self.keys.randomElement(using: &random) ?? "" }
      try await RealInput.send(["key", "--delay", "40"] + keys)
      // What was there a second ago is written.
      try await Task.sleep(for: .milliseconds(1800))
      let context = "seed \(seed), round \(round), page \(page), \(ending), \(keys)"
      guard first.process.isRunning else {
        Issue.record("The keys ended the program: \(context)")
        continue
      }
      first.takePicture("first.png")
      try await first.end(ending, context)
      let before = try first.record()
      let second = try GalleryRun(state)
      try await second.begin()
      second.takePicture("second.png")
      try await second.end(.terminated, context)
      let after = try second.record()
      #expect(after.frame == before.frame, "\(context); pictures: \(state.path)")
      let others = Set(before.things.keys).union(after.things.keys).filter {
        Self.compared(after.things[$0]) != Self.compared(before.things[$0])
      }
      var isSame = after.frame == before.frame
      if !others.isEmpty {
        try second.forgetThings()
        let third = try GalleryRun(state)
        try await third.begin()
        try await third.end(.terminated, context)
        let own = try third.record()
        // Only what can be nothing may be the app's own: all else would look the same if it did not come back.
        func isOwn(_ path: String) -> Bool {
          ["/selection", "/path"].contains { path.hasSuffix($0) } && own.things[path] != nil && own.things[path] == after.things[path]
        }
        for path in others.sorted() where !isOwn(path) {
          Issue.record("\(path) was \(before.things[path] as Any) and is \(after.things[path] as Any): \(context); pictures: \(state.path)")
          isSame = false
        }
      }
      if isSame { try FileManager.default.removeItem(at: state) }
    }
  }

  /// The row on top is known by its key: its number is another one where the model begins with another order of its own.
  private static func compared(_ thing: LastingValue?) -> LastingValue? {
    guard case .fields(var fields)? = thing, fields["key"] != nil else { return thing }
    fields["row"] = nil
    return .fields(fields)
  }

  /// A new folder beside the programs, which is there after the run, unlike all that is temporary.
  private static func keptFolder() throws -> URL {
    try GalleryRun.programs.appending(path: "restarts").appending(path: UUID().uuidString)
  }

  // MARK: Single cases

  /// A new folder of states.
  func newState() -> URL { FileManager.default.temporaryDirectory.appending(path: "restart-\(UUID().uuidString)") }

  private nonisolated static let windowManager = "/usr/bin/openbox"

  /// The window manager, with two keys of its own.
  private func manageWindows(_ folder: URL) throws -> Process {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "openbox.xml")
    let keys = ["Maximize", "Fullscreen"].map { action in
      "<keybind key='W-\(action.prefix(1).lowercased())'><action name='Toggle\(action)'/></keybind>"
    }
    try "<openbox_config xmlns='http://openbox.org/3.4/rc'><keyboard>\(keys.joined())</keyboard></openbox_config>"
      .write(to: file, atomically: true, encoding: .utf8)
    let manager = Process()
    manager.executableURL = URL(filePath: Self.windowManager)
    manager.arguments = ["--config-file", file.path]
    manager.standardError = FileHandle.nullDevice
    try manager.run()
    return manager
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: windowManager)), arguments: [true, false])
  func `A window that is maximized or full screen is so again, and then as large as before`(isMaximized: Bool) async throws {
    let (state, key) = (newState(), isMaximized ? "super+m" : "super+f")
    let manager = try manageWindows(state)
    defer { manager.terminate() }
    let first = try GalleryRun(state, size: nil)
    try await first.begin()
    let own = try await first.size()
    try await first.press(key)
    let large = try await first.size()
    #expect(large != own)
    try await first.end(.killed, key)
    let before = try first.record().frame
    #expect(before.isMaximized == isMaximized && before.isFullScreen != isMaximized)
    let second = try GalleryRun(state, size: nil)
    try await second.begin()
    let again = try await second.size()
    #expect(again == large)
    try await second.press(key)
    let small = try await second.size()
    #expect(small == own)
    try await second.end(.quit, key)
    let after = try second.record().frame
    #expect(!after.isMaximized && !after.isFullScreen)
    #expect((after.width, after.height) == (before.width, before.height))
    try FileManager.default.removeItem(at: state)
  }

  /// Beyond the ten seconds after which a start counts as one that did not fail.
  @Test func `In 20 seconds at rest nothing is written`() async throws {
    let state = newState()
    let run = try GalleryRun(state)
    try await run.begin()
    try await run.press("F9")
    try await Task.sleep(for: .seconds(12))
    let io = URL(filePath: "/proc/\(run.process.processIdentifier)/io")
    func writes() throws -> Substring? {
      try String(contentsOf: io, encoding: .utf8).split(separator: "\n").first { $0.hasPrefix("syscw") }
    }
    let before = try writes()
    #expect(before != nil)
    try await Task.sleep(for: .seconds(20))
    #expect(try writes() == before)
    try await run.end(.quit, "rest")
    try FileManager.default.removeItem(at: state)
  }

  /// A run in which the sidebar is hidden, which is written.
  private func hideSidebar(_ state: URL) async throws -> WindowRecord {
    let run = try GalleryRun(state)
    try await run.begin()
    try await run.press("F9")
    try await run.end(.killed, "F9")
    return try run.record()
  }

  private func isSidebarHidden(_ record: WindowRecord) -> Bool { record.things.values.contains { $0["visibility"] == .text("detailOnly") } }

  @Test func `With --fresh the program begins anew, and what was there is kept beside it`() async throws {
    let state = newState()
    let before = try await hideSidebar(state)
    #expect(isSidebarHidden(before))
    let fresh = try GalleryRun(state, "--fresh")
    try await fresh.begin()
    try await fresh.end(.quit, "--fresh")
    #expect(try !isSidebarHidden(fresh.record()))
    let copy = state.appending(path: "io.github.sidelight.Gallery/windows/before/window-1.json")
    #expect(try JSONDecoder().decode(WindowRecord.self, from: Data(contentsOf: copy)) == before)
    try FileManager.default.removeItem(at: state)
  }

  @Test func `On a full disk the program runs, says so once, and loses nothing of what was written before`() async throws {
    let state = newState()
    let before = try await hideSidebar(state)
    let full = try GalleryRun(state, isDiskFull: true)
    try await full.begin()
    for _ in 0..<2 {
      try await RealInput.send("key", "F9")
      try await Task.sleep(for: .milliseconds(1300))
    }
    try await RealInput.send("key", "F9")
    try await full.end(.quit, "full disk")
    #expect(full.process.terminationStatus == 0)
    let said = full.said
    #expect(said.components(separatedBy: "how the window was left could not be written").count == 2, "\(said)")
    #expect(try full.record() == before)
    let files = try FileManager.default.contentsOfDirectory(atPath: state.appending(path: "io.github.sidelight.Gallery/windows").path)
    #expect(Set(files).isSubset(of: ["lock", "starting", "window-1.json"]), "Nothing half written is left: \(files)")
    let again = try GalleryRun(state)
    try await again.begin()
    try await again.end(.terminated, "after a full disk")
    #expect(try isSidebarHidden(again.record()))
    try FileManager.default.removeItem(at: state)
  }
}

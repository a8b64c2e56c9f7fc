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
  private enum Ending: CaseIterable { case quit, terminated, killed }

  /// One run of the program with a folder of states.
  @MainActor private final class Run {
    let process = Process()
    let state: URL
    private var window: String?
    private let complaints = Pipe()

    init(_ state: URL, _ arguments: String...) throws {
      self.state = state
      let folder = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).deletingLastPathComponent()
      process.executableURL = folder.appending(path: "sidelight-gallery")
      process.arguments = ["--size", "1000x700"] + arguments
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory", "GSK_RENDERER": "cairo", "XDG_STATE_HOME": state.path]
      ) { _, new in new }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = complaints
      try process.run()
    }

    /// Waits until the window is there and has the keyboard.
    func begin() async throws {
      for _ in 0..<120 {
        try await Task.sleep(for: .milliseconds(250))
        let found = try await RealInput.send("search", "--onlyvisible", "--pid", "\(process.processIdentifier)")
        guard let window = found.split(separator: "\n").last.map(String.init) else { continue }
        self.window = window
        // The window is shown before it is ready.
        try await Task.sleep(for: .milliseconds(1500))
        try await RealInput.send("windowfocus", window)
        try await Task.sleep(for: .milliseconds(300))
        return
      }
      let isRunning = process.isRunning
      if isRunning { kill(process.processIdentifier, SIGKILL) }
      let said = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      Issue.record("The program shows no window, \(isRunning ? "and runs" : "and has ended"): \(said)")
    }

    func end(_ ending: Ending, _ context: String) async throws {
      switch ending {
      case .quit:
        // An open menu has the keys for itself. A display without a window manager gives the keyboard to nobody when that closes.
        try await RealInput.send("key", "Escape")
        try await Task.sleep(for: .milliseconds(400))
        try await RealInput.send(["windowfocus"] + (window.map { [$0] } ?? []))
        try await RealInput.send("key", "ctrl+q")
      case .terminated: process.terminate()
      case .killed: kill(process.processIdentifier, SIGKILL)
      }
      for _ in 0..<150 where process.isRunning { try await Task.sleep(for: .milliseconds(100)) }
      #expect(!process.isRunning, "\(context)")
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    private static let file = "io.github.sidelight.Gallery/windows/window-1.json"

    /// What the file says of the window.
    func record() throws -> WindowRecord {
      try JSONDecoder().decode(WindowRecord.self, from: Data(contentsOf: state.appending(path: Self.file)))
    }

    /// Takes out of the file whatever is in the window, but for what the app itself keeps in it.
    func forgetThings() throws {
      var record = try record()
      record.things = [:]
      try JSONEncoder().encode(record).write(to: state.appending(path: Self.file))
    }
  }

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
      let state = FileManager.default.temporaryDirectory.appending(path: "restart-\(UUID().uuidString)")
      let ending = Ending.allCases[round % Ending.allCases.count]
      let page = Self.pages.randomElement(using: &random) ?? ""
      let first = try Run(state, "--page", page)
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
      try await first.end(ending, context)
      let before = try first.record()
      let second = try Run(state)
      try await second.begin()
      try await second.end(.terminated, context)
      let after = try second.record()
      #expect(after.frame == before.frame, "\(context)")
      let others = Set(before.things.keys).union(after.things.keys).filter { after.things[$0] != before.things[$0] }
      if !others.isEmpty {
        try second.forgetThings()
        let third = try Run(state)
        try await third.begin()
        try await third.end(.terminated, context)
        let own = try third.record()
        // Only what can be nothing may be the app's own: all else would look the same if it did not come back.
        func isOwn(_ path: String) -> Bool {
          ["/selection", "/path"].contains { path.hasSuffix($0) } && own.things[path] != nil && own.things[path] == after.things[path]
        }
        for path in others.sorted() where !isOwn(path) {
          Issue.record("\(path) was \(before.things[path] as Any) and is \(after.things[path] as Any): \(context)")
        }
      }
      try FileManager.default.removeItem(at: state)
    }
  }
}

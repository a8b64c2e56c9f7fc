import Observation
import SidelightTesting
import SidelightUI
import Testing

/// Children that are fetched when their element is opened.
@MainActor struct OutlineLoadingTests {
  struct File: Identifiable, Hashable {
    let id: String
    var isFolder: Bool { !id.hasSuffix(".txt") }
  }

  /// Folders that answer when the test lets them, and that can be cancelled.
  @Observable @MainActor final class Disk {
    @ObservationIgnored private var answers: [String: AsyncThrowingStream<[File], any Error>.Continuation] = [:]
    private(set) var log: [String] = []

    func list(_ folder: File, _ show: @MainActor ([File]) -> Void) async throws {
      log.append("open \(folder.id)")
      let (stream, continuation) = AsyncThrowingStream<[File], any Error>.makeStream()
      answers[folder.id] = continuation
      defer { log.append("end \(folder.id)") }
      for try await files in stream { show(files) }
    }

    func answer(_ folder: String, _ names: [String]) { answers[folder]?.yield(names.map(File.init)) }
    func finish(_ folder: String, _ error: (any Error)? = nil) { answers[folder]?.finish(throwing: error) }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let description = "The disk is gone."
  }

  private func show(_ disk: Disk, _ depth: Depth = .model) async throws -> TestApp {
    try await TestApp(depth, width: 400, height: 500) {
      List {
        OutlineGroup([File(id: "home"), File(id: "note.txt")], hasChildren: \.isFolder) { folder, show in
          try await disk.list(folder, show)
        } content: { file in
          Text(file.id)
        }
      }
    }
  }

  @Test func `A spinner stands there until the children come, and they may change while the element is open`() async throws {
    let disk = Disk()
    let app = try await show(disk)
    #expect(app.rows == ["home", "note.txt"])
    #expect(disk.take().isEmpty)
    try await app.row("home").expand()
    #expect(app.rows == ["home", "Loading…", "note.txt"])
    #expect(app.progress().exists)
    #expect(try app.row("Loading…").depth == 1)
    #expect(disk.take() == ["open home"])
    disk.answer("home", ["a", "b.txt"])
    try await app.wait(until: "that happens") { app.rows == ["home", "a", "b.txt", "note.txt"] }
    #expect(!app.progress().exists)
    disk.answer("home", ["b.txt", "a", "c.txt"])
    try await app.wait(until: "that happens") { app.rows == ["home", "b.txt", "a", "c.txt", "note.txt"] }
    try await app.row("a").expand()
    disk.answer("a", [])
    try await app.wait(until: "that happens") { app.rows == ["home", "b.txt", "a", "c.txt", "note.txt"] }
    #expect(try app.row("a").isExpanded)
    disk.finish("home")
    try await app.wait(until: "that happens") { disk.log.contains("end home") }
    #expect(app.rows == ["home", "b.txt", "a", "c.txt", "note.txt"])
    try await app.close()
  }

  @Test func `Closing cancels, and opening again opens what was open below`() async throws {
    let disk = Disk()
    let app = try await show(disk)
    try await app.row("home").expand()
    disk.answer("home", ["a", "b"])
    try await app.wait(until: "that happens") { app.row("b").exists }
    try await app.row("b").expand()
    disk.answer("b", ["deep.txt"])
    try await app.wait(until: "that happens") { app.row("deep.txt").exists }
    _ = disk.take()
    try await app.row("home").collapse()
    try await app.wait(until: "that happens") { Set(disk.log) == ["end home", "end b"] }
    #expect(app.rows == ["home", "note.txt"])
    _ = disk.take()
    try await app.row("home").expand()
    #expect(disk.take() == ["open home"])
    disk.answer("home", ["b"])
    try await app.wait(until: "that happens") { disk.log == ["open b"] }
    disk.answer("b", ["deep.txt"])
    try await app.wait(until: "that happens") { app.rows == ["home", "b", "deep.txt", "note.txt"] }
    try await app.close()
  }

  @Test func `An error stands where the children would be, or behind those that came`() async throws {
    let disk = Disk()
    let app = try await show(disk)
    try await app.row("home").expand()
    disk.finish("home", Failure())
    try await app.wait(until: "that happens") { app.rows == ["home", "The disk is gone.", "note.txt"] }
    try await app.row("home").collapse()
    try await app.row("home").expand()
    #expect(app.rows == ["home", "Loading…", "note.txt"])
    disk.answer("home", ["a.txt"])
    try await app.wait(until: "that happens") { app.row("a.txt").exists }
    disk.finish("home", Failure())
    try await app.wait(until: "that happens") { app.rows == ["home", "a.txt", "The disk is gone.", "note.txt"] }
    try await app.close()
  }

  @Test func `Elements without children show nothing below them once that is known`() async throws {
    let disk = Disk()
    let app = try await show(disk)
    try await app.row("home").expand()
    disk.finish("home")
    try await app.wait(until: "that happens") { app.rows == ["home", "note.txt"] }
    #expect(try app.row("home").isExpanded)
    try await app.close()
  }
}

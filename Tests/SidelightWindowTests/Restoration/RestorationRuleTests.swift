import DisplaySupport
import Foundation
import ReportSupport
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightStorage
import SidelightUI
import SidelightWindowTesting
import Testing

/// What windows wait for, what they can't bring back, and where nothing can be kept.
@Suite("Rules of restoration", .serialized, .needsWindow)
@MainActor struct RestorationRuleTests {
  private let app = "io.github.sidelight.Test.\(UUID().uuidString)"

  // MARK: Data that comes late

  /// Its rows come three seconds after its start.
  private struct Late: View {
    @State private var rows: [Int] = []
    @State private var selection: Int?
    var body: some View {
      List(rows, id: \.self, selection: $selection) { Text("Row \($0)") }
        .task {
          try? await Task.sleep(for: .seconds(3))
          rows = Array(1...500)
        }
      Text("chosen \(selection ?? 0) of \(rows.count)")
      Button("Choose") { selection = 250 }
    }
  }

  private struct LateScenes: Scene {
    var body: some Scene { WindowGroup("Late") { Late() }.defaultSize(width: 400, height: 400) }
  }

  private func settle(_ run: AppRun, seconds: Double) async throws {
    try await Task.sleep(for: .seconds(seconds))
    await run.settle()
  }

  @Test func `A selection waits for rows that come after three seconds, and outlasts a run that is quit after one`() async throws {
    func start() async -> AppRun {
      let run = AppRun(app) { LateScenes().contents }
      await run.settle()
      return run
    }
    let first = await start()
    try await settle(first, seconds: 3.5)
    await first.click("Choose")
    #expect(first.texts == ["chosen 250 of 500"])
    await first.quit()
    let second = await start()
    try await settle(second, seconds: 1)
    #expect(second.texts == ["chosen 0 of 0"])
    await second.quit()
    let third = await start()
    try await settle(third, seconds: 1)
    #expect(third.texts == ["chosen 0 of 0"])
    try await settle(third, seconds: 2.5)
    #expect(third.texts == ["chosen 250 of 500"])
    await third.quit()
  }

  // MARK: What has no identity from run to run

  private final class Thing: Identifiable, Hashable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (left: Thing, right: Thing) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private struct Things: View {
    let things: [Thing]
    @State private var selection: Thing?
    @State private var others: Set<ObjectIdentifier> = []
    var body: some View {
      List(things, id: \.self, selection: $selection) { Text("Thing \($0.number)") }
      List(things, selection: $others) { Text("Other \($0.number)") }.frame(height: 60)
      Text("chosen \(selection?.number ?? 0) and \(others.count)")
      Button("Choose") {
        selection = things[3]
        others = [things[1].id]
      }
    }
  }

  private struct ThingScenes: Scene {
    var body: some Scene {
      WindowGroup("Things") { Things(things: (1...9).map { Thing($0) }) }.defaultSize(width: 400, height: 600)
    }
  }

  @Test func `Objects are never guessed, and reported once by the name of their type`() async throws {
    let reports = Reports()
    func start() async -> AppRun {
      let run = AppRun(app) { ThingScenes().contents }
      await run.settle()
      return run
    }
    func said(_ type: String) -> Int { reports.all.count { $0.contains("values of the type \(type) are not Codable") } }
    let before = said("Thing")
    let first = await start()
    await first.click("Choose")
    #expect(first.texts == ["chosen 4 and 1"])
    await first.quit()
    #expect(said("Thing") == before + 1)
    #expect(said("ObjectIdentifier") >= 1)
    let second = await start()
    #expect(second.texts == ["chosen 0 and 0"])
    await second.quit()
  }

  // MARK: A window in the place of another one

  private struct Desk: View {
    @Environment(\.pushWindow) private var pushWindow
    var body: some View {
      Text("desk")
      Button("Push") { pushWindow(id: "pushed") }
    }
  }

  private struct PushScenes: Scene {
    var body: some Scene {
      Window("Desk", id: "desk") { Desk() }.defaultSize(width: 300, height: 300)
      Window("Pushed", id: "pushed") { Text("pushed") }.defaultSize(width: 300, height: 300)
    }
  }

  @Test func `A window that another one has taken the place of is there when that is closed, also after a restart`() async throws {
    func start() async -> AppRun {
      let run = AppRun(app) { PushScenes().contents }
      await run.settle()
      return run
    }
    func shown(_ run: AppRun) -> [String] {
      zip(run.windows.open, run.texts).filter { $0.0.renderer.windows.first?.window.isVisible == true }.map(\.1)
    }
    let first = await start()
    await first.click("Push")
    #expect(shown(first) == ["pushed"])
    await first.quit()
    for _ in 0..<2 {
      let again = await start()
      #expect(again.windows.open.count == 2)
      #expect(shown(again) == ["pushed"])
      await again.quit()
    }
    let last = await start()
    try #require(zip(last.windows.open, last.texts).first { $1 == "pushed" }).0.close()
    await MainLoop.rest()
    #expect(shown(last) == ["desk"])
    await last.quit()
    let after = await start()
    #expect(shown(after) == ["desk"] && after.windows.open.count == 1)
    await after.quit()
  }

  // MARK: Where nothing can be kept

  private struct PlainScenes: Scene {
    var body: some Scene { WindowGroup("Plain") { Text("plain") }.defaultSize(width: 300, height: 300) }
  }

  @Test func `Where the folder can't be written one sentence says so, and the app runs`() async throws {
    let reports = Reports()
    let state = URL(filePath: ProcessInfo.processInfo.environment["XDG_STATE_HOME"] ?? NSHomeDirectory() + "/.local/state")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    // A file stands where the folder would.
    let obstacle = state.appending(path: app)
    try Data("mine".utf8).write(to: obstacle)
    for _ in 0..<2 {
      let run = AppRun(app) { PlainScenes().contents }
      await run.settle()
      #expect(run.texts == ["plain"])
      #expect(run.windows.kept == nil)
      await run.quit()
    }
    #expect(reports.all.count { $0.contains(app) && $0.contains("can't be written") } == 1, "A program says a sentence once.")
    #expect(try Data(contentsOf: obstacle) == Data("mine".utf8))
    try FileManager.default.removeItem(at: obstacle)
  }
}

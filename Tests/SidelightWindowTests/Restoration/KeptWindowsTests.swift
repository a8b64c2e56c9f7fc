import DisplaySupport
import Foundation
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightStorage
import SidelightUI
import SidelightWindowTesting
import Testing

/// The windows of an app are there again when it starts the next time.
@Suite("Windows that come back", .serialized, .needsWindow)
@MainActor struct KeptWindowsTests {
  private struct Main: View {
    @State private var row: Int?
    @SceneStorage("note") private var note = ""
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      VStack {
        List(1...5, id: \.self, selection: $row) { Text("Row \($0)") }
        Text("main \(row ?? 0) \(note)")
        Button("Note") { note = "noted" }
        Button("Select") { row = 3 }
        Button("Number") { openWindow(value: 7) }
        Button("Welcome") { openWindow(id: "welcome") }
      }
    }
  }

  private struct AppScenes: Scene {
    var body: some Scene {
      WindowGroup("Main") { Main() }.defaultSize(width: 500, height: 400)
      WindowGroup("Number", id: "numbers", for: Int.self) { $number in Text("number \(number ?? 0)") }
      Window("Welcome", id: "welcome") { Text("welcome here") }.restorationBehavior(.disabled)
    }
  }

  private func start(_ app: String, isFresh: Bool = false) -> AppRun { AppRun(app, isFresh: isFresh) { AppScenes().contents } }

  private let app = "io.github.sidelight.Test.\(UUID().uuidString)"

  @Test func `All windows that were open open again, as large as they were and with what was in them`() async throws {
    let first = start(app)
    await first.settle()
    await first.click("Select")
    await first.click("Note")
    await first.click("Number")
    await first.click("Welcome")
    await first.windows.open[0].renderer.windows.first?.window.resize(width: 610, height: 450)
    await first.settle()
    #expect(first.texts == ["main 3 noted", "number 7", "welcome here"])
    await first.quit()
    let second = start(app)
    await second.settle()
    #expect(Set(second.texts) == ["main 3 noted", "number 7"])
    let main = second.windows.open.first { $0.renderer.windows.first?.window.defaultSize.width == 610 }
    #expect(main?.renderer.windows.first?.window.defaultSize.height == 450)
    // A window that is closed beside another one is gone for good.
    let number = try #require(second.texts.firstIndex(of: "number 7"))
    second.windows.open[number].close()
    await MainLoop.rest()
    await second.quit()
    let third = start(app)
    await third.settle()
    #expect(third.texts == ["main 3 noted"])
    // The last one comes back, though it was closed.
    third.windows.open[0].close()
    await MainLoop.rest()
    #expect(third.windows.open.isEmpty)
    await third.quit()
    let fourth = start(app)
    await fourth.settle()
    #expect(fourth.texts == ["main 3 noted"])
    await fourth.quit()
    let fresh = start(app, isFresh: true)
    await fresh.settle()
    #expect(fresh.texts.first?.hasPrefix("main 0") == true)
    await fresh.quit()
  }

  @Test func `A second process begins with a window of its own and writes nothing`() async {
    let first = start(app)
    await first.settle()
    await first.click("Select")
    // What the first one has written is not to be written over.
    try? await Task.sleep(for: .milliseconds(1200))
    let second = start(app)
    await second.settle()
    #expect(second.texts.first?.hasPrefix("main 0") == true)
    await second.click("Number")
    second.windows.open.last?.close()
    await MainLoop.rest()
    await second.quit()
    await first.quit()
    let third = start(app)
    await third.settle()
    #expect(third.texts.first?.hasPrefix("main 3") == true)
    await third.quit()
  }

  private struct Opening: Scene {
    var body: some Scene {
      WindowGroup("Main") { Opener() }
      Window("Tools", id: "tools") { Text("tools here") }
    }

    private struct Opener: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View { Text("main here").onAppear { openWindow(id: "tools") } }
    }
  }

  @Test func `A window that a view opens while its own is being made has a number of its own`() async {
    _ = Toolkit.startForTests()
    let windows = AppWindows(of: nil) { Opening().contents }
    windows.openFirst()
    await MainLoop.rest()
    #expect(windows.open.count == 2)
    #expect(Set(windows.open.map(\.number)).count == 2)
    for host in windows.open { host.close() }
    await MainLoop.rest()
  }

  @Test func `What changed is written soon, and nothing while nothing changes`() async throws {
    let run = start(app)
    await run.settle()
    try await Task.sleep(for: .milliseconds(1500))
    let before = run.windows.kept?.records.first?.record
    await run.click("Select")
    try await Task.sleep(for: .milliseconds(1500))
    let after = run.windows.kept?.records.first?.record
    #expect(before != nil && after != nil && before != after)
    let writes = run.windows.kept?.writes
    try await Task.sleep(for: .milliseconds(1500))
    #expect(run.windows.kept?.writes == writes)
    await run.quit()
  }
}

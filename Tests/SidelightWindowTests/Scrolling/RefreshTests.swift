import DisplaySupport
import Observation
import SidelightBridge
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// A server whose answers the test lets through one by one.
@Observable @MainActor final class Server {
  private(set) var requests = 0
  private(set) var answers = 0
  private(set) var cancelled = 0
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []

  func fetch() async {
    requests += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in
        self.cancelled += 1
        self.answer()
      }
    }
    answers += 1
  }

  func answer() {
    if !waiting.isEmpty { waiting.removeFirst().resume() }
  }
}

@Suite("Refreshing", .serialized)
@MainActor struct RefreshTests {
  private struct Inbox: View {
    let server: Server
    var shown = Choice(true)
    var body: some View {
      if shown.value {
        List(0..<(3 + server.answers), id: \.self) { Text("Letter \($0)") }.refreshable { await server.fetch() }
      } else {
        Text("Nothing")
      }
    }
  }

  @Test(arguments: Depth.available)
  func `The button refreshes, shows a spinner until that is done, and begins no second one`(depth: Depth) async throws {
    let server = Server()
    let app = try await TestApp(depth, width: 500, height: 500) { Inbox(server: server) }
    #expect(!app.progress().exists)
    try await app.button("Refresh").click()
    try await app.wait(until: "the request is sent") { server.requests == 1 }
    #expect(app.progress().isVisible)
    try await app.button("Refresh").click()
    try await app.press(.f5)
    #expect(server.requests == 1)
    server.answer()
    try await app.wait(until: "the letter is there") { app.row("Letter 3").exists && !app.progress().exists }
    try await app.button("Refresh").click()
    try await app.wait(until: "the second request is sent") { server.requests == 2 }
    server.answer()
    try await app.wait(until: "the second letter is there") { app.row("Letter 4").exists }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `F5 and Ctrl+R refresh wherever the focus is`(depth: Depth) async throws {
    let server = Server()
    let app = try await TestApp(depth, width: 500, height: 500) { Inbox(server: server) }
    try await app.row("Letter 1").focus()
    try await app.press(.f5)
    try await app.wait(until: "the request is sent") { server.requests == 1 }
    server.answer()
    try await app.wait(until: "it is done") { !app.progress().exists }
    try await app.button("Refresh").focus()
    try await app.press(.character("r"), .control)
    try await app.wait(until: "the second request is sent") { server.requests == 2 }
    server.answer()
    try await app.wait(until: "the letters are there") { app.row("Letter 4").exists }
    try await app.close()
  }

  @Test(.needsWindow, arguments: [true, false])
  func `Assistive technology hears that a list or a scrolled area is busy`(isList: Bool) async throws {
    struct Area: View {
      let server: Server
      let isList: Bool
      var body: some View {
        Group {
          if isList { List { Text("Letter") } } else { ScrollView { Text("Letter") } }
        }
        .refreshable { await server.fetch() }
      }
    }
    let server = Server()
    let app = try await TestApp(.window, width: 500, height: 500) { Area(server: server, isList: isList) }
    func isBusy() throws -> Bool {
      let areas = app.renderer?.controllers.values.filter { isList ? $0 is ListController : $0 is ScrollController } ?? []
      let area = try #require(areas.first)
      let widget: Widget = (area as? ListController)?.list ?? area.widget
      return widget.accessibleMismatch(.busy(true)) == nil
    }
    #expect(try !isBusy())
    try await app.press(.f5)
    try await app.wait(until: "the request is sent") { server.requests == 1 }
    #expect(try isBusy())
    server.answer()
    try await app.wait(until: "it is done") { !app.progress().exists }
    #expect(try !isBusy())
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A refresh ends with its view`(depth: Depth) async throws {
    let server = Server()
    let shown = Choice(true)
    let app = try await TestApp(depth, width: 500, height: 500) { Inbox(server: server, shown: shown) }
    try await app.button("Refresh").click()
    try await app.wait(until: "the request is sent") { server.requests == 1 }
    shown.value = false
    try await app.wait(until: "the request is cancelled") { server.cancelled == 1 }
    #expect(!app.button("Refresh").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Views below call the action and wait for it`(depth: Depth) async throws {
    struct Below: View {
      @Environment(\.refresh) private var refresh
      let done: Choice<Int>
      var body: some View {
        let refresh = refresh
        let done = done
        Button(refresh == nil ? "None" : "Fetch") {
          Task {
            await refresh?()
            done.value += 1
          }
        }
      }
    }
    let server = Server()
    let done = Choice(0)
    let app = try await TestApp(depth, width: 500, height: 500) {
      VStack {
        Below(done: done)
        Below(done: done).refreshable { await server.fetch() }
      }
    }
    #expect(app.button("None").exists)
    try await app.button("Fetch").click()
    try await app.button("Fetch").click()
    try await app.wait(until: "the request is sent") { server.requests == 1 }
    #expect(done.value == 0)
    server.answer()
    try await app.wait(until: "both know") { done.value == 2 }
    #expect(server.requests == 1)
    try await app.close()
  }

  @Test(.needsWindow, arguments: [true, false])
  func `Pulling at the top refreshes`(isList: Bool) async throws {
    let server = Server()
    let app = try await TestApp(.window, width: 500, height: 500) {
      if isList {
        List(0..<50) { Text("Row \($0)") }.refreshable { await server.fetch() }
      } else {
        ScrollView { Text("Tall").frame(height: 900) }.refreshable { await server.fetch() }
      }
    }
    /// A widget that the test held would outlive its window.
    func pull(atTop: Bool) throws {
      let window = try #require(app.renderer?.windows.first?.window)
      try #require(window.visibleTree.compactMap { $0 as? ScrollWidget }.first).emitOvershoot(atTop: atTop)
    }
    try pull(atTop: false)
    try await app.settle()
    #expect(server.requests == 0)
    try pull(atTop: true)
    try await app.wait(until: "the request is sent") { server.requests == 1 }
    server.answer()
    try await app.wait(until: "it is done") { server.answers == 1 }
    try await app.close()
  }
}

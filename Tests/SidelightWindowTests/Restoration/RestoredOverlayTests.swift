import Sidelight
import SidelightTesting
import SidelightWindowTesting
import Testing

/// What lies over a narrow window for a while is no choice of the user: a wide one is as it was chosen there, at every depth.
@Suite("Overlays that do not come back", .serialized)
@MainActor struct RestoredOverlayTests {
  /// From 560 pixels on both columns are side by side, and from 920 on the inspector as well.
  private struct Notes: View {
    @State private var isInspected = false

    var body: some View {
      NavigationSplitView {
        sidebar
      } detail: {
        detail
      }
    }

    private var sidebar: some View { Text("Sidebar").navigationSplitViewColumnWidth(300) }

    private var detail: some View {
      Text("Detail").inspector(isPresented: $isInspected) { Text("About").inspectorColumnWidth(300) }
    }
  }

  private func start(_ depth: Depth, width: Double, after earlier: TestApp? = nil) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 500, togglesInspector: true, restarting: earlier) { Notes() }
  }

  private func picture(_ app: TestApp) -> String { app.split?.picture ?? "none" }

  private func toggleInspector(_ app: TestApp) async throws { try await app.press(.character("i"), [.control, .alt]) }

  private static let (wide, medium, narrow) = (1200.0, 640.0, 560.0)

  private func startMail(_ depth: Depth, width: Double, after earlier: TestApp? = nil) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 500, restarting: earlier) { Mail() }
  }

  @Test(arguments: Depth.available)
  func `A sidebar that was hidden stays so, though it was open over a narrow window`(depth: Depth) async throws {
    let first = try await startMail(depth, width: Self.wide)
    #expect(picture(first).contains("|sidebar 300|"))
    try await first.press(.f9)
    #expect(!picture(first).contains("sidebar"))
    try await first.close()
    let second = try await startMail(depth, width: Self.medium, after: first)
    #expect(!picture(second).contains("sidebar"))
    try await second.press(.f9)
    #expect(picture(second).contains("{sidebar 300}"))
    try await second.close()
    let third = try await startMail(depth, width: Self.wide, after: second)
    #expect(!picture(third).contains("sidebar"))
    try await third.close()
  }

  @Test(arguments: Depth.available)
  func `A sidebar that was shown stays so, though it was closed over a narrow window`(depth: Depth) async throws {
    let first = try await startMail(depth, width: Self.wide)
    try await first.close()
    let second = try await startMail(depth, width: Self.medium, after: first)
    #expect(!picture(second).contains("sidebar"))
    for isOpen in [true, false] {
      try await second.press(.f9)
      #expect(picture(second).contains("{sidebar 300}") == isOpen)
    }
    try await second.close()
    let third = try await startMail(depth, width: Self.wide, after: second)
    #expect(picture(third).contains("|sidebar 300|"))
    try await third.close()
  }

  @Test(arguments: Depth.available)
  func `An inspector that was hidden stays so, though it was open over a narrow window`(depth: Depth) async throws {
    let first = try await start(depth, width: Self.wide)
    try await first.close()
    let second = try await start(depth, width: Self.narrow, after: first)
    try await toggleInspector(second)
    #expect(picture(second).contains("{inspector 300}"))
    try await second.close()
    // Also in another narrow one: it was opened for the moment.
    let third = try await start(depth, width: Self.narrow, after: second)
    #expect(!picture(third).contains("inspector"))
    try await third.close()
    let fourth = try await start(depth, width: Self.wide, after: third)
    #expect(picture(fourth) == "|sidebar 300|detail 900|")
    try await fourth.close()
  }

  @Test(arguments: Depth.available)
  func `An inspector that was shown stays so, though it was closed over a narrow window`(depth: Depth) async throws {
    let chosen = "|sidebar 300|detail 600|+inspector 300"
    let first = try await start(depth, width: Self.wide)
    try await toggleInspector(first)
    #expect(picture(first) == chosen)
    try await first.close()
    let second = try await start(depth, width: Self.narrow, after: first)
    if !picture(second).contains("inspector") { try await toggleInspector(second) }
    #expect(picture(second).contains("{inspector 300}"))
    try await toggleInspector(second)
    #expect(!picture(second).contains("inspector"))
    try await second.close()
    let third = try await start(depth, width: Self.wide, after: second)
    #expect(picture(third) == chosen)
    try await third.close()
  }

  @Test(arguments: Depth.available)
  func `What was chosen in a wide window counts, also where that is narrow before it is written`(depth: Depth) async throws {
    let first = try await start(depth, width: Self.wide)
    try await toggleInspector(first)
    try await first.resize(width: Self.narrow)
    #expect(picture(first).contains("{inspector 300}"))
    try await first.close()
    let second = try await start(depth, width: Self.wide, after: first)
    #expect(picture(second) == "|sidebar 300|detail 600|+inspector 300")
    try await second.close()
  }

  /// At 750 pixels the sidebar has no place beside the others, and the inspector has one.
  private struct Mail: View {
    @State private var isInspected = false
    var body: some View {
      NavigationSplitView {
        Text("Sidebar").navigationSplitViewColumnWidth(300)
      } content: {
        Text("Content").navigationSplitViewColumnWidth(180)
      } detail: {
        Text("Detail").inspector(isPresented: $isInspected) { Text("About").inspectorColumnWidth(200) }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `An inspector that has a place of its own is a choice, also where the sidebar has none`(depth: Depth) async throws {
    var earlier: TestApp?
    for isShown in [true, false, true] {
      let app = try await TestApp(depth, width: 750, height: 500, togglesInspector: true, restarting: earlier) { Mail() }
      #expect(picture(app).contains("+inspector 200") == !isShown)
      try await toggleInspector(app)
      #expect(picture(app).contains("+inspector 200") == isShown)
      try await app.close()
      earlier = app
    }
  }
}

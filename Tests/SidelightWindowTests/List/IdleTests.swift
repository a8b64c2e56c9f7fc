import DisplaySupport
import SidelightBridge
import SidelightGTK
import SidelightUI
import Testing

/// An app in which nothing happens does nothing: no frame, and nothing that wakes the main loop.
@Suite("Lists at rest", .serialized, .needsWindow)
@MainActor struct IdleTests {
  struct Node: Identifiable {
    let id: Int
    var children: [Node]?
  }

  private struct Numbers: View {
    let rows: Knob<[Int]>
    @Bindable var chosen: Knob<Int?>
    var body: some View {
      List(selection: $chosen.value) { Section("Rows") { ForEach(rows.value, id: \.self) { Text(verbatim: "\($0)") } } }
    }
  }

  private struct Waiting: View {
    let spins: Knob<Bool>
    var body: some View {
      List {
        if spins.value { ProgressView() }
        ForEach(0..<300, id: \.self) { Text(verbatim: "\($0)") }
      }
    }
  }

  /// How long the loop would sleep from now on, in milliseconds; nil for ever. What is still to be done, such as scroll bars that fade away a
  /// second after the last movement, is waited for, but not what goes on for longer than any of that.
  private func rest(_ scene: ViewScene) async -> Int? {
    var pause: Int? = 0
    let start = MainLoop.now
    while MainLoop.now - start < 3_000_000 {
      pause = await pauseOfLoop(scene)
      guard let short = pause, short < Self.long else { return pause }
      await withCheckedContinuation { continuation in MainSource.after(milliseconds: short + 1) { continuation.resume() } }
    }
    return pause
  }

  /// A second, which is what some of GTK's own fadings last.
  private static let long = 1000

  /// Asked in an idle that comes last, since what a test does is work as well.
  private func pauseOfLoop(_ scene: ViewScene) async -> Int? {
    // Frames that follow at once would leave the idle no turn.
    guard await scene.renderer.windows.first?.restsBeforeFrame() == true else { return 0 }
    return await withCheckedContinuation { continuation in MainSource.rest { continuation.resume(returning: MainLoop.pause) } }
  }

  private func expectRest(_ scene: ViewScene, _ what: Comment) async {
    let frames = Knob(0)
    let pause = await rest(scene)
    let connection = scene.window?.frameClock?.onAfterPaint { frames.value += 1 }
    let later = await rest(scene)
    connection?.disconnect()
    #expect(pause.map { $0 >= Self.long } ?? true, what)
    #expect(later.map { $0 >= Self.long } ?? true, what)
    #expect(frames.value == 0, what)
  }

  private func list(_ scene: ViewScene) throws -> ListController {
    try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
  }

  @Test func `A list that was scrolled, selected and changed rests`() async throws {
    let rows = Knob(Array(0..<10_000))
    let chosen = Knob<Int?>(nil)
    let scene = await ViewScene(width: 400, animates: true) { Numbers(rows: rows, chosen: chosen) }
    await expectRest(scene, "shown")
    chosen.value = 4
    rows.value.swapAt(3, 9)
    try list(scene).list.scroll(to: 5000, focus: true)
    await scene.settle()
    await expectRest(scene, "changed")
    await scene.close()
  }

  @Test func `An outline rests open and closed`() async throws {
    let nodes = (0..<10).map { Node(id: $0, children: (0..<500).map { Node(id: 1000 + $0) }) }
    let scene = await ViewScene(width: 400, animates: true) {
      List([Node(id: -1, children: nodes)], children: \.children) { Text("\($0.id)") }
    }
    let list = try list(scene)
    for _ in 0..<2 {
      let triangle = try #require(list.list.visibleTree.first { $0.hasClass("sidelight-triangle") })
      let box = try #require(triangle.bounds(in: list.list))
      list.list.hand.click(.primary, count: 1, x: box.x + 4, y: box.y + 4)
      await scene.settle()
      await expectRest(scene, "\(list.list.rowCount) rows")
    }
    #expect(list.list.rowCount == 1)
    await scene.close()
  }

  @Test func `A list whose refresh has ended rests`() async throws {
    let server = Server()
    let scene = await ViewScene(width: 400, animates: true) {
      List(0..<50, id: \.self) { Text(verbatim: "\($0)") }.refreshable { await server.fetch() }
    }
    let button = try #require(scene.named("Refresh"))
    button.emit(Signal<Void>("clicked"))
    await scene.settle()
    #expect(server.requests == 1)
    server.answer()
    await scene.settle()
    await expectRest(scene, "refreshed")
    await scene.close()
  }

  @Test func `A spinner turns while it is seen, and not when it is gone or scrolled away`() async throws {
    let spins = Knob(true)
    let scene = await ViewScene(width: 400) { Waiting(spins: spins) }
    for _ in 0..<20 { #expect(await scene.renderer.windows.first?.restsBeforeFrame() == false, "the spinner turns") }
    try list(scene).list.scroll(to: 290)
    await scene.settle()
    await expectRest(scene, "scrolled away")
    try list(scene).list.scroll(to: 0)
    await scene.settle()
    spins.value = false
    await scene.settle()
    await expectRest(scene, "gone")
    await scene.close()
  }
}

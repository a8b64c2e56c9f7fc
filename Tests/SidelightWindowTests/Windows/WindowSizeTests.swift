import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// How large windows open, and whether they can be resized.
@Suite("The size of windows", .serialized, .needsWindow)
@MainActor struct WindowSizeTests {
  @Observable final class Desk {
    var isWide = false
  }

  private struct Content: View {
    let desk: Desk
    var body: some View {
      if desk.isWide { List(0..<3, id: \.self) { Text("\($0)") } } else { Text("Hello").frame(width: 300, height: 200) }
    }
  }

  private func open(_ scene: some Scene, _ check: (WindowController) async throws -> Void) async throws {
    _ = Toolkit.startForTests()
    let windows = AppWindows(of: nil) { scene.contents }
    let host = try #require(windows.openFirst())
    let window = try #require(host.renderer.windows.first)
    await window.settle(limit: 60)
    try await check(window)
    host.close()
    await MainLoop.rest()
  }

  @Test func `A window without a size opens with one that suits, whatever is in it`() async throws {
    try await open(WindowGroup { Text("Hello") }) { window in
      #expect(window.window.defaultSize == (1000, 680))
      #expect(window.window.width >= 900 && window.window.isResizable)
    }
    try await open(WindowGroup { Text("Hello") }.defaultSize(width: 420, height: 300)) { window in
      #expect(window.window.defaultSize == (420, 300))
    }
  }

  @Test(arguments: [WindowResizability.automatic, .contentMinSize])
  func `A window can be made larger unless its scene says otherwise`(resizability: WindowResizability) async throws {
    let desk = Desk()
    try await open(WindowGroup { Content(desk: desk) }.windowResizability(resizability)) { window in
      #expect(window.window.isResizable && window.window.defaultSize == (1000, 680))
    }
  }

  @Test func `A window with the size of its content keeps it, as long as that takes no more than it needs`() async throws {
    let desk = Desk()
    try await open(WindowGroup { Content(desk: desk) }.windowResizability(.contentSize)) { window in
      #expect(!window.window.isResizable)
      #expect(window.window.width < 500 && window.window.height < 400 && window.window.width >= 300)
      desk.isWide = true
      await window.settle(limit: 60)
      #expect(window.window.isResizable)
    }
  }

  @Test func `A scene says how large its windows are from their content and the screen`() async throws {
    var heard: (content: CGSize, most: CGSize, screen: CGRect)?
    func scene(_ placement: WindowPlacement) -> some Scene {
      WindowGroup { Text("Hello").frame(width: 300, height: 200) }
        .defaultWindowPlacement { content, context in
          heard = (content.sizeThatFits(.unspecified), content.sizeThatFits(.infinity), context.defaultDisplay.bounds)
          return placement
        }
    }
    try await open(scene(WindowPlacement(size: CGSize(width: 640, height: 480)))) { #expect($0.window.defaultSize == (640, 480)) }
    let known = try #require(heard)
    // With its header bar.
    #expect(known.content.width >= 300 && known.content.width < 340 && known.content.height > 220 && known.content.height < 300, "\(known)")
    #expect(known.most.width == known.content.width)
    #expect(known.screen.width > 0 && known.screen.height > 0)
    try await open(scene(WindowPlacement(.center, width: 500))) { #expect($0.window.defaultSize == (500, 680)) }
  }
}

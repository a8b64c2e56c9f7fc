import DisplaySupport
import Observation
import SidelightBridge
import SidelightCore
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// A frame around a leading column's content says how wide the column is to be, where nothing else does.
@MainActor @Suite("Split view: frames in columns", .serialized) struct FrameWidthTests {
  @Observable final class Wish {
    var least: Double = 200
    var isFramed = true
  }

  private struct Columns: View {
    let wish: Wish

    var body: some View {
      NavigationSplitView {
        if wish.isFramed {
          List { Text("Row") }.frame(minWidth: wish.least, idealWidth: 224, maxWidth: 320).navigationTitle("S")
        } else {
          List { Text("Row") }
        }
      } content: {
        List { Text("Line") }.frame(minWidth: 250)
      } detail: {
        Text("Detail").frame(minWidth: 900)
      }
    }
  }

  @Test(arguments: Depth.available)
  func `The frames of leading columns count, as they are now, and the detail's does not`(depth: Depth) async throws {
    let wish = Wish()
    let app = try await TestApp(depth, width: 1200, height: 500) { Columns(wish: wish) }
    #expect(app.split?.picture == "|sidebar 224|content 300|detail 676|")
    wish.least = 260
    try await app.settle()
    #expect(app.split?.picture == "|sidebar 260|content 300|detail 640|")
    wish.isFramed = false
    try await app.settle()
    #expect(app.split?.picture == "|sidebar 240|content 300|detail 660|")
    wish.isFramed = true
    try await app.resize(width: 830)
    #expect(app.split?.picture == "|sidebar 260|content 250|detail 320|")
    try await app.resize(width: 829)
    #expect(app.split?.picture == "|content 300|detail 529|")
    try await app.close()
  }

  private struct Said: View {
    var body: some View {
      NavigationSplitView {
        List { Text("Row") }.frame(width: 300).navigationSplitViewColumnWidth(min: 200, ideal: 210)
      } detail: {
        Text("Detail")
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A column width counts before a frame`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 500) { Said() }
    #expect(app.split?.picture == "|sidebar 210|detail 790|")
    try await app.close()
  }

  @Test(.needsWindow) func `A frame takes its greatest width of what it is offered, whatever it wishes`() async throws {
    let app = try await TestApp(.window, width: 400, height: 400) {
      List { Text("Row") }.frame(minWidth: 200, idealWidth: 224, maxWidth: 320)
    }
    for (width, expected) in [(400.0, 320), (300, 300), (900, 320)] {
      try await app.resize(width: width)
      #expect(try listWidth(app) == expected, "at \(width)")
    }
    try await app.close()
  }

  private func listWidth(_ app: TestApp) throws -> Int {
    let window = try #require(app.renderer?.windows.first?.window)
    let list = try #require(window.visibleTree.first { $0 is ListViewWidget })
    return list.parent?.width ?? list.width
  }
}

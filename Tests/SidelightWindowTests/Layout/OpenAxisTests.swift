import DisplaySupport
import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Along the axes in which a scroll view scrolls nothing is offered to its content, so that frames there have their ideal sizes.
@Suite("Frames in scroll views", .serialized, .needsWindow)
@MainActor struct OpenAxisTests {
  private struct Across: View {
    var body: some View {
      ScrollView(.horizontal) {
        HStack {
          VStack { Color.blue.frame(minWidth: 200, idealWidth: 224, maxWidth: 320).frame(height: 20).accessibilityIdentifier("ideal") }
          Color.blue.frame(minWidth: 40, idealWidth: 90, maxWidth: 320).padding(5).frame(maxWidth: 500).frame(height: 20)
            .accessibilityIdentifier("around")
          Color.blue.frame(minWidth: 40, idealWidth: 90, maxWidth: 120).frame(width: 300, height: 20).accessibilityIdentifier("fixed")
        }
      }
    }
  }

  @Test(.needsWindow, arguments: [1000.0, 400, 300])
  func `A frame in a horizontal scroll view has its ideal width, however wide that one is`(width: Double) async throws {
    let app = try await TestApp(.window, width: width, height: 300) { Across() }
    #expect(try size("ideal", app).width == 224)
    #expect(try size("around", app).width == 90)
    #expect(try size("fixed", app).width == 120)
    try await app.close()
  }

  private struct Down: View {
    let isScrolling: Bool

    var body: some View {
      if isScrolling {
        ScrollView { column }
      } else {
        column
      }
    }

    private var column: some View {
      VStack {
        Color.blue.frame(minHeight: 40, idealHeight: 70, maxHeight: 160).frame(width: 20).accessibilityIdentifier("ideal")
        Color.blue.frame(width: 20, height: 300)
        HStack { Text("Words").frame(minHeight: 10, maxHeight: 120).accessibilityIdentifier("words") }
      }
    }
  }

  @Test(.needsWindow, arguments: [600.0, 200])
  func `A frame in a vertical scroll view has its ideal height, or that of its content`(height: Double) async throws {
    let app = try await TestApp(.window, width: 300, height: height) { Down(isScrolling: true) }
    #expect(try size("ideal", app).height == 70)
    #expect(try size("words", app, ofFrame: true).height < 40)
    try await app.close()
  }

  @Test(.needsWindow) func `Where there is room, and an end to it, a frame has its greatest size`() async throws {
    let app = try await TestApp(.window, width: 300, height: 700) { Down(isScrolling: false) }
    #expect(try size("ideal", app).height == 160)
    try await app.close()
  }

  private func size(_ name: String, _ app: TestApp, ofFrame: Bool = false) throws -> (width: Int, height: Int) {
    let window = try #require(app.renderer?.windows.first?.window)
    let content = try #require(window.visibleTree.first { $0.name == name })
    let widget = ofFrame ? try #require(content.parent) : content
    return (widget.width, widget.height)
  }
}

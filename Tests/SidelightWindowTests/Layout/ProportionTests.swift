import DisplaySupport
import ReportSupport
import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Views in a fixed proportion, and those that have their own size whatever room there is.
@Suite("Proportions", .serialized, .needsWindow)
@MainActor struct ProportionTests {
  private struct Pictures: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Color.blue.accessibilityIdentifier("fit").aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)
          Color.blue.accessibilityIdentifier("fill").scaledToFill().aspectRatio(0.5, contentMode: .fill).frame(width: 100, height: 60)
          Image(systemName: "star").resizable().scaledToFit().frame(width: 40, height: 60).accessibilityIdentifier("symbol")
        }
        ScrollView { Color.blue.accessibilityIdentifier("wide").aspectRatio(4, contentMode: .fit) }.frame(width: 200, height: 120)
      }
    }
  }

  @Test(.needsWindow) func `Views in frames have their proportion in a window`() async throws {
    let app = try await TestApp(.window, width: 500, height: 400) { Pictures() }
    #expect(try size("fit", app) == "100 50")
    // A colour wishes to be as wide as it is high.
    #expect(try size("fill", app) == "200 200")
    #expect(try size("wide", app) == "200 50")
    #expect(try size("symbol", app) == "40 40")
    try await app.close()
  }

  private struct Texts: View {
    private let words = "Several words that need some lines in a narrow place"
    var body: some View {
      VStack(alignment: .leading) {
        Text(words).fixedSize().accessibilityIdentifier("own").frame(width: 60)
        Text(words).lineLimit(3).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("high").frame(width: 120)
        Button("Button") {}.accessibilityIdentifier("button").frame(maxWidth: .infinity).fixedSize()
      }
    }
  }

  @Test(.needsWindow) func `A fixed view has its own size, whatever room there is`() async throws {
    let app = try await TestApp(.window, width: 500, height: 400) { Texts() }
    let own = try #require(Int(size("own", app).split(separator: " ")[0]))
    #expect(own > 250)
    let high = try size("high", app).split(separator: " ").compactMap { Int($0) }
    #expect(high[0] <= 120 && high[1] > 40)
    #expect(try #require(Int(size("button", app).split(separator: " ")[0])) < 150)
    try await app.close()
  }

  private struct Inside: View {
    var body: some View {
      ScrollView {
        Color.blue.frame(width: 50, height: 50)
          .overlay { Color.red.accessibilityIdentifier("layer").frame(maxWidth: 30, maxHeight: 20) }
        HStack { Color.red.accessibilityIdentifier("fixed").frame(minWidth: 10, idealWidth: 40, maxWidth: 200).frame(height: 10) }
          .fixedSize()
      }
    }
  }

  @Test(.needsWindow) func `A frame in a layer is offered the view's place, and one in a fixed stack nothing`() async throws {
    let app = try await TestApp(.window, width: 500, height: 400) { Inside() }
    #expect(try size("layer", app) == "30 20")
    #expect(try size("fixed", app) == "40 10")
    try await app.close()
  }

  @Test func `A proportion that no view can have is reported and left out`() throws {
    let reports = Reports()
    _ = Color.red.aspectRatio(-7.5, contentMode: .fit)
    #expect(reports.all(beginning: "aspectRatio(_:contentMode:) was given -7.5").count == 1)
  }

  private func size(_ name: String, _ app: TestApp) throws -> String {
    let window = try #require(app.renderer?.windows.first?.window)
    let widget = try #require(window.visibleTree.first { $0.name == name })
    return "\(widget.width) \(widget.height)"
  }
}

import SidelightUI
import SidelightWindowTesting
import Testing

/// Size classes in real windows, by the scripts that run without a display as well.
@Suite("Size classes", .serialized)
@MainActor struct SizeClassTests {
  private struct Place: View {
    let name: String
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View { Text("\(name) \(sizeClass == .compact ? "compact" : "regular")") }
  }

  /// The detail first, and then a sidebar with a width of its own.
  private struct Trailing: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.detail
        configuration.sidebar.frame(width: 250)
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A window's views follow its class`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { Place(name: "Window") }
    for (width, sizeClass) in [
      (900.0, "regular"), (420, "compact"), (499, "compact"), (500, "regular"), (360, "compact"), (800, "regular"),
    ] {
      try await app.resize(width: width)
      #expect(app.text("Window \(sizeClass)").isVisible, "at \(width)")
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Columns follow their own class`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 600) {
      NavigationSplitView {
        Place(name: "Sidebar")
      } detail: {
        Place(name: "Detail")
      }
    }
    for (width, detail) in [(1200.0, "regular"), (700, "compact"), (760, "regular"), (400, "compact"), (1000, "regular")] {
      try await app.resize(width: width)
      #expect(app.text("Sidebar compact").exists, "at \(width)")
      #expect(app.text("Detail \(detail)").exists, "at \(width)")
    }
    try await app.close()
  }

  @Test func `Columns that a style places follow the width of their place`() async throws {
    guard Depth.available.contains(.window) else { return }
    let app = try await TestApp(.window, width: 1200, height: 600) {
      NavigationSplitView {
        Place(name: "Sidebar")
      } detail: {
        Place(name: "Detail")
      }.navigationSplitViewStyle(Trailing())
    }
    for (width, detail) in [(1200.0, "regular"), (700, "compact"), (900, "regular")] {
      try await app.resize(width: width)
      #expect(app.text("Sidebar compact").isVisible, "at \(width)")
      #expect(app.text("Detail \(detail)").isVisible, "at \(width) \(app.outline)")
    }
    try await app.close()
  }
}

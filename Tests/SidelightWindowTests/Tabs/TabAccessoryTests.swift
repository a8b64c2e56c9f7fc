import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// What stands at the bottom of a tab view, and what pages read of where the tabs stand.
@MainActor @Suite("Tab views: accessory and environment", .serialized) struct TabAccessoryTests {
  private struct Player: View {
    @State private var count = 0
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    @Environment(\.tabBarPlacement) private var tabs

    var body: some View {
      HStack {
        Text("Placed \(placement == .expanded && tabs == nil)")
        Button("Play \(count)") { count += 1 }
      }
    }
  }

  private struct Listening: View {
    @State private var isEnabled = true

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Button("Switch") { isEnabled.toggle() } }
        Tab("Two", systemImage: "star") {
          TabView {
            Tab("Inner", systemImage: "star") { Text("This is inner") }
            Tab("Other", systemImage: "star") { Text("This is other") }
          }
        }
      }
      .tabViewBottomAccessory(isEnabled: isEnabled) { Player() }
    }
  }

  @Test(arguments: Depth.available, [900, 360] as [Double])
  func `An accessory stays while tabs change, is there once, and goes when it is disabled`(depth: Depth, width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 600) { Listening() }
    #expect(app.text("Placed true").isVisible)
    try await app.button("Play 0").click()
    try await app.tab("Two").click()
    #expect(app.labels(of: .button).filter { $0.hasPrefix("Play") } == ["Play 1"])
    try await app.button("Play 1").click()
    try await app.tab("One").click()
    try await app.resize(width: width == 900 ? 360 : 900)
    #expect(app.button("Play 2").isVisible)
    try await app.button("Switch").click()
    #expect(!app.labels(of: .button).contains { $0.hasPrefix("Play") })
    try await app.button("Switch").click()
    #expect(app.button("Play 0").isVisible, "Its state went with it.")
    try await app.close()
  }

  private struct Reading: View {
    @Environment(\.tabBarPlacement) private var placement
    @Environment(\.isTabBarShowingSections) private var showsSections

    var body: some View { Text("This is \(name), \(showsSections)") }

    private var name: String {
      switch placement {
      case .topBar: "top"
      case .bottomBar: "bottom"
      case .sidebar: "sidebar"
      case .pageIndicator: "dots"
      case nil: "nowhere"
      default: "elsewhere"
      }
    }
  }

  private func texts(_ app: TestApp) -> [String] { app.labels(of: .text).filter { $0.hasPrefix("This") } }

  @Test(arguments: Depth.available)
  func `A page reads where the tabs stand, and that changes with the width and the style`(depth: Depth) async throws {
    let tabs = { TabView { Tab("One", systemImage: "star") { Reading() } } }
    let app = try await TestApp(depth, width: 900, height: 600) { tabs() }
    #expect(texts(app) == ["This is top, false"])
    try await app.resize(width: 360)
    #expect(texts(app) == ["This is bottom, false"])
    try await app.close()
    let paged = try await TestApp(depth, width: 900, height: 600) { tabs().tabViewStyle(.page) }
    #expect(texts(paged) == ["This is dots, false"])
    try await paged.close()
    let grouped = try await TestApp(depth, width: 900, height: 600) { tabs().tabViewStyle(.grouped) }
    #expect(texts(grouped) == ["This is top, false"])
    try await grouped.close()
    let none = try await TestApp(depth, width: 900, height: 600) { Reading() }
    #expect(texts(none) == ["This is nowhere, false"])
    try await none.close()
  }
}

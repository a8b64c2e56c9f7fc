import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// The search of a modifier around a tab view.
@MainActor @Suite("Tab views: search", .serialized) struct TabSearchTests {
  private func texts(_ app: TestApp) -> [String] { app.labels(of: .text).filter { $0.hasPrefix("This") } }

  private struct Searched: View {
    let hasTab: Bool
    let activation: TabSearchActivation
    @State private var text = ""

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("This is 1 “\(text)”") }
        Tab("Two", systemImage: "star") { Text("This is 2 “\(text)”") }
        if hasTab { Tab(role: .search) { Text("This is search “\(text)”") } }
      }
      .searchable(text: $text)
      .tabViewSearchActivation(activation)
    }
  }

  @Test(arguments: Depth.available)
  func `Without a tab for searching each tab has the search, which ends with the tab`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { Searched(hasTab: false, activation: .automatic) }
    try await app.press(.character("f"), .control)
    try await app.textField("Search").type("x")
    #expect(texts(app) == ["This is 1 “x”"])
    try await app.press(.pageDown, .control)
    #expect(texts(app) == ["This is 2 “”"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The tab for searching has the search alone`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { Searched(hasTab: true, activation: .automatic) }
    #expect(!app.labels(of: .button).contains("Search"))
    try await app.tab("Search").click()
    #expect(app.labels(of: .button).contains("Search"))
    #expect(app.labels(of: .textField).filter { app.textField($0).isVisible }.isEmpty, "It waits for the user.")
    try await app.press(.character("f"), .control)
    try await app.textField("Search").type("x")
    #expect(texts(app) == ["This is search “x”"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A search that is linked to its tab begins with it, and its end leads back`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { Searched(hasTab: true, activation: .searchTabSelection) }
    try await app.tab("Two").click()
    try await app.tab("Search").click()
    #expect(app.textField("Search").isVisible)
    try await app.textField("Search").type("x")
    #expect(texts(app) == ["This is search “x”"])
    try await app.press(.escape)
    #expect(texts(app) == ["This is 2 “”"])
    try await app.close()
  }

  private struct Inside: View {
    @State private var text = ""

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("This is 1") }
        Tab(role: .search) {
          NavigationStack { Text("This is search “\(text)”").searchable(text: $text) }
        }
      }
      .tabViewSearchActivation(.searchTabSelection)
    }
  }

  @Test(arguments: Depth.available)
  func `So does one in the page of the tab`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { Inside() }
    try await app.tab("Search").click()
    try await app.textField("Search").type("x")
    #expect(texts(app) == ["This is search “x”"])
    try await app.press(.escape)
    #expect(texts(app) == ["This is 1"])
    try await app.close()
  }
}

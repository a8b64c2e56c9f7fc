import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Larger text needs wider columns, without a display, too.
@MainActor struct TextScaleTests {
  @Test(arguments: [(1.0, "|sidebar 240|detail 500|"), (1.4, "|sidebar 292|detail 448|"), (1.5, "[(sidebar)>detail]")])
  func `The text scale moves the stages and the default widths`(scale: Double, picture: String) async throws {
    let app = try await TestApp(.plan, width: 740) {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        Text("Detail")
      }
    }
    var traits = DesktopTraits()
    traits.textScale = scale
    app.driver.graph.send(.desktop(traits))
    try await app.settle()
    #expect(app.split?.picture == picture)
    try await app.close()
  }
}

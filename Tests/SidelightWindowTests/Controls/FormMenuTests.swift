import Foundation
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Menus that are alone in a row of a form.
@Suite("Forms: menus", .serialized)
@MainActor struct FormMenuTests {
  private struct Rows: View {
    let address: URL
    var body: some View {
      Form {
        ShareLink("Share the Poster", item: address)
        Menu("Order") { Button("Name") {} }.buttonStyle(.bordered)
      }
    }
  }

  @Test(arguments: Depth.available) func `A menu is the row, unless it has a look of its own`(depth: Depth) async throws {
    let address = try #require(URL(string: "https://example.org/poster"))
    let app = try await TestApp(depth, width: 500, height: 300) { Rows(address: address) }
    let tree = app.driver.tree
    var rows: [ButtonElement.Style: FormRow?] = [:]
    for node in tree.all {
      if let menu = node.element.kind.control(MenuElement.self) { rows[menu.style] = .some(menu.formRow) }
    }
    #expect(rows == [.automatic: .button, .bordered: nil])
    if depth == .window {
      let window = try #require(app.renderer?.windows.first?.window)
      let opener = try #require(window.visibleTree.first { $0.hasClass("sidelight-row-button") })
      #expect(opener.width > 300)
      let row = try #require(sequence(first: opener, next: \.parent).first { $0.hasClass("sidelight-button-row") })
      #expect(abs(row.width - opener.width) <= 2)
    }
    #expect(try app.menu("Share the Poster").isEnabled)
    try await app.close()
  }
}

import Foundation
import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of toolbars that a person arranges, and of titles", .serialized)
@MainActor struct ArrangedToolbarListingTests {
  @Test(arguments: Depth.available)
  func `The items of a toolbar with an id are shown and hidden by the person`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 700, height: 400) { SketchToolbar() }
    #expect(app.button("Red").isVisible && !app.button("Blue").isVisible)
    try await app.page("Sketch").contextMenu("Blue")
    try await app.button("Blue").click()
    #expect(app.text("A sketch in blue").isVisible)
    try await app.page("Sketch").contextMenu("Reset")
    #expect(!app.button("Blue").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `In the role of a browser an item in the middle leaves the title where it is`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 700, height: 400) { BrowsedFolder() }
    #expect(app.button("Path").isVisible && app.title == "Folder")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The title of a document has a menu that leads to where it is`(depth: Depth) async throws {
    let url = URL(fileURLWithPath: "/tmp/letters/letter.txt")
    let app = try await TestApp(depth, width: 700, height: 400) { LetterDocument(url: url) }
    #expect(app.title == "Letter")
    #expect(app.element(.menu, "Letter").isVisible)
    try await app.close()
  }
}

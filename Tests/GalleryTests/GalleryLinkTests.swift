import Foundation
import SeedSupport
import Sidelight
import SidelightTesting
import Testing

@testable import Gallery

/// Addresses that the desktop hands to the gallery, whatever is in them.
@Suite("Addresses of pages")
@MainActor struct GalleryLinkTests {
  private func open(_ app: TestApp, _ uri: String) async throws {
    app.driver.graph.open(uri: uri)
    try await app.settle()
  }

  @Test(arguments: [1100.0, 360])
  func `An address of a page shows it, and one of none says so and loses nothing`(width: Double) async throws {
    let app = try await TestApp(.plan, width: width, height: 700) { GalleryView(start: nil, showsKnobs: false) }
    try await open(app, "sidelight-gallery:sections")
    #expect(app.text("Coral Sea").exists)
    try await open(app, "sidelight-gallery://no%20such/page?x=1")
    #expect(app.text("No Such Page").isVisible)
    #expect(app.text("The gallery has no page “no such”.").isVisible)
    try await app.button("Show Sections").click()
    #expect(!app.text("No Such Page").exists)
    try await app.close()
  }

  @Test func `Whatever is in an address, there is a page and nothing is lost`() async throws {
    let app = try await TestApp(.model, width: 1100, height: 700) { GalleryView(start: nil, showsKnobs: false) }
    var random = SeededRandom(seed: 44)
    let pieces = [
      "sidelight-gallery:", "SIDELIGHT-GALLERY:", "file:///", "javascript:", "../", "..%2f..%2f", "%00", "%", "%ff", "\u{202E}", "\n",
      "%0A", "/etc/passwd",
      "sections", "?", "#", "//", "\u{0}", String(repeating: "x", count: 5_000), "💣", "<b>", "&amp;", " ",
    ]
    for _ in 0..<10_000 {
      let uri = (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      app.driver.graph.open(uri: uri)
      if Int.random(in: 0..<20, using: &random) == 0 { app.driver.graph.flush() }
    }
    try await open(app, "sidelight-gallery:" + String(repeating: "long", count: 1_000))
    let said = try #require(app.outline.split(separator: "\n").first { $0.contains("has no page") })
    #expect(said.count < 200)
    try await open(app, "sidelight-gallery:sections")
    #expect(app.text("Coral Sea").exists)
    try await app.close()
  }
}

import DisplaySupport
import KeyboardSupport
import Sidelight
import SidelightWindowTesting
import Testing

@testable import Gallery

/// Pages of the gallery as somebody uses them who has a keyboard alone.
@Suite("A walk through the gallery with the keyboard", .serialized)
@MainActor struct GalleryWalkTests {
  private static let pages: [GalleryPage] = [.forms, .search, .tables, .controls, .links, .toolbars]

  private func app(_ page: GalleryPage, width: Double) async throws -> TestApp {
    try await TestApp(.window, width: width, height: 800, checks: false) { GalleryView(start: page, showsKnobs: false) }
  }

  @Test(.needsWindow, arguments: [1200.0, 700, 520, 360])
  func `Tab goes round, Shift+Tab goes back the same way, and F6 through the columns`(width: Double) async throws {
    for page in Self.pages {
      let app = try await app(page, width: width)
      let walk = KeyboardWalk(app, in: "\(page.id) at \(Int(width)) px")
      try await walk.press(.tab)
      _ = try await walk.round()
      // The page of searches has columns of its own where there is room.
      let columns = width < 500 ? 1 : page.id == "search" && width == 1200 ? 3 : 2
      #expect(try await walk.goThroughColumns() == columns, "\(page.id)")
      try await app.close()
    }
  }

  @Test(.needsWindow, arguments: [1200.0, 700, 520, 360])
  func `A sheet is opened, gone round in and closed, and the focus is back where it was`(width: Double) async throws {
    let app = try await app(.sheets, width: width)
    let walk = KeyboardWalk(app, in: "sheets at \(Int(width)) px")
    let name = "Edit \(Person.all[0].name)"
    #expect(try await walk.go(to: name))
    try await walk.press(.enter)
    #expect(app.sheet("Edit Person").isVisible)
    let stops = try await walk.round()
    #expect(stops.contains { $0.contains("Cancel") } && stops.contains { $0.contains("About the Department…") })
    #expect(try await walk.go(to: "About the Department…"))
    try await walk.press(.enter)
    #expect(app.sheet(Person.all[0].department).isVisible)
    _ = try await walk.round()
    try await walk.press(.escape)
    #expect(walk.stop.contains("About the Department…"))
    try await walk.press(.escape)
    #expect(!app.sheet().exists && walk.stop.contains(name))
    try await app.close()
  }
}

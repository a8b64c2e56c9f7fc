import Sidelight
import SidelightWindowTesting
import Testing

@testable import Gallery

/// Windows share one GTK and one main loop, so that they come one after the other.
@Suite("The gallery", .serialized)
@MainActor struct GalleryTests {
  private func show(_ page: GalleryPage, _ depth: Depth, width: Double = 1360, knobs: Bool = true) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 800) { GalleryView(start: page, showsKnobs: knobs) }
  }

  @Test func `Pages have names of their own, and sentences about them`() {
    #expect(Set(GalleryPage.all.map(\.id)).count == GalleryPage.all.count)
    #expect(Set(GalleryPage.all.map(\.title)).count == GalleryPage.all.count)
    for page in GalleryPage.all { #expect(page.about.hasSuffix(".")) }
  }

  @Test func `Every page opens at every width, with knobs and without, and leaves nothing`() async throws {
    for page in GalleryPage.all {
      let app = try await show(.twoColumns, .window, knobs: false)
      try await app.row(page.title).click()
      #expect(try app.row(page.title).isSelected)
      try await app.button("Knobs").click()
      for width in [1360.0, 800, 600, 360, 1360] {
        try await app.resize(width: width, height: 700)
        #expect(app.text(page.about).isVisible, "\(page.id) at \(width)")
      }
      try await app.button("Knobs").click()
      for width in [1360.0, 800, 600, 360] {
        try await app.resize(width: width, height: 700)
        #expect(!app.text(page.about).isVisible, "\(page.id) at \(width)")
      }
      try await app.close()
    }
  }

  @Test(.needsWindow, arguments: ["controls", "values", "layouts", "geometry", "guides", "directions", "toolbars", "scrolling"])
  func `What a page shows is no wider than GNOME's pages of preferences`(id: String) async throws {
    let page = try #require(GalleryPage.all.first { $0.id == id })
    let app = try await show(page, .window, width: 1600, knobs: false)
    // Several may be called the same.
    for name in app.labels(of: .button) { if let frame = try? app.button(name).frame { #expect(frame.width <= 640, "\(name)") } }
    for name in app.labels(of: .textField) { if let frame = try? app.textField(name).frame { #expect(frame.width <= 640, "\(name)") } }
    for name in app.labels(of: .slider) { if let frame = try? app.slider(name).frame { #expect(frame.width <= 640, "\(name)") } }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `It has a main menu`(depth: Depth) async throws {
    let app = try await TestApp(depth, commands: { GalleryCommands() }) { GalleryView(start: .forms, showsKnobs: false) }
    #expect(app.menu("Main Menu").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The sidebar of an example's tabs is called what the page is called`(depth: Depth) async throws {
    let app = try await show(.tabSidebar, depth, knobs: false)
    #expect(app.page("Tab Sidebar").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A knob moves the example, and the example the knob`(depth: Depth) async throws {
    let app = try await show(.mailboxes, depth)
    #expect(app.text("No Message").exists)
    try await app.button("Choose All Messages").click()
    #expect(app.text("3 Messages").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The plan is the one of the example, not of the gallery`(depth: Depth) async throws {
    let app = try await show(.threeColumns, depth)
    let example = try #require(app.splits.last)
    #expect(app.splits.count == 2)
    #expect(app.inspector.text(example.picture).isVisible)
    if depth != .model {
      let before = example.picture
      try await app.resize(width: 1200, height: 800)
      #expect(example.picture != before)
      #expect(app.inspector.text(example.picture).isVisible)
    }
    try await app.close()
  }
}

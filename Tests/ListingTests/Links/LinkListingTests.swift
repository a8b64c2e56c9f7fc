import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of links", .serialized)
@MainActor struct LinkListingTests {
  @Test(arguments: Depth.available)
  func `A link is what its label closure shows, or a text`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { DrawerLinks() }
    for row in ["Sock Drawer", "Socks Again"] {
      try await app.row(row).click()
      #expect(app.text("What lies in Socks").isVisible && app.title == "Socks")
      try await app.button("Back").click()
    }
    #expect(app.title == "Drawers")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A link shows the view of its destination closure`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { DestinationLinks() }
    for (row, title) in [("Indigo", "indigo"), ("Mint", "mint"), ("Orange", "orange")] {
      try await app.row(row).click()
      #expect(app.title == title)
      try await app.button("Back").click()
    }
    try await app.close()
  }

  private struct Letters: DeprecatedListing {
    @available(*, deprecated, message: "It shows a deprecated view.")
    var view: AnyView { AnyView(LetterBox()) }
  }

  @Test(arguments: Depth.available)
  func `A navigation view shows a destination in its next column, or pushes it where there is room for one`(depth: Depth) async throws {
    let listing: any DeprecatedListing = Letters()
    let app = try await TestApp(depth, width: 900, height: 500) { listing.view }
    #expect(app.text("Choose a letter").isVisible)
    try await app.row("Invitation").click()
    #expect(app.text("Letter number 2").isVisible && app.row("Rent").isVisible)
    #expect(!app.text("Choose a letter").isVisible)
    try await app.close()
    let narrow = try await TestApp(depth, width: 360, height: 500) { listing.view }
    try await narrow.row("Rent").click()
    #expect(narrow.text("Letter number 1").isVisible)
    try await narrow.button("Back").click()
    #expect(narrow.row("Rent").isVisible)
    try await narrow.close()
  }

  private struct Inks: DeprecatedListing {
    @available(*, deprecated, message: "It shows a deprecated view.")
    var view: AnyView { AnyView(InkBox()) }
  }

  @Test(arguments: Depth.available)
  func `A destination takes the place of the second view, or of the list, to which Back leads`(depth: Depth) async throws {
    let listing: any DeprecatedListing = Inks()
    let app = try await TestApp(depth, width: 900, height: 500) { listing.view }
    #expect(app.text("Choose an ink").isVisible)
    try await app.row("Orange").click()
    #expect(app.title == "Orange" && !app.text("Choose an ink").isVisible)
    try await app.resize(width: 360)
    try await app.button("Back").click()
    #expect(app.row("Indigo").isVisible)
    #expect(app.labels(of: .page).contains("Inks"))
    try await app.close()
  }

  private struct Stacked: DeprecatedListing {
    @available(*, deprecated, message: "It shows a deprecated view.")
    var view: AnyView { AnyView(StackedLetterBox()) }
  }

  @Test(arguments: Depth.available)
  func `The stack style has one column in a wide window, too`(depth: Depth) async throws {
    let listing: any DeprecatedListing = Stacked()
    let app = try await TestApp(depth, width: 900, height: 500) { listing.view }
    #expect(app.title == "Letters" && !app.text("Choose a letter").isVisible)
    try await app.row("Rent").click()
    #expect(app.text("Letter number 1").isVisible && !app.row("Rent").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Dismissing ends the sheet that the action was read in`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 700, height: 500) { Postcard() }
    try await app.button("Turn It Over").click()
    #expect(app.sheet().isVisible)
    try await app.button("Seen").click()
    #expect(!app.sheet().isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The action of the view below a sheet does not end it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 700, height: 500) { HeldPostcard() }
    try await app.button("Turn It Over").click()
    try await app.button("Seen").click()
    #expect(app.sheet().isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Dismissing pops the page that the action was read in`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { PoppedStack() }
    try await app.button("Onwards").click()
    try await app.button("Back to the Start").click()
    #expect(app.button("Onwards").isVisible && !app.button("Back").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A page is presented once, however often it is come back to`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { CountedStack() }
    try await app.button("Presented 0 times").click()
    try await app.button("Deeper").click()
    try await app.button("Back").click()
    #expect(app.button("Deeper").isVisible)
    try await app.button("Back").click()
    #expect(app.button("Presented 1 times").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The indicator of all links is shown or hidden, and that of one link by itself`(depth: Depth) async throws {
    let hidden = try await TestApp(depth, width: 500, height: 500) { QuietLinks(visibility: .hidden) }
    #expect(try !hidden.row("Onwards").hasChevron && !hidden.row("Quietly").hasChevron)
    try await hidden.row("Onwards").click()
    #expect(hidden.text("The page behind it").isVisible)
    try await hidden.close()
    let shown = try await TestApp(depth, width: 500, height: 500) { QuietLinks(visibility: .visible) }
    #expect(try shown.row("Onwards").hasChevron && !shown.row("Quietly").hasChevron)
    try await shown.close()
  }
}

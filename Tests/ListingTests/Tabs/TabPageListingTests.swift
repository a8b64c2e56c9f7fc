import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of tab views with pages and what stands around them", .serialized)
@MainActor struct TabPageListingTests {
  @Test(arguments: Depth.available)
  func `Pages are swiped, and show an index`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 600, height: 500) { PostcardPages() }
    #expect(app.text("A postcard from Lisbon").isVisible)
    #expect(app.labels(of: .tab).count == 3)
    try await app.swipePage(forward: true)
    #expect(app.text("A postcard from Oslo").isVisible && !app.text("A postcard from Lisbon").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available, [900, 360] as [Double])
  func `An accessory stands at the bottom of a tab view, whatever tab is shown`(depth: Depth, width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 500) { RadioTabs() }
    try await app.button("Play").click()
    try await app.tab("Favorites").click()
    #expect(app.text("What you like").isVisible && app.button("Pause").isVisible)
    #expect(app.text("The radio of the town").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Selecting the tab for searching begins the search`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { SearchedTabs() }
    try await app.tab("Search").click()
    try await app.element(.textField, nil).type("tea")
    #expect(app.text("Looking for “tea”").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A tab in the sidebar has a menu, actions to swipe for and a name for assistive technology`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { HandledTabs() }
    try await app.row("Poems").contextMenu("Pin")
    try await app.row("Poems").contextMenu("Share")
    #expect(app.text("Pinned Poems, shared Poems").isVisible)
    try await app.row("Poems").swipe(.trailing, "Unpin")
    #expect(app.text("Pinned , shared Poems").isVisible)
    #expect(app.row("Chapter eight").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The bar of the tabs gets small when the user scrolls down`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 500) { SmallerTabs() }
    #expect(app.labels(of: .tab) == ["Pages", "Marks"] && app.text("Page 0").isVisible)
    try await app.tab("Marks").click()
    try await app.list().scroll(toPosition: 90)
    #expect(app.labels(of: .tab) == ["Marks"])
    try await app.tab("Marks").click()
    #expect(app.labels(of: .tab) == ["Pages", "Marks"])
    try await app.close()
  }
}

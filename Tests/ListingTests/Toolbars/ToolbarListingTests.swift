import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of toolbars", .serialized)
@MainActor struct ToolbarListingTests {
  @Test(arguments: Depth.available)
  func `A group of controls in the bar acts on the page below it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 800, height: 400) { NoteToolbar() }
    #expect(app.title == "A Note" && app.text("Regular, upright, 12").isVisible)
    try await app.toggle("Bold").click()
    try await app.slider().set(20)
    #expect(app.text("Bold, upright, 20").isVisible)
    try await app.toggle("Italic").click()
    #expect(app.text("Bold, slanted, 20").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Items stand where their placement says, and act`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { LetterToolbar() }
    #expect(app.text("In the middle").isVisible)
    try await app.button("Discard").click()
    #expect(app.text("Discarded").isVisible)
    try await app.button("Send").click()
    #expect(app.text("Sent").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A title has a menu, as a modifier or as an item`(depth: Depth) async throws {
    let modified = try await TestApp(depth, width: 500, height: 400) { TitleMenu() }
    try await modified.menu("Plans").choose("Make a Copy")
    #expect(modified.text("1 copies").isVisible)
    try await modified.close()
    let item = try await TestApp(depth, width: 500, height: 400) { TitleMenuItem() }
    try await item.menu("Plans").choose("Make a Copy")
    #expect(item.text("1 copies").isVisible)
    try await item.close()
  }

  @Test(arguments: Depth.available)
  func `A title is that of the window`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { FixedTitle() }
    #expect(app.title == "A Fixed Title")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A bound title is changed in its place, which writes the text`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { RenamedTitle() }
    #expect(app.title == "Draft")
    try await app.button("Draft").click()
    try await app.textField("Name").clear()
    try await app.textField("Name").type("Final")
    try await app.press(.enter)
    #expect(app.title == "Final" && app.text("It is called Final").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A page hides its bar, or the items in it`(depth: Depth) async throws {
    let shown = try await TestApp(depth, width: 500, height: 400) { HiddenBar(isHidden: false) }
    #expect(shown.button("Its button").isVisible)
    try await shown.close()
    let bar = try await TestApp(depth, width: 500, height: 400) { HiddenBar(isHidden: true) }
    #expect(!bar.button("Its button").isVisible && bar.text("A page").isVisible)
    try await bar.close()
    let items = try await TestApp(depth, width: 500, height: 400) { HiddenItems(isHidden: true) }
    #expect(!items.button("Its button").isVisible && items.text("A page").isVisible)
    try await items.close()
  }

  @Test(arguments: Depth.available)
  func `A large title stands below the bar until the page is scrolled`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { LargeTitle() }
    #expect(app.labels(of: .heading) == ["Cabins"])
    try await app.list().scroll(toPosition: 90)
    #expect(app.labels(of: .heading).isEmpty && app.title == "Cabins")
    try await app.close()
  }

  private struct Titles: DeprecatedListing {
    let isInline: Bool
    @available(*, deprecated, message: "It shows a deprecated view.")
    var view: AnyView { isInline ? AnyView(BarTitleInline()) : AnyView(BarTitle()) }
  }

  @Test(arguments: Depth.available, [true, false])
  func `A title is set for the bar of a navigation view`(depth: Depth, isInline: Bool) async throws {
    let listing: any DeprecatedListing = Titles(isInline: isInline)
    let app = try await TestApp(depth, width: 400, height: 400) { listing.view }
    #expect(app.title == "The Day's Teas" && app.labels(of: .heading).isEmpty)
    try await app.close()
  }
}

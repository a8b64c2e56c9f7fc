import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of addresses", .serialized)
@MainActor struct AddressListingTests {
  @Test(arguments: Depth.available)
  func `Without a handler the desktop opens an address, and says whether it can`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { HelpDesk() }
    try await app.button("Read the Manual").click()
    #expect(app.openedAddresses == ["https://manual.example.org/first"])
    try await app.button("Ask for the Outcome").click()
    #expect(app.text("Success").isVisible)
    app.opensAddresses = false
    try await app.button("Ask for the Outcome").click()
    #expect(app.text("Failure").isVisible && app.openedAddresses.count == 3)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A handler takes the addresses of the views inside`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { HandlingDesk() }
    try await app.button("Read the Manual").click()
    #expect(app.text("first").isVisible)
    try await app.button("Ask for the Outcome").click()
    #expect(app.text("second").isVisible && app.text("Success").isVisible && app.openedAddresses.isEmpty)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A handler hands the desktop the same address or another one, or nothing`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { RewritingDesk() }
    try await app.button("Read the Manual").click()
    #expect(app.openedAddresses == ["https://manual.example.org/first/edit"])
    try await app.button("passes").click()
    try await app.button("Ask for the Outcome").click()
    #expect(app.openedAddresses.last == "https://manual.example.org/second" && app.text("Success").isVisible)
    try await app.button("discards").click()
    try await app.button("Ask for the Outcome").click()
    #expect(app.openedAddresses.count == 2 && app.text("Failure").isVisible)
    try await app.close()
  }

  private struct Postcard: DeprecatedListing {
    @available(*, deprecated, message: "It shows a deprecated view.")
    var view: AnyView { AnyView(OlderPostcard()) }
  }

  @Test(arguments: Depth.available)
  func `The presentation mode says whether a view is presented, and ends that`(depth: Depth) async throws {
    let listing: any DeprecatedListing = Postcard()
    let app = try await TestApp(depth, width: 500, height: 400) { listing.view }
    #expect(app.text("Card at the root").isVisible)
    try await app.button("Turn It Over").click()
    #expect(app.text("Back presented").isVisible)
    try await app.button("Seen").click()
    #expect(!app.text("Back presented").exists && app.button("Turn It Over").isVisible)
    try await app.close()
  }
}

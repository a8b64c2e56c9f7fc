import Sidelight
import SidelightTesting
import SidelightWindowTesting
import Testing

@Suite("Listings of alerts", .serialized)
@MainActor struct AlertListingTests {
  @Test(arguments: Depth.available, [900.0, 360])
  func `A flag opens an alert, and its button ends it`(depth: Depth, width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 700) { Gate() }
    try await app.button("Open").click()
    #expect(app.alert("The gate stays shut.").labels(of: .button) == ["OK"])
    #expect(app.alert().labels(of: .text).isEmpty)
    try await app.alert().button("OK").click()
    #expect(!app.alert().isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An alert with a message`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { GateWithAdvice() }
    try await app.button("Open").click()
    #expect(app.alert("The gate stays shut.").labels(of: .text) == ["Say the word again, more slowly."])
    try await app.press(.enter)
    #expect(!app.alert().isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An alert about a value`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { LoadBoat() }
    try await app.button("Load").click()
    #expect(app.alert("Loading failed.").labels(of: .button) == ["Try Again", "Unload crate 7"])
    try await app.alert().button("Try Again").click()
    #expect(!app.alert().isVisible && app.text("Tries: 1").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An alert about a value says why`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { LoadBoatWithReason() }
    try await app.button("Load").click()
    #expect(app.alert("Loading failed.").labels(of: .text) == ["The boat is full."])
    try await app.press(.escape)
    #expect(app.alert().isVisible)
    try await app.alert().button("Unload crate 7").click()
    #expect(!app.alert().isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An item opens an alert, and is taken back`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { LoadItem() }
    for _ in 0..<2 {
      try await app.button("Load").click()
      #expect(app.alert("Loading failed.").labels(of: .text) == ["It is too heavy."])
      try await app.alert().button("Leave crate 8").click()
      #expect(!app.alert().isVisible)
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An error says what it is`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { BuyTicket() }
    try await app.button("Buy").click()
    #expect(app.alert("No places are left").labels(of: .button) == ["Wait"])
    try await app.alert().button("Wait").click()
    #expect(!app.alert().isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An error says what to do`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { BuyTicketWithAdvice() }
    try await app.button("Buy").click()
    #expect(app.alert("The ferry has gone").labels(of: .text) == ["Take the next one."])
    #expect(app.alert().labels(of: .button) == ["Take the Next One"])
    try await app.press(.escape)
    #expect(!app.alert().isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An error alone opens its alert`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { BuyTicketByError() }
    try await app.button("Buy One").click()
    try await app.alert("No places are left").button("Understood").click()
    #expect(!app.alert().isVisible)
    try await app.button("Buy Two").click()
    #expect(app.alert("The ferry has gone").labels(of: .text) == ["Take the next one."])
    try await app.alert().button("Understood").click()
    #expect(!app.alert().isVisible)
    try await app.close()
  }

  @available(*, deprecated)
  @Test(arguments: Depth.available)
  func `An alert as one value`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { FeedAlert() }
    try await app.button("Feed").click()
    #expect(app.alert("Feed the hens?").labels(of: .button) == ["Leave", "Feed"])
    #expect(app.alert().labels(of: .text) == ["They were fed at six."])
    try await app.press(.escape)
    #expect(!app.alert().isVisible)
    try await app.button("Feed").click()
    try await app.alert().button("Feed").click()
    #expect(app.button("Feed Again").isVisible)
    try await app.close()
  }

  @available(*, deprecated)
  @Test(arguments: Depth.available)
  func `An alert as one value, about an item`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { HenAlert() }
    for _ in 0..<2 {
      try await app.button("Which Hen?").click()
      #expect(app.alert("Berta laid an egg").labels(of: .text) == ["It is brown."])
      try await app.alert().button("Take It").click()
      #expect(!app.alert().isVisible)
    }
    try await app.close()
  }
}

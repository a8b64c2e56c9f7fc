import Sidelight
import SidelightTesting
import SidelightWindowTesting
import Testing

@Suite("Listings of confirmation dialogs", .serialized)
@MainActor struct ConfirmationListingTests {
  @Test(arguments: Depth.available, [900.0, 360])
  func `A dialog has a button that cancels by itself`(depth: Depth, width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 700) { ConfirmEmptyShelf() }
    try await app.button("Empty the Shelf").click()
    let dialog = app.alert("Throw away everything on the shelf?")
    #expect(dialog.labels(of: .button) == ["Cancel", "Empty the Shelf"])
    try await dialog.button("Cancel").click()
    #expect(!app.alert().isVisible)
    try await app.button("Empty the Shelf").click()
    try await app.press(.escape)
    #expect(!app.alert().isVisible)
    try await app.button("Empty the Shelf").click()
    try await app.alert().button("Empty the Shelf").click()
    #expect(!app.alert().isVisible && app.button("Empty").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The app's own button takes the place of the one that cancels`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { ConfirmEmptyShelfWithMessage() }
    try await app.button("Empty the Shelf").click()
    #expect(app.alert().labels(of: .button) == ["Leave It", "Empty the Shelf"])
    #expect(app.alert().labels(of: .text) == ["Nobody will bring it back."])
    try await app.press(.escape)
    #expect(!app.alert().isVisible && app.button("Empty the Shelf").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A dialog about a value`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { ConfirmSowing() }
    try await app.button("Sow").click()
    #expect(app.alert("Sow new seeds?").labels(of: .button) == ["Cancel", "Sow Sunflower\nKind: flower"])
    try await app.alert().button("Cancel").click()
    #expect(!app.alert().isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A dialog about a value says what it is`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { ConfirmSowingWithMessage() }
    try await app.button("Sow").click()
    #expect(app.alert("Sow new seeds?").labels(of: .text) == ["This sows Mint, a herb."])
    try await app.alert().button("Sow Mint").click()
    #expect(!app.alert().isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An item opens a dialog, and is taken back`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { ConfirmSowingItem() }
    for _ in 0..<2 {
      try await app.button("Sow").click()
      #expect(app.alert("Sow new seeds?").labels(of: .text) == ["It is a herb."])
      try await app.alert().button("Sow Dill").click()
      #expect(!app.alert().isVisible)
    }
    try await app.close()
  }
}

import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of observable objects", .serialized)
@MainActor struct ObjectListingTests {
  @Test(arguments: Depth.available)
  func `Views that own, observe and find an object show the same of it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { LampView() }
    #expect(app.text("Reading lamp").isVisible && app.text("It is dark").isVisible)
    try await app.toggle("Lit").click()
    #expect(app.text("It shines").isVisible)
    try await app.textField("Name").clear()
    try await app.textField("Name").type("Desk lamp")
    #expect(app.text("Desk lamp").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A state object is made anew with another identity, and not with another input`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { NamedLamps() }
    #expect(app.text("Lamp: First").isVisible && app.text("Lamp: First of a kind").isVisible)
    try await app.button("Rename").click()
    #expect(app.text("Lamp: First").isVisible && app.text("Lamp: Second of a kind").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An object may say by itself that it will change`(depth: Depth) async throws {
    let almanac = Almanac()
    let app = try await TestApp(depth, width: 500, height: 400) { AlmanacView(almanac: almanac) }
    try await app.button("Moons: 0").click()
    #expect(app.button("Moons: 1").isVisible)
    almanac.moons = 12
    try await app.settle()
    #expect(app.button("Moons: 12").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A view receives what a publisher emits, and an object what it assigns to itself`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { HarbourView() }
    try await app.button("Gannet Arrives").click()
    #expect(app.text("Last: Gannet").isVisible && app.text("Arrived: 1").isVisible)
    try await app.button("Fog").click()
    #expect(app.text("Last: Gannet").isVisible && app.text("Arrived: 2").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A timer ticks`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { TideClock() }
    try await app.wait(until: "the clock runs") { app.text("The clock runs").isVisible }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A refresh goes to the store in the environment`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { LettersView().environmentObject(LetterStore()) }
    try await app.press(.f5)
    #expect(app.row("Letter from the coast").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A search filters what the model in the environment has`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { BirdsView().environmentObject(BirdModel()) }
    try await app.button("Search").click()
    try await app.textField("Search").type("wr")
    #expect(app.row("Wren").isVisible && !app.row("Gannet").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A search that is submitted goes to the state object`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { SearchedShelfView() }
    try await app.button("Search").click()
    try await app.textField("Search").type("moss")
    try await app.press(.enter)
    #expect(app.text("Sought: moss").isVisible)
    try await app.close()
  }
}

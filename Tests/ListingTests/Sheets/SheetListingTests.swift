import Sidelight
import SidelightCore
import SidelightTesting
import SidelightWindowTesting
import Testing

@Suite("Listings of sheets", .serialized)
@MainActor struct SheetListingTests {
  /// The height and the handle of the sheet that is open.
  private func plan(_ app: TestApp) throws -> SheetPlan {
    for node in app.driver.tree.all { if case .sheet(let sheet) = node.element.kind { return sheet.plan } }
    throw TestFailure("There is no sheet.", tree: app.tree)
  }

  @Test(arguments: Depth.available, [900.0, 360])
  func `A flag opens a sheet, and what it says to do afterwards is done`(depth: Depth, width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 700) { ShowHouseRules() }
    try await app.button("Read the House Rules").click()
    #expect(app.sheet().text("No boots on the carpet.").isVisible)
    try await app.button("Understood").click()
    #expect(!app.sheet().isVisible && app.button("Read Them Again").isVisible)
    try await app.button("Read Them Again").click()
    try await app.press(.escape)
    #expect(!app.sheet().isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An item opens a sheet with its data, which closing it takes back`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { ShowParcel() }
    try await app.button("Look at It").click()
    #expect(app.sheet().text("Number: P-1").isVisible && app.sheet().text("Weight: 3").isVisible)
    try await app.sheet().text("Sender: Aunt").click()
    #expect(!app.sheet().isVisible)
    try await app.button("Look Again").click()
    try await app.press(.escape)
    #expect(!app.sheet().isVisible)
    try await app.button("Look Again").click()
    #expect(app.sheet().text("Sender: Aunt").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A sheet rests at the lowest of its heights, and its user gives it another one`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 700) { DetentSheet() }
    try await app.button("Show Lamps").click()
    let plan = try plan(app)
    #expect(plan.isResizable && plan.height.map { $0 > 250 && $0 < 400 } == true)
    #expect(app.sheet().text("All lamps").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Code chooses the height`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 700) { ChosenDetentSheet() }
    try await app.button("Show Lamps").click()
    let medium = try #require(try plan(app).height)
    try await app.button("Higher").click()
    let large = try #require(try plan(app).height)
    #expect(large > medium + 100)
    try await app.button("Lower").click()
    #expect(try plan(app).height == medium)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A sheet shows a handle where it is asked to`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 700) { HandleSheet() }
    try await app.button("Show Lamps").click()
    #expect(try plan(app).showsHandle)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Heights of the app's own stand among the others`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 700) { CustomDetentSheet() }
    try await app.button("Show Lamps").click()
    let strip = try #require(try plan(app).height)
    #expect(app.text("A strip").isVisible && strip >= 90 && strip < 120)
    try await app.button("Lower It").click()
    #expect(try app.text("Low").isVisible && plan(app).height == 150)
    try await app.button("Raise It").click()
    #expect(try app.text("Tall").isVisible && plan(app).height.map { $0 > 350 && $0 < 700 } == true)
    try await app.close()
  }

  @Test(arguments: Depth.available, [900.0, 360])
  func `A sheet that its user may not end waits for the app to end it`(depth: Depth, width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 700) { BorrowView() }
    try await app.button("Borrow").click()
    try await app.press(.escape)
    #expect(app.sheet().isVisible)
    try await app.button("Agree").click()
    #expect(!app.sheet().isVisible)
    try await app.button("Borrow").click()
    try await app.press(.escape)
    #expect(!app.sheet().isVisible)
    try await app.close()
  }
}

import DisplaySupport
import SidelightBridge
import SidelightUI
import SidelightWindowTesting
import Testing

@testable import Sidelight

@Suite("Listings of windows and settings", .serialized)
@MainActor struct WindowListingTests {
  @Test(arguments: Depth.available)
  func `A double click on a row opens a window for its value`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { CrateList() }
    try await app.row("The Library").doubleClick()
    #expect(app.requestedWindows == [TestWindowRequest(isOpening: true, value: 2)])
    try await app.close()
  }

  @Test(.needsWindow)
  func `The app has a window for each value, and one by its id`() async {
    _ = Toolkit.startForTests()
    let windows = AppWindows(of: nil) { CrateScenes().contents }
    windows.openFirst()
    for crate in [1, 2, 1] { windows.open(WindowRequest(value: crate)) }
    for _ in 1...2 { windows.open(WindowRequest(id: "scales")) }
    #expect(windows.open.count == 4)
    windows.close(WindowRequest(id: "scales"))
    #expect(windows.open.count == 3)
    for window in windows.open { window.close() }
    #expect(windows.open.isEmpty)
    await MainLoop.rest()
  }

  @Test(arguments: Depth.available, ["Counter Settings", "The Same"])
  func `A link and an action open the settings, whose pages are those of the tab view`(depth: Depth, button: String) async throws {
    let app = try await TestApp(depth, width: 800, height: 600, settings: { HarbourSettings() }) { HarbourDesk() }
    try await app.button(button).click()
    #expect(app.sheet().toggle("Open").isVisible)
    try await app.sheet().tab("Stamps").click()
    #expect(app.text("Stamps to choose from").isVisible)
    try await app.press(.escape)
    #expect(!app.sheet().isVisible)
    try await app.close()
  }
}

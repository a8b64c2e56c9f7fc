import Sidelight
import SidelightWindowTesting
import Testing

@testable import Preferences

@Suite("Preferences", .serialized) @MainActor struct PreferencesTests {
  @Test("Panes are chosen and searched, and their controls work", arguments: Depth.available) func panes(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 700) { PreferencesView() }
    try await app.row("Sound").click()
    try await app.picker("Device").choose("Headphones")
    #expect(try app.picker("Device").value == "Headphones")
    try await app.toggle("Mute").click()
    #expect(try app.gauge("Level").value == "0.0")
    try await app.row("Keyboard").click()
    // Settings are kept, so the script leaves them as they were.
    let before = app.labels(of: .stepper)
    try await app.stepper().increment()
    #expect(app.labels(of: .stepper) != before)
    try await app.stepper().decrement()
    #expect(app.labels(of: .stepper) == before)
    try await app.menu("Add Layout").choose("Polish")
    #expect(app.text("Polish").exists)
    try await app.column(.sidebar).button("Search").click()
    try await app.column(.sidebar).textField().type("camera")
    #expect(app.column(.sidebar).rows == ["Privacy"])
    try await app.close()
  }

  @Test("One toggle stands for all apps", arguments: Depth.available) func mixed(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 700) { PreferencesView() }
    try await app.row("Notifications").click()
    #expect(try app.toggle("All apps").value == "mixed")
    try await app.toggle("All apps").click()
    #expect(try app.toggle("Chat").value == "on")
    try await app.close()
  }

  @Test("At 360 px an alert asks before the history goes", arguments: Depth.available) func narrow(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 640) { PreferencesView() }
    while !app.row("Privacy").isVisible { try await app.button("Back").click() }
    try await app.row("Privacy").click()
    try await app.row("Who asked for it").toggle()
    #expect(app.text("Maps").exists)
    try await app.button("Clear History…").click()
    try await app.alert().button("Clear").click()
    #expect(app.button("The history is empty").exists)
    try await app.close()
  }
}

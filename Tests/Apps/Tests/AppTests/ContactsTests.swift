import Sidelight
import SidelightWindowTesting
import Testing

@testable import Contacts

@Suite("Contacts", .serialized) @MainActor struct ContactsTests {
  @Test("A contact is added in a sheet and stands in its section", arguments: Depth.available) func add(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 700) { ContactsView() }
    try await app.button("Add").click()
    try await app.sheet().textField("Name").type("Cinema")
    try await app.sheet().textField("Phone").type("555 0199")
    try await app.sheet().button("Done").click()
    #expect(app.row("Cinema").exists && app.heading("C").exists)
    #expect(app.column(.detail).text("555 0199").exists)
    try await app.close()
  }

  @Test("A contact is a favourite, is edited, and is deleted", arguments: Depth.available) func edit(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 700) { ContactsView() }
    try await app.row("Choir").click()
    try await app.toggle("Favourite").click()
    #expect(try app.toggle("Favourite").value == "on")
    try await app.button("Edit").click()
    try await app.sheet().textField("Name").clear()
    try await app.sheet().textField("Name").type("Orchestra")
    try await app.sheet().button("Done").click()
    #expect(app.row("Orchestra").exists && !app.row("Choir").exists)
    try await app.button("Delete Contact").click()
    try await app.alert().button("Delete").click()
    #expect(!app.row("Orchestra").exists)
    try await app.close()
  }

  @Test("At 360 px a contact is a page", arguments: Depth.available) func narrow(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 640) { ContactsView() }
    try await app.row("Dentist").click()
    #expect(app.text("555 0145").exists)
    try await app.button("Back").click()
    #expect(app.row("Library").exists)
    try await app.close()
  }
}

import Sidelight
import SidelightWindowTesting
import Testing

@testable import Notes

@Suite("Notes", .serialized) @MainActor struct NotesTests {
  @Test("A note is written, and its first line names it", arguments: Depth.available) func write(depth: Depth) async throws {
    let library = Library()
    let app = try await TestApp(depth, width: 1000, height: 700) { NotesView().environment(library) }
    try await app.button("New Note").click()
    try await app.textField("Note").type("Roof")
    #expect(library.notes.last?.title == "Roof")
    #expect(app.row("Roof").exists)
    try await app.close()
  }

  @Test("A note is deleted once that is confirmed", arguments: Depth.available) func delete(depth: Depth) async throws {
    let library = Library()
    let app = try await TestApp(depth, width: 1000, height: 700) { NotesView().environment(library) }
    try await app.row("Bicycle").click()
    try await app.button("Delete").click()
    try await app.alert().button("Cancel").click()
    #expect(library.notes.count == 4)
    try await app.button("Delete").click()
    try await app.alert().button("Delete").click()
    #expect(!app.row("Bicycle").exists && library.notes.count == 3)
    try await app.close()
  }

  @Test("A new folder gets a name in an alert, at 360 px", arguments: Depth.available) func folder(depth: Depth) async throws {
    let library = Library()
    let app = try await TestApp(depth, width: 360, height: 640) { NotesView().environment(library) }
    while !app.button("New Folder").isVisible { try await app.button("Back").click() }
    try await app.button("New Folder").click()
    try await app.alert().textField("Name").type("Music")
    try await app.alert().button("Create").click()
    #expect(library.folders.last == "Music")
    try await app.close()
  }
}

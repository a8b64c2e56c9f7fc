import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Texts with symbols in them, and texts of another scale.
@Suite("Images in texts", .serialized)
@MainActor struct ImagedTextTests {
  @Observable @MainActor final class Note {
    var count = 3
    var symbol = "star"
  }

  private struct Page: View {
    let note: Note

    var body: some View {
      VStack {
        Text("Press \(Image(systemName: note.symbol)) for \(note.count) more").foregroundStyle(.red)
        (Text(Image(systemName: "heart")) + Text("Liked")).font(.title)
      }
    }
  }

  @Test(arguments: Depth.available) func `The texts around an image stand before and after it`(depth: Depth) async throws {
    let note = Note()
    let app = try await TestApp(depth, width: 500, height: 300) { NavigationStack { Page(note: note) } }
    #expect(app.text("Press ").exists && app.text(" for 3 more").exists && app.text("Liked").exists)
    let (before, after) = (try app.text("Press ").frame, try app.text(" for 3 more").frame)
    #expect(after.x >= before.x + before.width + 10 && abs(after.y - before.y) < 2, "\(before) \(after)")
    note.count = 4
    try await app.settle()
    #expect(app.text(" for 4 more").exists && !app.text(" for 3 more").exists)
    try await app.close()
  }

  @Test(.needsWindow) func `An image has the colour of its text and grows with its font`() async throws {
    let scene = await ViewScene(width: 500) { VStack { Page(note: Note()) } }
    let images = scene.widgets.compactMap { $0 as? ImageWidget }
    #expect(images.count == 2)
    let sizes = images.map { $0.measure(.vertical).natural }
    #expect(sizes[1] > sizes[0], "\(sizes)")
    await scene.close()
  }

  private struct Late: View {
    let note: Note
    var body: some View { Text(note.count > 3 ? "\(Image(systemName: "checkmark")) Done" : "Open") }
  }

  @Test(arguments: Depth.available) func `An image that comes later is shown, and stays away when it has gone`(depth: Depth) async throws {
    let note = Note()
    let app = try await TestApp(depth, width: 500, height: 300) { Late(note: note) }
    #expect(app.text("Open").exists)
    note.count = 4
    try await app.settle()
    #expect(app.text(" Done").exists && !app.text("Open").exists)
    note.count = 1
    try await app.settle()
    #expect(app.text("Open").exists && !app.text(" Done").exists)
    note.count = 5
    try await app.settle()
    #expect(app.text(" Done").exists)
    try await app.close()
  }

  private struct Scales: View {
    let isOn: Bool
    var body: some View {
      VStack {
        Text("24")
        Text("°C").textScale(.secondary, isEnabled: isOn)
        VStack { Text("km/h") }.textScale(.secondary)
      }
    }
  }

  @Test(.needsWindow) func `The second scale is four fifths of the first one`() async throws {
    let scene = await ViewScene(width: 500) { Scales(isOn: true) }
    func height(_ text: String) throws -> Int {
      let label = try #require(scene.widgets.first { ($0 as? LabelWidget)?.text == text })
      return label.measure(.vertical).natural
    }
    let (plain, first, second) = (try height("24"), try height("°C"), try height("km/h"))
    #expect(first < plain && second == first, "\(plain) \(first) \(second)")
    await scene.close()
    let off = await ViewScene(width: 500) { Scales(isOn: false) }
    let label = try #require(off.widgets.first { ($0 as? LabelWidget)?.text == "°C" })
    #expect(label.measure(.vertical).natural == plain)
    await off.close()
  }
}

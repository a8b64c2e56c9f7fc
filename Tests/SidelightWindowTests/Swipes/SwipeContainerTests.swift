import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Views outside of lists that their user swipes.
@MainActor @Suite("Swipes outside of lists", .serialized) struct SwipeContainerTests {
  @Observable @MainActor final class Desk {
    var log: [String] = []
    var items = ["Ash", "Elm", "Fir", "Oak"]

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private struct Shelf: View {
    let desk: Desk
    var body: some View {
      VStack {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(desk.items, id: \.self) { name in
              HStack {
                Text(name)
                Spacer()
              }
              .frame(height: 48)
              .swipeActions(edge: .leading) {
                Button("Flag", systemImage: "flag") { desk.log.append("flag \(name)") }
                Button("Mute") { desk.log.append("mute \(name)") }.disabled(name == "Oak")
              } onPresentationChanged: {
                desk.log.append("\(name) \($0)")
              }
              .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) { desk.items.removeAll { $0 == name } }
              }
            }
          }
        }
        .swipeActionsContainer()
        Text("Plain")
      }
    }
  }

  /// Reveals the actions of a row, and chooses none.
  private func open(_ row: String, in app: TestApp) async throws {
    await #expect(throws: TestFailure.self) { try await app.text(row).swipe(.leading, "None of them") }
    try await app.settle()
  }

  @Test(arguments: Depth.available)
  func `A swipe reveals actions, and a full one performs the first`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 400, height: 400) { Shelf(desk: desk) }
    try await app.text("Ash").swipe(.leading, "Mute")
    #expect(Set(desk.take()) == ["Ash true", "mute Ash", "Ash false"])
    try await app.text("Elm").swipe(.leading)
    #expect(Set(desk.take()) == ["Elm true", "flag Elm", "Elm false"])
    try await app.text("Elm").swipe()
    #expect(desk.items == ["Ash", "Fir", "Oak"])
    #expect(desk.take().isEmpty)
    await #expect(throws: TestFailure.self) { try await app.text("Oak").swipe(.leading, "Mute") }
    await #expect(throws: TestFailure.self) { try await app.text("Ash").swipe(.trailing, "Flag") }
    await #expect(throws: TestFailure.self) { try await app.text("Plain").swipe() }
    _ = desk.take()
    try await app.text("Fir").contextMenu("Mute")
    #expect(desk.take().contains("mute Fir"))
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `One row is open at a time, until something else is pressed`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 400, height: 400) { Shelf(desk: desk) }
    try await open("Ash", in: app)
    #expect(app.button("Flag").exists)
    try await open("Elm", in: app)
    #expect(app.element(.button, "Flag").count == 1)
    #expect(desk.take() == ["Ash true", "Ash false", "Elm true"])
    try await app.text("Fir").press()
    try await app.settle()
    #expect(!app.button("Flag").exists)
    #expect(desk.take() == ["Elm false"])
    try await app.close()
  }

  @Test(.needsWindow, arguments: [false, true])
  func `Actions lie at the edge that the view leaves, which makes room for them`(isRightToLeft: Bool) async throws {
    DesktopSettings.isRightToLeft = isRightToLeft
    defer { DesktopSettings.isRightToLeft = false }
    let app = try await TestApp(.window, width: 400, height: 400) { Shelf(desk: Desk()) }
    let row = try app.text("Ash").frame
    try await open("Ash", in: app)
    let button = try app.button("Flag").frame
    #expect(isRightToLeft ? button.x > 200 : button.x < 200)
    #expect(abs(button.y + button.height / 2 - row.y - row.height / 2) < 3)
    // Both are a little apart from each other.
    let text = try app.text("Ash").frame
    let (left, right) = isRightToLeft ? (text, button) : (button, text)
    #expect(left.x + left.width <= right.x)
    try await app.close()
  }

  @Test(.needsWindow) func `Scrolling closes the row that is open`() async throws {
    let app = try await TestApp(.window, width: 400, height: 200) { Shelf(desk: Desk()) }
    try await open("Ash", in: app)
    #expect(app.button("Flag").exists)
    func scroll() throws -> ScrollWidget {
      try #require(app.renderer?.windows.first?.window.visibleTree.compactMap { $0 as? ScrollWidget }.first)
    }
    try scroll().userScrolls(y: 20)
    try await app.settle()
    #expect(!app.button("Flag").exists)
    try await app.close()
  }
}

import RealInput
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Pages that a finger, here the pointer, drags back to the page below.
@Suite("Swiping back", .serialized, .enabled(if: RealInput.isAvailable, "There is no display for tests, or no xdotool."))
@MainActor struct SwipeBackTests {
  @Observable final class Pages {
    var path: [Int] = []
    var choice: Int?
    var clicks: [String] = []
  }

  private struct Stack: View {
    @Bindable var pages: Pages

    var body: some View {
      NavigationStack(path: $pages.path) {
        page("Root").navigationDestination(for: Int.self) { page("Page \($0)").navigationBarBackButtonHidden($0 == 3) }
      }
    }

    private func page(_ name: String) -> some View {
      VStack {
        Text(name)
        Button("Click \(name)") { pages.clicks.append(name) }
      }
      .navigationTitle(name)
    }
  }

  private struct Columns: View {
    @Bindable var pages: Pages

    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $pages.choice) { Text("Row \($0)") }
      } detail: {
        Text("Detail \(pages.choice ?? 0)")
      }
    }
  }

  /// Drags along these places from the left edge of the window, and lets go.
  private func swipe(_ window: RealWindow, through places: [Int]) async throws {
    let shown = try #require(window.app.renderer?.windows.first?.window)
    for widget in shown.visibleTree where widget.typeName == "AdwNavigationView" { Fingers.areMouse(on: widget) }
    try await window.move(to: ("20", "450"), "mousedown", "1")
    for place in places {
      try await window.move(to: ("\(place)", "450"))
      try await window.app.settle()
    }
    try await RealInput.send("mouseup", "1")
    try await window.app.settle()
  }

  @Test func `A stack goes back where it is dragged far enough, and each page hears the next click`() async throws {
    let pages = Pages()
    pages.path = [1, 2]
    let window = try await RealWindow(Stack(pages: pages))
    for (left, name) in [([1], "Page 1"), ([], "Root")] {
      try await swipe(window, through: [60, 160, 300, 420])
      try await window.app.wait(until: "the page is left") { pages.path == left }
      try await window.click("Click \(name)")
      try await window.app.wait(until: "the click is heard") { pages.clicks.last == name }
    }
    try await swipe(window, through: [60, 160, 300, 420])
    #expect(pages.path == [])
    try await window.app.close()
  }

  @Test func `A page that is dragged a little way and back stays, as does one without a way back`() async throws {
    let pages = Pages()
    pages.path = [1]
    let window = try await RealWindow(Stack(pages: pages))
    try await swipe(window, through: [60, 160, 60, 12])
    #expect(pages.path == [1])
    try await window.click("Click Page 1")
    try await window.app.wait(until: "the click is heard") { pages.clicks == ["Page 1"] }
    pages.path = [1, 3]
    try await window.app.settle()
    try await swipe(window, through: [60, 160, 300, 420])
    #expect(pages.path == [1, 3])
    try await window.click("Click Page 3")
    try await window.app.wait(until: "the click is heard") { pages.clicks == ["Page 1", "Page 3"] }
    try await window.app.close()
  }

  @Test func `The stack of columns goes back to the list`() async throws {
    let pages = Pages()
    let window = try await RealWindow(Columns(pages: pages), width: 400)
    for row in [1, 2] {
      try await window.click("Row \(row)")
      try await window.app.wait(until: "row \(row) is chosen") { (try? window.point("Detail \(row)")) != nil }
      try await swipe(window, through: [60, 160, 300, 380])
      try await window.app.wait(until: "the list is back") { (try? window.point("Row 1")) != nil }
    }
    #expect(pages.choice == 2)
    try await window.app.close()
  }
}

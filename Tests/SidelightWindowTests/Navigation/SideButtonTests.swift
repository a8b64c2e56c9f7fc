import RealInput
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// The mouse's buttons for going back and forward, pressed on a real pointer.
@Suite("Side buttons of the mouse", .serialized, .enabled(if: RealInput.isAvailable, "There is no display for tests, or no xdotool."))
@MainActor struct SideButtonTests {
  @Observable final class Pages {
    var path: [String] = []
    var clicks = 0
  }

  private struct Stack: View {
    @Bindable var pages: Pages
    var isLocked = false

    var body: some View {
      NavigationStack(path: $pages.path) {
        page("Root").navigationDestination(for: String.self) { page($0).navigationBarBackButtonHidden(isLocked) }
      }
    }

    private func page(_ name: String) -> some View {
      Button("Click \(name)") { pages.clicks += 1 }.navigationTitle(name)
    }
  }

  @Test func `The button for going back goes back, and the next click is heard`() async throws {
    let pages = Pages()
    pages.path = ["First", "Second"]
    let window = try await RealWindow(Stack(pages: pages))
    for left in [["First"], []] {
      try await window.move(to: window.point("Click \(pages.path.last ?? "Root")"), "click", "8")
      try await window.app.wait(until: "the page is left") { pages.path == left }
    }
    try await window.move(to: window.point("Click Root"), "click", "8", "click", "9")
    try await window.app.settle()
    try await window.click("Click Root")
    try await window.app.wait(until: "the click is heard") { pages.clicks == 1 }
    #expect(pages.path == [])
    try await window.app.close()
  }

  @Test func `A page without a way back stays`() async throws {
    let pages = Pages()
    pages.path = ["First"]
    let window = try await RealWindow(Stack(pages: pages, isLocked: true))
    try await window.move(to: window.point("Click First"), "click", "8")
    // The window has heard of the button by now.
    try await window.click("Click First")
    try await window.app.wait(until: "the click is heard") { pages.clicks == 1 }
    #expect(pages.path == ["First"])
    try await window.app.close()
  }

  @Test func `Right to left the buttons change places`() async throws {
    let pages = Pages()
    pages.path = ["First"]
    let window = try await RealWindow(Stack(pages: pages))
    DesktopSettings.isRightToLeft = true
    defer { DesktopSettings.isRightToLeft = false }
    try await window.app.settle()
    try await window.move(to: window.point("Click First"), "click", "8")
    try await window.click("Click First")
    try await window.app.wait(until: "the click is heard") { pages.clicks == 1 }
    #expect(pages.path == ["First"])
    try await window.move(to: window.point("Click First"), "click", "9")
    try await window.app.wait(until: "the page is left") { pages.path == [] }
    try await window.app.close()
  }

  private struct Columns: View {
    @Bindable var choice: Choice<Int?>
    let pages: Pages

    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $choice.value) { Text("Row \($0)") }
      } detail: {
        NavigationStack { Button("Click \(choice.value ?? 0)") { pages.clicks += 1 } }
      }
    }
  }

  @Test func `In the stack of columns a page goes back to the list, whose rows hear the next click`() async throws {
    let choice = Choice<Int?>(nil)
    let window = try await RealWindow(Columns(choice: choice, pages: Pages()), width: 400)
    for row in [1, 2, 1] {
      try await window.click("Row \(row)")
      try await window.app.wait(until: "row \(row) is chosen") { choice.value == row && (try? window.point("Click \(row)")) != nil }
      try await window.move(to: window.point("Click \(row)"), "click", "8")
      try await window.app.wait(until: "the list is back") { (try? window.point("Row 1")) != nil }
    }
    try await window.app.close()
  }
}

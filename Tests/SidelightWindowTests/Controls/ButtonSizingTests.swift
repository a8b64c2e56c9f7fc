import RealInput
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// How wide buttons are, and those that repeat while they are held.
@Suite("Sizes and repeats of buttons", .serialized)
@MainActor struct ButtonSizingTests {
  private struct Page: View {
    let sizing: ButtonSizing
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Go on") { count += 1 }.buttonSizing(sizing).buttonRepeatBehavior(.enabled)
        Text("\(count) times")
      }
    }
  }

  @Test(arguments: Depth.available) func `A flexible button takes the room that there is`(depth: Depth) async throws {
    let wide = try await TestApp(depth, width: 500, height: 300) { Page(sizing: .flexible) }
    #expect(try wide.button("Go on").frame.width > 450)
    try await wide.close()
    let fitted = try await TestApp(depth, width: 500, height: 300) { Page(sizing: .fitted) }
    #expect(try fitted.button("Go on").frame.width < 200)
    try await fitted.close()
  }

  @Test(arguments: Depth.available) func `A click does it once`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 300) { Page(sizing: .automatic) }
    try await app.button("Go on").click()
    #expect(app.text("1 times").exists)
    try await app.close()
  }

  @Test(.enabled(if: RealInput.isAvailable, "There is no display for tests, or no xdotool."))
  func `Held it does it again and again, and letting go does it no more`() async throws {
    let times = Choice(0)
    let window = try await RealWindow(Button("Go on") { times.value += 1 }.buttonRepeatBehavior(.enabled))
    let point = try window.point("Go on")
    try await RealInput.send("mousemove", point.x, point.y, "mousedown", "1")
    try await window.app.wait(until: "it has been done three times") { times.value >= 3 }
    try await RealInput.send("mouseup", "1")
    try await window.app.settle()
    let reached = times.value
    try await Task.sleep(for: .milliseconds(400))
    #expect(times.value == reached)
    try await window.click("Go on")
    try await window.app.wait(until: "a click does it once") { times.value == reached + 1 }
    try await window.app.close()
  }
}

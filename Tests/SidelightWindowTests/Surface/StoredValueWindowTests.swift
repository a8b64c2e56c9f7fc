import DisplaySupport
import Foundation
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightWindowTesting
import Testing

/// Stored values, focused values and the phase of a scene in windows.
@Suite(.serialized) @MainActor struct StoredValueWindowTests {
  private struct Stored: View {
    @AppStorage("word") private var word = "none"
    var body: some View { Text("stored \(word)") }
  }

  @Test(.needsWindow) func `What somebody stores by UserDefaults itself is seen in the next round of the loop`() async throws {
    let store = try #require(UserDefaults(suiteName: "io.github.sidelight.Test.\(UUID().uuidString)"))
    let app = try await TestApp(.window, width: 400, height: 300) { Stored().defaultAppStorage(store) }
    #expect(app.text("stored none").isVisible)
    store.set("late", forKey: "word")
    try await app.wait(until: "the view follows") { app.text("stored late").isVisible }
    try await app.close()
  }

  private struct Noted: View {
    @FocusedValue(\.windowTestWord) private var word
    @State private var first = ""
    @State private var second = ""
    @FocusState private var isSecond: Bool
    var body: some View {
      Text("focused \(word ?? "none")")
      VStack {
        TextField("First", text: $first)
        TextField("Second", text: $second).focused($isSecond).focusedValue(\.windowTestWord, "second")
      }
      .focusedValue(\.windowTestWord, "both")
      Button("Go") { isSecond = true }
    }
  }

  @Test(.needsWindow) func `A focused value follows the keyboard`() async throws {
    let app = try await TestApp(.window, width: 400, height: 300) { VStack { Noted() } }
    try await app.button("Go").click()
    try await app.wait(until: "the second field has the focus") { app.text("focused second").isVisible }
    try await app.press(.tab, .shift)
    try await app.wait(until: "the first field has the focus") { app.text("focused both").isVisible }
    try await app.button("Go").click()
    try await app.wait(until: "the second field has the focus again") { app.text("focused second").isVisible }
    try await app.close()
  }

  private struct Phase: View {
    @Environment(\.scenePhase) private var phase
    var body: some View { Text("phase \(phase)") }
  }

  @Test(.needsWindow) func `A window hears when another one has the keyboard`() async throws {
    let scene = await ViewScene(width: 400) { Phase() }
    #expect(scene.shows("phase active"))
    let other = await ViewScene(width: 300) { Text("other") }
    await scene.settle()
    #expect(scene.shows("phase inactive"))
    await other.close()
    await scene.close()
  }
}

private struct WordKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var windowTestWord: String? {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

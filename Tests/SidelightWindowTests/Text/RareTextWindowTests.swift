import Observation
import SidelightBridge
import SidelightUI
import Testing

/// What few texts say of how they look, as GTK's labels have it.
@Suite("Text that says more", .serialized, .needsRendererDisplay)
@MainActor struct RareTextWindowTests {
  @Observable @MainActor final class Task {
    var isDone = false
  }

  private struct Texts: View {
    let task: Task
    var body: some View {
      VStack {
        Text("plain")
        Text("lined").underline().strikethrough(task.isDone)
        Text("123").monospacedDigit()
        Text("high").baselineOffset(-3)
        Text("nowhere").baselineOffset(.nan)
        VStack { Text("Caps") }.textCase(.uppercase)
        Text("Take me").textSelection(.enabled)
      }
    }
  }

  private func label(_ scene: ViewScene, _ text: String) throws -> Widget {
    try #require(scene.widgets.first { $0.typeName == "GtkLabel" && $0.visibleText == text })
  }

  @Test func `Labels have the attributes`() async throws {
    let task = Task()
    let scene = await ViewScene(width: 400) { Texts(task: task) }
    #expect(try label(scene, "plain").labelAttributes == [])
    #expect(try label(scene, "lined").labelAttributes == ["underline single"])
    #expect(try label(scene, "123").labelAttributes == [#"font-features "tnum=1""#])
    #expect(try label(scene, "high").labelAttributes == ["rise -3072"])
    #expect(try label(scene, "nowhere").labelAttributes == ["rise 0"])
    #expect(try label(scene, "Caps").labelAttributes == ["text-transform uppercase"])
    #expect(try label(scene, "Take me").isSelectableLabel)
    #expect(try !label(scene, "plain").isSelectableLabel)
    task.isDone = true
    await scene.settle()
    let lined = try label(scene, "lined").labelAttributes
    #expect(lined == ["strikethrough true", "underline single"])
  }
}

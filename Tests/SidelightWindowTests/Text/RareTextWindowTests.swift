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
    #expect(try LabelWidget.attributes(of: label(scene, "plain")) == [])
    #expect(try LabelWidget.attributes(of: label(scene, "lined")) == ["underline single"])
    #expect(try LabelWidget.attributes(of: label(scene, "123")) == [#"font-features "tnum=1""#])
    #expect(try LabelWidget.attributes(of: label(scene, "high")) == ["rise -3072"])
    #expect(try LabelWidget.attributes(of: label(scene, "nowhere")) == ["rise 0"])
    #expect(try LabelWidget.attributes(of: label(scene, "Caps")) == ["text-transform uppercase"])
    #expect(try LabelWidget.isSelectable(label(scene, "Take me")))
    #expect(try !LabelWidget.isSelectable(label(scene, "plain")))
    task.isDone = true
    await scene.settle()
    let lined = try LabelWidget.attributes(of: label(scene, "lined"))
    #expect(lined == ["strikethrough true", "underline single"])
  }
}

import DisplaySupport
import SidelightBridge
import SidelightUI
import Testing

/// The marks of check boxes and radio buttons.
@Suite("Marks and their labels", .serialized, .needsWindow)
@MainActor struct MarkGapTests {
  private struct Marks: View {
    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
        Picker("Order", selection: .constant(1)) { Text("Name").tag(1) }.pickerStyle(.radioGroup)
      }
    }
  }

  @Test func `A check box is as far from its label as a round mark`() async throws {
    let scene = await ViewScene(width: 400) { Marks() }
    let window = try #require(scene.window)
    func gap(_ text: String) throws -> Double {
      let label = try #require(scene.widgets.first { $0.typeName == "GtkLabel" && $0.visibleText == text }?.bounds(in: window))
      let marks = scene.widgets.filter { ["check", "radio"].contains($0.property("css-name", as: String.self)) }
      let boxes = marks.compactMap { $0.bounds(in: window) }
      let mark = try #require(boxes.first { $0.y < label.y + label.height && label.y < $0.y + $0.height })
      return label.x - mark.x - mark.width
    }
    #expect(try gap("Box") == gap("Name"))
    await scene.close()
  }
}

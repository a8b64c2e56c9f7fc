import SidelightBridge
import SidelightGTK
import SidelightUI
import Testing

extension RendererTests {
  @MainActor @Suite("The look of rows") struct RowLook {
    /// Where the label of each of the first rows lies in its line: from its start, and from its top.
    private func offsets(_ scene: ViewScene) throws -> [[Double]] {
      let list = try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
      let places = list.places.values.sorted { ($0.item.position ?? 0) < ($1.item.position ?? 0) }
      return try places.map { place in
        let child = try #require(place.item.child)
        let line = try #require(child.parent)
        let label = try #require(sequence(first: child, next: \.firstChild).first { $0 is LabelWidget })
        let bounds = try #require(label.bounds(in: line))
        return [bounds.x, bounds.y]
      }
    }

    @Test("A row's own insets take the place of the style's, also when they come and go later")
    func insets() async throws {
      let insets = EdgeInsets(top: 7, leading: 50, bottom: 7, trailing: 3)
      let isOn = Knob(false)
      let scene = await ViewScene(width: 400) { InsetRows(insets: insets, isOn: isOn) }
      let styled = try offsets(scene)
      #expect(styled[0] == styled[2])
      #expect(styled[1] == [50, 7])
      isOn.value = true
      await scene.settle()
      #expect(try offsets(scene)[2] == [50, 7])
      isOn.value = false
      await scene.settle()
      #expect(try offsets(scene) == styled)
      await scene.close()
    }
  }
}

private struct InsetRows: View {
  var insets: EdgeInsets
  var isOn: Knob<Bool>

  var body: some View {
    List {
      Text("Plain")
      Text("Inset").listRowInsets(insets)
      Text("Either").listRowInsets(isOn.value ? insets : nil)
    }
  }
}

import Observation
import SidelightUI
import Testing

/// What modifiers cost that say the same again.
@MainActor struct UnchangedDecorationTests {
  @Observable @MainActor final class Model {
    var number = 0
    var opacity = 0.5
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      VStack {
        Text("Number \(model.number)")
        Group { ForEach(0..<500, id: \.self) { Text("Text \($0)") } }
          .opacity(model.opacity)
          .disabled(false)
          .accessibilityIdentifier("text")
          .tint(.red)
          .layoutPriority(1)
          .accessibilityLabel("A text")
          .keyboardShortcut("d")
          .gridCellColumns(2)
      }
    }
  }

  @Test func `They decorate nothing again while something beside them changes, and all once one of them does`() {
    let model = Model()
    let stage = Stage(Page(model: model))
    let before = stage.graph.counters
    model.number = 7
    stage.settle()
    #expect(stage.graph.counters.since(before).decorations == 0)
    model.opacity = 0.25
    stage.settle()
    #expect(stage.graph.counters.since(before).decorations == 500)
  }
}

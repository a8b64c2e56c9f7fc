import Observation
import SidelightCore
import SidelightUI
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
  @Entry fileprivate var note = "none"
}

/// What views say to the container that they stand in.
@MainActor struct ContainerValueTests {
  /// Shows what the views in it say, and none of them.
  private struct Board<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      Group(subviews: content) { views in
        ForEach(views) { view in
          let values = view.containerValues
          Text("\(values.isPinned) \(values.note) \(values.tag(for: Int.self).map { "\($0)" } ?? "-") \(values.hasTag("a"))")
        }
      }
    }
  }

  private func lines(_ stage: Stage) -> [String] {
    stage.picture.split(separator: "\n").compactMap { line in
      line.contains("\"") ? line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init) : nil
    }
  }

  @Test func `A container reads what is said of each view, and what is said around several`() {
    let stage = Stage(
      VStack {
        Board {
          Text("A").containerValue(\.isPinned, true).padding()
          Text("B").padding().containerValue(\.note, "outer").containerValue(\.isPinned, true).tag(3)
          Text("C").containerValue(\.note, "inner").containerValue(\.note, "outer").tag("a")
          Group {
            Text("D")
            Text("E").containerValue(\.note, "own")
          }
          .containerValue(\.note, "all")
          ForEach(0..<2) { Text("\($0)").containerValue(\.note, "row \($0)") }
        }
      })
    #expect(
      lines(stage) == [
        "true none - false", "true outer 3 false", "false inner - true", "false all - false", "false own - false", "false row 0 0 false",
        "false row 1 1 false",
      ])
  }

  @Test func `What is said goes no further than the container, and not into one inside`() {
    let stage = Stage(
      VStack {
        Board { VStack { Text("A").containerValue(\.isPinned, true) } }
        Board { Board { Text("A") }.containerValue(\.isPinned, true) }
      })
    #expect(lines(stage) == ["false none - false", "true none - false"])
  }

  @Observable final class Model {
    var note = "first"
  }

  private struct Notes: View {
    let model: Model
    var body: some View { Board { Text("A").containerValue(\.note, model.note) } }
  }

  @Test func `The container follows what is said`() {
    let model = Model()
    let stage = Stage(Notes(model: model))
    #expect(lines(stage) == ["false first - false"])
    model.note = "second"
    stage.settle()
    #expect(lines(stage) == ["false second - false"])
  }
}

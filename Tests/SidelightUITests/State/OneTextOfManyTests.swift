import Observation
import SidelightUI
import Testing

/// What a change costs that one text of many reads: what it costs among few.
@MainActor struct OneTextOfManyTests {
  @Observable @MainActor final class Model {
    var shown = 0
    var others = 0
  }

  private struct Reader: View {
    let model: Model
    var body: some View { Text("Shown \(model.shown)") }
  }

  private struct Other: View {
    let model: Model
    let number: Int
    var body: some View { Text("\(number) \(model.others)") }
  }

  private struct Binder: View {
    @Binding var value: Int
    var body: some View { Text("Bound \(value)") }
  }

  private struct Many: View {
    let model: Model
    let count: Int
    var body: some View {
      VStack {
        Reader(model: model)
        ForEach(0..<count, id: \.self) { Other(model: model, number: $0) }
        Holder()
      }
    }
  }

  /// State of its own, which nobody else reads.
  private struct Holder: View {
    @State private var value = 0
    var body: some View {
      Binder(value: $value)
      Button("Add") { value += 1 }
    }
  }

  private func cost(_ stage: Stage, _ change: () throws -> Void) rethrows -> (bodies: Int, patches: Int) {
    let before = stage.graph.counters
    try change()
    stage.settle()
    return (stage.graph.counters.bodies - before.bodies, stage.graph.counters.patches - before.patches)
  }

  @Test func `Among 10,000 texts it is what it is among 10`() throws {
    func costs(_ count: Int) throws -> [(bodies: Int, patches: Int)] {
      let model = Model()
      let stage = Stage(Many(model: model, count: count))
      let observed = cost(stage) { model.shown = 7 }
      #expect(stage.texts().contains { $0.string == "Shown 7" })
      let state = try cost(stage) { try stage.click("Add") }
      #expect(stage.texts().contains { $0.string == "Bound 1" })
      return [observed, state]
    }
    let (few, many) = try (costs(10), costs(10_000))
    #expect(few.map(\.bodies) == many.map(\.bodies) && few.map(\.patches) == many.map(\.patches))
    #expect(many[0] == (bodies: 1, patches: 1))
    #expect(many[1].bodies <= 2 && many[1].patches == 1)
  }

  @Test func `What all of them read costs all of them`() {
    let model = Model()
    let stage = Stage(Many(model: model, count: 1_000))
    let all = cost(stage) { model.others = 1 }
    #expect(all == (bodies: 1_000, patches: 1_000))
  }
}

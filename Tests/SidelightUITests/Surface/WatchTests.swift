import SidelightCore
import SidelightUI
import Testing

/// What reading observable objects leaves behind.
@MainActor struct WatchTests {
  /// Shows nothing, and so keeps nothing.
  private final class Sink: PatchConsumer {
    func apply(_ batch: PatchBatch) {}
    func requestFlush() {}
  }

  @MainActor private final class Steps {
    var step: () -> Void = {}
  }

  private struct Leaf: View {
    let object: Box<Int>
    var body: some View { Text("\(object.value)") }
  }

  /// Its body runs again for every step, and reads an object that never changes.
  private struct Stepper: View {
    let object: Box<Int>
    let steps: Steps
    let comesAndGoes: Bool
    @State private var count = 0
    var body: some View {
      let isOdd = count % 2 == 1
      Text(isOdd ? "\(object.value)" : "even \(object.value)").onAppear { steps.step = { count += 1 } }
      if isOdd && comesAndGoes { Leaf(object: object) }
    }
  }

  @Test(arguments: [false, true])
  func `Bodies that run again, and views that go, leave nothing with the objects that they read`(comesAndGoes: Bool) {
    let object = Box(0)
    let steps = Steps()
    let graph = ViewGraph()
    let sink = Sink()
    graph.consumer = sink
    graph.start(Stepper(object: object, steps: steps, comesAndGoes: comesAndGoes))
    for _ in 0..<1_000 {
      steps.step()
      graph.flush()
    }
    #expect(graph.counters.bodies > 1_000)
    // The object is still watched, by one registration; the first view of a kind may leave one more, because nobody knew.
    let bodies = graph.counters.bodies
    let stale = graph.staleNotices
    object.value = 1
    #expect(graph.staleNotices - stale <= (comesAndGoes ? 2 : 1))
    graph.flush()
    #expect(graph.counters.bodies - bodies == 1)
    graph.stop()
    withExtendedLifetime(sink) {}
  }
}

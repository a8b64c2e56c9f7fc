import Observation
import ReportSupport
import SidelightTesting
import SidelightUI
import Synchronization
import Testing

/// Evaluations that cause themselves frame after frame are reported; whatever else changes something in each frame is not.
@Suite("Unrest") @MainActor struct UnrestTests {
  private func report(of name: String, after frames: Int = 200, each: () -> Void = {}, _ view: some View) async -> [String] {
    let reports = Reports()
    let stage = Stage(view)
    for _ in 0..<frames {
      each()
      // What the frame before began has its turn.
      for _ in 0..<4 { await Task.yield() }
      stage.graph.flush()
    }
    stage.graph.stop()
    return reports.all(beginning: name)
  }

  @Observable @MainActor final class Loader {
    var lines = 0
    init() {
      _ = lines
      Task { lines += 1 }
    }
  }

  private struct RestlessModel: View {
    var body: some View { Text("\(Loader().lines)") }
  }

  @Test func `A body that makes a model which reads and writes itself is named`() async {
    let reports = await report(of: "RestlessModel", RestlessModel())
    #expect(reports.count == 1)
    #expect(reports.first?.contains("in @State") == true)
  }

  @Observable @MainActor final class Counter {
    var count = 0
  }

  private struct RestlessBody: View {
    let counter: Counter
    var body: some View {
      Task { counter.count += 1 }
      return Text("\(counter.count)")
    }
  }

  @Test func `A body that has something written that it reads is named`() async {
    #expect(await report(of: "RestlessBody", RestlessBody(counter: Counter())).count == 1)
  }

  private struct RestlessState: View {
    @State private var count = 0
    var body: some View {
      Task { count += 1 }
      return Text("\(count)")
    }
  }

  @Test func `So is one that has its own state written`() async {
    #expect(await report(of: "RestlessState", RestlessState()).count == 1)
  }

  private struct ClockFace: View {
    let counter: Counter
    var body: some View { Text("\(counter.count)") }
  }

  @Test func `What something outside writes in each frame is no fault`() async {
    let counter = Counter()
    #expect(await report(of: "ClockFace", each: { counter.count += 1 }, ClockFace(counter: counter)).isEmpty)
    #expect(counter.count == 200)
  }

  private struct TaskClock: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").task {
        while !Task.isCancelled {
          count += 1
          await Task.yield()
        }
      }
    }
  }

  @Test func `Nor is what a task of a view writes in each frame`() async {
    #expect(await report(of: "TaskClock", TaskClock()).isEmpty)
  }

  @Observable @MainActor final class SharedClock {
    static let shared = SharedClock()
    var count = 0
    @ObservationIgnored var isRunning = true
    private init() {
      Task {
        while isRunning {
          count += 1
          await Task.yield()
        }
      }
    }
  }

  private struct SharedFace: View {
    var body: some View { Text("\(SharedClock.shared.count)") }
  }

  @Test func `Nor is a clock that a body was the first to ask for`() async {
    #expect(await report(of: "SharedFace", SharedFace()).isEmpty)
    #expect(SharedClock.shared.count > 100)
    SharedClock.shared.isRunning = false
  }

  private struct Animated: View {
    let counter: Counter
    var body: some View { Text("\(counter.count)").opacity(counter.count % 2 == 0 ? 1 : 0.5).animation(.linear, value: counter.count) }
  }

  @Test func `Nor is what an animation is given anew in each frame`() async {
    let counter = Counter()
    #expect(await report(of: "Animated", each: { withAnimation { counter.count += 1 } }, Animated(counter: counter)).isEmpty)
    #expect(counter.count == 200)
  }

  private final class Box {
    static let count = Atomic(0)
    init() { Self.count.add(1, ordering: .relaxed) }
    deinit { Self.count.subtract(1, ordering: .relaxed) }
  }

  private struct Keeper: View {
    @State private var box = Box()
    let number: Int
    var body: some View { Text("\(number)") }
  }

  private struct Maker: View {
    let counter: Counter
    var body: some View { Keeper(number: counter.count) }
  }

  @Test func `Of the objects that a body makes as first values the view keeps one alone`() async {
    let counter = Counter()
    let stage = Stage(Maker(counter: counter))
    for _ in 0..<5 {
      counter.count += 1
      stage.settle()
    }
    #expect(Box.count.load(ordering: .relaxed) == 1)
    stage.graph.stop()
  }
}

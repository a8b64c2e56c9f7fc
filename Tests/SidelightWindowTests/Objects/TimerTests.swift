import Dispatch
import DisplaySupport
import Foundation
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Timers and schedulers on the loop of a window.
@Suite("Timers on the loop of windows", .serialized)
@MainActor struct TimerTests {
  @Observable @MainActor final class Ticks {
    var count = 0
    var threads: Set<Bool> = []
    func note() {
      count += 1
      threads.insert(Thread.isMainThread)
    }
  }

  private struct Clock<P: Publisher>: View where P.Failure == Never {
    let publisher: P
    @State private var count = 0
    var body: some View { Text("ticks \(min(count, 3))").onReceive(publisher) { _ in count += 1 } }
  }

  /// The timer of the test that runs.
  private static var last: Timer?

  /// Foundation has it for functions that are not asynchronous alone.
  @discardableResult private func schedule(every interval: Double, repeats: Bool, _ action: @escaping @MainActor () -> Void) -> Timer {
    Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in MainActor.assumeIsolated { action() } }
  }

  private func expectTicks(of publisher: some Publisher<some Any, Never>) async throws {
    let app = try await TestApp(.window, width: 400, height: 300) { Clock(publisher: publisher) }
    try await app.wait(until: "the clock has ticked") { app.text("ticks 3").isVisible }
    try await app.close()
  }

  @Test(.needsWindow) func `A published timer ticks`() async throws {
    try await expectTicks(of: Timer.publish(every: 0.01, on: .main, in: .common).autoconnect())
  }

  @Test(.needsWindow) func `Values are delivered on the main run loop and on the main queue`() async throws {
    final class Source: @unchecked Sendable {
      let values = PassthroughSubject<Int, Never>()
    }
    let source = Source()
    let work = DispatchSource.makeTimerSource(queue: .global())
    work.setEventHandler { @Sendable in source.values.send(1) }
    work.schedule(deadline: .now(), repeating: 0.005)
    work.resume()
    defer { work.cancel() }
    try await expectTicks(of: source.values.receive(on: RunLoop.main))
    try await expectTicks(of: source.values.receive(on: DispatchQueue.main))
    try await expectTicks(of: source.values.receive(on: OperationQueue.main))
    try await expectTicks(of: source.values.delay(for: .milliseconds(5), scheduler: RunLoop.main))
  }

  @Test(.needsWindow) func `Typing is debounced`() async throws {
    @MainActor final class Model: ObservableObject {
      @Published var text = ""
      @Published var searched = "nothing"
      init() {
        $text.dropFirst().debounce(for: .milliseconds(20), scheduler: RunLoop.main).map { "found \($0)" }.assign(to: &$searched)
      }
    }
    struct Search: View {
      @StateObject private var model = Model()
      var body: some View {
        TextField("Search", text: $model.text)
        Text(model.searched)
      }
    }
    let app = try await TestApp(.window, width: 400, height: 300) { VStack { Search() } }
    try await app.textField("Search").type("abc")
    try await app.wait(until: "the text is found") { app.text("found abc").isVisible }
    try await app.close()
  }

  @Test(.needsWindow) func `Foundation's own timers and blocks run on the main thread`() async throws {
    let (repeated, once, performed) = (Ticks(), Ticks(), Ticks())
    let app = try await TestApp(.window, width: 400, height: 300) { Text("window") }
    let timer = schedule(every: 0.01, repeats: true) { repeated.note() }
    schedule(every: 0.02, repeats: false) {
      once.note()
      RunLoop.main.perform { MainActor.assumeIsolated { performed.note() } }
    }
    try await app.wait(until: "timers have fired") { repeated.count >= 5 && performed.count == 1 }
    #expect(once.count == 1 && [repeated, once, performed].allSatisfy { $0.threads == [true] })
    timer.invalidate()
    let ticks = repeated.count
    let later = Ticks()
    // Nothing but the block itself keeps the loop busy.
    Task { RunLoop.main.perform { MainActor.assumeIsolated { later.note() } } }
    try await app.wait(until: "the block has run") { later.count == 1 }
    #expect(repeated.count == ticks)
    try await app.close()
  }

  @Test(.needsWindow) func `A loop at rest stays at rest after it has had a timer`() async throws {
    let app = try await TestApp(.window, width: 400, height: 300) { Text("window") }
    let fired = Ticks()
    let turns = RunLoopSource.turns
    // Between two of them nothing happens: a loop that does not rest there has thousands of turns.
    await withCheckedContinuation { done in
      let timer = schedule(every: 0.03, repeats: true) {
        fired.note()
        if fired.count == 10 { done.resume() }
      }
      Self.last = timer
    }
    Self.last?.invalidate()
    #expect(RunLoopSource.turns - turns < 100)
    try await app.close()
  }
}

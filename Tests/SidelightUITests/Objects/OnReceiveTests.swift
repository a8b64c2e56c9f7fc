import Foundation
import SidelightCore
import SidelightObjects
import SidelightUI
import Testing

/// Views that do something with what a publisher emits.
@MainActor struct OnReceiveTests {
  private struct Receiver: View {
    let values: PassthroughSubject<Int, Never>
    let journal: Journal
    @State private var step = 0
    @State private var isShown = true
    var body: some View {
      if isShown { Text("shown").onReceive(values) { journal.note("\(step): \($0)") } }
      Button("Step") { step += 1 }
      Button("Show") { isShown.toggle() }
    }
  }

  @Test func `It begins with the view, takes the newest action, and ends with the view`() throws {
    let (values, journal) = (PassthroughSubject<Int, Never>(), Journal())
    let stage = Stage(VStack { Receiver(values: values, journal: journal) })
    values.send(1)
    try stage.click("Step")
    values.send(2)
    try stage.click("Show")
    values.send(3)
    try stage.click("Show")
    values.send(4)
    #expect(journal.take() == ["0: 1", "1: 2", "1: 4"])
    stage.graph.stop()
    values.send(5)
    #expect(journal.take().isEmpty)
  }

  @Test func `What an action changes is shown`() {
    struct Clock: View {
      let ticks: PassthroughSubject<Void, Never>
      @State private var count = 0
      var body: some View { Text("\(count)").onReceive(ticks) { count += 1 } }
    }
    let ticks = PassthroughSubject<Void, Never>()
    let stage = Stage(Clock(ticks: ticks))
    #expect(stage.bodies { for _ in 0..<10 { ticks.send() } } == 1)
    #expect(stage.texts().map(\.string) == ["10"])
  }

  @Test func `Values from another thread come on the main actor, and not after the view is gone`() async {
    final class Source: @unchecked Sendable {
      let values = PassthroughSubject<Int, Never>()
    }
    let (source, journal) = (Source(), Journal())
    let stage = Stage(
      Text("receives").onReceive(source.values) { value in
        dispatchPrecondition(condition: .onQueue(.main))
        journal.note("\(value)")
      })
    func drain() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
    await Task.detached { source.values.send(1) }.value
    await drain()
    #expect(journal.take() == ["1"])
    let sent = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      source.values.send(2)
      sent.signal()
    }
    sent.wait()
    stage.graph.stop()
    await drain()
    #expect(journal.take().isEmpty)
  }

  /// How often somebody has subscribed.
  private struct Counted: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let name: String
    let count: Count
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      MainActor.assumeIsolated { count.note() }
      Just(0).receive(subscriber: subscriber)
    }
  }

  @Test func `A publisher that is the same as before is not received anew, and another one is`() throws {
    struct Receiver: View {
      let count: Count
      @State private var name = "one"
      @State private var step = 0
      var body: some View {
        Text("step \(step)").onReceive(Counted(name: name, count: count)) { _ in }
        Button("Step") { step += 1 }
        Button("Other") { name = "two" }
      }
    }
    let count = Count()
    let stage = Stage(VStack { Receiver(count: count) })
    for _ in 0..<3 { try stage.click("Step") }
    #expect(count.value == 1)
    try stage.click("Other")
    #expect(count.value == 2)
  }

  @Test func `A property's values come, the one that there is first`() throws {
    struct Receiver: View {
      @ObservedObject var shelf: Shelf
      let journal: Journal
      var body: some View { Text(shelf.title).onReceive(shelf.$count) { journal.note("\($0)") } }
    }
    let (shelf, journal) = (Shelf(), Journal())
    let stage = Stage(Receiver(shelf: shelf, journal: journal))
    for number in 1...2 {
      shelf.count = number
      stage.settle()
    }
    // The body ran again, and its publisher is the same.
    #expect(journal.take() == ["0", "1", "2"])
  }

  @Test func `A publisher that is made anew in each body, and emits at once, comes to an end`() {
    struct Endless: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onReceive(Just(1).map { $0 }) { _ in count += 1 } }
    }
    let stage = Stage(Endless())
    #expect(!stage.texts().isEmpty)
  }

  @Test func `A row that shows another element receives for that one`() throws {
    let (values, journal) = (PassthroughSubject<Int, Never>(), Journal())
    let stage = Stage(
      viewport: 5,
      List(0..<1_000) { number in Text("\(number)").onReceive(values) { _ in journal.note("\(number)") } })
    stage.consumer.scroll(try stage.list(), to: 990)
    stage.settle()
    values.send(1)
    let received = journal.take().compactMap { Int($0) }
    #expect(received.contains(992) && Set(received).count == received.count)
    #expect(received.sorted() == (try stage.rows().compactMap { Int($0) }).sorted())
  }

  @Test func `Notifications are received, once for a view`() throws {
    struct Receiver: View {
      let journal: Journal
      @State private var step = 0
      var body: some View {
        Text("step \(step)").onReceive(NotificationCenter.default.publisher(for: .init("OnReceiveTests"))) { _ in journal.note("heard") }
        Button("Step") { step += 1 }
      }
    }
    let journal = Journal()
    let stage = Stage(VStack { Receiver(journal: journal) })
    try stage.click("Step")
    NotificationCenter.default.post(name: .init("OnReceiveTests"), object: nil)
    #expect(journal.take() == ["heard"])
    stage.graph.stop()
    NotificationCenter.default.post(name: .init("OnReceiveTests"), object: nil)
    #expect(journal.take().isEmpty)
  }
}

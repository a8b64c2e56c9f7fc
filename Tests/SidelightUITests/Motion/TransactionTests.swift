import Observation
import SidelightCore
@_spi(Nodes) import SidelightGraph
import SidelightTesting
import SidelightUI
import Testing

/// What is said of a change reaches what follows from that change, and nothing else.
@MainActor struct TransactionTests {
  /// Takes the patches of a graph, and notes how long each opacity takes to change.
  private final class Sink: PatchConsumer {
    var told: [String: [Double?]] = [:]
    var opacities: [String: [Double]] = [:]
    private var tree = ElementTree()

    func requestFlush() {}

    func apply(_ batch: PatchBatch) {
      for patch in batch.patches {
        tree.apply(PatchBatch([patch]))
        guard case .update(let id, let element) = patch, let name = element.traits.accessibilityIdentifier else { continue }
        let around = Array(sequence(first: id) { self.tree[$0]?.parent })
        told[name, default: []].append(batch.motions.motion(around)?.curve.duration)
        opacities[name, default: []].append(element.traits.opacity)
      }
    }
  }

  /// Lets a test write the state of a view.
  private final class Hands {
    var a: Binding<Double>?
    var b: Binding<Double>?
  }

  /// Two values of one body.
  private struct Pair: View {
    let hands: Hands
    @State private var a = 0.1
    @State private var b = 0.1
    var body: some View {
      let _ = (hands.a = $a, hands.b = $b)
      VStack {
        Text("a").opacity(a).accessibilityIdentifier("a")
        Text("b").opacity(b).accessibilityIdentifier("b")
      }
    }
  }

  private func changing(_ view: (Hands) -> some View, _ change: (Hands) -> Void) -> Sink {
    let hands = Hands()
    let graph = ViewGraph()
    let sink = Sink()
    graph.consumer = sink
    graph.start(WindowView(title: "Test", content: view(hands)))
    graph.flush()
    sink.told = [:]
    sink.opacities = [:]
    change(hands)
    graph.flush()
    // Nothing is left over for the next change.
    let told = sink.told
    hands.a?.wrappedValue = 0.9
    graph.flush()
    #expect(sink.told["a"]?.last == .some(nil))
    sink.told = told
    graph.stop()
    return sink
  }

  private func pair(_ change: (Hands) -> Void) -> [String: [Double?]] { changing({ Pair(hands: $0) }, change).told }

  @Test func `Two changes of one turn move as is said of each`() {
    let told = pair { hands in
      withAnimation(.linear(duration: 1)) { hands.a?.wrappedValue = 0.5 }
      withAnimation(.linear(duration: 2)) { hands.b?.wrappedValue = 0.5 }
    }
    #expect(told == ["a": [1], "b": [2]])
  }

  @Test func `A change before one that moves, and one after it, happen at once`() {
    let before = pair { hands in
      hands.a?.wrappedValue = 0.5
      withAnimation(.linear(duration: 2)) { hands.b?.wrappedValue = 0.5 }
    }
    #expect(before == ["a": [nil], "b": [2]])
    let after = pair { hands in
      withAnimation(.linear(duration: 2)) { hands.b?.wrappedValue = 0.5 }
      hands.a?.wrappedValue = 0.5
    }
    #expect(after == ["a": [nil], "b": [2]])
  }

  @Test func `One value that is changed twice goes through both`() {
    let sink = changing({ Pair(hands: $0) }) { hands in
      hands.a?.wrappedValue = 0.3
      withAnimation(.linear(duration: 2)) {
        hands.a?.wrappedValue = 0.4
        hands.a?.wrappedValue = 0.5
      }
      #expect(hands.a?.wrappedValue == 0.5)
    }
    #expect(sink.told["a"] == [nil, 2])
    #expect(sink.opacities["a"]?.prefix(2) == [0.3, 0.5])
  }

  @Test func `What is said inside holds inside, and what is said around goes on after it`() {
    let told = pair { hands in
      withAnimation(.linear(duration: 1)) {
        withAnimation(.linear(duration: 3)) { hands.a?.wrappedValue = 0.5 }
        hands.b?.wrappedValue = 0.5
      }
    }
    #expect(told == ["a": [3], "b": [1]])
    let still = pair { hands in
      withAnimation(.linear(duration: 1)) { withAnimation(nil) { hands.a?.wrappedValue = 0.5 } }
    }
    #expect(still == ["a": [nil]])
  }

  @Test func `A binding with an animation moves what it writes alone`() {
    let told = pair { hands in
      hands.b?.wrappedValue = 0.5
      hands.a?.animation(.linear(duration: 4)).wrappedValue = 0.5
    }
    #expect(told == ["a": [4], "b": [nil]])
  }

  private struct Changed: View {
    let hands: Hands
    var body: some View {
      VStack {
        Pair(hands: hands).transaction { $0.animation = $0.animation?.speed(2) == nil ? nil : .linear(duration: 7) }
      }
    }
  }

  @Test func `A view changes what is said of the changes inside it`() {
    let told = changing({ Changed(hands: $0) }) { hands in withAnimation(.linear(duration: 1)) { hands.a?.wrappedValue = 0.5 } }.told
    #expect(told == ["a": [7]])
  }

  private enum SpeedKey: TransactionKey { static var defaultValue: Int { 1 } }

  private struct Keyed: View {
    let hands: Hands
    var body: some View {
      VStack { Pair(hands: hands).transaction { if $0[SpeedKey.self] == 5 { $0.animation = .linear(duration: 5) } } }
    }
  }

  @Test func `An app's own word goes with the change`() {
    func told(_ speed: Int) -> [String: [Double?]] {
      changing({ Keyed(hands: $0) }) { hands in
        var transaction = Transaction()
        transaction[SpeedKey.self] = speed
        withTransaction(transaction) { hands.a?.wrappedValue = 0.5 }
      }.told
    }
    #expect(told(5) == ["a": [5]] && told(4) == ["a": [nil]])
    let animated = pair { hands in withTransaction(\.animation, .linear(duration: 6)) { hands.a?.wrappedValue = 0.5 } }
    #expect(animated == ["a": [6]])
  }

  private struct Own: View {
    let hands: Hands
    @State private var a = 0.1
    var body: some View {
      let _ = hands.a = $a
      VStack { Text("a").opacity(a).accessibilityIdentifier("a").animation(.linear(duration: 3), value: a) }
    }
  }

  @Test func `A transaction that disables animations leaves those of views out`() {
    let hands = Hands()
    let graph = ViewGraph()
    let sink = Sink()
    graph.consumer = sink
    graph.start(WindowView(title: "Test", content: Own(hands: hands)))
    graph.flush()
    hands.a?.wrappedValue = 0.2
    graph.flush()
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction) { hands.a?.wrappedValue = 0.3 }
    graph.flush()
    #expect(sink.told["a"] == [3, nil])
    graph.stop()
  }

  private struct Arriving: View {
    @State private var a = 0.1
    @State private var isAsked = false
    let hands: Hands
    var body: some View {
      let _ = hands.b = Binding(get: { isAsked ? 1 : 0 }, set: { isAsked = $0 > 0 })
      VStack {
        Text("a").opacity(a).accessibilityIdentifier("a")
          .onAppear { withAnimation(.linear(duration: 3)) { a = 0.5 } }
          .onChange(of: isAsked) { withAnimation(.linear(duration: 4)) { a = 0.9 } }
      }
    }
  }

  @Test func `A view that changes something as it appears, or with a value, moves in the same update`() {
    let hands = Hands()
    let graph = ViewGraph()
    let sink = Sink()
    graph.consumer = sink
    graph.start(WindowView(title: "Test", content: Arriving(hands: hands)))
    graph.flush()
    #expect(sink.told["a"] == [3] && sink.opacities["a"] == [0.5])
    hands.b?.wrappedValue = 1
    graph.flush()
    #expect(sink.told["a"] == [3, 4] && sink.opacities["a"] == [0.5, 0.9])
    withAnimation(.linear(duration: 5)) { hands.b?.wrappedValue = 0 }
    graph.flush()
    #expect(sink.told["a"]?.last == 4)
    graph.stop()
  }

  private struct Counting: View {
    let hands: Hands
    @State private var open = 0.1
    @State private var count = 0.0
    var body: some View {
      let _ = (hands.a = $open, hands.b = $count)
      VStack { Text("a").opacity(open).accessibilityIdentifier("a") }.onChange(of: open) { count += 10 }
    }
  }

  @Test func `What a view does with a change comes when everything has its new value`() {
    let hands = Hands()
    let graph = ViewGraph()
    let sink = Sink()
    graph.consumer = sink
    graph.start(WindowView(title: "Test", content: Counting(hands: hands)))
    graph.flush()
    withAnimation(.linear(duration: 1)) { hands.a?.wrappedValue = 0.5 }
    hands.b?.wrappedValue += 1
    graph.flush()
    #expect(hands.b?.wrappedValue == 11)
    // It may change what moves, without an end of its own.
    var ends = 0
    withAnimation(.linear(duration: 1)) {
      hands.a?.wrappedValue = 0.2
      withAnimation(.linear(duration: 2)) { hands.b?.wrappedValue = 0 }
      hands.a?.wrappedValue = 0.3
    } completion: {
      ends += 1
    }
    graph.flush()
    // The value went through 0.2, which the view has seen, too.
    #expect(hands.a?.wrappedValue == 0.3 && hands.b?.wrappedValue == 20)
    #expect(ends == 0)
    graph.stop()
  }

  private struct Endless: View {
    @State private var a = 0.1
    let hands: Hands
    var body: some View {
      let _ = hands.a = $a
      VStack { Text("a").opacity(a) }.onChange(of: a) { withAnimation { a += 0.001 } }
    }
  }

  @Test func `A change that leads to itself for ever leaves the frame`() {
    let hands = Hands()
    let graph = ViewGraph()
    let sink = Sink()
    graph.consumer = sink
    graph.start(WindowView(title: "Test", content: Endless(hands: hands)))
    graph.flush()
    withAnimation { hands.a?.wrappedValue = 0.2 }
    graph.flush()
    #expect(hands.a?.wrappedValue ?? 0 > 0.2)
    graph.stop()
  }

  @Test func `What waits for the end of a change is called once, soon where nothing moves`() async {
    let hands = Hands()
    let graph = ViewGraph()
    let sink = Sink()
    graph.consumer = sink
    graph.start(WindowView(title: "Test", content: Pair(hands: hands)))
    graph.flush()
    var ends = 0
    withAnimation(.linear(duration: 1)) {
      hands.a?.wrappedValue = 0.5
    } completion: {
      ends += 1
    }
    graph.flush()
    for _ in 0..<20 { await Task.yield() }
    #expect(ends == 1)
    withAnimation {
    } completion: {
      ends += 1
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(ends == 2)
    graph.stop()
  }
}

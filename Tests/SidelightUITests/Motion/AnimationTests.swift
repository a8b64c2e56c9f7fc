import Observation
import SidelightCore
@_spi(Nodes) import SidelightGraph
import SidelightTesting
import SidelightUI
import Testing

/// Which elements are told to move, and how.
@MainActor struct AnimationTests {
  /// Takes the patches of a graph, and notes what is said of motion.
  private final class Sink: PatchConsumer {
    var told: [(id: NodeID, motion: Motion?)] = []
    private var tree = ElementTree()

    func requestFlush() {}

    func apply(_ batch: PatchBatch) {
      for patch in batch.patches {
        tree.apply(PatchBatch([patch]))
        if case .update(let id, _) = patch { told.append((id, batch.motions.motion(around(id)))) }
      }
    }

    private func around(_ id: NodeID) -> [NodeID] { Array(sequence(first: id) { self.tree[$0]?.parent }) }

    func identifier(_ id: NodeID) -> String { tree[id]?.element.traits.accessibilityIdentifier ?? "" }
  }

  @MainActor @Observable final class Model { var isOn = false }

  private struct Page: View {
    let model: Model
    @State private var isOpen = false
    var body: some View {
      VStack {
        Text("a").opacity(model.isOn ? 1 : 0.5).accessibilityIdentifier("plain")
        Text("b").opacity(model.isOn ? 1 : 0.5).accessibilityIdentifier("own").animation(.linear(duration: 3), value: model.isOn)
        Text("c").opacity(model.isOn ? 1 : 0.5).accessibilityIdentifier("still").animation(nil, value: model.isOn)
        HStack { Text("d").opacity(model.isOn ? 1 : 0.5).accessibilityIdentifier("inner") }.animation(
          .linear(duration: 4), value: model.isOn)
        Text("e").opacity(model.isOn ? 1 : 0.5).accessibilityIdentifier("other").animation(.linear(duration: 5), value: 0)
      }
    }
  }

  private func durations(_ change: (Model) -> Void) -> [String: Double?] {
    let model = Model()
    let graph = ViewGraph()
    let sink = Sink()
    graph.consumer = sink
    graph.start(WindowView(title: "Test", content: Page(model: model)))
    graph.flush()
    sink.told = []
    change(model)
    graph.flush()
    var found: [String: Double?] = [:]
    for (id, motion) in sink.told where !sink.identifier(id).isEmpty { found[sink.identifier(id)] = .some(motion?.curve.duration) }
    graph.stop()
    return found
  }

  @Test func `Without withAnimation only what follows a value moves`() {
    #expect(durations { $0.isOn = true } == ["plain": nil, "own": 3, "still": nil, "inner": 4, "other": nil])
  }

  @Test func `withAnimation moves what its body changes, unless something nearer says otherwise`() {
    let found = durations { model in withAnimation(.linear(duration: 1)) { model.isOn = true } }
    #expect(found == ["plain": 1, "own": 3, "still": nil, "inner": 4, "other": 1])
  }

  @Test func `A change outside of the body does not move, and neither does the next one`() {
    let found = durations { model in
      withAnimation(.linear(duration: 1)) {}
      model.isOn = true
    }
    #expect(found["plain"] == .some(nil))
  }

  @Test func `What was changed of an object just before moves along: who hears of a change hears no second time`() {
    let found = durations { model in
      model.isOn = true
      withAnimation(.linear(duration: 1)) { model.isOn = true }
    }
    #expect(found["plain"] == .some(1))
  }

  @Test func `A body may throw, and gives back what it returns`() {
    struct Failure: Error {}
    #expect(withAnimation { 7 } == 7)
    #expect(throws: Failure.self) { try withAnimation(.easeIn) { throw Failure() } }
  }

  @Test func `Names of animations have the curves that SwiftUI documents`() {
    #expect(Animation.easeInOut.motion.curve == .cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1, duration: 0.35))
    #expect(Animation.spring(duration: 1, bounce: 0.3) == .bouncy(duration: 1))
    #expect(Animation.spring(duration: 0.5, bounce: 0) == .smooth && Animation.default == .smooth)
    #expect(Animation.linear.delay(1).delay(2).motion.delay == 3)
    #expect(Animation.linear.speed(2).speed(3).motion.speed == 6)
    #expect(Animation.linear.repeatForever().motion.times == nil && Animation.linear.repeatForever().motion.comesBack)
    #expect(Animation.linear.repeatCount(-3).motion.times == 0)
  }

  @Test func `A binding moves what is changed through it`() {
    let found = durations { model in
      Binding(get: { model.isOn }, set: { model.isOn = $0 }).animation(.linear(duration: 2)).wrappedValue = true
    }
    #expect(found["plain"] == .some(2))
  }

  /// Goes in five steps, and waits a while before each.
  private struct Steps: CustomAnimation {
    struct Count: AnimationStateKey {
      static let defaultValue = 0
    }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
      guard time < 1 else { return nil }
      context.state[Count.self] += 1
      context.isLogicallyComplete = context.state[Count.self] > 120
      return value.scaled(by: (time * 5).rounded(.down) / 5)
    }
  }

  private struct Endless: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? { value.scaled(by: .nan) }
  }

  private struct Nothing: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? { nil }
  }

  @Test func `An animation of its own goes the way that it says, keeps what it wants, and ends`() {
    let motion = Animation(Steps()).motion
    #expect(motion.place(after: 0.1).part == 0)
    #expect(abs(motion.place(after: 0.5).part - 0.4) < 1e-9)
    #expect(motion.place(after: 0.999).part > 0.8 && !motion.place(after: 0.999).isOver)
    #expect(motion.place(after: 1).part == 1 && motion.place(after: 1).isOver)
    #expect(abs(motion.logicalDuration - 0.5) < 0.01)
    #expect(
      Animation(Steps()) == Animation(Steps()) && Animation(Steps()).delay(1).motion.place(after: 1.5).part == motion.place(after: 0.5).part
    )
    let nothing = Animation(Nothing()).motion
    #expect(nothing.place(after: 0).isOver)
    let endless = Animation(Endless()).motion
    #expect(endless.place(after: 30).part == 1 && endless.place(after: 61).isOver)
  }
}

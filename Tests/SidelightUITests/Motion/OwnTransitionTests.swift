import ReportSupport
import SidelightCore
@_spi(Nodes) import SidelightGraph
import SidelightUI
import Testing

/// Transitions of an app's own, as elements have them.
@MainActor struct OwnTransitionTests {
  private final class Sink: PatchConsumer {
    var tree = ElementTree()
    func requestFlush() {}
    func apply(_ batch: PatchBatch) { tree.apply(batch) }
  }

  /// What the first element with a transition says of it.
  private func element(_ view: some View) -> TransitionElement? {
    let (graph, sink) = (ViewGraph(), Sink())
    graph.consumer = sink
    graph.start(WindowView(title: "Test", content: view))
    graph.flush()
    defer { graph.stop() }
    return sink.tree.nodes.values.compactMap(\.element.traits.rare.transition).first
  }

  private struct Twist: Transition {
    var degrees = 90.0
    func body(content: Content, phase: TransitionPhase) -> some View {
      content
        .scaleEffect(phase.isIdentity ? 1 : 0.5, anchor: .top)
        .rotationEffect(.degrees(phase.value * -degrees))
        .offset(x: phase == .didDisappear ? 40 : 0)
        .opacity(phase.isIdentity ? 1 : 0.25)
    }
  }

  @Test func `What a transition's body says of the view counts, in each phase`() throws {
    let found = try #require(element(Text("a").transition(Twist())))
    #expect(abs(found.insertion.rotation - 90) < 1e-9 && abs(found.removal.rotation + 90) < 1e-9)
    #expect(found.insertion.scaleX == 0.5 && found.insertion.scaleY == 0.5 && found.insertion.opacity == 0.25)
    #expect(found.insertion.offset == .zero && found.removal.offset == Point(40, 0))
    #expect(!found.insertion.isThere)
  }

  private struct Fold: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View { content.scaleEffect(x: 1, y: amount, anchor: .top).opacity(amount) }
  }

  @Test func `A transition of two modifiers begins with the active one`() throws {
    let found = try #require(element(Text("a").transition(.modifier(active: Fold(amount: 0.1), identity: Fold(amount: 1)))))
    #expect(found.insertion == found.removal)
    #expect(found.insertion.scaleX == 1 && found.insertion.scaleY == 0.1 && found.insertion.anchor == Point(0.5, 0))
  }

  @Test func `Transitions of any kind go together`() throws {
    let both = try #require(element(Text("a").transition(Twist().combined(with: MoveTransition(edge: .bottom)))))
    #expect(both.insertion.heights == 1 && both.insertion.opacity == 0.25)
    let uneven = AsymmetricTransition(insertion: Twist(), removal: OpacityTransition())
    let ways = try #require(element(Text("a").transition(uneven.animation(.linear(duration: 3)))))
    #expect(ways.insertion.rotation != 0 && ways.removal.rotation == 0 && ways.removal.opacity == 0)
    #expect(ways.insertion.motion?.curve.duration == 3)
    let made = try #require(element(Text("a").transition(AnyTransition(ScaleTransition(0.3)).combined(with: .opacity))))
    #expect(made.insertion.scaleX == 0.3 && made.insertion.opacity == 0)
  }

  private struct Soft: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.blur(radius: phase.isIdentity ? 0 : 8) }
  }

  @Test func `A blur counts, and blurReplace is one with a size of each phase`() throws {
    let own = try #require(element(Text("a").transition(Soft())))
    #expect(own.insertion.blur == 8 && own.removal.blur == 8 && own.insertion.opacity == 1 && !own.insertion.isThere)
    let down = try #require(element(Text("a").transition(.blurReplace)))
    #expect(down == element(Text("a").transition(.blurReplace(.downUp))))
    #expect(down.insertion == down.removal && down.insertion.scaleX < 1 && down.insertion.blur > 0 && down.insertion.opacity == 0)
    let up = try #require(element(Text("a").transition(.blurReplace(.upUp))))
    #expect(up.insertion == down.insertion && up.removal.scaleX > 1 && up.removal.scaleY > 1 && up.removal.blur > 0)
    // Where the desktop asks for less motion it fades, and others do not.
    #expect(up.removal.still?.opacity == 0 && up.removal.still?.scaleX == 1 && up.removal.still?.blur == 0)
    #expect(element(Text("a").transition(.scale))?.insertion.still == nil)
    #expect(up.removal.arriving(0.5).blur == up.removal.blur / 2 && up.removal.arriving(1).isThere)
  }

  private struct Blurred: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.brightness(phase.isIdentity ? 0 : 0.8).padding(phase.isIdentity ? 0 : 9)
    }
  }

  @Test func `What transitions can't show is reported by name`() throws {
    let reports = Reports()
    let found = try #require(element(Text("a").transition(Blurred())))
    #expect(found.insertion.isThere)
    let said = reports.all.filter { $0.contains("the transition Blurred") }
    #expect(said.count == 1 && said.first?.contains("brightness") == true && said.first?.contains("padding") == true)
  }
}

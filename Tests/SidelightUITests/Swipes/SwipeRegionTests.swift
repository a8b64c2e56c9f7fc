import Observation
import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Views outside of lists that are swiped: what they show, and what becomes of it.
@MainActor struct SwipeRegionTests {
  private struct Line: View {
    let name: String
    let journal: Journal
    var isMuted = false
    var body: some View {
      Text(name)
        .swipeActions(edge: .leading, allowsFullSwipe: name != "Pear") {
          Button("Flag", systemImage: "flag") { journal.note("flag \(name)") }
          Button("Mute") { journal.note("mute \(name)") }.disabled(isMuted)
          Text("Not a button")
        } onPresentationChanged: {
          journal.note("\(name) leading \($0)")
        }
        .swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) { journal.note("delete \(name)") }.disabled(isMuted)
        } onPresentationChanged: {
          journal.note("\(name) trailing \($0)")
        }
    }
  }

  private struct Lines: View {
    let journal: Journal
    var isMuted = false
    var body: some View {
      ScrollView {
        VStack {
          ForEach(["Plum", "Pear"], id: \.self) { Line(name: $0, journal: journal, isMuted: isMuted) }
        }
      }
    }
  }

  private struct Missing: Error {}

  private static func sides(_ element: Element) -> SwipeSides? {
    element.traits.rare.hearers.firstNonNil { if case .swipe(let sides) = $0.kind { sides } else { nil } }
  }

  /// The element around a text that is swiped.
  private func place(_ stage: Stage, _ text: String) throws -> NodeID {
    try #require(stage.tree.all.first { Self.sides($0.element) != nil && stage.text(of: $0.id).contains(text) }).id
  }

  private func tell(_ stage: Stage, _ text: String, _ moment: SwipeMoment) throws {
    let element = try #require(stage.tree[place(stage, text)]?.element)
    for hearer in element.traits.rare.hearers {
      if case .swipe(let sides) = hearer.kind { stage.graph.send(.heard(hearer.node, .swipe(moment, sides))) }
    }
    stage.settle()
  }

  private func swipe(_ stage: Stage, _ text: String, by way: Double, _ end: SwipeMoment = .ended) throws {
    for moment in [.began(width: 400), .moved(by: way), end] as [SwipeMoment] { try tell(stage, text, moment) }
  }

  private func shown(_ stage: Stage, _ text: String) throws -> [String] { stage.tree.swipeButtons(of: try place(stage, text)).map(\.title) }

  private func layers(_ stage: Stage, _ text: String) throws -> LayersElement {
    guard case .layers(let layers)? = stage.tree[try place(stage, text)]?.element.kind else { throw Missing() }
    return layers
  }

  @Test func `A view has the edges of all its modifiers, and shows the actions of the one that it leaves`() throws {
    let journal = Journal()
    let stage = Stage(Lines(journal: journal))
    #expect(Self.sides(try #require(stage.tree[place(stage, "Plum")]).element) == SwipeSides(leading: true, trailing: true))
    #expect(try shown(stage, "Plum").isEmpty)
    try swipe(stage, "Plum", by: 31)
    #expect(try shown(stage, "Plum").isEmpty)
    try swipe(stage, "Plum", by: 32)
    #expect(try shown(stage, "Plum") == ["Flag", "Mute"])
    #expect(try layers(stage, "Plum") == LayersElement(alignment: Alignment(horizontal: .leading, vertical: .center).element))
    #expect(journal.take() == ["Plum leading true"])
    // Back, and on to the other edge.
    try swipe(stage, "Plum", by: -130)
    #expect(try shown(stage, "Plum") == ["Delete"])
    #expect(try layers(stage, "Plum") == LayersElement(alignment: Alignment(horizontal: .trailing, vertical: .center).element))
    #expect(journal.take() == ["Plum leading false", "Plum trailing true"])
    try swipe(stage, "Plum", by: 40)
    #expect(try shown(stage, "Plum").isEmpty)
    #expect(journal.take() == ["Plum trailing false"])
  }

  @Test func `Actions of several modifiers lie from the edge inward, those nearest to the content first`() throws {
    let stage = Stage(
      Text("Row").swipeActions { Button("Inner") {} }.padding().swipeActions {
        Button("Outer") {}
        Button("Last") {}
      })
    #expect(stage.tree.all.filter { Self.sides($0.element) != nil }.count == 1)
    try swipe(stage, "Row", by: -40)
    #expect(try shown(stage, "Row") == ["Last", "Outer", "Inner"])
  }

  @Test func `Choosing an action hides them all, and performs it`() throws {
    let journal = Journal()
    let stage = Stage(Lines(journal: journal))
    try swipe(stage, "Plum", by: 60)
    let button = try #require(stage.tree.swipeButtons(of: place(stage, "Plum")).last)
    stage.graph.send(.activate(button.id))
    stage.settle()
    #expect(Set(journal.take()) == ["Plum leading true", "mute Plum", "Plum leading false"])
    #expect(try shown(stage, "Plum").isEmpty)
  }

  @Test func `A full swipe performs the first action where it may and where that is enabled`() throws {
    let journal = Journal()
    let stage = Stage(Lines(journal: journal, isMuted: true))
    try swipe(stage, "Plum", by: 400)
    #expect(journal.take().contains("flag Plum"))
    #expect(try shown(stage, "Plum").isEmpty)
    // This one does not allow it.
    try swipe(stage, "Pear", by: 400)
    #expect(journal.take() == ["Pear leading true"])
    #expect(stage.tree.swipeButtons(of: try place(stage, "Pear")).map(\.isEnabled) == [true, false])
    // The first one there is off.
    try swipe(stage, "Plum", by: -400)
    #expect(journal.take() == ["Plum trailing true"])
    #expect(try shown(stage, "Plum") == ["Delete"])
    // What is cancelled performs nothing.
    try swipe(stage, "Plum", by: 100)
    try swipe(stage, "Plum", by: 900, .cancelled)
    #expect(!journal.take().contains("flag Plum"))
  }

  @Test func `In a container one view is open at a time, and otherwise as many as were swiped`() throws {
    let journal = Journal()
    let alone = Stage(Lines(journal: journal))
    try swipe(alone, "Plum", by: 40)
    try swipe(alone, "Pear", by: 40)
    #expect(try shown(alone, "Plum") == ["Flag", "Mute"])
    #expect(try shown(alone, "Pear") == ["Flag", "Mute"])
    _ = journal.take()
    let stage = Stage(Lines(journal: journal).swipeActionsContainer())
    try swipe(stage, "Plum", by: 40)
    #expect(try shown(stage, "Plum").count == 2)
    try swipe(stage, "Pear", by: -40)
    #expect(try shown(stage, "Plum").isEmpty)
    #expect(try shown(stage, "Pear") == ["Delete"])
    #expect(journal.take() == ["Plum leading true", "Plum leading false", "Pear trailing true"])
  }

  @Test(arguments: [false, true]) func `Scrolling what is around a container or in it hides the actions`(isInside: Bool) throws {
    let journal = Journal()
    let view =
      isInside
      ? AnyView(ScrollView { VStack { Line(name: "Plum", journal: journal) }.swipeActionsContainer() })
      : AnyView(Lines(journal: journal).swipeActionsContainer())
    let stage = Stage(view)
    let scroll = try #require(stage.nodes { if case .scroll = $0 { true } else { false } }.first)
    guard case .scroll(let element) = scroll.element.kind else { throw Missing() }
    #expect(element.tellsMeasure)
    func scrolled(to y: Double) throws {
      stage.graph.send(.scrollMoved(scroll.id, ScrollMeasure(y: y, contentWidth: 400, contentHeight: 900, width: 400, height: 300)))
      stage.settle()
    }
    try scrolled(to: 0)
    try swipe(stage, "Plum", by: 40)
    try scrolled(to: 0)
    #expect(try shown(stage, "Plum").count == 2)
    try scrolled(to: 12)
    #expect(try shown(stage, "Plum").isEmpty)
  }

  @Test(arguments: [false, true]) func `A press elsewhere hides the actions, and one on them does not`(isContained: Bool) throws {
    let journal = Journal()
    let stage = Stage(
      isContained ? AnyView(Lines(journal: journal).swipeActionsContainer()) : AnyView(Line(name: "Plum", journal: journal)))
    let manner = PressManner(isShared: true)
    func press(at id: NodeID) {
      for phase in [Press.Phase.began, .ended] {
        for around in sequence(first: id, next: { stage.tree[$0]?.parent }) {
          for hearer in stage.tree[around]?.element.traits.rare.hearers ?? [] where hearer.kind == .press(manner) {
            let press = Press(phase, start: .zero, location: .zero, corner: .zero, time: 0)
            stage.graph.send(.heard(hearer.node, .press(press, manner)))
          }
        }
      }
      stage.settle()
    }
    func text(_ text: String) throws -> NodeID {
      try #require(stage.tree.all.first { if case .text(let shown) = $0.element.kind { shown.string == text } else { false } }).id
    }
    try swipe(stage, "Plum", by: 40)
    press(at: try #require(stage.tree.swipeButtons(of: place(stage, "Plum")).first).id)
    #expect(try shown(stage, "Plum").count == 2)
    press(at: try text(isContained ? "Pear" : "Plum"))
    #expect(try shown(stage, "Plum").isEmpty)
  }

  @Test(arguments: [false, true]) func `Escape hides the actions, and is not kept where there are none`(isContained: Bool) throws {
    let journal = Journal()
    let stage = Stage(isContained ? AnyView(Lines(journal: journal).swipeActionsContainer()) : AnyView(Lines(journal: journal)))
    func escape() throws -> Bool {
      let key = KeyPressed(.down, KeyShortcut(symbol: TestKey.escape.symbol, modifiers: []))
      let isKept = sequence(first: try place(stage, "Plum"), next: { stage.tree[$0]?.parent }).contains { id in
        stage.tree[id]?.element.traits.rare.keyHearers.contains { stage.graph.pressed($0, key) } == true
      }
      stage.settle()
      return isKept
    }
    #expect(try !escape())
    try swipe(stage, "Plum", by: 40)
    #expect(try escape())
    #expect(try shown(stage, "Plum").isEmpty)
    #expect(try !escape())
  }

  @Test func `The actions are in the view's menu, below what an app has put there`() throws {
    let journal = Journal()
    func titles(_ view: some View) throws -> [String] {
      let stage = Stage(view)
      let element = try #require(stage.tree[place(stage, "Plum")]?.element)
      return stage.graph.menu(try #require(element.traits.menu)).map { ($0.startsSection ? "| " : "") + $0.title }
    }
    let line = Line(name: "Plum", journal: journal)
    #expect(try titles(line) == ["Flag", "Mute", "Delete"])
    #expect(try titles(line.contextMenu { Button("Copy") {} }) == ["Copy", "| Flag", "Mute", "Delete"])
    #expect(
      try titles(Text("Plum").contextMenu { Button("Copy") {} }.swipeActions { Button("Delete") {} }) == ["Copy", "| Delete"])
    let stage = Stage(line)
    let menu = try #require(stage.tree[place(stage, "Plum")]?.element.traits.menu)
    stage.graph.send(.activate(stage.graph.menu(menu)[1].node))
    #expect(journal.take() == ["mute Plum"])
  }

  private struct Maybe: View {
    let isThere: Box<Bool>
    let journal: Journal
    var body: some View { if isThere.value { Line(name: "Plum", journal: journal) } }
  }

  @Test func `A view that goes while its actions are shown says that they are gone`() throws {
    let (journal, isThere) = (Journal(), Box(true))
    let stage = Stage(Maybe(isThere: isThere, journal: journal))
    try swipe(stage, "Plum", by: 40)
    isThere.value = false
    stage.settle()
    #expect(journal.take() == ["Plum leading true", "Plum leading false"])
  }

  private struct Named: View {
    let name: Box<String>
    var body: some View {
      let name = name.value
      Text("Plum").swipeActions(edge: .leading) { if !name.isEmpty { Button(name) {} } }
    }
  }

  @Test func `What is shown follows the data`() throws {
    let name = Box("Flag")
    let stage = Stage(Named(name: name))
    try swipe(stage, "Plum", by: 40)
    name.value = "Unflag"
    stage.settle()
    #expect(try shown(stage, "Plum") == ["Unflag"])
    name.value = ""
    stage.settle()
    #expect(try shown(stage, "Plum").isEmpty)
  }

  @Test func `A row of a list has its actions as a whole, also in a container, and says when they are shown`() throws {
    let journal = Journal()
    let stage = Stage(
      List {
        VStack { Line(name: "Plum", journal: journal) }
        Line(name: "Pear", journal: journal)
      }
      .swipeActionsContainer())
    #expect(stage.tree.all.allSatisfy { Self.sides($0.element) == nil })
    #expect(try stage.source().swipeActions(at: 0, .leading).map(\.title) == ["Flag", "Mute"])
    let list = try stage.list()
    stage.graph.send(.list(list, .reveal(0, .leading)))
    stage.settle()
    #expect(journal.take() == ["Plum leading true"])
    stage.graph.send(.list(list, .reveal(1, .trailing)))
    stage.settle()
    #expect(journal.take() == ["Plum leading false", "Pear trailing true"])
    stage.graph.send(.list(list, .conceal))
    stage.settle()
    stage.graph.send(.list(list, .conceal))
    stage.settle()
    #expect(journal.take() == ["Pear trailing false"])
  }
}

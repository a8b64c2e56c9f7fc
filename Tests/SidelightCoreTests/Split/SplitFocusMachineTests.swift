import SeedSupport
import SidelightCore
import Testing

/// A split view whose parts have two places each, which the focus moves between by the machine's steps.
@MainActor private struct FocusStage {
  struct Place: Equatable {
    var part: Slot
    var name = "first"
  }

  var model: SplitTestModel
  private(set) var machine = SplitFocusMachine<Place>()
  var focus: Place?
  private(set) var given: Place?

  init(
    _ count: SplitColumnCount, width: Double, style: SplitStyle = .automatic, inspector: InspectorConfiguration? = nil, at focus: Place?
  ) {
    model = SplitTestModel(count, width: width, style: style, inspector: inspector)
    self.focus = focus
  }

  mutating func change(_ change: (inout SplitTestModel) -> Void) {
    let old = model.model.plan
    change(&model)
    let new = model.model.plan
    guard let turn = machine.turn(from: old, to: new, among: Slot.splitParts, filling: model.model.filled) else { return }
    let facts = Facts(focused: focus, given: given, plan: new, turn: turn)
    switch machine.step(turn, facts) {
    case .enter(let part): give(Place(part: part))
    case .giveBack(let origin, let part):
      if new.isVisible(part: origin.part) { give(origin) } else if let part { give(Place(part: part)) }
    case .comeBack(let part, let origin): give(origin?.part == part ? origin : Place(part: part))
    case nil: break
    }
  }

  private mutating func give(_ place: Place?) {
    focus = place
    given = place
  }

  struct Facts: SplitFocusFacts {
    let focused: Place?
    let given: Place?
    let plan: SplitPlan
    let turn: SplitFocusTurn

    var isLeft: Bool { turn.departures.contains(where: hasFocus) }
    var isNear: Bool { true }
    var isUnmoved: Bool { focused == given }
    var isAstray: Bool { !Slot.splitParts.contains { plan.isOver(part: $0) && hasFocus($0) } }
    func isShown(_ part: Slot) -> Bool { true }
    func hasFocus(_ part: Slot) -> Bool { focused?.part == part }
  }
}

@Suite("Where the focus of a split view goes")
@MainActor struct SplitFocusMachineTests {
  private typealias Place = FocusStage.Place
  private let row = Place(part: .content, name: "row 7")

  @Test func `Into an overlay, and back to where it was`() {
    var stage = FocusStage(.three, width: 600, at: row)
    stage.change { $0.send(.toggleSidebar) }
    #expect(stage.focus == Place(part: .sidebar))
    stage.change { $0.send(.toggleSidebar) }
    #expect(stage.focus == row)
  }

  @Test func `Out of an overlay in which the user chose it goes where the choice is shown`() {
    var stage = FocusStage(.three, width: 600, at: Place(part: .detail, name: "text"))
    stage.change { $0.send(.toggleSidebar) }
    stage.change { $0.send(.advanced(from: .sidebar)) }
    #expect(stage.focus == Place(part: .content))
  }

  @Test func `Whoever left an overlay keeps the focus when that goes`() {
    var stage = FocusStage(.two, width: 1000, inspector: InspectorConfiguration(isPresented: true), at: Place(part: .detail, name: "text"))
    stage.change { $0.resize(600) }
    #expect(stage.focus == Place(part: .inspector))
    stage.focus = Place(part: .inspector, name: "a field")
    stage.change { $0.resize(1000) }
    #expect(stage.focus == Place(part: .inspector, name: "a field"), "it stands beside the rest, and the user had gone on in it")
    stage.change { $0.resize(600) }
    stage.change { $0.resize(1000) }
    #expect(stage.focus == Place(part: .inspector, name: "a field"))
  }

  @Test func `What lay over the rest and stands beside it gives the focus back that nobody moved`() {
    var stage = FocusStage(.two, width: 1000, inspector: InspectorConfiguration(isPresented: true), at: Place(part: .detail, name: "text"))
    stage.change { $0.resize(600) }
    stage.change { $0.resize(1000) }
    #expect(stage.focus == Place(part: .detail, name: "text"))
  }

  @Test func `Each page of the stack is come back to at its own place`() {
    var stage = FocusStage(.three, width: 400, at: Place(part: .sidebar, name: "row 3"))
    stage.change { $0.send(.advanced(from: .sidebar)) }
    stage.focus = row
    stage.change { $0.send(.advanced(from: .content)) }
    #expect(stage.focus == Place(part: .detail))
    stage.change { $0.send(.back) }
    #expect(stage.focus == row)
    stage.change { $0.send(.back) }
    #expect(stage.focus == Place(part: .sidebar, name: "row 3"))
  }

  @Test func `What a page of the stack lay over is not what it lies over as a column`() {
    var stage = FocusStage(.three, width: 400, at: Place(part: .sidebar, name: "row 3"))
    stage.change { $0.send(.advanced(from: .sidebar)) }
    stage.change { $0.resize(600) }
    stage.focus = Place(part: .detail, name: "text")
    stage.change { $0.send(.setVisibility(.detailOnly)) }
    #expect(stage.focus == Place(part: .detail, name: "text"))
  }

  @Test func `What comes to lie over the rest with the focus in it keeps it`() {
    let field = Place(part: .inspector, name: "a field")
    var stage = FocusStage(.two, width: 1000, inspector: InspectorConfiguration(isPresented: true), at: field)
    stage.change { $0.resize(600) }
    #expect(stage.focus == field)
  }

  @Test func `What comes in place of an overlay leads back to where the focus was before that`() {
    var stage = FocusStage(.three, width: 600, inspector: InspectorConfiguration(isPresented: false), at: row)
    stage.change { $0.send(.toggleSidebar) }
    stage.change {
      $0.declare { $0.inspector?.isPresented = true }
    }
    #expect(stage.focus == Place(part: .inspector))
    stage.change { $0.send(.setInspectorShown(false)) }
    #expect(stage.focus == row)
  }

  @Test func `An overlay that goes takes no focus out of another one`() {
    var stage = FocusStage(.three, width: 700, style: .prominentDetail, at: Place(part: .detail))
    stage.change { $0.send(.setVisibility(.detailOnly)) }
    stage.change { $0.send(.setShown(.content, true)) }
    stage.change { $0.send(.setShown(.sidebar, true)) }
    stage.focus = row
    stage.change { $0.send(.setShown(.sidebar, false)) }
    #expect(stage.focus == row)
  }

  /// Whatever happens, the focus is where the user can see it, and nothing that lies over the rest keeps the keyboard from the user.
  @Test(arguments: Seeds.walks(1, 2, 3, 4)) func `It never stays in what can't be seen`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<40 {
      let hasInspector = Bool.random(using: &random)
      var stage = FocusStage(
        random.once(in: 2) ? .two : .three, width: 1000,
        inspector: hasInspector ? InspectorConfiguration(isPresented: Bool.random(using: &random)) : nil, at: Place(part: .detail))
      for step in 0..<60 {
        let before = stage.model.picture
        stage.change { $0.happen(using: &random) }
        let plan = stage.model.model.plan
        guard let focus = stage.focus else { continue }
        #expect(plan.isVisible(part: focus.part), "step \(step): \(before) became \(plan.picture), and the focus is in \(focus.part)")
        let reachable = Slot.splitParts.filter(plan.isReachable(part:))
        if Int.random(in: 0..<3, using: &random) == 0, let part = reachable.randomElement(using: &random) {
          stage.focus = Place(part: part, name: "\(step)")
        }
      }
    }
  }
}

extension SplitTestModel {
  fileprivate mutating func happen(using random: inout SeededRandom) {
    func pick<Value>(_ values: [Value]) -> Value { values[random.pick(values.count)] }
    switch random.pick(7) {
    case 0: resize(pick([300, 420, 520, 600, 700, 900, 1200]))
    case 1: send(.toggleSidebar)
    case 2: send(.back)
    case 3: send(.advanced(from: pick([.sidebar, .content])))
    case 4: send(.setInspectorShown(random.once(in: 2)))
    case 5: send(.setShown(pick([.sidebar, .content]), random.once(in: 2)))
    default: send(.showTop(pick(SplitColumn.allCases)))
    }
  }
}

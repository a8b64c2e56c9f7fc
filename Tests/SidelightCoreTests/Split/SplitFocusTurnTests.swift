import SidelightCore
import Testing

@Suite("Where the focus turns")
struct SplitFocusTurnTests {
  /// The turn that an event brings about, as `arrival -departures >heir =settled kinds`.
  private func turn(_ model: inout SplitTestModel, _ change: (inout SplitTestModel) -> Void) -> String? {
    let old = model.model.plan
    change(&model)
    return SplitFocusTurn(from: old, to: model.model.plan, filling: model.model.filled).map { turn in
      let words = [turn.arrival?.rawValue ?? "nothing"] + turn.departures.map { "-\($0)" } + [">\(turn.heir?.rawValue ?? "nothing")"]
      let kinds = [turn.isPassage ? "passage" : nil, turn.isChoice ? "choice" : nil].compactMap { $0 }
      return (words + turn.settled.map { "=\($0)" } + kinds).joined(separator: " ")
    }
  }

  @Test func `An overlay takes the focus, and the next column gets what it leaves`() {
    var model = SplitTestModel(.three, width: 600)
    #expect(turn(&model) { $0.send(.toggleSidebar) } == "sidebar >nothing")
    #expect(turn(&model) { $0.send(.toggleSidebar) } == "nothing -sidebar >content")
  }

  @Test func `A column beside the others comes without the focus`() {
    var model = SplitTestModel(.two, width: 1200)
    #expect(turn(&model) { $0.send(.toggleSidebar) } == "nothing -sidebar >detail")
    #expect(turn(&model) { $0.send(.toggleSidebar) } == nil)
  }

  @Test func `A window that gets narrow takes the focus out of the column that goes`() {
    var model = SplitTestModel(.three, width: 1200)
    #expect(turn(&model) { $0.resize(600) } == "nothing -sidebar >content")
    #expect(turn(&model) { $0.resize(1200) } == nil)
  }

  @Test func `Each page of a stack lies over the one before, and gives the focus back`() {
    var model = SplitTestModel(.three, width: 400, inspector: InspectorConfiguration(isPresented: false))
    #expect(turn(&model) { $0.send(.advanced(from: .sidebar)) } == "content >nothing passage")
    #expect(turn(&model) { $0.send(.advanced(from: .content)) } == "detail >nothing passage")
    #expect(turn(&model) { $0.send(.back) } == "nothing -detail >content passage")
    #expect(turn(&model) { $0.send(.showTop(.detail)) } == "detail >nothing passage")
    #expect(turn(&model) { $0.send(.showTop(.sidebar)) } == "nothing -content -detail >sidebar passage")
    #expect(turn(&model) { $0.send(.setInspectorShown(true)) } == "inspector >nothing")
    #expect(turn(&model) { $0.send(.advanced(from: .sidebar)) } == nil)
    #expect(turn(&model) { $0.send(.setInspectorShown(false)) } == "nothing -inspector >content")
  }

  @Test func `What stood beside the rest takes the focus when it comes to lie over it, and gives it back when it stands again`() {
    var model = SplitTestModel(.two, width: 1000, inspector: InspectorConfiguration(isPresented: true))
    #expect(turn(&model) { $0.resize(600) } == "inspector >nothing")
    #expect(turn(&model) { $0.resize(1000) } == "nothing >nothing =inspector")
    #expect(turn(&model) { $0.resize(400) } == "inspector -detail >nothing")
    #expect(turn(&model) { $0.resize(600) } == nil)
  }

  @Test func `Columns that go into the stack leave the focus to its top`() {
    var model = SplitTestModel(.three, width: 1200, preferred: .content)
    #expect(turn(&model) { $0.resize(400) } == "nothing -sidebar -detail >content")
    #expect(turn(&model) { $0.resize(1200) } == nil)
  }

  @Test func `After a choice the focus goes where the choice is shown`() {
    var model = SplitTestModel(.three, width: 600)
    model.send(.toggleSidebar)
    #expect(turn(&model) { $0.send(.advanced(from: .sidebar)) } == "nothing -sidebar >content choice")
    model.send(.toggleSidebar)
    #expect(turn(&model) { $0.send(.toggleSidebar) } == "nothing -sidebar >content")
  }

  @Test func `What something lies over cannot be used, and a divider of it neither`() {
    var model = SplitTestModel(.three, width: 600, inspector: InspectorConfiguration(isPresented: false))
    func reach() -> [Slot] { Slot.splitParts.filter(model.model.plan.isReachable(part:)) }
    func dividers() -> [SplitDivider] { SplitDivider.allCases.filter { SplitElement(model.model).width(at: $0) != nil } }
    #expect(reach() == [.content, .detail])
    #expect(dividers() == [.content])
    model.send(.toggleSidebar)
    #expect(reach() == [.sidebar])
    #expect(dividers() == [.sidebar])
    model.send(.setInspectorShown(true))
    #expect(reach() == [.inspector])
    #expect(dividers() == [.inspector])
    model.resize(1200)
    #expect(reach() == [.content, .detail, .inspector])
    #expect(dividers() == [.content, .inspector])
  }

  @Test func `A window opens in the last leading column that has rows, else in the sidebar`() {
    var model = SplitTestModel(.three, width: 1200)
    func parts(_ rows: Set<Slot>) -> [Slot] { model.model.plan.openingParts(hasRows: rows.contains) }
    #expect(parts([.sidebar, .content, .detail]) == [.content, .sidebar, .detail])
    #expect(parts([.sidebar, .detail]) == [.sidebar, .content, .detail])
    #expect(parts([.detail]) == [.sidebar, .content, .detail])
    model.resize(600)
    #expect(parts([.sidebar]) == [.content, .detail])
    model.resize(400)
    #expect(parts([.sidebar, .content]) == [.sidebar])
  }

  @Test func `F6 goes round what can be used`() {
    var model = SplitTestModel(.three, width: 1200)
    #expect(model.model.plan.focusRound == [.sidebar, .content, .detail])
    model.resize(600)
    #expect(model.model.plan.focusRound == [.content, .detail])
    model.send(.toggleSidebar)
    #expect(model.model.plan.focusRound == [.sidebar])
    let forward = [nil, 0, 1, 2].map { FocusRound.next(after: $0, of: 3, forward: true) }
    #expect(forward == [0, 1, 2, 0])
    let backward = [nil, 0, 1, 2].map { FocusRound.next(after: $0, of: 3, forward: false) }
    #expect(backward == [2, 2, 0, 1])
    #expect(FocusRound.next(after: 0, of: 1, forward: true) == nil)
    #expect(FocusRound.next(after: nil, of: 0, forward: true) == nil)
  }
}

import SidelightCore
import Testing

@Suite("Where the focus turns")
struct SplitFocusTurnTests {
  /// The turn that an event brings about, as `arrival -departures >heir`.
  private func turn(_ model: inout SplitTestModel, _ change: (inout SplitTestModel) -> Void) -> String? {
    let old = model.model.plan
    change(&model)
    return SplitFocusTurn(from: old, to: model.model.plan).map { turn in
      ([turn.arrival?.rawValue ?? "nothing"] + turn.departures.map { "-\($0)" } + [">\(turn.heir?.rawValue ?? "nothing")"])
        .joined(separator: " ")
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

  @Test func `A stack moves the focus itself, and the sheet over it takes it`() {
    var model = SplitTestModel(.two, width: 400, inspector: InspectorConfiguration(isPresented: false))
    #expect(turn(&model) { $0.send(.advanced(from: .sidebar)) } == nil)
    #expect(turn(&model) { $0.send(.setInspectorShown(true)) } == "inspector >nothing")
    #expect(turn(&model) { $0.send(.setInspectorShown(false)) } == "nothing -inspector >detail")
  }
}

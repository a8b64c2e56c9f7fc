import SidelightCore
import Testing

@Suite("Split view: what a style places")
struct SplitArrangementTests {
  @Test("Each column stands in the first place that asks for it, and a column that does not exist nowhere")
  func slots() {
    let asked: [SlotContent] = [.column(.detail), .column(.content), .column(.sidebar), .column(.detail)]
    let two = SplitArrangement.decide(asked, of: .two)
    #expect(two.arrangement == .slots([.detail, .sidebar]))
    #expect(two.isFilled == [true, false, true, false])
    #expect(two.repeated == .detail)
    let three = SplitArrangement.decide(Array(asked.dropLast()), of: .three)
    #expect(three.arrangement == .slots([.detail, .content, .sidebar]))
    #expect(three.repeated == nil)
  }

  @Test("The split view's own layout takes all columns, or none where a column is placed already")
  func columns() {
    let whole = SplitArrangement.decide([.columns(.prominentDetail), .column(.sidebar)], of: .two)
    #expect(whole.arrangement == .decoratedPlan)
    #expect(whole.style == .prominentDetail)
    #expect(whole.isFilled == [true, false])
    #expect(whole.repeated == .sidebar)
    let late = SplitArrangement.decide([.column(.sidebar), .columns(.balanced)], of: .two)
    #expect(late.arrangement == .slots([.sidebar]))
    #expect(late.style == nil)
    #expect(late.repeated == .sidebar)
  }

  @Test("Whether the columns are collapsed follows from the container, whatever a style puts beside them")
  func container() {
    var model = SplitModel(SplitConfiguration(columnCount: .two))
    _ = model.handle(.measured(SplitMetrics(width: 460, container: 540)))
    #expect(model.plan.isCollapsed)
    #expect(!model.isContainerCollapsed)
    _ = model.handle(.measured(SplitMetrics(width: 460, container: 499)))
    #expect(model.isContainerCollapsed)
    _ = model.handle(.measured(SplitMetrics(width: 900, textScale: 2)))
    #expect(model.isContainerCollapsed)
  }

  @Test("A style's word on the visibility opens in the medium stage what the user would have to open")
  func visibility() {
    var split = SplitTestModel(.two, width: 499, visibility: .automatic)
    split.send(.setVisibility(.detailOnly))
    #expect(split.visibility == .detailOnly)
    split.resize(900)
    #expect(split.picture == "|detail 900|")
    split.send(.setVisibility(.all))
    #expect(split.picture == "|sidebar 240|detail 660|")
    split.send(.setPreferredColumn(.content))
    #expect(split.preferred == nil)
    split.resize(400)
    #expect(split.picture == "[(sidebar)>detail]")
    split.send(.setPreferredColumn(.detail))
    #expect(split.picture == "[sidebar>(detail)]")
  }
}

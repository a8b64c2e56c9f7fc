import SidelightCore
import Testing

@Suite("Split view: what slides")
struct SplitSlideTests {
  private func plan(
    _ width: Double, _ visibility: SplitVisibility = .automatic, _ style: SplitStyle = .automatic, inspector: Bool? = nil
  ) -> SplitPlan {
    let inspector = inspector.map { InspectorConfiguration(isPresented: $0) }
    let configuration = SplitConfiguration(columnCount: .three, style: style, visibility: visibility, inspector: inspector)
    return SplitModel(configuration, metrics: SplitMetrics(width: width)).plan
  }

  @Test("A column that somebody shows or hides does; one that another width brings or takes does not")
  func columns() {
    #expect(plan(1200, .doubleColumn).slides(.sidebar, from: plan(1200)))
    #expect(plan(1200).slides(.sidebar, from: plan(1200, .doubleColumn)))
    #expect(plan(1200, .detailOnly, .prominentDetail).slides(.sidebar, from: plan(1200, .all, .prominentDetail)))
    #expect(!plan(600).slides(.sidebar, from: plan(1200)))
    #expect(!plan(1200).slides(.sidebar, from: plan(600)))
    #expect(!plan(400).slides(.content, from: plan(1200)))
    #expect(!plan(1200, .detailOnly, .prominentDetail).slides(.sidebar, from: plan(1200)))
  }

  @Test("The inspector does where it stays what it is: beside, over, or a sheet")
  func inspector() {
    #expect(plan(1200, inspector: true).slidesInspector(from: plan(1200, inspector: false)))
    #expect(plan(1200, inspector: true).slidesInspector(from: plan(1200)))
    #expect(plan(560, inspector: true).slidesInspector(from: plan(560, inspector: false)))
    #expect(!plan(560, inspector: false).slidesInspector(from: plan(1200, inspector: true)))
    #expect(!plan(400, inspector: true).slidesInspector(from: plan(1200, inspector: true)))
  }
}

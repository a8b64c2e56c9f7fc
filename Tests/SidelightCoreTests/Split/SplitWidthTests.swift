import SidelightCore
import Testing

@Suite("Split view: column widths")
struct SplitWidthTests {
  private func widths(sidebar: ColumnWidth? = nil, content: ColumnWidth? = nil, detail: ColumnWidth? = nil) -> SplitColumns<ColumnWidth?> {
    SplitColumns(sidebar: sidebar, content: content, detail: detail)
  }

  @Test("A fixed width stays where the columns have room, and nobody drags it")
  func fixed() {
    var split = SplitTestModel(.two, width: 1000, widths: widths(sidebar: .fixed(220)))
    #expect(split.picture == "|sidebar 220|detail 780|")
    split.send(.dragged(.sidebar, width: 400))
    #expect(split.picture == "|sidebar 220|detail 780|")
    split.send(.dragged(.sidebar, width: 40))
    #expect(split.picture == "|sidebar 220|detail 780|")
    split.resize(540)
    #expect(split.picture == "|sidebar 220|detail 320|")
    split.resize(510)
    #expect(split.picture == "|sidebar 190|detail 320|")
    split.resize(1000)
    #expect(split.picture == "|sidebar 220|detail 780|")
  }

  @Test("A width dragged before the column became fixed counts again when it no longer is")
  func fixedMeanwhile() {
    var split = SplitTestModel(.two, width: 1000)
    split.send(.dragged(.sidebar, width: 350))
    split.declare { $0.widths.sidebar = .fixed(220) }
    #expect(split.picture == "|sidebar 220|detail 780|")
    split.declare { $0.widths.sidebar = nil }
    #expect(split.picture == "|sidebar 350|detail 650|")
  }

  @Test("A flexible width starts at its ideal and shrinks only when the detail needs room, down to its minimum")
  func flexible() {
    var split = SplitTestModel(.two, width: 1000, widths: widths(sidebar: ColumnWidth(minimum: 190, ideal: 270, maximum: 400)))
    #expect(split.picture == "|sidebar 270|detail 730|")
    split.resize(590)
    #expect(split.picture == "|sidebar 270|detail 320|")
    split.resize(510)
    #expect(split.picture == "|sidebar 190|detail 320|")
    split.resize(1000)
    #expect(split.picture == "|sidebar 270|detail 730|")
  }

  @Test("An ideal width below the default minimum counts as the minimum")
  func smallIdeal() {
    let split = SplitTestModel(.two, width: 1000, widths: widths(sidebar: ColumnWidth(ideal: 120)))
    #expect(split.picture == "|sidebar 120|detail 880|")
    #expect(split.model.limits.columns.sidebar.minimum == 120)
  }

  @Test("The user drags between minimum and maximum, and a double click returns to the ideal")
  func dragging() {
    var split = SplitTestModel(.two, width: 1000, widths: widths(sidebar: ColumnWidth(minimum: 200, ideal: 250, maximum: 300)))
    for (width, picture) in [(280.4, "|sidebar 280|detail 720|"), (900, "|sidebar 300|detail 700|"), (110, "|sidebar 200|detail 800|")] {
      split.send(.dragged(.sidebar, width: width))
      #expect(split.picture == picture)
    }
    split.send(.resetWidth(.sidebar))
    #expect(split.picture == "|sidebar 250|detail 750|")
  }

  @Test("A drag stops where the minimums of the columns beside it begin")
  func dragRoom() {
    var split = SplitTestModel(.three, width: 1000)
    split.send(.dragged(.sidebar, width: 900))
    #expect(split.picture == "|sidebar 500|content 180|detail 320|")
    split.send(.dragged(.sidebar, width: 300))
    #expect(split.picture == "|sidebar 300|content 300|detail 400|")
    split.send(.dragged(.content, width: 900))
    #expect(split.picture == "|sidebar 300|content 380|detail 320|")
    #expect(split.model.state.draggedWidths == SplitColumns(sidebar: 300, content: 380, detail: nil))
  }

  @Test("A dragged width stays on resize and comes back after the stack")
  func draggedSurvives() {
    var split = SplitTestModel(.two, width: 1000)
    split.send(.dragged(.sidebar, width: 350))
    split.resize(1300)
    #expect(split.picture == "|sidebar 350|detail 950|")
    split.resize(400)
    split.resize(1000)
    #expect(split.picture == "|sidebar 350|detail 650|")
  }

  @Test("Dragging below half the minimum hides the column, dragging back in the same drag shows it again")
  func dragHides() {
    var split = SplitTestModel(.three, width: 1100, visibility: .all)
    split.send(.dragged(.sidebar, width: 89))
    #expect(split.picture == "|content 300|detail 800|")
    split.send(.dragged(.sidebar, width: 90))
    #expect(split.picture == "|sidebar 180|content 300|detail 620|")
    #expect(split.written == [.writeVisibility(.doubleColumn), .writeVisibility(.all)])
  }

  @Test("An overlay is dragged until 48 px are left beside it, and two share the room")
  func dragOverlay() {
    var split = SplitTestModel(.three, width: 1000, style: .prominentDetail, visibility: .all)
    split.send(.dragged(.sidebar, width: 900))
    #expect(split.picture == "{sidebar 820}{content 180}|detail 1000|")
    split.declare { $0.visibility = .doubleColumn }
    split.send(.dragged(.content, width: 1200))
    #expect(split.picture == "{content 952}|detail 1000|")
  }

  @Test("The detail and numbers that are no widths are not dragged", arguments: [Double.nan, .infinity, -.infinity])
  func nonsense(width: Double) {
    var split = SplitTestModel(.two, width: 1000)
    split.send(.dragged(.sidebar, width: width))
    split.send(.dragged(.detail, width: 400))
    split.send(.dragged(.content, width: 400))
    #expect(split.picture == "|sidebar 240|detail 760|")
    #expect(split.model.state.draggedWidths == .init(repeating: nil))
  }

  @Test("The text scale multiplies the default widths and the app's, before it is decided what fits")
  func textScale() {
    func picture(_ width: Double, _ declared: SplitColumns<ColumnWidth?>) -> String {
      let configuration = SplitConfiguration(columnCount: .two, widths: declared)
      return SplitModel(configuration, metrics: SplitMetrics(width: width, textScale: 1.5)).plan.picture
    }
    #expect(picture(1000, widths()) == "|sidebar 360|detail 640|")
    #expect(picture(750, widths()) == "|sidebar 270|detail 480|")
    #expect(picture(749, widths()) == "[(sidebar)>detail]")
    #expect(
      picture(810, widths(sidebar: ColumnWidth(minimum: 220, ideal: 500), detail: ColumnWidth(minimum: 320, ideal: 320)))
        == "|sidebar 330|detail 480|")
    #expect(picture(809, widths(sidebar: ColumnWidth(minimum: 220, ideal: 500))) == "|detail 809|")
    #expect(picture(1000, widths(sidebar: .fixed(220))) == "|sidebar 330|detail 670|")
    #expect(picture(1400, widths(sidebar: ColumnWidth(ideal: 400, maximum: 300))) == "|sidebar 450|detail 950|")
  }

  @Test("The text scale leaves a frame's widths alone")
  func textScaleOfFrames() throws {
    let frame = try #require(ColumnWidth(framing: [.frame(FrameElement(minWidth: 200, idealWidth: 224, maxWidth: 320))]))
    let configuration = SplitConfiguration(columnCount: .two, widths: widths(sidebar: frame))
    var model = SplitModel(configuration, metrics: SplitMetrics(width: 1000, textScale: 1.5))
    #expect(model.plan.picture == "|sidebar 224|detail 776|")
    _ = model.handle(.dragged(.sidebar, width: 400))
    #expect(model.plan.picture == "|sidebar 320|detail 680|")
  }

  @Test("A scale that no binary number is makes no px more than it says", arguments: [1.1, 1.15, 1.3, 1.7])
  func oddScales(scale: Double) {
    for width in stride(from: 180.0, through: 320, by: 20) {
      let configuration = SplitConfiguration(columnCount: .two, widths: widths(sidebar: ColumnWidth(minimum: width, ideal: width)))
      let model = SplitModel(configuration, metrics: SplitMetrics(width: 1300, textScale: scale))
      #expect(model.limits.columns.sidebar.minimum == (width * scale - 0.001).rounded(.up), "\(width)")
    }
  }

  @Test("A dragged width grows with the text, too")
  func draggedTextScale() {
    let inspector = InspectorConfiguration(isPresented: true)
    let configuration = SplitConfiguration(columnCount: .two, inspector: inspector)
    var model = SplitModel(configuration, metrics: SplitMetrics(width: 1700, textScale: 1.5))
    _ = model.handle(.dragged(.sidebar, width: 451))
    _ = model.handle(.draggedInspector(width: 361))
    #expect(model.plan.picture == "|sidebar 451|detail 888|+inspector 361")
    _ = model.handle(.measured(SplitMetrics(width: 1700, textScale: 1)))
    #expect(model.plan.picture == "|sidebar 301|detail 1158|+inspector 241")
    _ = model.handle(.measured(SplitMetrics(width: 1700, textScale: 1.5)))
    #expect(model.plan.picture == "|sidebar 451|detail 888|+inspector 361")
  }

  @Test("A content that does not fit beside the detail in the medium stage lies over it too, next to the sidebar")
  func contentOverlay() {
    var split = SplitTestModel(.three, width: 600, widths: widths(content: ColumnWidth(minimum: 300, ideal: 350)), visibility: .automatic)
    #expect(split.picture == "|detail 600|")
    split.send(.toggleSidebar)
    #expect(split.picture == "{sidebar 240}{content 350}|detail 600|")
    split.resize(520)
    #expect(split.picture == "{sidebar 220}{content 300}|detail 520|")
    split.send(.toggleSidebar)
    #expect(split.picture == "{content 350}|detail 520|")
    split.send(.setShown(.content, false))
    #expect(split.picture == "|detail 520|")
    split.resize(640)
    split.send(.setShown(.content, true))
    #expect(split.picture == "|content 320|detail 320|")
    split.resize(600)
    #expect(split.picture == "|detail 600|")
    #expect(split.visibility == .doubleColumn)
  }

  @Test("Two overlays that do not fit next to each other are shown one at a time")
  func exclusiveOverlays() {
    var split = SplitTestModel(.three, width: 510, widths: widths(content: ColumnWidth(minimum: 400, ideal: 400)), visibility: .automatic)
    split.send(.toggleSidebar)
    #expect(split.picture == "{sidebar 240}|detail 510|")
    split.send(.setShown(.content, true))
    #expect(split.picture == "{content 400}|detail 510|")
    split.send(.setShown(.sidebar, true))
    split.send(.setShown(.sidebar, false))
    #expect(split.picture == "{content 400}|detail 510|")
  }

  @Test(
    "Impossible widths are named and repaired",
    arguments: [
      (ColumnWidth(minimum: 300, ideal: 250, maximum: 200), "above the maximum", "|sidebar 300|detail 700|"),
      (ColumnWidth(minimum: 300, ideal: 250), "below the minimum", "|sidebar 300|detail 700|"),
      (ColumnWidth(ideal: 350, maximum: 300), "above the maximum", "|sidebar 300|detail 700|"),
      (ColumnWidth(minimum: -5, ideal: 250), "is not a width", "|sidebar 250|detail 750|"),
      (ColumnWidth(ideal: .nan), "is not a width", "|sidebar 240|detail 760|"),
    ])
  func repaired(width: ColumnWidth, problem: String, picture: String) {
    #expect(width.problem?.contains(problem) == true)
    #expect(SplitTestModel(.two, width: 1000, widths: widths(sidebar: width)).picture == picture)
  }

  @Test(
    "Possible widths have no problem",
    arguments: [ColumnWidth(ideal: 200), .fixed(0), ColumnWidth(minimum: 1, ideal: 2, maximum: .infinity)])
  func sound(width: ColumnWidth) {
    #expect(width.problem == nil)
  }
}

import SidelightCore
import Testing

/// When the columns are a stack, lie over each other, or stand side by side: their widths never decide the first.
@Suite("Split view: the three stages")
struct SplitStageTests {
  private func widths(sidebar: ColumnWidth? = nil, content: ColumnWidth? = nil, detail: ColumnWidth? = nil) -> SplitColumns<ColumnWidth?> {
    SplitColumns(sidebar: sidebar, content: content, detail: detail)
  }

  private static let declarations: [SplitColumns<ColumnWidth?>] = [
    SplitColumns(repeating: nil),
    SplitColumns(sidebar: .fixed(700), content: nil, detail: nil),
    SplitColumns(sidebar: ColumnWidth(minimum: 400, ideal: 400), content: ColumnWidth(minimum: 900, ideal: 900), detail: nil),
    SplitColumns(sidebar: .fixed(60), content: .fixed(60), detail: ColumnWidth(minimum: 50, ideal: 50)),
    SplitColumns(sidebar: nil, content: nil, detail: ColumnWidth(minimum: 3000, ideal: 3000)),
  ]

  @Test("The columns are one stack exactly below 500 px times the text scale, whatever they declare", arguments: declarations, [1, 1.5, 2])
  func stack(declared: SplitColumns<ColumnWidth?>, scale: Double) {
    let inspector = InspectorConfiguration(isPresented: true, width: ColumnWidth(minimum: 800, ideal: 800))
    for count in SplitColumnCount.allCases {
      for style in SplitStyle.allCases {
        for shown in [nil, inspector] {
          let configuration = SplitConfiguration(columnCount: count, style: style, widths: declared, inspector: shown)
          for width in [499 * scale, 500 * scale, 501 * scale, 1200 * scale] {
            let model = SplitModel(configuration, metrics: SplitMetrics(width: width, textScale: scale))
            #expect(model.plan.isCollapsed == (width < 500 * scale), "\(configuration) at \(width) px")
            #expect(model.checkInvariants() == [])
          }
        }
      }
    }
  }

  @Test("A fixed width gives way to the detail")
  func fixed() {
    let split = SplitTestModel(.two, width: 1000, widths: widths(sidebar: .fixed(700)))
    #expect(split.picture == "|sidebar 680|detail 320|")
  }

  @Test("A declared minimum is kept, over the detail where it has no place beside it")
  func declaredMinimum() {
    let wide = ColumnWidth(minimum: 400, ideal: 400)
    var split = SplitTestModel(.two, width: 600, widths: widths(sidebar: wide), visibility: .automatic)
    #expect(split.picture == "|detail 600|")
    split.send(.toggleSidebar)
    #expect(split.picture == "{sidebar 400}|detail 600|")
    split.resize(720)
    #expect(split.picture == "|sidebar 400|detail 320|")
  }

  @Test("A minimum of the detail that grows and shrinks leaves no trace")
  func minimumComesAndGoes() {
    var split = SplitTestModel(.two, width: 1000, visibility: .automatic)
    let before = split.picture
    for minimum in [200.0, 900, 200] {
      split.declare { $0.widths.detail = ColumnWidth(minimum: minimum, ideal: minimum) }
      #expect(split.picture == (minimum == 900 ? "|detail 1000|" : before))
    }
  }

  @Test("A wish for a narrow detail does not make the columns need less room")
  func narrowDetail() {
    let split = SplitTestModel(.three, width: 679, widths: widths(detail: .fixed(100)), visibility: .automatic)
    #expect(split.picture == "|content 300|detail 379|")
  }

  @Test("An overlay leaves 48 px of what it lies over, even where its minimum is wider")
  func overlayMargin() {
    let wide = ColumnWidth(minimum: 900, ideal: 900)
    var split = SplitTestModel(.two, width: 700, widths: widths(sidebar: wide), visibility: .automatic)
    split.send(.toggleSidebar)
    #expect(split.picture == "{sidebar 652}|detail 700|")
    #expect(split.model.checkInvariants() == [])
    let inspected = SplitTestModel(.two, width: 700, inspector: InspectorConfiguration(isPresented: true, width: wide))
    #expect(inspected.picture == "|sidebar 240|detail 460|{inspector 652}")
  }

  @Test("With an inspector around them, the width that counts includes it")
  func inspected() {
    var split = SplitTestModel(.two, width: 500, inspector: InspectorConfiguration(isPresented: true))
    #expect(split.picture == "|sidebar 180|detail 320|{inspector 270}")
    split.resize(499)
    #expect(split.picture == "[(sidebar)>detail]_inspector_")
  }
}

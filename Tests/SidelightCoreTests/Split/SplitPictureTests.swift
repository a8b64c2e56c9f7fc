import SidelightCore
import Testing

@Suite("Split view: the layout as pictures")
struct SplitPictureTests {
  @Test(
    "Three columns balanced: the columns wanted, side by side while their minimums fit",
    arguments: [
      (1100, .automatic, "|sidebar 240|content 300|detail 560|"), (1100, .all, "|sidebar 240|content 300|detail 560|"),
      (1100, .doubleColumn, "|content 300|detail 800|"), (1100, .detailOnly, "|detail 1100|"),
      (860, .all, "|sidebar 240|content 300|detail 320|"), (859, .all, "|sidebar 240|content 299|detail 320|"),
      (700, .all, "|sidebar 200|content 180|detail 320|"), (680, .all, "|sidebar 180|content 180|detail 320|"),
      (680, .doubleColumn, "|content 300|detail 380|"), (680, .detailOnly, "|detail 680|"),
      (679, .automatic, "|content 300|detail 379|"), (679, .all, "|content 300|detail 379|"),
      (679, .doubleColumn, "|content 300|detail 379|"), (679, .detailOnly, "|detail 679|"),
      (600, .automatic, "|content 280|detail 320|"), (500, .all, "|content 180|detail 320|"),
      (499, .all, "[(sidebar)>content>detail]"), (499, .detailOnly, "[(sidebar)>content>detail]"),
      (360, .automatic, "[(sidebar)>content>detail]"),
    ] as [(Double, SplitVisibility, String)])
  func threeColumns(width: Double, visibility: SplitVisibility, picture: String) {
    #expect(SplitTestModel(.three, width: width, visibility: visibility).picture == picture)
    #expect(SplitTestModel(.three, width: width, style: .balanced, visibility: visibility).picture == picture)
  }

  @Test(
    "Two columns balanced: there is no stage between side by side and the stack",
    arguments: [
      (1100, .automatic, "|sidebar 240|detail 860|"), (1100, .all, "|sidebar 240|detail 860|"),
      (1100, .doubleColumn, "|sidebar 240|detail 860|"), (1100, .detailOnly, "|detail 1100|"),
      (560, .automatic, "|sidebar 240|detail 320|"), (559, .automatic, "|sidebar 239|detail 320|"),
      (500, .automatic, "|sidebar 180|detail 320|"), (500, .detailOnly, "|detail 500|"),
      (499, .all, "[(sidebar)>detail]"), (499, .detailOnly, "[(sidebar)>detail]"),
    ] as [(Double, SplitVisibility, String)])
  func twoColumns(width: Double, visibility: SplitVisibility, picture: String) {
    #expect(SplitTestModel(.two, width: width, visibility: visibility).picture == picture)
  }

  @Test(
    "Prominent detail: the detail keeps the whole width and leading columns lie over it",
    arguments: [
      (.two, 1100, .all, "{sidebar 240}|detail 1100|"), (.two, 1100, .automatic, "{sidebar 240}|detail 1100|"),
      (.two, 1100, .detailOnly, "|detail 1100|"), (.two, 500, .all, "{sidebar 240}|detail 500|"), (.two, 499, .all, "[(sidebar)>detail]"),
      (.three, 1100, .all, "{sidebar 240}{content 300}|detail 1100|"), (.three, 1100, .doubleColumn, "{content 300}|detail 1100|"),
      (.three, 1100, .detailOnly, "|detail 1100|"), (.three, 600, .all, "|detail 600|"), (.three, 600, .automatic, "|detail 600|"),
      (.three, 600, .doubleColumn, "|detail 600|"),
    ] as [(SplitColumnCount, Double, SplitVisibility, String)])
  func prominentDetail(count: SplitColumnCount, width: Double, visibility: SplitVisibility, picture: String) {
    #expect(SplitTestModel(count, width: width, style: .prominentDetail, visibility: visibility).picture == picture)
  }

  @Test(
    "The stack shows the preferred compact column, or the sidebar where two columns have no content",
    arguments: [
      (.three, .sidebar, "[(sidebar)>content>detail]"), (.three, .content, "[sidebar>(content)>detail]"),
      (.three, .detail, "[sidebar>content>(detail)]"), (.three, nil, "[(sidebar)>content>detail]"),
      (.two, .sidebar, "[(sidebar)>detail]"), (.two, .detail, "[sidebar>(detail)]"), (.two, .content, "[(sidebar)>detail]"),
    ] as [(SplitColumnCount, SplitColumn?, String)])
  func stack(count: SplitColumnCount, preferred: SplitColumn?, picture: String) {
    for visibility in SplitVisibility.allCases {
      for style in SplitStyle.allCases {
        let split = SplitTestModel(count, width: 400, style: style, visibility: visibility, preferred: preferred)
        #expect(split.picture == picture)
      }
    }
  }

  @Test("Every width from 0 to 1400 px, every visibility, preferred column and style keeps the invariants")
  func sweep() {
    for count in SplitColumnCount.allCases {
      for style in SplitStyle.allCases {
        for visibility in [nil] + SplitVisibility.allCases.map(Optional.some) {
          for preferred in [nil] + SplitColumn.allCases.map(Optional.some) {
            var split = SplitTestModel(count, width: 0, style: style, visibility: visibility, preferred: preferred)
            for width in stride(from: 0.0, through: 1400, by: 10) + stride(from: 1400.0, through: 0, by: -70) {
              split.resize(width)
              let broken = split.model.checkInvariants()
              #expect(broken.isEmpty, "\(split.model.configuration)")
            }
            #expect(split.written.isEmpty, "Resizing alone wrote a binding.")
          }
        }
      }
    }
  }
}

private func + (first: StrideThrough<Double>, second: StrideThrough<Double>) -> [Double] { Array(first) + Array(second) }

import SidelightCore
import Testing

@Suite("Split view: the inspector")
struct SplitInspectorTests {
  private static let shown = InspectorConfiguration(isPresented: true)

  @Test(
    "Two columns: the detail makes room, then the inspector lies over it, then it is a sheet",
    arguments: [
      (1100, "|sidebar 240|detail 590|+inspector 270"), (830, "|sidebar 240|detail 320|+inspector 270"),
      (800, "|sidebar 210|detail 320|+inspector 270"), (720, "|sidebar 180|detail 320|+inspector 220"),
      (700, "|sidebar 180|detail 320|+inspector 200"), (699, "|sidebar 240|detail 459|{inspector 270}"),
      (500, "|sidebar 180|detail 320|{inspector 270}"), (499, "[(sidebar)>detail]_inspector_"), (200, "[(sidebar)>detail]_inspector_"),
    ] as [(Double, String)])
  func two(width: Double, picture: String) {
    #expect(SplitTestModel(.two, width: width, inspector: Self.shown).picture == picture)
  }

  @Test(
    "Three columns: the sidebar makes room at any width",
    arguments: [
      (1400, "|content 300|detail 830|+inspector 270"), (900, "|content 300|detail 330|+inspector 270"),
      (700, "|content 180|detail 320|+inspector 200"), (699, "|content 300|detail 399|{inspector 270}"),
      (500, "|content 180|detail 320|{inspector 270}"), (499, "[(sidebar)>content>detail]_inspector_"),
    ] as [(Double, String)])
  func three(width: Double, picture: String) {
    #expect(SplitTestModel(.three, width: width, inspector: Self.shown).picture == picture)
  }

  @Test(
    "One column: any view has an inspector",
    arguments: [
      (1100, "|detail 830|+inspector 270"), (520, "|detail 320|+inspector 200"), (519, "|detail 519|{inspector 270}"),
      (500, "|detail 500|{inspector 270}"), (499, "[(detail)]_inspector_"),
    ] as [(Double, String)])
  func one(width: Double, picture: String) {
    #expect(SplitTestModel(.one, width: width, inspector: Self.shown).picture == picture)
  }

  @Test("Leading columns that lie over the detail leave it to the inspector while that lies there too")
  func prominent() {
    var split = SplitTestModel(.two, width: 1100, style: .prominentDetail, inspector: Self.shown)
    #expect(split.picture == "{sidebar 240}|detail 830|+inspector 270")
    split.resize(510)
    #expect(split.picture == "|detail 510|{inspector 270}")
    split.send(.setInspectorShown(false))
    #expect(split.picture == "{sidebar 240}|detail 510|")
  }

  @Test("Columns that lie over the detail end where the inspector's column begins, one at a time where both do not fit")
  func besideOverlays() {
    var split = SplitTestModel(.three, width: 650, style: .prominentDetail, visibility: .detailOnly, inspector: Self.shown)
    split.declare { $0.visibility = .all }
    #expect(split.picture == "{sidebar 200}{content 180}|detail 380|+inspector 270")
    split.send(.draggedInspector(width: 320))
    #expect(split.picture == "{sidebar 180}{content 180}|detail 360|+inspector 290", "The overlays need 360.")
    split.resize(600)
    #expect(split.picture == "{sidebar 240}|detail 320|+inspector 280")
  }

  @Test("A sidebar over the detail that is wider than the detail needs to be decides whether the inspector fits beside it")
  func besideWideOverlay() {
    let wide = SplitColumns<ColumnWidth?>(
      sidebar: ColumnWidth(minimum: 500, ideal: 500, maximum: 500), content: nil, detail: ColumnWidth(minimum: 100, ideal: 100))
    var split = SplitTestModel(.two, width: 800, style: .prominentDetail, widths: wide, inspector: Self.shown)
    #expect(split.picture == "{sidebar 500}|detail 530|+inspector 270")
    split.resize(700)
    #expect(split.picture == "{sidebar 500}|detail 500|+inspector 200")
    split.resize(699)
    #expect(split.picture == "|detail 699|{inspector 270}")
  }

  @Test("Opening and closing writes the inspector's binding and never the visibility; the sidebar comes back")
  func yields() {
    var split = SplitTestModel(.three, width: 1400, visibility: .all, inspector: InspectorConfiguration(isPresented: false))
    let before = split.picture
    split.send(.setInspectorShown(true))
    #expect(split.picture == "|content 300|detail 830|+inspector 270")
    split.send(.setInspectorShown(false))
    #expect(split.picture == before)
    #expect(split.written == [.writeInspector(true), .writeInspector(false)])
    #expect(split.visibility == .all)
  }

  @Test("A user who shows the sidebar again keeps it, beside the others or over them")
  func kept() {
    var split = SplitTestModel(.three, width: 1400, visibility: .all, inspector: Self.shown)
    split.send(.toggleSidebar)
    #expect(split.picture == "|sidebar 240|content 300|detail 590|+inspector 270")
    split.resize(800)
    #expect(split.picture == "{sidebar 240}|content 210|detail 320|+inspector 270")
    split.send(.toggleSidebar)
    #expect(split.picture == "|content 210|detail 320|+inspector 270")
    #expect(split.written.isEmpty)
    split.send(.setInspectorShown(false))
    #expect(split.picture == "|sidebar 240|content 240|detail 320|")
  }

  @Test("Code that writes the visibility while the inspector is open asks for the sidebar too")
  func code() {
    var split = SplitTestModel(.three, width: 1400, visibility: .doubleColumn, inspector: Self.shown)
    split.declare { $0.visibility = .all }
    #expect(split.picture == "|sidebar 240|content 300|detail 590|+inspector 270")
    split.declare { $0.inspector?.isPresented = false }
    split.declare { $0.inspector?.isPresented = true }
    #expect(split.picture == "|content 300|detail 830|+inspector 270")
  }

  @Test("One thing at a time lies over the detail")
  func exclusive() {
    var split = SplitTestModel(.three, width: 600, visibility: .all, inspector: Self.shown)
    #expect(split.picture == "|content 280|detail 320|{inspector 270}")
    split.send(.toggleSidebar)
    #expect(split.picture == "{sidebar 240}|content 280|detail 320|")
    #expect(split.isInspected == false)
    split.send(.setInspectorShown(true))
    #expect(split.picture == "|content 280|detail 320|{inspector 270}")
  }

  @Test("The inspector stays open through every stage, and dismissing it in one closes it in all")
  func stages() {
    var split = SplitTestModel(.two, width: 1100, inspector: Self.shown)
    for (width, part) in [(600, "{inspector 270}"), (400, "_inspector_"), (1100, "+inspector 270")] {
      split.resize(Double(width))
      #expect(split.picture.hasSuffix(part))
    }
    split.resize(400)
    split.send(.setInspectorShown(false))
    split.resize(1100)
    #expect(split.picture == "|sidebar 240|detail 860|")
    #expect(split.written == [.writeInspector(false)])
  }

  @Test("Its divider drags it between its limits, hides it far below and shows it again, and resets it")
  func drag() {
    var split = SplitTestModel(
      .two, width: 1100, inspector: InspectorConfiguration(isPresented: true, width: ColumnWidth(minimum: 220, ideal: 260, maximum: 400)))
    split.send(.draggedInspector(width: 350))
    #expect(split.picture == "|sidebar 240|detail 510|+inspector 350")
    split.send(.draggedInspector(width: 900))
    #expect(split.picture == "|sidebar 240|detail 460|+inspector 400")
    split.send(.draggedInspector(width: 130))
    #expect(split.picture == "|sidebar 240|detail 640|+inspector 220")
    split.send(.draggedInspector(width: 60))
    #expect(split.picture == "|sidebar 240|detail 860|")
    split.send(.draggedInspector(width: 240))
    #expect(split.picture == "|sidebar 240|detail 620|+inspector 240")
    split.send(.resetInspectorWidth)
    #expect(split.picture == "|sidebar 240|detail 600|+inspector 260")
    #expect(split.written == [.writeInspector(false), .writeInspector(true)])
  }

  @Test("A binding that refuses wins, and without an inspector nothing can be shown")
  func refusal() {
    var model = SplitModel(
      SplitConfiguration(columnCount: .two, inspector: InspectorConfiguration(isPresented: false)), metrics: SplitMetrics(width: 1000))
    #expect(model.handle(.setInspectorShown(true)) == [.writeInspector(true), .planChanged])
    #expect(
      model.handle(.configured(SplitConfiguration(columnCount: .two, inspector: InspectorConfiguration(isPresented: false))))
        == [.planChanged])
    #expect(model.plan.picture == "|sidebar 240|detail 760|")
    #expect(model.handle(.configured(SplitConfiguration(columnCount: .two))) == [.planChanged])
    #expect(model.handle(.setInspectorShown(true)).isEmpty)
  }
}

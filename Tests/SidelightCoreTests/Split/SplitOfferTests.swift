import SidelightCore
import Testing

/// A detail that waits for a choice does not stand alone in the medium stage.
@Suite("Split view: the last leading column over a detail that waits for a choice")
struct SplitOfferTests {
  private typealias Case = (SplitColumnCount, SplitVisibility?, Double, String)

  /// With minimums of 200, 260 and 320 px: two columns stand side by side from 520 px on, three from 780 px on, and content and detail
  /// from 580 px on.
  private func split(
    _ count: SplitColumnCount, _ width: Double, _ visibility: SplitVisibility? = nil, inspector: InspectorConfiguration? = nil
  ) -> SplitTestModel {
    SplitTestModel(
      count, width: width,
      widths: SplitColumns(
        sidebar: ColumnWidth(minimum: 200, ideal: 200), content: ColumnWidth(minimum: 260, ideal: 260), detail: nil),
      visibility: visibility, inspector: inspector,
      awaitsChoice: SplitColumns(sidebar: count == .two, content: count == .three, detail: false))
  }

  private static let cases: [Case] = [
    (.two, nil, 510, "{sidebar 200}|detail 510|"), (.two, .automatic, 510, "{sidebar 200}|detail 510|"),
    (.two, .all, 510, "|detail 510|"), (.two, .detailOnly, 510, "|detail 510|"), (.two, nil, 520, "|sidebar 200|detail 320|"),
    (.two, nil, 499, "[(sidebar)>detail]"),
    (.three, nil, 520, "{content 260}|detail 520|"), (.three, .automatic, 579, "{content 260}|detail 579|"),
    (.three, .all, 520, "|detail 520|"), (.three, .doubleColumn, 520, "|detail 520|"), (.three, .detailOnly, 520, "|detail 520|"),
    // Where content and detail fit, only the sidebar hides.
    (.three, nil, 580, "|content 260|detail 320|"), (.three, .automatic, 779, "|content 260|detail 519|"),
    (.three, nil, 780, "|sidebar 200|content 260|detail 320|"),
  ]

  @Test("It is there where the visibility is left open, and the binding is not written", arguments: cases)
  func shown(count: SplitColumnCount, visibility: SplitVisibility?, width: Double, picture: String) {
    for start in [0.0, 400, 700, 1200] {
      var model = split(count, start, visibility)
      model.resize(width)
      #expect(model.picture == picture, "from \(start)")
      #expect(model.written.isEmpty && model.model.checkInvariants() == [])
    }
    #expect(split(count, width, visibility).model.plan.picture == picture)
  }

  @Test("The first choice closes it, and so does code that selects", arguments: [SplitColumnCount.two, .three], [true, false])
  func choice(count: SplitColumnCount, isUser: Bool) throws {
    let column = try #require(count.lastLeading)
    var model = split(count, 510, .automatic)
    model.declare { $0.select(in: column) }
    model.send(isUser ? .advanced(from: column) : .selectionWritten)
    #expect(model.picture == "|detail 510|")
    #expect(model.written.isEmpty && model.visibility == .automatic)
    // There has been a choice; where code takes it back, the user is left in peace.
    model.declare { $0.select(nil, in: column) }
    model.send(.selectionCleared(in: column))
    #expect(model.picture == "|detail 510|")
  }

  @Test("Arrow keys select in it, and it stays until the user goes on")
  func arrows() {
    var model = split(.two, 510, .automatic)
    model.declare { $0.select(in: .sidebar) }
    #expect(model.picture == "{sidebar 200}|detail 510|")
    model.resize(505)
    #expect(model.picture == "{sidebar 200}|detail 505|")
    model.send(.advanced(from: .sidebar))
    #expect(model.picture == "|detail 505|")
    #expect(model.written.isEmpty)
  }

  @Test("What is selected already when the stage is entered, or beside the detail, needs no list over it")
  func chosenBefore() {
    var model = split(.three, 1200, .automatic)
    model.declare { $0.select(in: .content) }
    model.resize(520)
    #expect(model.picture == "|detail 520|")
    var beside = split(.three, 600, .automatic)
    #expect(beside.picture == "|content 260|detail 340|")
    beside.declare { $0.select(in: .content) }
    beside.resize(520)
    #expect(beside.picture == "|detail 520|")
  }

  @Test("The user closes it without a trace, and a wider window has it beside the detail", arguments: [SplitVisibility?.none, .automatic])
  func closed(visibility: SplitVisibility?) {
    var model = split(.three, 520, visibility)
    model.send(.setShown(.content, false))
    #expect(model.picture == "|detail 520|")
    #expect(model.written.isEmpty)
    model.resize(540)
    #expect(model.picture == "|detail 540|")
    model.resize(1200)
    #expect(model.picture == "|sidebar 200|content 260|detail 740|")
    var two = split(.two, 510, visibility)
    two.send(.toggleSidebar)
    #expect(two.picture == "|detail 510|")
    two.send(.toggleSidebar)
    #expect(two.picture == "{sidebar 200}|detail 510|")
  }

  @Test("A user who hid the column does not get it back")
  func hiddenBefore() {
    var model = split(.two, 1200)
    model.send(.toggleSidebar)
    model.resize(510)
    #expect(model.picture == "|detail 510|")
  }

  @Test("A list that comes later is shown, and code that leaves the visibility open asks for it")
  func later() {
    var model = split(.two, 510, .detailOnly)
    model.declare { $0.awaitsChoice.sidebar = false }
    model.declare { $0.visibility = .automatic }
    #expect(model.picture == "|detail 510|")
    model.declare { $0.awaitsChoice.sidebar = true }
    #expect(model.picture == "{sidebar 200}|detail 510|")
  }

  @Test("An inspector over the detail comes first, and the sidebar can be opened beside the content")
  func others() {
    var model = split(.three, 515, .automatic, inspector: InspectorConfiguration(isPresented: true))
    #expect(model.picture == "|detail 515|{inspector 270}")
    model.send(.setInspectorShown(false))
    #expect(model.picture == "{content 260}|detail 515|")
    model.send(.toggleSidebar)
    #expect(model.picture == "{sidebar 200}{content 260}|detail 515|")
    model.send(.toggleSidebar)
    #expect(model.picture == "{content 260}|detail 515|")
    #expect(model.model.checkInvariants() == [])
  }
}

extension SplitConfiguration {
  /// Something is selected in the list of a column, or nothing any more.
  fileprivate mutating func select(_ row: Int? = 0, in column: SplitColumn) {
    hasSelection[column] = row != nil
    awaitsChoice[column] = row == nil
  }
}

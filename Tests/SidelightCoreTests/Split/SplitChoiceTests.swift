import SidelightCore
import Testing

@Suite("Split view: a choice uncovers what it fills")
struct SplitChoiceTests {
  @Test("The sidebar of the medium stage goes when something in it was chosen, and widening brings it back")
  func medium() {
    var split = SplitTestModel(.three, width: 600, visibility: .all)
    split.send(.toggleSidebar)
    #expect(split.picture == "{sidebar 240}|content 280|detail 320|")
    split.declare { $0.hasSelection.sidebar = true }
    #expect(split.picture == "{sidebar 240}|content 280|detail 320|")
    split.send(.advanced(from: .sidebar))
    #expect(split.picture == "|content 280|detail 320|")
    #expect(split.model.filled == .content)
    split.send(.advanced(from: .content))
    #expect(split.picture == "|content 280|detail 320|")
    #expect(split.model.filled == nil)
    split.resize(1100)
    #expect(split.picture == "|sidebar 240|content 300|detail 560|")
  }

  @Test("The overlays of a prominent detail stay for a choice in the sidebar and go for one in the content")
  func prominentThree() {
    var split = SplitTestModel(.three, width: 1100, style: .prominentDetail, visibility: .all)
    split.send(.advanced(from: .sidebar))
    #expect(split.picture == "{sidebar 240}{content 300}|detail 1100|")
    split.send(.advanced(from: .content))
    #expect(split.picture == "|detail 1100|")
    #expect(split.written == [.writeVisibility(.detailOnly)])
    #expect(split.model.filled == .detail)
    split.send(.toggleSidebar)
    #expect(split.model.filled == nil)
  }

  @Test("With two columns a choice in an overlaid sidebar shows the detail")
  func prominentTwo() {
    var split = SplitTestModel(.two, width: 700, style: .prominentDetail, visibility: .automatic)
    split.send(.advanced(from: .sidebar))
    #expect(split.picture == "|detail 700|")
    #expect(split.written == [.writeVisibility(.detailOnly)])
  }

  @Test("Where the content finds no room beside the sidebar's overlay, a choice shows it in its place")
  func oneAtATime() {
    let widths = SplitColumns(sidebar: nil, content: ColumnWidth(minimum: 340, ideal: 340), detail: nil)
    var split = SplitTestModel(.three, width: 510, style: .prominentDetail, widths: widths, visibility: .doubleColumn)
    split.send(.toggleSidebar)
    #expect(split.picture == "{sidebar 240}|detail 510|")
    split.send(.advanced(from: .sidebar))
    #expect(split.picture == "{content 340}|detail 510|")
    #expect(split.model.filled == .content)
    #expect(split.model.checkInvariants() == [])
  }

  @Test("A sidebar that was asked for over the columns beside an inspector makes room for the inspector again")
  func besideInspector() {
    var split = SplitTestModel(.three, width: 800, visibility: .all, inspector: InspectorConfiguration(isPresented: true))
    split.send(.toggleSidebar)
    #expect(split.picture == "{sidebar 240}|content 210|detail 320|+inspector 270")
    split.send(.advanced(from: .sidebar))
    #expect(split.picture == "|content 210|detail 320|+inspector 270")
    #expect(split.isInspected == true)
  }

  @Test("A choice beside the others changes nothing", arguments: [SplitColumnCount.two, .three])
  func beside(count: SplitColumnCount) {
    var split = SplitTestModel(count, width: 1100, visibility: .all)
    let before = split.picture
    split.send(.advanced(from: .sidebar))
    split.send(.advanced(from: .content))
    #expect(split.picture == before)
    #expect(split.written.isEmpty)
    #expect(split.model.filled == nil)
  }
}

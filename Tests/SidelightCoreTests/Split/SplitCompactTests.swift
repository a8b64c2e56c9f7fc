import SidelightCore
import Testing

@Suite("Split view: the compact stack")
struct SplitCompactTests {
  @Test("Unbound, the last column with useful information is on top when the columns collapse")
  func usefulColumn() {
    var split = SplitTestModel(.three, width: 1100)
    split.resize(400)
    #expect(split.picture == "[(sidebar)>content>detail]")
    split.resize(1100)
    split.send(.advanced(from: .sidebar))
    split.resize(400)
    #expect(split.picture == "[sidebar>(content)>detail]")
    split.resize(1100)
    split.send(.advanced(from: .content))
    split.resize(400)
    #expect(split.picture == "[sidebar>content>(detail)]")
    split.resize(1100)
    split.send(.advanced(from: .sidebar))
    split.resize(400)
    #expect(split.picture == "[sidebar>(content)>detail]")
  }

  @Test("The page on top in the next run is the one that it was, also where the selections lead further", arguments: [400.0, 1100])
  func earlierTop(width: Double) {
    let selections = SplitColumns(sidebar: true, content: true, detail: false)
    var first = SplitTestModel(.three, width: width, hasSelection: selections)
    #expect(first.model.state.usefulColumn == .detail)
    #expect(first.lasting == nil, "Where selections lead goes without saying.")
    if width == 400 { first.send(.back) } else { first.send(.advanced(from: .sidebar)) }
    let second = SplitTestModel(.three, width: width, hasSelection: selections, earlier: first.lasting)
    #expect(second.model.state.usefulColumn == .content)
    #expect(second.lasting == first.lasting)
    #expect(second.picture == first.picture)
  }

  @Test("A column that is bound comes back where it is the first one, too")
  func boundTop() {
    var first = SplitTestModel(.two, width: 400, preferred: .detail)
    first.send(.back)
    #expect(first.lasting?["top"]?.text == "sidebar")
  }

  @Test("With two columns a choice in the sidebar leads to the detail")
  func twoColumns() {
    var split = SplitTestModel(.two, width: 400)
    split.send(.advanced(from: .sidebar))
    #expect(split.picture == "[sidebar>(detail)]")
    split.send(.back)
    #expect(split.picture == "[(sidebar)>detail]")
    split.send(.advanced(from: .content))
    #expect(split.picture == "[(sidebar)>detail]")
  }

  @Test("A choice and Back move the top and write the bound column")
  func writes() {
    var split = SplitTestModel(.three, width: 400, preferred: .sidebar)
    split.send(.advanced(from: .sidebar))
    split.send(.advanced(from: .content))
    #expect(split.picture == "[sidebar>content>(detail)]")
    split.send(.back)
    split.send(.back)
    split.send(.back)
    #expect(split.picture == "[(sidebar)>content>detail]")
    #expect(
      split.written == [SplitColumn.content, .detail, .content, .sidebar].map { .writePreferredCompactColumn($0) })
  }

  @Test("Going straight to a column of the stack writes once; a column that does not exist is not gone to")
  func showTop() {
    var split = SplitTestModel(.two, width: 400, preferred: .detail)
    split.send(.showTop(.content))
    split.send(.showTop(.sidebar))
    #expect(split.picture == "[(sidebar)>detail]")
    #expect(split.written == [.writePreferredCompactColumn(.sidebar)])
  }

  @Test("The bound column decides at collapse, whatever was chosen while expanded, and is not written before")
  func boundDecides() {
    var split = SplitTestModel(.three, width: 1100, preferred: .sidebar)
    split.send(.advanced(from: .sidebar))
    split.send(.advanced(from: .content))
    split.send(.back)
    split.send(.showTop(.content))
    #expect(split.written.isEmpty)
    split.resize(400)
    #expect(split.picture == "[(sidebar)>content>detail]")
  }

  @Test("Code moves the top through the binding whenever it writes it")
  func code() {
    var split = SplitTestModel(.three, width: 400, preferred: .sidebar)
    split.declare { $0.preferredCompactColumn = .detail }
    #expect(split.picture == "[sidebar>content>(detail)]")
    split.declare { $0.preferredCompactColumn = .content }
    #expect(split.picture == "[sidebar>(content)>detail]")
    #expect(split.written.isEmpty)
  }

  @Test("The top survives expansion and the next collapse", arguments: [nil, SplitColumn.sidebar])
  func survives(preferred: SplitColumn?) {
    var split = SplitTestModel(.three, width: 400, preferred: preferred)
    split.send(.advanced(from: .sidebar))
    split.resize(1100)
    split.resize(400)
    #expect(split.picture == "[sidebar>(content)>detail]")
  }

  @Test("A top that loses its binding stays on top")
  func unbinding() {
    var split = SplitTestModel(.three, width: 400, preferred: .detail)
    split.declare { $0.preferredCompactColumn = nil }
    #expect(split.picture == "[sidebar>content>(detail)]")
  }

  @Test("A link in the detail leaves the stack of columns alone")
  func detail() {
    var split = SplitTestModel(.three, width: 400, preferred: .content)
    split.send(.advanced(from: .detail))
    #expect(split.picture == "[sidebar>(content)>detail]")
  }

  @Test("Only the top of the stack is visible")
  func visible() {
    let plan = SplitTestModel(.three, width: 400, preferred: .content).model.plan
    #expect(SplitColumn.allCases.filter(plan.isVisible) == [.content])
    #expect(plan.width(of: .content) == nil)
  }
}

import SidelightCore
import Testing

/// What is selected in leading columns decides the top of the stack, where the app binds none.
@Suite("Split view: selections in the stack")
struct SplitSelectionTests {
  private static let cases: [(SplitColumnCount, [SplitColumn], String)] = [
    (.two, [], "[(sidebar)>detail]"), (.two, [.sidebar], "[sidebar>(detail)]"),
    (.three, [], "[(sidebar)>content>detail]"), (.three, [.sidebar], "[sidebar>(content)>detail]"),
    (.three, [.content], "[sidebar>content>(detail)]"), (.three, [.sidebar, .content], "[sidebar>content>(detail)]"),
  ]

  private func selecting(_ columns: [SplitColumn]) -> SplitColumns<Bool> {
    var selection = SplitColumns(repeating: false)
    for column in columns { selection[column] = true }
    return selection
  }

  @Test("At the first layout the column is on top that the last selection fills", arguments: cases)
  func firstLayout(count: SplitColumnCount, selected: [SplitColumn], picture: String) {
    let configuration = SplitConfiguration(columnCount: count, hasSelection: selecting(selected))
    #expect(SplitModel(configuration, metrics: SplitMetrics(width: 400)).plan.picture == picture)
    var late = SplitTestModel(count, width: 0)
    late.declare { $0.hasSelection = selecting(selected) }
    late.resize(400)
    #expect(late.picture == picture)
  }

  @Test("So it is when the columns collapse after code or the user selected", arguments: cases)
  func collapse(count: SplitColumnCount, selected: [SplitColumn], picture: String) {
    var split = SplitTestModel(count, width: 1100)
    split.declare { $0.hasSelection = selecting(selected) }
    split.resize(400)
    #expect(split.picture == picture)
    split.send(.back)
    split.resize(1100)
    split.resize(400)
    #expect(split.picture == picture)
  }

  @Test("And whenever code selects something else, wherever the user is", arguments: cases)
  func written(count: SplitColumnCount, selected: [SplitColumn], picture: String) {
    for steps in 0...2 {
      var split = SplitTestModel(count, width: 400)
      split.send(.advanced(from: .sidebar))
      split.send(.advanced(from: .content))
      for _ in 0..<steps { split.send(.back) }
      split.declare { $0.hasSelection = selecting(selected) }
      split.send(.selectionWritten)
      #expect(split.picture == picture)
    }
  }

  @Test("What a list selects itself leaves the stack where it is, until it is made anew")
  func listsOwn() {
    var split = SplitTestModel(.three, width: 400)
    split.declare { $0.hasSelection.sidebar = true }
    #expect(split.picture == "[(sidebar)>content>detail]")
    split.send(.advanced(from: .sidebar))
    split.declare { $0.hasSelection.content = true }
    #expect(split.picture == "[sidebar>(content)>detail]")
    split.declare { $0.hasSelection.content = false }
    #expect(split.picture == "[sidebar>(content)>detail]")
    split.declare { $0.hasSelection.content = true }
    split.resize(1100)
    split.resize(400)
    #expect(split.picture == "[sidebar>content>(detail)]")
  }

  @Test("A selection that goes shows the column that it was made in, and takes nobody further")
  func cleared() {
    var split = SplitTestModel(.three, width: 400)
    split.declare { $0.hasSelection = selecting([.sidebar, .content]) }
    split.send(.selectionWritten)
    split.declare { $0.hasSelection.content = false }
    split.send(.selectionCleared(in: .content))
    #expect(split.picture == "[sidebar>(content)>detail]")
    split.send(.back)
    split.declare { $0.hasSelection.content = true }
    split.declare { $0.hasSelection.content = false }
    split.send(.selectionCleared(in: .content))
    #expect(split.picture == "[(sidebar)>content>detail]")
  }

  @Test("One that goes beside the others is not what the stack begins with")
  func clearedBeside() {
    var split = SplitTestModel(.three, width: 1100)
    split.declare { $0.hasSelection = selecting([.sidebar, .content]) }
    split.send(.advanced(from: .content))
    split.declare { $0.hasSelection.content = false }
    split.resize(400)
    #expect(split.picture == "[sidebar>(content)>detail]")
  }

  @Test("Going back keeps the selection, and a link that leads further than it counts, too")
  func backAndLinks() {
    var split = SplitTestModel(.three, width: 400)
    split.declare { $0.hasSelection.sidebar = true }
    split.send(.selectionWritten)
    split.send(.back)
    #expect(split.picture == "[(sidebar)>content>detail]")
    #expect(split.model.configuration.hasSelection.sidebar)
    split.resize(1100)
    split.send(.advanced(from: .content))
    split.resize(400)
    #expect(split.picture == "[sidebar>content>(detail)]")
  }

  @Test("A bound column decides alone")
  func bound() {
    var split = SplitTestModel(.three, width: 400, preferred: .sidebar)
    split.declare { $0.hasSelection = selecting([.sidebar, .content]) }
    split.send(.selectionWritten)
    split.resize(1100)
    split.resize(400)
    #expect(split.picture == "[(sidebar)>content>detail]")
    split.send(.selectionCleared(in: .sidebar))
    #expect(split.written.isEmpty)
  }
}

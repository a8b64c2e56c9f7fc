import SidelightCore
import Testing

@Suite("Split view: visibility")
struct SplitVisibilityTests {
  @Test("The toggle hides the sidebar of three columns down to two and shows it again, and writes the binding")
  func toggleThree() {
    var split = SplitTestModel(.three, width: 1100, visibility: .automatic)
    split.send(.toggleSidebar)
    #expect(split.picture == "|content 300|detail 800|")
    split.send(.toggleSidebar)
    #expect(split.picture == "|sidebar 240|content 300|detail 560|")
    #expect(split.written == [.writeVisibility(.doubleColumn), .writeVisibility(.all)])
  }

  @Test("The toggle hides the sidebar of two columns down to the detail and shows it again, and writes the binding")
  func toggleTwo() {
    var split = SplitTestModel(.two, width: 1100, visibility: .doubleColumn)
    split.send(.toggleSidebar)
    #expect(split.picture == "|detail 1100|")
    split.send(.toggleSidebar)
    #expect(split.picture == "|sidebar 240|detail 860|")
    #expect(split.written == [.writeVisibility(.detailOnly), .writeVisibility(.all)])
  }

  @Test("From the detail alone the toggle shows all columns")
  func toggleFromDetailOnly() {
    var split = SplitTestModel(.three, width: 1100, visibility: .detailOnly)
    split.send(.toggleSidebar)
    #expect(split.picture == "|sidebar 240|content 300|detail 560|")
    #expect(split.visibility == .all)
  }

  @Test("Unbound, the user's choice is remembered and nothing is written")
  func unbound() {
    var split = SplitTestModel(.three, width: 1100)
    split.send(.toggleSidebar)
    #expect(split.picture == "|content 300|detail 800|")
    #expect(split.model.state.visibility == .doubleColumn)
    #expect(split.written.isEmpty)
  }

  @Test("Code moves the columns through the binding in the regular stage")
  func code() {
    var split = SplitTestModel(.three, width: 1100, visibility: .all)
    split.declare { $0.visibility = .detailOnly }
    #expect(split.picture == "|detail 1100|")
    split.declare { $0.visibility = .doubleColumn }
    #expect(split.picture == "|content 300|detail 800|")
    split.declare { $0.visibility = .automatic }
    #expect(split.picture == "|sidebar 240|content 300|detail 560|")
    #expect(split.written.isEmpty)
  }

  @Test("Entering the medium stage hides the sidebar without writing, and widening restores it", arguments: SplitVisibility.allCases)
  func mediumHides(visibility: SplitVisibility) {
    var split = SplitTestModel(.three, width: 1100, visibility: visibility)
    let wide = split.picture
    split.resize(600)
    #expect(split.picture == (visibility == .detailOnly ? "|detail 600|" : "|content 280|detail 320|"))
    split.resize(400)
    split.resize(600)
    split.resize(1100)
    #expect(split.picture == wide)
    #expect(split.visibility == visibility)
    #expect(split.written.isEmpty)
  }

  @Test("In the medium stage the user opens the sidebar over the columns and Escape closes it; both write the binding")
  func mediumOverlay() {
    var split = SplitTestModel(.three, width: 600, visibility: .automatic)
    split.send(.toggleSidebar)
    #expect(split.picture == "{sidebar 240}|content 280|detail 320|")
    split.send(.setShown(.sidebar, false))
    #expect(split.picture == "|content 280|detail 320|")
    #expect(split.written == [.writeVisibility(.all), .writeVisibility(.doubleColumn)])
  }

  @Test("An overlay left open is closed when the medium stage is entered again, from either side", arguments: [400.0, 1100])
  func overlayDoesNotOutliveTheStage(elsewhere: Double) {
    var split = SplitTestModel(.three, width: 600, visibility: .automatic)
    split.send(.toggleSidebar)
    split.resize(elsewhere)
    split.resize(600)
    #expect(split.picture == "|content 280|detail 320|")
    #expect(split.written == [.writeVisibility(.all)])
  }

  @Test("Code that writes all elsewhere does not open the overlay when the medium stage is entered", arguments: [400.0, 1100])
  func codeElsewhere(elsewhere: Double) {
    var split = SplitTestModel(.three, width: elsewhere, visibility: .doubleColumn)
    split.declare { $0.visibility = .all }
    split.resize(600)
    #expect(split.picture == "|content 280|detail 320|")
  }

  @Test("The user opens what entering the medium stage closed while the binding says all: nothing needs writing")
  func mediumReopens() {
    var split = SplitTestModel(.three, width: 1100, visibility: .all)
    split.resize(600)
    split.send(.toggleSidebar)
    #expect(split.picture == "{sidebar 240}|content 280|detail 320|")
    #expect(split.written.isEmpty)
    split.resize(1100)
    #expect(split.picture == "|sidebar 240|content 300|detail 560|")
  }

  @Test(
    "A visit to the sidebar in the medium stage costs the wide window nothing: widening brings it back",
    arguments: [SplitVisibility.automatic, .all])
  func visit(visibility: SplitVisibility) {
    var split = SplitTestModel(.three, width: 1100, visibility: visibility)
    split.resize(600)
    split.send(.toggleSidebar)
    split.send(.toggleSidebar)
    #expect(split.visibility == .doubleColumn)
    split.resize(1100)
    #expect(split.picture == "|sidebar 240|content 300|detail 560|")
    #expect(split.visibility == visibility)
  }

  @Test("A visit does not bring back a sidebar that was hidden before it, nor one that code hid since")
  func visitRestoresNoMore() {
    var hiddenBefore = SplitTestModel(.three, width: 600, visibility: .doubleColumn)
    hiddenBefore.send(.toggleSidebar)
    hiddenBefore.send(.toggleSidebar)
    hiddenBefore.resize(1100)
    #expect(hiddenBefore.picture == "|content 300|detail 800|")

    var hiddenByCode = SplitTestModel(.three, width: 600, visibility: .automatic)
    hiddenByCode.send(.toggleSidebar)
    hiddenByCode.declare { $0.visibility = .doubleColumn }
    hiddenByCode.resize(1100)
    #expect(hiddenByCode.picture == "|content 300|detail 800|")

    var contentHidden = SplitTestModel(.three, width: 600, visibility: .automatic)
    contentHidden.send(.toggleSidebar)
    contentHidden.send(.setShown(.content, false))
    contentHidden.resize(1100)
    #expect(contentHidden.picture == "|detail 1100|")
  }

  @Test("Code that writes all in the medium stage shows the overlay")
  func mediumCode() {
    var split = SplitTestModel(.three, width: 600, visibility: .doubleColumn)
    split.declare { $0.visibility = .all }
    #expect(split.picture == "{sidebar 240}|content 280|detail 320|")
    split.declare { $0.visibility = .detailOnly }
    #expect(split.picture == "|detail 600|")
    #expect(split.written.isEmpty)
  }

  @Test("Automatic stays automatic through every stage")
  func automatic() {
    var split = SplitTestModel(.three, width: 1100, visibility: .automatic, preferred: .sidebar)
    for width in [600.0, 400, 1100, 400, 600, 1100] {
      split.resize(width)
      split.send(.advanced(from: .sidebar))
      #expect(split.visibility == .automatic)
    }
  }

  @Test("The user hides and shows the content: with it goes the sidebar, and without the sidebar it comes back alone")
  func content() {
    var split = SplitTestModel(.three, width: 1100, visibility: .all)
    split.send(.setShown(.content, false))
    #expect(split.picture == "|detail 1100|")
    split.send(.setShown(.content, true))
    #expect(split.picture == "|content 300|detail 800|")
    #expect(split.written == [.writeVisibility(.detailOnly), .writeVisibility(.doubleColumn)])
  }

  @Test("A report of what is already so is an echo and changes nothing", arguments: SplitColumn.allCases)
  func echo(column: SplitColumn) {
    var split = SplitTestModel(.three, width: 1100, visibility: .automatic)
    split.send(.setShown(column, true))
    #expect(split.written.isEmpty)
    #expect(split.visibility == .automatic)
  }

  @Test("In the stack the user's toggle and gestures leave the visibility alone")
  func compactIgnores() {
    var split = SplitTestModel(.three, width: 400, visibility: .all)
    split.send(.toggleSidebar)
    split.send(.setShown(.sidebar, true))
    split.send(.setShown(.content, false))
    split.send(.dragged(.sidebar, width: 10))
    #expect(split.written.isEmpty)
    split.declare { $0.visibility = .detailOnly }
    #expect(split.picture == "[(sidebar)>content>detail]")
    split.resize(1100)
    #expect(split.picture == "|detail 1100|")
  }

  @Test("A binding that refuses the value wins")
  func refused() {
    var model = SplitModel(SplitConfiguration(columnCount: .two, visibility: .all), metrics: SplitMetrics(width: 1000))
    let declared = model.configuration
    #expect(model.handle(.toggleSidebar) == [.writeVisibility(.detailOnly), .planChanged])
    #expect(model.handle(.configured(declared)) == [.planChanged])
    #expect(model.plan.picture == "|sidebar 240|detail 760|")
  }

  @Test("A visibility that loses its binding stays in force")
  func unbinding() {
    var split = SplitTestModel(.three, width: 1100, visibility: .detailOnly)
    split.declare { $0.visibility = nil }
    #expect(split.picture == "|detail 1100|")
  }

  @Test("Prominent detail: what the user shows and hides in the regular stage lasts")
  func prominent() {
    var split = SplitTestModel(.three, width: 1100, style: .prominentDetail, visibility: .all)
    split.send(.toggleSidebar)
    #expect(split.picture == "{content 300}|detail 1100|")
    split.resize(600)
    #expect(split.picture == "|detail 600|")
    split.resize(1100)
    #expect(split.picture == "{content 300}|detail 1100|")
    #expect(split.visibility == .doubleColumn)
  }
}

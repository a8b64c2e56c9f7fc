import Observation
import SidelightCore
import SidelightUI
import Testing

/// Rows that the user may not select.
@MainActor struct SelectionDisabledTests {
  private struct Numbers: View {
    let choice: Box<Set<Int>>
    let limit: Box<Int>
    var isInBody = false
    var body: some View {
      @Bindable var choice = choice
      List(selection: $choice.value) {
        Section {
          ForEach(0..<50, id: \.self) { number in
            if isInBody {
              Limited(number: number, limit: limit.value)
            } else {
              Text("\(number)").selectionDisabled(number >= limit.value).padding(1)
            }
          }
        }
        Section { Text("Fixed").tag(100) }.selectionDisabled()
      }
    }
  }

  private struct Limited: View {
    let number: Int
    let limit: Int
    var body: some View { Text("\(number)").selectionDisabled(number >= limit) }
  }

  @Test func `Clicks, ranges and Ctrl+A pass it over, made or not`() throws {
    let choice = Box<Set<Int>>([])
    let limit = Box(40)
    let stage = Stage(viewport: 5, Numbers(choice: choice, limit: limit))
    try stage.send(.selectAll)
    #expect(choice.value == Set(0..<40))
    for index in [40, 50] {
      try stage.select(index)
      try stage.send(.toggleSelection(index))
      try stage.send(.choose(index))
      #expect(choice.value == Set(0..<40))
    }
    try stage.send(.selectRange(38..<50, extending: false))
    #expect(choice.value == [38, 39])
    try stage.select(3)
    #expect(choice.value == [3])
    limit.value = 50
    stage.settle()
    try stage.select(45)
    #expect(choice.value == [45])
    try stage.send(.selectAll)
    #expect(choice.value == Set(0..<50))
  }

  @Test func `The app may select it, and taking it back is allowed`() throws {
    let choice = Box<Set<Int>>([45])
    let stage = Stage(viewport: 60, Numbers(choice: choice, limit: Box(40)))
    #expect(try stage.selected() == [45])
    try stage.send(.deselect(45))
    #expect(choice.value == [])
  }

  @Test func `Within a body it is known of rows that are made`() throws {
    let choice = Box<Set<Int>>([])
    let stage = Stage(viewport: 60, Numbers(choice: choice, limit: Box(40), isInBody: true))
    try stage.send(.selectAll)
    #expect(choice.value == Set(0..<40))
    try stage.select(41)
    #expect(choice.value == Set(0..<40))
  }

  @Test func `Rows say to whoever shows them whether they can be selected`() throws {
    let limit = Box(1)
    let stage = Stage(viewport: 3, Numbers(choice: Box([]), limit: limit))
    func selectable() -> Int {
      stage.nodes { if case .row(let row) = $0 { row.isSelectable } else { false } }.count
    }
    #expect(selectable() == 1)
    limit.value = 2
    stage.settle()
    #expect(selectable() == 2)
  }
}

import SidelightCore
import Testing

/// Where the keyboard focus comes into a list, and where Tab takes it in a form.
@MainActor struct ListEntranceTests {
  private func entrance(_ picture: String, last: Int? = nil, unmade: Set<Int> = []) -> Int? {
    let list = PictureList(picture)
    list.unmade = unmade
    return ListInteraction.entrance(last: last, in: list)
  }

  @Test func `The focus comes in at the selection, or else where it was last, or else at the first row`() {
    #expect(entrance("- o x o") == 2)
    #expect(entrance("- o x o", last: 1) == 2)
    #expect(entrance("o x o x", last: 3) == 3)
    #expect(entrance("- o o o", last: 3) == 3)
    #expect(entrance("- o o o") == 1)
    #expect(entrance("- -") == 0)
    #expect(entrance("") == nil)
  }

  @Test func `A selected row that is far away and not made brings the focus nowhere`() {
    #expect(entrance("o o x", unmade: [2]) == 0)
    #expect(entrance("o o x", last: 1, unmade: [2]) == 1)
    // A list that has made no rows yet is asked for its first ones.
    #expect(entrance("o o x", unmade: [0, 1, 2]) == 2)
  }

  @Test func `A row that is gone is no place to come back to`() {
    #expect(entrance("o o", last: 2) == 0)
    #expect(entrance("o o", last: -1) == 0)
  }

  /// All stops of Tab, in the order in which they come: a number for a row, with a `c` for what stands in it.
  private func walk(_ picture: String, forward: Bool = true, from start: ListInteraction.TabStop? = nil, unmade: Set<Int> = []) -> String {
    let list = PictureList(picture, .none)
    list.unmade = unmade
    var stops: [String] = []
    var place = start
    while let stop = ListInteraction.tabStop(after: place, forward: forward, in: list) {
      if case .control = stop { stops.append("\(stop.position)c") } else { stops.append("\(stop.position)") }
      place = stop
    }
    return stops.joined(separator: " ")
  }

  @Test func `Tab goes from control to control, and stops at rows that do something themselves`() {
    // A text, a switch, a link, two fields, a row of an outline, a heading with a button.
    let form = "o % @ \" V1 ="
    #expect(walk(form) == "1c 2 3c 4 5c")
    #expect(walk(form, forward: false) == "5c 4 3c 2 1c")
  }

  @Test func `A row and its only control are one stop, and a row with several leads into them`() {
    #expect(walk("% %", from: .row(0)) == "1c")
    #expect(walk("\" %", from: .row(0)) == "0c 1c")
    #expect(walk("% %", forward: false, from: .row(1)) == "0c")
  }

  @Test func `A form without anything to operate has no stops, and rows that are not made are stops`() {
    #expect(walk("o o -") == "")
    #expect(walk("") == "")
    #expect(walk("% o %", unmade: [1]) == "0c 1 2c")
  }
}

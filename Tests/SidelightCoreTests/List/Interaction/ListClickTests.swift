import SidelightCore
import Testing

/// What clicks and letters do in a list.
@MainActor struct ListClickTests {
  @Test func `A click selects a row and chooses it`() {
    let list = PictureList("x o - . @ o")
    #expect(list.click(1) == "o [x] - . @ o, choose(1)")
    #expect(list.click(1, count: 2) == "o [x] - . @ o", "nothing is done with a row here")
    #expect(list.click(2) == "unused", "a heading")
    #expect(list.click(3) == "o x - [.] @ o")
    #expect(list.click(4) == "o x - . [@] o, activate(4)")
    #expect(list.click(4, count: 2) == "o x - . [@] o", "a link has acted on the first click")
    #expect(list.click(0, isOnControl: true) == "unused")
    #expect(list.click(nil) == "o o - . [@] o")
    #expect(list.click(nil) == "unused", "nothing was selected")
  }

  @Test func `A click on a row of a form is one on its control, and so are Enter and Space`() {
    let list = PictureList("o % #", .none)
    list.listElement.isForm = true
    #expect(list.click(1) == "o % #, use 1")
    #expect(list.click(1, count: 2) == "o % #", "the first click has done it")
    #expect(list.click(1, isOnControl: true) == "unused", "the control hears it itself")
    #expect(list.click(1, .control) == "o [%] #")
    #expect(list.press(.enter) == "o [%] #, use 1")
    #expect(list.press(.space) == "o [%] #, use 1")
    #expect(list.click(2) == "o % [#]", "one of two buttons can't be meant")
    #expect(list.press(.space) == "o % [#]")
    let outline = PictureList("C V o", .none)
    outline.listElement.isForm = true
    #expect(outline.click(0) == "V V o")
    #expect(outline.click(1) == "V C o")
    let link = PictureList("@ o", .none)
    link.listElement.isForm = true
    #expect(link.click(0) == "[@] o, activate(0)")
  }

  @Test func `With Shift and Control clicks extend the selection`() {
    let list = PictureList("o o o - o o")
    #expect(list.click(1) == "o [x] o - o o, choose(1)")
    #expect(list.click(4, .shift) == "o x x - [x] o")
    #expect(list.click(0, .shift) == "[x] x o - o o")
    #expect(list.click(5, .control) == "x x o - o [x]")
    #expect(list.click(4, [.control, .shift]) == "x x o - [x] x")
    #expect(list.click(1, .control) == "x [o] o - x x")
    #expect(list.click(4, [.control, .shift]) == "x o o - [o] x", "it began with a row that is not selected")
    #expect(list.click(nil, .control) == "unused")
    #expect(list.press(.down, .shift) == "o x x - [x] o", "keys go on from where clicks began")
  }

  @Test(arguments: [SelectionMode.single, .required]) func `Where one row is selected Shift changes nothing about a click`(
    mode: SelectionMode
  ) {
    let list = PictureList("o o o - o", mode)
    #expect(list.click(0) == "[x] o o - o, choose(0)")
    #expect(list.click(2, .shift).hasPrefix("o o [x] - o"))
    #expect(list.click(4, .shift).hasPrefix("o o o - [x]"))
  }

  @Test func `A double click does what the list does with its rows`() {
    let list = PictureList("o o", .single, hasPrimaryAction: true)
    #expect(list.click(1) == "o [x], choose(1)")
    #expect(list.click(1, count: 2) == "o [x], activate(1)")
    #expect(list.click(1, count: 3) == "o [x]")
    #expect(list.click(1, .control, count: 2) == "o [o]")
  }

  @Test func `A second click on another row is the first one there`() {
    let list = PictureList("o o", .single, hasPrimaryAction: true)
    #expect(list.click(0) == "[x] o, choose(0)")
    #expect(list.click(1, count: 2) == "o [x], choose(1)")
    #expect(list.click(1, count: 3) == "o [x], activate(1)")
    #expect(list.click(1, count: 4) == "o [x]")
    #expect(list.click(0, count: 5) == "[x] o, choose(0)")
    #expect(list.click(0) == "[x] o, choose(0)")
    #expect(list.click(0, count: 2) == "[x] o, activate(0)")
  }

  @Test func `In edit mode a click adds to the selection and takes away from it`() {
    let list = PictureList("x o . @", isEditing: true)
    #expect(list.click(1) == "x [x] . @")
    #expect(list.click(0) == "[o] x . @")
    #expect(list.click(0, count: 2) == "[x] x . @")
    #expect(list.click(2) == "x x [.] @")
    #expect(list.click(3) == "x x . [@]", "a link waits until edit mode is over")
    #expect(list.click(0, .control) == "[o] x . @")
    let one = PictureList("x o", .single, isEditing: true)
    #expect(one.click(1) == "o [x]", "nothing is chosen meanwhile")
  }

  @Test func `A required selection stays`() {
    let list = PictureList("[x] o", .required)
    #expect(list.click(nil) == "unused")
    #expect(list.after(ListInteraction.clear(in: list)) == "unused")
    #expect(list.click(0, .control) == "[x] o")
  }

  @Test func `What stands in a row for one thing takes the focus along where the list has it`() {
    let list = PictureList("v [x] C0")
    #expect(list.after(ListInteraction.use(.disclosure, ofRow: 0, in: list)) == "[>] x C0")
    #expect(list.after(ListInteraction.use(.deleteButton, ofRow: 1, in: list)) == "> [x] C0, delete(1, SidelightCore.DeletionScope.row)")
    #expect(list.after(ListInteraction.use(.triangle, ofRow: 2, in: list)) == "> [x] V0")
    #expect(list.after(ListInteraction.use(.triangle, ofRow: 1, in: list)) == "> [x] V0", "a row without a triangle")
    list.focus = nil
    #expect(list.after(ListInteraction.use(.disclosure, ofRow: 0, in: list)) == "v x V0")
  }

  // MARK: Letters

  private func search(_ list: PictureList, _ letter: Character, _ modifiers: KeyShortcut.Modifiers = [], time: Int) -> String? {
    list.interaction.type(letter, modifiers, at: list.focus ?? 0, time: time, in: list).map { "\($0.prefix) from \($0.position)" }
  }

  @Test func `Letters make a word until there is a pause`() {
    let list = PictureList("[o] o o")
    #expect(search(list, " ", time: 0) == nil, "a space begins no word")
    #expect(search(list, "A", .shift, time: 0) == "a from 1")
    #expect(search(list, " ", time: 10) == "a  from 0")
    #expect(search(list, "b", .control, time: 20) == nil)
    #expect(search(list, "b", time: 20) == "a b from 0")
    #expect(search(list, "b", time: 20 + TypeAhead.pause) == "b from 1")
  }

  @Test func `A sign opens a row that it can open, and otherwise belongs to a word`() {
    let list = PictureList("[C0] o0 >")
    #expect(search(list, "+", time: 0) == nil)
    #expect(search(list, "c", time: 0) == "c from 1")
    #expect(search(list, "+", time: 10) == "c+ from 0")
    list.focus = 1
    #expect(search(list, "-", time: 9000) == "- from 2")
    list.focus = 2
    #expect(search(list, "*", time: 20_000) == "* from 0", "a section is not opened by a sign")
  }

  @Test func `What is found is selected alone, and in edit mode only gets the focus`() {
    let list = PictureList("[x] o . x")
    #expect(list.after(list.interaction.find(1, in: list)) == "o [x] . o")
    #expect(list.after(list.interaction.find(2, in: list)) == "o x [.] o")
    let edited = PictureList("[x] o x", isEditing: true)
    #expect(edited.after(edited.interaction.find(1, in: edited)) == "x [o] x")
  }
}

import SidelightCore
import Testing

/// What each key does in a list, before and after.
@MainActor struct ListKeyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let before: String
    let key: ListKey
    let modifiers: KeyShortcut.Modifiers
    let after: String

    init(_ before: String, _ key: ListKey, _ after: String) { self.init(before, key, [], after) }

    init(_ before: String, _ key: ListKey, _ modifiers: KeyShortcut.Modifiers, _ after: String) {
      self.before = before
      self.key = key
      self.modifiers = modifiers
      self.after = after
    }

    var testDescription: String { "\(before) \(key) \(modifiers.rawValue)" }
  }

  private func check(_ step: Case, _ list: PictureList) {
    #expect(list.press(step.key, step.modifiers) == step.after)
  }

  @Test(arguments: [
    // The first arrow selects the row with the focus, and the next ones go on.
    Case("- [o] o o", .down, "- [x] o o"),
    Case("- [x] o o", .down, "- o [x] o"),
    Case("o o [o] -", .up, "o o [x] -"),
    Case("o x [x] -", .up, "o [x] o -"),
    // Headings are passed, unless they are of use.
    Case("[x] - - o", .down, "o - - [x]"),
    Case("[x] > o", .down, "x [>] o"),
    Case("[x] - = o", .down, "x - [=] o"),
    Case("x [>] o", .down, "o > [x]"),
    Case("x [>] o", .up, "[x] > o"),
    Case("[.] x", .down, ". [x]"),
    // A step that leads nowhere leaves no other row selected.
    Case("x o [x]", .down, "o o [x]"),
    Case("x [x] -", .down, "o [x] -, see 2"),
    Case("- [x] x", .up, "- [x] o, see 0"),
    Case("x [.] -", .down, "x [.] -, see 2"),
    // The ends, past headings.
    Case("- o o [o] -", .home, "- [x] o o -, see 0"),
    Case("- [o] o o -", .end, "- o o [x] -, see 4"),
    Case("o [x] .", .end, "o x [.]"),
    Case("[=] -", .end, "[=] -, see 1"),
    // A header whose section is closed stands for its rows.
    Case("[>] > >", .end, "> > [>]"), Case("> > [>]", .home, "[>] > >"), Case("[x] o > -", .end, "x o [>] -, see 3"),
    Case("[>] > > >", .pageDown, "> > [>] >"), Case("x o [>] -", .end, "x o [>] -, see 3"), Case("[v] o x", .home, "v [x] o, see 0"),
    // Nothing leads back.
    Case("x o [>]", .pageDown, "x o [>]"), Case("x o [>] -", .pageDown, "x o [>] -, see 3"), Case("[>] o x", .pageUp, "[>] o x"),
    // Shift goes as far as rows that cannot be selected.
    Case("[x] o .", .end, .shift, "x x [.]"), Case("o [x] . @", .end, .shift, "o x . [@]"),
    // Nothing is beside a row.
    Case("x [o] o", .left, "x [o] o"), Case("x [o] o", .right, .shift, "x [o] o"),
    // All, and nothing.
    Case("- [x] .", .a, .control, "- [x] ."), Case("- [o] o", .slash, .control, "- [x] x"),
    Case("[x] x", .a, [.control, .shift], "[o] o"), Case("[x] x", .backslash, .control, "[o] o"),
    // Space.
    Case("x [o]", .space, "x [x]"), Case("x [x]", .space, .control, "x [o]"), Case("x [.]", .space, "x [.]"),
    Case("x [-]", .space, .shift, "x [-]"),
    // Not the list's.
    Case("x [o]", .down, .alt, "unused"), Case("x [o]", .home, .alt, "unused"), Case("x [o]", .delete, "unused"),
    Case("x [o]", .a, "unused"), Case("x [o]", .f10, "unused"), Case("x [o]", .enter, .control, "unused"), Case("[x]", .plus, "unused"),
  ]) func `Keys lead to rows`(step: Case) { check(step, PictureList(step.before)) }

  @Test(arguments: [
    Case("[x] o o", .down, .control, "x [o] o"), Case("[o] o o", .down, .control, "o [o] o"), Case("x o [o]", .home, .control, "[x] o o"),
    Case("o [x] o o", .down, .shift, "o x [x] o"), Case("o [x] - o", .end, .shift, "o x - [x]"),
    Case("x o [x] o", .home, .shift, "[x] x x o"),
    Case("o [o] o", .down, .shift, "o [x] o"),
    // With both, what is selected elsewhere stays.
    Case("x o [x] o", .down, [.control, .shift], "x o x [x]"), Case("x o [x] - o", .end, [.control, .shift], "x o x - [x]"),
    Case("x x [o] x", .end, [.control, .shift], "x x o [o]"),
  ]) func `Shift extends the selection, and Control leaves it alone`(step: Case) { check(step, PictureList(step.before)) }

  @Test func `Shift extends from where the selection began, wherever the focus goes`() {
    let list = PictureList("o [x] o - o")
    #expect(list.press(.down, .shift) == "o x [x] - o")
    #expect(list.press(.down, .shift) == "o x x - [x]")
    #expect(list.press(.home, .shift) == "[x] x o - o")
    #expect(list.press(.down, .control) == "x [x] o - o")
    #expect(list.press(.space) == "x [o] o - o")
    #expect(list.press(.end, .shift) == "o x x - [x]")
    list.lines.removeSubrange(1...)
    list.focus = 0
    #expect(list.press(.home, .shift) == "[x]", "the row from which the selection began has gone")
  }

  @Test(arguments: [SelectionMode.single, .required, .none]) func `Without a selection of several Shift extends none`(mode: SelectionMode) {
    let list = PictureList(mode == .none ? "[o] o o" : "[x] o o", mode)
    #expect(list.press(.down, .shift) == (mode == .none ? "o [o] o" : "o [x] o"))
    #expect(list.press(.end, .shift) == (mode == .none ? "o o [o]" : "o o [x]"))
    #expect(list.press(.down) == (mode == .none ? "o o [o]" : "o o [x]"))
    #expect(list.press(.a, .control) == (mode == .none ? "o o [o]" : "o o [x]"))
    #expect(list.press(.space) == (mode == .none ? "o o [o]" : mode == .single ? "o o [o]" : "o o [x]"))
  }

  @Test(arguments: [
    // Three rows are a page.
    Case("[x] o o o o o", .pageDown, "o o [x] o o o"), Case("o o o [x] o o", .pageDown, "o o o o o [x]"),
    Case("o o o o [x] x", .pageUp, "o o [x] o o o"), Case("[x] x", .pageUp, "[x] o"), Case("[o] o - o", .pageDown, "o o - [x], see 2"),
    Case("[o] o -", .pageDown, "o [x] -, see 2"), Case("[x] o o o", .pageDown, .shift, "x x [x] o"),
    Case("[x] o o o", .pageDown, .control, "x o [o] o"), Case("[-] -", .pageDown, "[-] -, see 1"),
    // A page without a way on stays, and leaves its row selected alone.
    Case("x [x] -", .pageDown, "o [x] -, see 2"),
  ]) func `Pages end on the last row that is in sight with the one that has the focus`(step: Case) { check(step, PictureList(step.before)) }

  @Test func `Rows count for a page with the room that they take, and those out of sight with that of the others`() {
    let list = PictureList("[x] o o o o o o o")
    // A row of 30 pixels, one of 10 and one whose end is out of sight.
    list.sight = ListSight(height: 100, tops: [0: 0, 1: 30, 2: 40])
    #expect(list.press(.pageDown) == "o o o o [x] o o o")
    list.sight = ListSight(height: 40, tops: [4: 0])
    #expect(list.press(.pageDown) == "o o o o o [x] o o", "one row alone is taken for a page")
  }

  @Test func `A page is a row at least, and without a layout nobody knows it`() {
    let list = PictureList("[x] o o")
    list.sight?.height = 5
    #expect(list.press(.pageDown) == "o [x] o")
    list.sight = nil
    #expect(list.press(.pageDown) == "unused")
  }

  @Test(arguments: [
    Case("[o] o", .enter, "[x] o, choose(0)"), Case("[-] o", .enter, "[-] o"), Case("[.] o", .enter, "[.] o"),
    Case("[@] o", .enter, "[@] o, activate(0)"), Case("o [o]", .menu, "o [o], menu 1"), Case("o [o]", .f10, .shift, "o [o], menu 1"),
  ]) func `Enter chooses a row or follows a link, and two keys open a menu`(step: Case) { check(step, PictureList(step.before)) }

  @Test func `Enter does what a list does with its rows`() {
    let list = PictureList("[o] .", .none, hasPrimaryAction: true)
    #expect(list.press(.enter) == "[o] ., activate(0)")
  }

  @Test func `What a control in the row had no use for leads to other rows, and does nothing else`() {
    let list = PictureList("o [x] o")
    #expect(list.press(.down, origin: .control) == "unused")
    #expect(list.press(.space, origin: .handedOn) == "unused")
    #expect(list.press(.enter, origin: .handedOn) == "unused")
    #expect(list.press(.down, origin: .handedOn) == "o o [x]")
    list.deletable = [2]
    #expect(list.press(.delete, origin: .handedOn) == "unused")
    #expect(list.press(.delete, origin: .control) == "o o [x], delete(2, SidelightCore.DeletionScope.selectionOrRow)")
  }

  @Test func `A row that is not there has no keys`() {
    let list = PictureList("o o")
    #expect(list.interaction.press(ListKeyPress(.down, at: 2), in: list) == nil)
    #expect(list.interaction.press(ListKeyPress(.down, at: -1), in: list) == nil)
  }
}

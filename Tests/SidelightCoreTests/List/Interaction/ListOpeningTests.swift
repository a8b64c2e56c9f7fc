import SidelightCore
import Testing

/// What opens and closes sections and rows of outlines, and what moves and deletes.
@MainActor struct ListOpeningTests {
  typealias Case = ListKeyTests.Case

  @Test(
    arguments: [false, true],
    [
      Case("[>] o", .right, "[v] o"), Case("[>] o", .left, "[>] o"), Case("[v] o", .left, "[>] o"), Case("[v] o", .right, "[v] o"),
      Case("[v] x", .enter, "[>] x"), Case("[>] x", .space, "[v] x"), Case("[v] x", .left, .shift, "[v] x"), Case("[v] x", .plus, "unused"),
      Case("[C0] o0", .right, "[V0] o0"), Case("[V0] o1", .right, "V0 [o1*]"), Case("[V0] o0", .right, "[V0] o0"),
      Case("[V0]", .right, "[V0]"),
      Case("V0 [V1] o2", .left, "V0 [C1] o2"), Case("V0 C1 [o1*]", .left, "[V0*] C1 o1"), Case("[C0] o0", .left, "[C0] o0"),
      Case("V0 [o1]", .right, "V0 [o1]"), Case("[C0]", .right, .shift, "[V0]"), Case("[V0]", .left, .shift, "[C0]"),
      Case("[V0]", .right, .shift, "[V0]"), Case("[C0]", .plus, .shift, "[V0]"), Case("[V0]", .minus, "[C0]"),
      Case("[V0]", .slash, .shift, "[C0]"),
      Case("[C0]", .minus, "[C0]"), Case("[C0]", .asterisk, "[C0], expandAll(0)"), Case("[C0]", .asterisk, .control, "unused"),
      Case("[C0]", .right, [.shift, .alt], "unused"), Case("[o0]", .plus, "unused"),
    ]) func `The arrow that points to the content opens, and the other one closes`(isRightToLeft: Bool, step: Case)
  {
    let list = PictureList(step.before)
    list.isRightToLeft = isRightToLeft
    let mirrored: [ListKey: ListKey] = [.left: .right, .right: .left]
    #expect(list.press(isRightToLeft ? mirrored[step.key] ?? step.key : step.key, step.modifiers) == step.after)
  }

  @Test func `Delete deletes and Alt moves where the list lets them`() {
    let list = PictureList("V0 [o1] o0")
    #expect(list.press(.delete) == "unused")
    #expect(list.press(.up, .alt) == "unused")
    list.deletable = [1]
    list.movable = [1]
    #expect(list.press(.delete) == "V0 [o1] o0, delete(1, SidelightCore.DeletionScope.selectionOrRow)")
    #expect(list.press(.delete, .shift) == "unused")
    #expect(list.press(.up, .alt) == "V0 [o1] o0, moveStep(1, forward: false)")
    #expect(list.press(.down, .alt, origin: .control) == "V0 [o1] o0, moveStep(1, forward: true)")
    #expect(list.press(.right, .alt) == "V0 [o1] o0, moveLevel(1, inward: true)")
    list.isRightToLeft = true
    #expect(list.press(.right, .alt) == "V0 [o1] o0, moveLevel(1, inward: false)")
  }

  @Test(arguments: [
    Case("[x] o o", .down, "x [o] o"), Case("[o] o x", .down, "o [o] x"), Case("x o [x]", .down, "x o [x]"),
    Case("- o [x]", .home, "- [o] x, see 0"),
    Case("[x] o o o o", .pageDown, "x o [o] o o"), Case("[x] o -", .pageDown, "x [o] -, see 2"), Case("x [x]", .left, "x [x]"),
    Case("x [o]", .space, "x [x]"), Case("[x] o x", .down, .shift, "x [x] o"), Case("[V0*] o1", .right, "V0* [o1]"),
    Case("V0 C1* [o1*]", .left, "[V0] C1* o1*"),
  ]) func `In edit mode what leads to other rows moves the focus alone`(step: Case) {
    #expect(PictureList(step.before, isEditing: true).press(step.key, step.modifiers) == step.after)
  }
}

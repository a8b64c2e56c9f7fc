import SidelightCore
import Testing

/// How stacks share their room, by the sentences of the documentation of `HStack`, `VStack`, `Spacer` and `layoutPriority(_:)`.
struct StackArrangementTests {
  private let two = hstack(.leaf("A", 50, 20), .leaf("B", 30, 40))

  @Test func `A view that arranges its subviews in a horizontal line`() {
    #expect(two.picture(200, 100) == "A 0,10 50x20 | B 56,0 30x40")
  }

  @Test func `A view that arranges its subviews in a vertical line`() {
    #expect(vstack(.leaf("A", 50, 20), .leaf("B", 30, 40)).picture(200, 100) == "A 0,0 50x20 | B 10,26 30x40")
  }

  @Test(arguments: [(nil, "86x40"), (0, "86x40"), (60, "86x40"), (1000, "86x40"), (Double.infinity, "86x40")])
  func `A stack that doesn’t contain a spacer is sized up to the combined ideal widths of its content`(width: Double?, answer: String) {
    #expect(two.answer(width, nil) == answer)
  }

  @Test func `A stack of nothing takes nothing`() {
    #expect(hstack().answer(100, 100) == "0x0")
    #expect(vstack().answer(nil, nil) == "0x0")
  }

  @Test func `spacing: nil if you want the stack to choose a default distance for each pair of subviews`() {
    #expect(vstack(.text("A", 2), .text("B", 2), .leaf("C", 16, 10)).picture(50, 100) == "A 0,0 16x17 | B 0,19 16x17 | C 0,42 16x10")
    #expect(hstack(.text("A", 2), .text("B", 2)).answer(nil, nil) == "38x17")
  }

  @Test func `spacing: The distance between adjacent subviews`() {
    #expect(vstack(.text("A", 2), .text("B", 2), spacing: 10).answer(nil, nil) == "16x44")
    #expect(hstack(.leaf("A", 50, 20), .leaf("B", 50, 20), spacing: -10).picture(200, 20) == "A 0,0 50x20 | B 40,0 50x20")
  }

  @Test(arguments: [
    (GuideKey.top, "A 0,0 50x20 | B 56,0 30x40"), (.middle, "A 0,10 50x20 | B 56,0 30x40"), (.bottom, "A 0,20 50x20 | B 56,0 30x40"),
  ])
  func `alignment: The guide for aligning the subviews in this stack, with the same vertical screen coordinate`(
    key: GuideKey, picture: String
  ) {
    #expect(hstack(.leaf("A", 50, 20), .leaf("B", 30, 40), align: key).picture(200, 100) == picture)
  }

  @Test(arguments: [
    (GuideKey.leading, "A 0,0 50x20 | B 0,26 30x40"), (.center, "A 0,0 50x20 | B 10,26 30x40"), (.trailing, "A 0,0 50x20 | B 20,26 30x40"),
  ])
  func `alignment: The guide for aligning the subviews in this stack, with the same horizontal screen coordinate`(
    key: GuideKey, picture: String
  ) {
    #expect(vstack(.leaf("A", 50, 20), .leaf("B", 30, 40), align: key).picture(200, 100) == picture)
  }

  // MARK: Sharing

  @Test func `The least flexible view comes first, and the others share what is left`() {
    let stack = hstack(.color("A").frame(minWidth: 50, maxWidth: 200), .color("B").frame(minWidth: 50, maxWidth: .infinity))
    #expect(stack.picture(300, 20) == "A 0,0 147x20 | B 153,0 147x20")
    #expect(stack.picture(1000, 20) == "A 0,0 200x20 | B 206,0 794x20")
    #expect(stack.picture(60, 20) == "A 0,0 50x20 | B 56,0 50x20")
  }

  @Test(arguments: [
    (300, "A 0,0 100x10 | B 100,0 100x10 | C 200,0 100x10"), (0, "A 0,0 0x10 | B 0,0 0x10 | C 0,0 0x10"),
    (100, "A 0,0 33.33x10 | B 33.33,0 33.33x10 | C 66.67,0 33.33x10"),
  ])
  func `Views typically have a default priority of 0 which causes space to be apportioned evenly to all sibling views`(
    width: Double, picture: String
  ) {
    #expect(hstack(.color("A"), .color("B"), .color("C"), spacing: 0).picture(width, 10) == picture)
  }

  @Test func `What is not flexible gets what it wishes before the others share`() {
    let stack = hstack(.color("A"), .leaf("B", 40, 10), .color("C"), spacing: 0)
    #expect(stack.picture(100, 10) == "A 0,0 30x10 | B 30,0 40x10 | C 70,0 30x10")
  }

  @Test func `A view that takes less than its share leaves the rest to the others`() {
    let stack = hstack(.color("A").frame(maxWidth: 10), .color("B").frame(maxWidth: 30), .color("C"), spacing: 0)
    #expect(stack.picture(100, 10) == "A 0,0 10x10 | B 10,0 30x10 | C 40,0 60x10")
  }

  @Test func `A view that needs more than its share takes it, and the stack becomes longer than what it was offered`() {
    let stack = hstack(.color("A").frame(maxWidth: 100), .color("B").frame(minWidth: 100), spacing: 0)
    #expect(stack.answer(150, 10) == "175x10")
    #expect(stack.picture(150, 10) == "A 0,0 75x10 | B 75,0 100x10")
  }

  @Test func `Of views without an end, the one with the greatest least length comes first`() {
    let stack = hstack(.color("A"), .color("B").frame(minWidth: 80, maxWidth: .infinity), spacing: 0)
    #expect(stack.picture(100, 10) == "A 0,0 20x10 | B 20,0 80x10")
  }

  @Test func `Texts wrap in the room that the stack offers them`() {
    #expect(hstack(.text("A", 4), .text("B", 20)).picture(118, 100) == "A 0,8.5 32x17 | B 38,0 80x34")
    #expect(vstack(.text("A", 4), .text("B", 20), align: .leading).picture(80, 100) == "A 0,0 32x17 | B 0,19 80x34")
  }

  @Test(arguments: [(nil, "20x26"), (0, "0x6"), (100, "100x30"), (Double.infinity, "∞x30")])
  func `Where a stack is offered nothing, each child has its ideal length`(length: Double?, answer: String) {
    let stack = vstack(.leaf("A", .init(0, 20, .infinity), .init(0, 10, 12)), .leaf("B", .init(0, 15, 30), .init(0, 10, 12)))
    #expect(stack.answer(length, length) == answer)
  }

  @Test func `Where a stack is offered nothing across, its children are offered its own side once it has one`() {
    let stack = vstack(.leaf("A", 50, 20), .leaf("Line", .any, 1), spacing: 0).fixed()
    #expect(stack.picture(500, 500) == "A 0,0 50x20 | Line 0,20 50x1")
  }

  // MARK: Priority

  @Test func `The higher priority view shrinks later when the group is shrunk`() {
    let texts = hstack(.text("A", 10), .text("B", 10).priority(1), spacing: 0)
    #expect(texts.picture(120, 50) == "A 0,0 40x34 | B 40,8.5 80x17")
    #expect(texts.picture(88, 500).hasSuffix("| B 8,76.5 80x17"))
  }

  @Test func `The higher priority view stretches sooner when the group is stretched`() {
    #expect(hstack(.color("A"), .color("B").priority(1), spacing: 0).picture(100, 10) == "A 0,0 0x10 | B 0,0 100x10")
  }

  @Test func `The parent layout offers the child with the highest priority all the space, minus the minimum space required for all others`()
  {
    let stack = hstack(.color("A").frame(minWidth: 30), .color("B").priority(1), .leaf("C", 20, 10).priority(-1), spacing: 0)
    #expect(stack.picture(100, 10) == "A 0,0 30x10 | B 30,0 50x10 | C 80,0 20x10")
    #expect(stack.picture(10, 10) == "A 0,0 30x10 | B 30,0 0x10 | C 30,0 20x10")
  }

  @Test func `A priority is heard through an alignment guide, an offset and a fixed size`() {
    for child in [Sketch.color("B").priority(1).guide(.top, 0), .color("B").priority(1).offset(0, 0)] {
      #expect(hstack(.color("A"), child, spacing: 0).picture(100, 10) == "A 0,0 0x10 | B 0,0 100x10")
    }
    #expect(hstack(.color("A"), .color("B").priority(1).frame(minWidth: 0), spacing: 0).picture(100, 10) == "A 0,0 50x10 | B 50,0 50x10")
  }

  @Test func `A priority that is not a number is the usual one`() {
    #expect(hstack(.color("A").priority(.nan), .color("B"), spacing: 0).picture(100, 10) == "A 0,0 50x10 | B 50,0 50x10")
  }
}

/// `Spacer`.
struct SpacerArrangementTests {
  @Test func `A spacer expands along the major axis of its containing stack, moving sibling views out of the way`() {
    let stack = hstack(.leaf("A", 50, 20), .spacer(.horizontal, nil, "S"), .leaf("B", 30, 20))
    #expect(stack.picture(200, 20) == "A 0,0 50x20 | S 50,10 120x0 | B 170,0 30x20")
  }

  @Test func `The stack now expands to take as much space as the parent view allows`() {
    #expect(hstack(.spacer(.horizontal), .leaf("A", 50, 20)).answer(200, 20) == "200x20")
    #expect(vstack(.spacer(.vertical), .leaf("A", 50, 20)).answer(200, 200) == "50x200")
    #expect(hstack(.spacer(.horizontal), .leaf("A", 50, 20)).answer(200, 100) == "200x20")
  }

  @Test(arguments: [(nil, "86x20"), (0, "80x20"), (40, "120x20")])
  func `minLength: The minimum length this spacer can be shrunk to, the default spacing between views if nil`(
    least: Double?, answer: String
  ) {
    let stack = hstack(.leaf("A", 50, 20), .spacer(.horizontal, least), .leaf("B", 30, 20))
    #expect(stack.answer(10, 20) == answer)
    #expect(stack.answer(nil, 20) == answer)
  }

  @Test func `Two spacers share what is left`() {
    let stack = hstack(.spacer(.horizontal), .leaf("A", 50, 20), .spacer(.horizontal))
    #expect(stack.picture(150, 20) == "A 50,0 50x20")
  }

  @Test func `A spacer takes nothing before a text has what it wishes`() {
    #expect(hstack(.text("A", 10), .spacer(.horizontal, 0)).picture(100, 20) == "A 0,0 80x17")
    #expect(hstack(.text("A", 10), .spacer(.horizontal, 0)).picture(40, 50) == "A 0,0 40x34")
  }

  @Test(arguments: [(nil, nil, "6x6"), (100, 50, "100x50"), (0, nil, "6x6")])
  func `A spacer expands on both axes if not contained in a stack`(width: Double?, height: Double?, answer: String) {
    #expect(Sketch.spacer(nil).answer(width, height) == answer)
  }
}

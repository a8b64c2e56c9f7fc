import SidelightCore
import Testing

/// `ZStack`, `overlay(alignment:content:)`, `background(alignment:content:)`.
struct LayersArrangementTests {
  @Test func `A view that overlays its subviews, aligning them in both axes`() {
    #expect(zstack(.leaf("A", 50, 20), .leaf("B", 30, 40)).picture(200, 100) == "A 0,10 50x20 | B 10,0 30x40")
    #expect(zstack(.leaf("A", 50, 20), .leaf("B", 30, 40)).answer(nil, nil) == "50x40")
    #expect(zstack().answer(50, 50) == "0x0")
  }

  @Test(arguments: [
    (GuidePair(.leading, .top), "A 0,0 50x20 | B 0,0 30x40"), (GuidePair(.trailing, .bottom), "A 0,20 50x20 | B 20,0 30x40"),
    (GuidePair(.leading, .middle), "A 0,10 50x20 | B 0,0 30x40"),
  ])
  func `alignment: The guide for aligning the subviews in this stack on both the x- and y-axes`(align: GuidePair, picture: String) {
    #expect(zstack(.leaf("A", 50, 20), .leaf("B", 30, 40), align: align).picture(200, 100) == picture)
  }

  @Test func `Layers are as large as they reach once they are aligned by their guides`() {
    let layers = zstack(.leaf("A", 50, 20).guide(.leading, 10), .leaf("B", 50, 20), align: .topLeading)
    #expect(layers.picture(200, 20) == "A 0,0 50x20 | B 10,0 50x20")
    #expect(layers.answer(nil, nil) == "60x20")
  }

  @Test(arguments: [(nil, "50x20"), (0, "50x20"), (80, "80x80"), (Double.infinity, "∞x∞")])
  func `Each layer is offered what the stack is offered`(length: Double?, answer: String) {
    #expect(zstack(.color("A"), .leaf("B", 50, 20)).answer(length, length) == answer)
  }

  @Test func `What fills is as large as the stack where nothing was offered`() {
    #expect(zstack(.color("A"), .leaf("B", 50, 20)).fixed().picture(500, 500) == "A 0,0 50x20 | B 0,0 50x20")
  }

  @Test func `Only layers of the highest priority say how large the stack is`() {
    #expect(zstack(.leaf("A", 50, 20).priority(1), .leaf("B", 80, 10)).answer(nil, nil) == "50x20")
  }

  @Test func `Layers the views that you specify behind this view, which keeps its size`() {
    let view = zstack(.color("Back").decoration, .text("A", 5))
    #expect(view.picture(300, 300) == "Back 0,0 40x17 | A 0,0 40x17")
    #expect(view.answer(24, nil) == "24x34")
  }

  @Test(arguments: [
    (GuidePair(.leading, .top), "A 0,0 50x40 | Over 0,0 10x10"), (.center, "A 0,0 50x40 | Over 20,15 10x10"),
    (GuidePair(.trailing, .bottom), "A 0,0 50x40 | Over 40,30 10x10"),
  ])
  func `Layers the views that you specify in front of this view`(align: GuidePair, picture: String) {
    #expect(zstack(.leaf("A", 50, 40), .leaf("Over", 10, 10).decoration, align: align).picture(300, 300) == picture)
  }

  @Test func `An overlay that is larger hangs out over the view`() {
    #expect(zstack(.leaf("A", 20, 20), .leaf("Over", 60, 40).decoration).picture(300, 300) == "A 0,0 20x20 | Over -20,-10 60x40")
  }

  @Test func `An overlay is aligned with the guides of the view`() {
    let view = zstack(.text("A", 2), .leaf("Over", 4, 4).decoration, align: GuidePair(.leading, .firstTextBaseline))
    #expect(view.picture(300, 300) == "A 0,0 16x17 | Over 0,9 4x4")
  }

  @Test func `A view behind which others lie keeps its guides and its priority`() {
    let view = zstack(.color("Back").decoration, .text("A", 1).priority(1))
    #expect(hstack(view, .leaf("B", 10, 30), align: .firstTextBaseline).picture(50, 50) == "Back 0,17 8x17 | A 0,17 8x17 | B 14,0 10x30")
    #expect(hstack(.color("C"), zstack(.color("D").priority(1), .color("E").decoration), spacing: 0).picture(50, 5).hasPrefix("C 0,0 0x5"))
  }
}

/// `ViewThatFits`.
struct FitsArrangementTests {
  private func three(horizontal: Bool = true, vertical: Bool = true) -> Sketch {
    fits(.leaf("Wide", 200, 20), .leaf("Tall", 50, 200), .leaf("Small", 30, 20), horizontal: horizontal, vertical: vertical)
  }

  @Test(arguments: [
    (200, 20, "Wide 0,0 200x20"), (199, 200, "Tall 0,0 50x200"), (199, 199, "Small 0,0 30x20"), (10, 10, "Small 0,0 30x20"),
  ])
  func `It selects the first child whose ideal size on the constrained axes fits within the proposed size`(
    width: Double, height: Double, picture: String
  ) {
    #expect(three().picture(width, height) == picture)
  }

  @Test(arguments: [(199, 0, "Tall 0,0 50x200"), (49, 0, "Small 0,0 30x20")])
  func `It evaluates sizes only on the horizontal axis`(width: Double, height: Double, picture: String) {
    #expect(three(vertical: false).picture(width, height) == picture)
  }

  @Test func `If axes is an empty set, it uses the first child view`() {
    #expect(three(horizontal: false, vertical: false).picture(1, 1) == "Wide 0,0 200x20")
  }

  @Test(arguments: [(nil, nil, "200x20"), (nil, 10, "30x20"), (60, nil, "50x200"), (0, 0, "30x20")])
  func `Where nothing is proposed everything fits`(width: Double?, height: Double?, answer: String) {
    #expect(three().answer(width, height) == answer)
  }

  @Test func `On an axis that is not constrained a text wraps before it is compared`() {
    let texts = fits(.text("Long", 20), .text("Short", 3), horizontal: false)
    #expect(texts.picture(80, 40) == "Long 0,0 80x34")
    #expect(texts.picture(80, 30) == "Short 0,0 24x17")
  }

  @Test func `Nothing fits where there is nothing`() { #expect(fits().answer(10, 10) == "0x0") }

  @Test func `The tree says which one is shown`() {
    let tree = SketchTree(three())
    #expect(tree.tree.choice(in: NodeID(1), Proposal(width: 100, height: 300), tree) == 1)
    #expect(tree.tree.choice(in: NodeID(2), .unspecified, tree) == nil)
  }
}

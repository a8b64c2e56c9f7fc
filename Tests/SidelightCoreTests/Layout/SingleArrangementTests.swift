import SidelightCore
import Testing

/// `padding(_:)`.
struct PaddingArrangementTests {
  @Test func `Adds an equal padding amount to specific edges of this view`() {
    #expect(Sketch.leaf("A", 50, 20).padding(10).answer(nil, nil) == "70x40")
    let some = Sketch.leaf("A", 50, 20).modified(PaddingArrangement(Insets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    #expect(some.answer(nil, nil) == "56x24")
    #expect(some.picture(56, 24) == "A 2,1 50x20")
  }

  @Test(arguments: [(nil, "30x30"), (0, "20x20"), (15, "20x20"), (100, "100x100"), (Double.infinity, "∞x∞")])
  func `The view is offered what is left of the proposal`(length: Double?, answer: String) {
    #expect(Sketch.color("A").padding(10).answer(length, length) == answer)
  }

  @Test func `The order of modifiers matters`() {
    #expect(Sketch.color("A").padding(10).frame(100, 50).picture(100, 50) == "A 10,10 80x30")
    #expect(Sketch.color("A").frame(100, 50).padding(10).picture(120, 70) == "A 10,10 100x50")
  }

  @Test func `A padding below zero lets the view hang out`() {
    #expect(Sketch.color("A").padding(-10).picture(100, 50) == "A -10,-10 120x70")
    #expect(Sketch.leaf("A", 5, 5).padding(-10).answer(nil, nil) == "0x0")
    #expect(Sketch.leaf("A", 5, 5).padding(.nan).answer(nil, nil) == "5x5")
  }

  @Test func `Between padded texts there is the distance of controls`() {
    #expect(vstack(.text("A", 1).padding(1), .text("B", 1)).answer(nil, nil) == "10x42")
  }
}

/// `fixedSize(horizontal:vertical:)`.
struct FixedSizeArrangementTests {
  @Test(arguments: [(nil, "160x17"), (0, "160x17"), (80, "160x17")])
  func `Fixes this view at its ideal size`(width: Double?, answer: String) {
    #expect(Sketch.text("A", 20).fixed().answer(width, width) == answer)
  }

  @Test func `This can result in the view exceeding the parent’s bounds`() {
    #expect(Sketch.text("A", 20).fixed().frame(80, 17).picture(80, 17) == "A -40,0 160x17")
  }

  @Test func `Fixes this view at its ideal size in the specified dimensions`() {
    #expect(Sketch.leaf("A", .init(0, 30, 90), .init(0, 40, 90)).fixed(true, false).answer(60, 60) == "30x60")
    #expect(Sketch.leaf("A", .init(0, 30, 90), .init(0, 40, 90)).fixed(false, true).answer(60, 60) == "60x40")
    #expect(Sketch.text("A", 20).fixed(false, true).answer(80, 5) == "80x34")
    #expect(Sketch.leaf("A", .init(0, 30, 90), .init(0, 40, 90)).fixed(false, false).answer(60, 60) == "60x60")
  }
}

/// `aspectRatio(_:contentMode:)`, `scaledToFit()` and `scaledToFill()`.
struct AspectArrangementTests {
  @Test(arguments: [(100, 100, "A 0,0 100x50"), (300, 100, "A 0,0 200x100"), (100, 0, "A 0,0 0x0")])
  func `Constrains this view’s dimensions to the specified aspect ratio, fitting the parent context`(
    width: Double, height: Double, picture: String
  ) {
    #expect(Sketch.color("A").fit(2).picture(width, height) == picture)
  }

  @Test(arguments: [(100, 100, "A 0,0 200x100"), (300, 100, "A 0,0 300x150"), (100, 0, "A 0,0 100x50")])
  func `Constrains this view’s dimensions to the specified aspect ratio, filling the parent context`(
    width: Double, height: Double, picture: String
  ) {
    #expect(Sketch.color("A").fill(2).picture(width, height) == picture)
  }

  @Test(arguments: [(nil, nil, "10x10"), (100, nil, "100x50"), (nil, 100, "200x100"), (Double.infinity, 50, "100x50")])
  func `A side that nothing is proposed for follows from the other one`(width: Double?, height: Double?, answer: String) {
    #expect(Sketch.color("A").fit(2).answer(width, height) == answer)
  }

  @Test func `Use nil to maintain the current aspect ratio in the resulting view`() {
    let picture = Sketch.leaf("A", .init(0, 40, .infinity), .init(0, 10, .infinity))
    #expect(picture.fit().answer(100, 100) == "100x25")
    #expect(picture.fill().answer(100, 100) == "400x100")
    #expect(picture.fit().answer(nil, nil) == "40x10")
  }

  @Test func `A ratio that is no ratio is none`() {
    for ratio in [0, -1, .nan, .infinity] { #expect(Sketch.color("A").fit(ratio).answer(100, 50) == "50x50") }
    #expect(Sketch.leaf("A", .init(0, 0, .infinity), .any).fit().answer(100, 50) == "100x50")
  }

  @Test func `A picture that fits leaves to its neighbours what it does not take`() {
    #expect(hstack(.color("A"), .color("B").fit(1), spacing: 0).picture(300, 50) == "A 0,0 250x50 | B 250,0 50x50")
  }

  @Test func `What fills hangs out over a frame on both sides`() {
    #expect(Sketch.color("A").fill(2).frame(100, 100).picture(100, 100) == "A -50,0 200x100")
  }
}

/// `offset(x:y:)` and `position(x:y:)`.
struct OffsetArrangementTests {
  @Test func `Shifts the displayed contents by the amount specified; the original dimensions aren’t changed`() {
    #expect(hstack(.leaf("A", 50, 20).offset(20, 50), .leaf("B", 30, 20), spacing: 0).picture(80, 20) == "A 20,50 50x20 | B 50,0 30x20")
    #expect(Sketch.leaf("A", 50, 20).offset(.nan, .infinity).picture(50, 20) == "A 0,0 50x20")
  }

  @Test func `An offset does not move the guides`() {
    let stack = hstack(.text("A", 1).offset(0, 30), .text("B", 1), align: .firstTextBaseline, spacing: 0)
    #expect(stack.picture(20, 20) == "A 0,30 8x17 | B 8,0 8x17")
  }

  @Test func `Positions the center of this view at the specified coordinates in its parent’s coordinate space`() {
    #expect(Sketch.leaf("A", 50, 20).position(175, 100).picture(300, 300) == "A 150,90 50x20")
    #expect(Sketch.color("A").frame(50, 50).position(0, 0).frame(100, 100).picture(100, 100) == "A -25,-25 50x50")
  }

  @Test(arguments: [(300, 200, "300x200"), (nil, 200, "50x200"), (nil, nil, "50x20"), (0, 0, "0x0")])
  func `A positioned view takes all that it is offered`(width: Double?, height: Double?, answer: String) {
    #expect(Sketch.leaf("A", 50, 20).position(0, 0).answer(width, height) == answer)
  }
}

/// `alignmentGuide(_:computeValue:)` and custom alignments.
struct GuideArrangementTests {
  private static let third = GuideKey.custom(1, .vertical) { $0.size.height / 3 }

  @Test func `Sets the view’s vertical alignment`() {
    let stack = hstack(.leaf("A", 10, 20).guide(.top, 5), .leaf("B", 10, 20), align: .top, spacing: 0)
    #expect(stack.picture(50, 50) == "A 0,0 10x20 | B 10,5 10x20")
    #expect(stack.answer(50, 50) == "20x25")
  }

  @Test func `Sets the view’s horizontal alignment`() {
    let stack = vstack(.leaf("A", 10, 20).guide(.leading) { $0[.trailing] }, .leaf("B", 10, 20), align: .leading, spacing: 0)
    #expect(stack.picture(50, 50) == "A 0,0 10x20 | B 10,20 10x20")
    #expect(stack.answer(50, 50) == "20x40")
  }

  @Test func `A guide is seen through modifiers, and moves with the padding`() {
    let stack = hstack(.leaf("A", 10, 20).guide(.top, 5).padding(2), .leaf("B", 10, 20), align: .top, spacing: 0)
    #expect(stack.picture(50, 50) == "A 2,2 10x20 | B 14,7 10x20")
  }

  @Test func `The guides of the edges of a stack are its own`() {
    let inner = hstack(.leaf("A", 10, 20).guide(.top, 5), spacing: 0)
    #expect(hstack(inner, .leaf("B", 10, 20), align: .top, spacing: 0).picture(50, 50) == "A 0,0 10x20 | B 10,0 10x20")
  }

  @Test func `A guide of a name is the mean of those in a stack`() {
    let inner = vstack(.leaf("A", 10, 20).guide(Self.third, 4), .leaf("B", 10, 20).guide(Self.third, 10), spacing: 0)
    #expect(hstack(inner, .leaf("C", 10, 30), align: Self.third, spacing: 0).picture(50, 50) == "A 0,0 10x20 | B 0,20 10x20 | C 10,7 10x30")
  }

  @Test func `A custom alignment puts its default where its type says`() {
    let stack = hstack(
      .leaf("A", 10, 60), .leaf("B", 10, 120), .leaf("C", 10, 90).guide(Self.third) { 2 * $0.size.height / 3 },
      align: Self.third, spacing: 1)
    #expect(stack.picture(50, 200) == "A 0,40 10x60 | B 11,20 10x120 | C 22,0 10x90")
  }

  @Test func `The guide firstTextBaseline aligns the top-most text baselines, and with the bottom of a view without text`() {
    let stack = hstack(.text("A", 2), vstack(.text("B", 1), .text("C", 1)), .leaf("D", 10, 10), align: .firstTextBaseline)
    #expect(stack.picture(90, 50) == "A 0,0 16x17 | B 22,0 8x17 | C 22,19 8x17 | D 36,3 10x10")
  }

  @Test func `The guide lastTextBaseline aligns the bottom-most text baselines`() {
    let stack = hstack(.text("A", 2), vstack(.text("B", 1), .text("C", 1)), .leaf("D", 10, 10), align: .lastTextBaseline)
    #expect(stack.picture(90, 50) == "A 0,19 16x17 | B 22,0 8x17 | C 22,19 8x17 | D 36,22 10x10")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `A guide that is not finite counts as none`(value: Double) {
    let stack = hstack(.leaf("A", 10, 20).guide(.top) { _ in value }, .leaf("B", 10, 20), align: .top, spacing: 0)
    #expect(stack.picture(50, 50) == "A 0,0 10x20 | B 10,0 10x20")
  }
}

import SidelightCore
import Testing

/// The sentences of the documentation of `frame(width:height:alignment:)` and `frame(minWidth:idealWidth:…)`.
struct FrameArrangementTests {
  // MARK: Fixed

  @Test(arguments: [(nil, nil), (0, 0), (500, 500), (Double.infinity, Double.infinity)])
  func `A view with fixed dimensions of width and height`(width: Double?, height: Double?) {
    #expect(Sketch.leaf("A", 50, 20).frame(200, 100).answer(width, height) == "200x100")
    #expect(Sketch.color("A").frame(200, 100).answer(width, height) == "200x100")
  }

  @Test(arguments: [(nil, "200x20"), (0, "200x20"), (500, "200x20")])
  func `If height is nil, the resulting view assumes this view’s sizing behavior`(height: Double?, answer: String) {
    #expect(Sketch.leaf("A", 50, 20).frame(200, nil).answer(nil, height) == answer)
  }

  @Test func `If you only specify one of the dimensions, the resulting view assumes this view’s sizing behavior in the other`() {
    #expect(Sketch.color("A").frame(nil, 30).answer(70, 500) == "70x30")
    #expect(Sketch.text("A", 10).frame(40, nil).answer(nil, nil) == "40x34")
  }

  @Test(arguments: [
    (GuidePair(.leading, .top), "A 0,0 50x20"), (.center, "A 75,40 50x20"), (GuidePair(.trailing, .bottom), "A 150,80 50x20"),
    (GuidePair(.leading, .bottom), "A 0,80 50x20"), (GuidePair(.trailing, .middle), "A 150,40 50x20"),
  ])
  func `alignment: The alignment of this view inside the resulting frame`(alignment: GuidePair, picture: String) {
    #expect(Sketch.leaf("A", 50, 20).frame(200, 100, alignment).picture(200, 100) == picture)
  }

  @Test func `Content that is larger than a fixed frame hangs out as its alignment says`() {
    #expect(Sketch.leaf("A", 50, 20).frame(30, 10).picture(30, 10) == "A -10,-5 50x20")
    #expect(Sketch.leaf("A", 50, 20).frame(30, 10, .topLeading).picture(30, 10) == "A 0,0 50x20")
  }

  @Test func `The baseline of a text lies at the bottom of a frame that is aligned by it`() {
    #expect(Sketch.text("A", 2).frame(50, 50, GuidePair(.leading, .firstTextBaseline)).picture(50, 50) == "A 0,37 16x17")
  }

  // MARK: Flexible

  @Test(arguments: [(nil, "10x10"), (0, "0x0"), (70, "70x70"), (Double.infinity, "∞x∞")])
  func `If no minimum or maximum constraint is specified, the frame adopts the sizing behavior of its child`(
    length: Double?, answer: String
  ) {
    #expect(Sketch.color("A").frame(minWidth: nil).answer(length, length) == answer)
  }

  @Test(arguments: [(0, "50x20"), (49, "50x20"), (75, "75x20"), (500, "200x20"), (Double.infinity, "200x20")])
  func `If both constraints are specified, the frame unconditionally adopts the size proposed for it, clamped`(
    width: Double, answer: String
  ) {
    #expect(Sketch.leaf("A", 30, 20).frame(minWidth: 50, maxWidth: 200).answer(width, nil) == answer)
    #expect(Sketch.color("A").frame(minWidth: 50, maxWidth: 200).frame(nil, 20).answer(width, nil) == answer)
  }

  @Test(arguments: [(30, "60x20"), (80, "80x20"), (100, "100x20"), (500, "100x20")])
  func `A minimum, and the size proposed is less than the size of this view: the proposed size, clamped to that minimum`(
    width: Double, answer: String
  ) {
    #expect(Sketch.leaf("A", 100, 20).frame(minWidth: 60).answer(width, nil) == answer)
  }

  @Test(arguments: [(50, "100x20"), (150, "150x20"), (500, "200x20"), (Double.infinity, "200x20")])
  func `A maximum, and the size proposed is greater than the size of this view: the proposed size, clamped to that maximum`(
    width: Double, answer: String
  ) {
    #expect(Sketch.leaf("A", 100, 20).frame(maxWidth: 200).answer(width, nil) == answer)
  }

  @Test func `A frame with an endless maximum takes all that it is offered`() {
    let frame = Sketch.leaf("A", 30, 20).frame(maxWidth: .infinity, maxHeight: .infinity)
    #expect(frame.picture(300, 100) == "A 135,40 30x20")
    #expect(frame.answer(nil, nil) == "30x20")
    #expect(frame.answer(0, 0) == "30x20")
  }

  @Test(arguments: [(nil, "60x10"), (30, "60x10"), (100, "100x10")])
  func `A view that is smaller than the minimum is in a frame as large as that`(width: Double?, answer: String) {
    #expect(Sketch.leaf("A", .init(0, 10, .infinity), 10).frame(minWidth: 60).answer(width, nil) == answer)
  }

  @Test func `The size proposed to this view is the size proposed to the frame, limited by any constraints`() {
    #expect(Sketch.color("A").frame(maxWidth: 80, maxHeight: 40).picture(200, 200) == "A 0,0 80x40")
    #expect(Sketch.text("A", 20).frame(maxWidth: 80).answer(200, nil) == "80x34")
    #expect(Sketch.text("A", 20).frame(minWidth: 80).answer(20, nil) == "80x34")
  }

  @Test(arguments: [(nil, "70x30"), (0, "0x0"), (20, "20x20"), (200, "200x200")])
  func `Any ideal dimensions specified replace any corresponding unspecified dimensions in the proposal`(
    length: Double?, answer: String
  ) {
    #expect(Sketch.color("A").frame(idealWidth: 70, idealHeight: 30).answer(length, length) == answer)
  }

  @Test func `A fixed size with an ideal one shows the ideal one`() {
    #expect(Sketch.text("A", 20).frame(idealWidth: 80, maxWidth: 400).fixed().answer(30, 30) == "80x34")
    #expect(Sketch.color("A").frame(idealWidth: 80, idealHeight: 40).fixed().picture(500, 500) == "A 0,0 80x40")
  }

  @Test func `Where nothing is proposed and no ideal is said, the view has its own ideal size within the limits`() {
    #expect(Sketch.leaf("A", .init(0, 300, 900), 20).frame(maxWidth: 200).answer(nil, nil) == "200x20")
    #expect(Sketch.leaf("A", .init(0, 30, 900), 20).frame(minWidth: 50, maxWidth: 200).answer(nil, nil) == "50x20")
    #expect(Sketch.leaf("A", .init(0, 70, 900), 20).frame(minWidth: 50, maxWidth: 200).answer(nil, nil) == "70x20")
  }

  @Test func `Limits that contradict one another yield to the least one`() {
    #expect(Sketch.color("A").frame(minWidth: 100, maxWidth: 50).answer(70, 10) == "100x10")
    #expect(Sketch.color("A").frame(minWidth: 100, idealWidth: 50).answer(nil, 10) == "100x10")
    #expect(Sketch.color("A").frame(minWidth: -5, maxWidth: -1).answer(70, 10) == "0x10")
  }

  @Test func `Limits that are no numbers count as none`() {
    #expect(Sketch.leaf("A", 30, 20).frame(minWidth: .nan, maxWidth: .nan).answer(200, nil) == "30x20")
    #expect(Sketch.leaf("A", 30, 20).frame(.nan, .infinity).answer(200, 200) == "30x20")
  }

  @Test func `Frames in one another are asked from the outermost one to the innermost one`() {
    #expect(Sketch.color("A").frame(100, 100).frame(50, 50).picture(50, 50) == "A -25,-25 100x100")
    #expect(Sketch.color("A").frame(50, 50).frame(maxWidth: .infinity, .topLeading).picture(200, 50) == "A 0,0 50x50")
  }

  @Test func `The frame of an element is the frame of its arrangement`() {
    let element = FrameElement(minWidth: 50, maxWidth: 200, alignment: ElementAlignment(.end, .center))
    let sketch = Sketch.leaf("A", 20, 20).modified(LayoutModifier.frame(element).arrangement())
    #expect(sketch.picture(100, 20) == "A 80,0 20x20")
  }
}

import SidelightCore
import Testing

/// What layout modifiers around an element need and where they put it.
@Suite("Chains of layout modifiers") struct LayoutChainTests {
  /// Content of a size: its least one is half of that.
  private func lengths(_ wide: Double, _ high: Double) -> LayoutChain.Content {
    { horizontal, _ in horizontal ? LayoutChain.Length(wide / 2, wide) : LayoutChain.Length(high / 2, high) }
  }

  private func box(
    _ modifiers: [LayoutModifier], _ width: Double, _ height: Double, around content: (Double, Double), _ greed: Greed = .both
  ) -> [Double] {
    let box = LayoutChain(modifiers, contentGreed: greed).contentBox(
      width: width, height: height, content: { horizontal, _ in LayoutChain.Length(0, horizontal ? content.0 : content.1) })
    return [box.x, box.y, box.width, box.height]
  }

  // MARK: Proportions

  @Test func `A view that fits is as large as it can be, and lies in the middle`() {
    let fits = LayoutModifier.aspect(ratio: 2, fills: false)
    #expect(box([fits], 100, 100, around: (10, 10)) == [0, 25, 100, 50])
    #expect(box([fits], 300, 100, around: (10, 10)) == [50, 0, 200, 100])
    #expect(box([.aspect(ratio: nil, fills: false)], 100, 100, around: (40, 10)) == [0, 37.5, 100, 25])
  }

  @Test func `A view that fills hangs out over two edges`() {
    let fills = LayoutModifier.aspect(ratio: 2, fills: true)
    #expect(box([fills], 100, 100, around: (10, 10)) == [-50, 0, 200, 100])
    #expect(box([fills], 300, 100, around: (10, 10)) == [0, -25, 300, 150])
  }

  @Test func `Where the content wishes no size it has no proportion of its own`() {
    let own = LayoutModifier.aspect(ratio: nil, fills: false)
    #expect(box([own], 300, 100, around: (0, 0)) == [0, 0, 300, 100])
  }

  // MARK: Frames and padding

  /// What a frame says along one axis, and what it then needs around content that needs 20 to 40: least and wish where it is offered a length,
  /// and where it is offered none.
  @Test(arguments: [
    (FrameElement(), [20.0, 40, 20, 40]),
    (FrameElement(minWidth: 10), [10, 40, 10, 40]),
    (FrameElement(minWidth: 60), [60, 60, 60, 60]),
    (FrameElement(idealWidth: 90), [20, 90, 20, 90]),
    (FrameElement(maxWidth: 30), [20, 30, 20, 30]),
    (FrameElement(maxWidth: 100), [20, 100, 20, 40]),
    (FrameElement(maxWidth: .infinity), [20, 40, 20, 40]),
    (FrameElement(minWidth: 50, maxWidth: 50), [50, 50, 50, 50]),
    (FrameElement(minWidth: 50, idealWidth: 70, maxWidth: 90), [50, 90, 50, 70]),
    (FrameElement(minWidth: -5), [0, 40, 0, 40]),
  ])
  func `A frame needs what it says, and else what its content needs`(frame: FrameElement, needs: [Double]) {
    let chain = LayoutChain([.frame(frame)], contentGreed: .none)
    let content = lengths(40, 10)
    let offered = chain.measure(horizontal: true, available: nil, content: content)
    let open = chain.measure(horizontal: true, available: nil, open: OpenAxes(true, false), content: content)
    #expect([offered.minimum, offered.natural, open.minimum, open.natural] == needs)
  }

  @Test(arguments: [
    (ElementAlignment(.start, .start), [0.0, 0.0]), (.center, [30, 20]), (ElementAlignment(.end, .end), [60, 40]),
    (ElementAlignment(.start, .end), [0, 40]),
  ])
  func `Content that takes less lies where the frame's alignment says`(alignment: ElementAlignment, place: [Double]) {
    let frame = FrameElement(minWidth: 100, maxWidth: 100, minHeight: 50, maxHeight: 50, alignment: alignment)
    #expect(box([.frame(frame)], 100, 50, around: (40, 10), .none) == place + [40, 10])
    #expect(box([.frame(frame)], 100, 50, around: (40, 10), .both) == [0, 0, 100, 50])
  }

  @Test func `Padding is around what is in it, in the order of the modifiers`() {
    let padding = LayoutModifier.padding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let frame = LayoutModifier.frame(FrameElement(minWidth: 100, maxWidth: 100, minHeight: 50, maxHeight: 50))
    func needs(_ modifiers: [LayoutModifier]) -> [Double] {
      let chain = LayoutChain(modifiers, contentGreed: .none)
      return [true, false].map { chain.measure(horizontal: $0, available: nil, content: lengths(40, 10)).natural }
    }
    #expect(needs([padding]) == [46, 14])
    #expect(needs([padding, frame]) == [100, 50])
    #expect(needs([frame, padding]) == [106, 54])
    #expect(box([frame, padding], 106, 54, around: (40, 10)) == [2, 1, 100, 50])
    #expect(box([padding, frame], 100, 50, around: (40, 10)) == [2, 1, 94, 46])
  }

  @Test func `A fixed size is the content's wish, whatever is offered, and lies in the middle of that`() {
    let fixed = LayoutModifier.fixed(horizontal: true, vertical: true)
    #expect(box([fixed], 20, 30, around: (40, 10)) == [-10, 10, 40, 10])
    let needs = LayoutChain([fixed], contentGreed: .both).measure(horizontal: true, available: 5, content: lengths(40, 10))
    #expect([needs.minimum, needs.natural] == [40, 40])
  }

  // MARK: Cost

  @Test(arguments: [5, 40, 200])
  func `The content of many frames is asked a few different questions`(count: Int) {
    let frames = (0..<count).map { number -> LayoutModifier in
      let length = Double(10 + number)
      return switch number % 3 {
      case 0: .frame(FrameElement(minWidth: length, maxWidth: 500, maxHeight: 400))
      case 1: .fixed(horizontal: number % 2 == 0, vertical: true)
      default: .aspect(ratio: nil, fills: false)
      }
    }
    let chain = LayoutChain(frames, contentGreed: .none)
    var asked = 0
    let content: LayoutChain.Content = { horizontal, available in
      asked += 1
      return horizontal ? LayoutChain.Length(20, 40) : LayoutChain.Length(5, available.map { 400 / max($0, 1) } ?? 10)
    }
    _ = chain.measure(horizontal: false, available: 300, content: content)
    #expect(asked <= 12)
    asked = 0
    _ = chain.contentBox(width: 300, height: 200, content: content)
    #expect(asked <= 12)
  }
}

import SidelightCore
import Testing

/// That the work grows with the number of nodes, however they stand in one another.
struct LayoutCostTests {
  /// So many stacks in one another, each of the other axis, with leaves in each.
  private func nested(_ depth: Int, leaves: [Sketch], alternates: Bool = true, around: (Sketch) -> Sketch = { $0 }) -> Sketch {
    var inner = Sketch.arranged(StackArrangement(.vertical), leaves)
    for level in 1..<depth {
      let axis: Axis2D = alternates && level.isMultiple(of: 2) ? .vertical : .horizontal
      inner = around(Sketch.arranged(StackArrangement(axis), leaves + [inner]))
    }
    return inner
  }

  private let four = [Sketch.leaf("A", 10, 10), .text("B", 6), .color("C"), .leaf("D", .init(5, 20, 90), .init(5, 20, 60))]

  /// Asks what GTK asks: the least size, the ideal one, and the places in a size.
  private func mostAsked(_ sketch: Sketch) -> Int {
    let tree = SketchTree(sketch)
    _ = tree.answer(0, 0)
    _ = tree.answer(nil, nil)
    _ = tree.picture(2000, 1500)
    return tree.asked.values.max() ?? 0
  }

  @Test(arguments: [1, 2, 3, 12]) func `Alternating stacks of four leaves ask a leaf at most eight times`(depth: Int) {
    #expect(mostAsked(nested(depth, leaves: four)) <= 8)
  }

  @Test func `Two hundred alternating stacks ask a leaf at most eight times`() {
    #expect(mostAsked(nested(200, leaves: [.text("A", 6)])) <= 8)
    #expect(mostAsked(nested(200, leaves: [.leaf("A", .init(5, 20, 90), .any)])) <= 8)
  }

  @Test func `Two hundred stacks of one axis ask a leaf at most eight times`() {
    #expect(mostAsked(nested(200, leaves: [.text("A", 6)], alternates: false)) <= 8)
  }

  @Test func `Stacks with modifiers between them ask a leaf at most eight times`() {
    #expect(mostAsked(nested(12, leaves: four) { $0.padding(2).frame(maxWidth: .infinity).guide(.top, 3) }) <= 8)
    #expect(mostAsked(nested(12, leaves: four) { zstack(.color("Back").decoration, $0) }) <= 8)
  }

  @Test func `The arrangements are asked in proportion to their number`() {
    func questions(_ depth: Int) -> Int {
      let tree = SketchTree(nested(depth, leaves: four))
      _ = tree.picture(2000, 1500)
      return tree.tree.counters.arrangements
    }
    #expect(questions(40) < 2 * questions(20) + 20)
  }

  @Test func `A picture that keeps its proportion makes stacks far around it no dearer`() {
    let bent = [Sketch.leaf("P", .any, .any).fit(2), .text("B", 6)]
    var stack = Sketch.arranged(StackArrangement(.vertical), bent)
    for level in 1..<40 { stack = .arranged(StackArrangement(level.isMultiple(of: 2) ? .vertical : .horizontal), [.text("T", 4), stack]) }
    let tree = SketchTree(stack)
    _ = tree.picture(2000, 1500)
    #expect(tree.tree.counters.arrangements < 40 * 60)
  }

  @Test func `Guides of stacks in stacks are asked once for each proposal`() {
    func questions(_ depth: Int) -> Int {
      var stack = hstack(.text("A", 3), .text("B", 5), align: .firstTextBaseline)
      for level in 1..<depth {
        let arrangement =
          level.isMultiple(of: 2)
          ? StackArrangement(.horizontal, alignment: .firstTextBaseline) : StackArrangement(.vertical, alignment: .leading)
        stack = .arranged(arrangement, [.text("T", 4), stack])
      }
      let tree = SketchTree(stack)
      _ = tree.picture(2000, 1500)
      return tree.tree.counters.guides + tree.tree.counters.arrangements
    }
    #expect(questions(60) <= 2 * questions(30) + 10)
  }

  @Test(arguments: [4, 12]) func `Grids, rows and layers in one another cost little more for each that is added`(depth: Int) {
    let kinds: [@Sendable ([Sketch]) -> Sketch] = [
      { .arranged(GridArrangement(), [.arranged(RowArrangement(), $0), .leaf("Line", .any, 1)]) },
      { .arranged(RowArrangement(alignment: .firstTextBaseline), $0) },
      { .arranged(LayersArrangement(alignment: GuidePair(.leading, .firstTextBaseline)), $0) },
      { .arranged(StackArrangement(.horizontal), $0).frame(minWidth: 10).frame(idealWidth: 300, maxHeight: 400) },
      { .arranged(FitsArrangement(), [.arranged(StackArrangement(.vertical), $0), .leaf("Small", 1, 1)]) },
    ]
    for kind in kinds {
      var inner = kind([.text("A", 6)])
      for _ in 1..<depth { inner = kind([.text("A", 6), inner]) }
      #expect(mostAsked(inner) <= 10 + 10 * depth)
    }
  }

  @Test func `Building a column of many children takes a time in proportion to their number`() {
    let tree = SketchTree(vstack())
    for number in 0..<2_000 { tree.add(.leaf("\(number)", 10, 1), to: NodeID(1)) }
    #expect(tree.tree.counters == LayoutCounters())
    #expect(tree.answer(nil, nil) == "10x13994")
  }

  @Test(arguments: [LayoutTree.deepest, LayoutTree.deepest + 1, 10_000])
  func `What stands deeper than arrangements may stand in one another has no size`(depth: Int) {
    let tree = SketchTree(vstack())
    var parent = NodeID(1)
    for level in 2..<depth {
      let axis: Axis2D = level.isMultiple(of: 2) ? .horizontal : .vertical
      parent = tree.add(Sketch.arranged(StackArrangement(axis, alignment: .firstTextBaseline), []), to: parent)
    }
    let leaf = tree.add(.text("A", 5), to: parent)
    let isShown = depth <= LayoutTree.deepest
    #expect(tree.answer(500, 500) == (isShown ? "40x17" : "0x0"))
    #expect(tree.picture(500, 500).hasPrefix(isShown ? "A 0,0 40x17" : "A 0,0 0x0"))
    #expect((tree.tree.counters.tooDeep > 0) == !isShown)
    #expect(tree.tree.size(of: leaf, .unspecified, tree).picture == (isShown ? "40x17" : "0x0"))
    tree.tree.remove(NodeID(1))
    #expect(tree.tree.count == 0)
  }

  @Test func `What stood too deep has a size once it moves up`() {
    let tree = SketchTree(vstack())
    var chain = [NodeID(1)]
    for _ in 0..<LayoutTree.deepest + 10 { chain.append(tree.add(hstack(), to: chain[chain.count - 1])) }
    tree.add(.leaf("A", 40, 17), to: chain[chain.count - 1])
    #expect(tree.answer(500, 500) == "0x0")
    #expect(tree.picture(500, 500) == "A 0,0 0x0")
    tree.tree.move(chain[20], into: NodeID(1), at: 0)
    #expect(tree.answer(500, 500) == "40x23")
    #expect(tree.picture(500, 500) == "A 0,0 40x17")
  }
}

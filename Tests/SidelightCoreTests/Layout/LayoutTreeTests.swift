import SidelightCore
import Testing

/// What a tree remembers, what it forgets, and how often it asks.
struct LayoutTreeTests {
  private let page = vstack(
    hstack(.leaf("A", 50, 20), .text("B", 20)).named("Top"), hstack(.text("C", 20), .leaf("D", 30, 20)).padding(4).named("Bottom"))

  // MARK: Memory

  @Test func `Nothing is asked twice that did not change`() {
    let tree = SketchTree(page)
    let picture = tree.picture(200, 100)
    let before = tree.tree.counters
    #expect(tree.picture(200, 100) == picture)
    #expect(tree.tree.counters.sizes == before.sizes)
    #expect(tree.tree.counters.guides == before.guides)
    #expect(tree.tree.counters.arrangements == before.arrangements)
  }

  @Test func `A change is asked about in its node and those around it only`() {
    let tree = SketchTree(page)
    _ = tree.picture(200, 100)
    let before = tree.asked
    tree.facts[tree.id("B")] = .text(40)
    tree.tree.invalidate(tree.id("B"))
    #expect(tree.picture(200, 100).hasPrefix("Top 0,0 200x51 | A 0,15.5 50x20 | B 56,0 144x51"))
    func more(_ name: String) -> Int { (tree.asked[tree.id(name)] ?? 0) - (before[tree.id(name)] ?? 0) }
    #expect(more("A") == 0)
    #expect(more("B") <= 8)
    // They are offered another height now.
    #expect(more("C") <= 1 && more("D") <= 1)
  }

  @Test func `An update that changes nothing is forgotten at once`() {
    let tree = SketchTree(page)
    _ = tree.picture(200, 100)
    let before = tree.tree.counters.arrangements
    tree.tree.update(tree.id("Top"), LayoutNode(.arranged(StackArrangement(.horizontal))))
    tree.tree.update(tree.id("A"), LayoutNode(.leaf(Leaf())))
    _ = tree.picture(200, 100)
    #expect(tree.tree.counters.arrangements == before)
    tree.tree.update(tree.id("Top"), LayoutNode(.arranged(StackArrangement(.horizontal, spacing: 9))))
    #expect(tree.picture(200, 100).contains("B 59.5,0"))
  }

  @Test func `A window that is resized asks each leaf for its new width alone`() {
    let tree = SketchTree(page)
    _ = tree.picture(200, 100)
    let before = tree.asked
    _ = tree.picture(201, 100)
    for (id, count) in tree.asked { #expect(count - (before[id] ?? 0) <= 3) }
  }

  @Test func `Only the last three lengths of an axis are remembered, and zero, nothing and infinity for good`() {
    let tree = SketchTree(.leaf("A", 50, 20))
    let lengths = [nil, 0, Double.infinity, 1, 2, 3]
    for length in lengths { _ = tree.answer(length, nil) }
    for length in lengths { _ = tree.answer(length, nil) }
    #expect(tree.asked[tree.id("A")] == 6)
    _ = tree.answer(4, nil)
    _ = tree.answer(2, nil)
    #expect(tree.asked[tree.id("A")] == 7)
    _ = tree.answer(1, nil)
    #expect(tree.asked[tree.id("A")] == 8)
    _ = tree.answer(nil, nil)
    #expect(tree.asked[tree.id("A")] == 8)
  }

  // MARK: Changes

  @Test func `Children come, go and change places`() {
    let tree = SketchTree(hstack(.leaf("A", 10, 10), .leaf("B", 20, 10), spacing: 0))
    #expect(tree.picture(99, 10) == "A 0,0 10x10 | B 10,0 20x10")
    tree.add(.leaf("C", 5, 10), to: NodeID(1), at: 1)
    #expect(tree.picture(99, 10) == "A 0,0 10x10 | B 15,0 20x10 | C 10,0 5x10")
    tree.tree.move(tree.id("A"), into: NodeID(1), at: 2)
    #expect(tree.picture(99, 10) == "A 25,0 10x10 | B 5,0 20x10 | C 0,0 5x10")
    tree.tree.remove(tree.id("B"))
    #expect(tree.picture(99, 10) == "A 5,0 10x10 | C 0,0 5x10")
    #expect(tree.tree.children(of: NodeID(1)) == [tree.id("C"), tree.id("A")])
    #expect(tree.tree.parent(of: tree.id("C")) == NodeID(1))
  }

  @Test func `A node that leaves takes with it all that is in it`() {
    let tree = SketchTree(page)
    tree.tree.remove(tree.id("Bottom"))
    #expect(tree.tree.count == 4)
    #expect(!tree.tree.contains(tree.id("C")))
    tree.tree.remove(NodeID(1))
    #expect(tree.tree.count == 0)
    #expect(tree.answer(10, 10) == "0x0")
    #expect(tree.picture(10, 10) == "")
    tree.add(.leaf("New", 1, 1), to: nil)
    #expect(tree.picture(10, 10) == "New 0,0 1x1")
  }

  @Test func `Modifiers come and go around a node`() {
    let tree = SketchTree(hstack(.leaf("A", 10, 10), .leaf("B", 10, 10), spacing: 0))
    _ = tree.picture(99, 99)
    let padding = PaddingArrangement(Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    tree.tree.update(tree.id("A"), LayoutNode(.leaf(Leaf()), modifiers: [padding, OffsetArrangement(x: 1, y: 0)]))
    #expect(tree.picture(99, 99) == "A 3,1 10x10 | B 16,2 10x10")
    tree.tree.update(tree.id("A"), LayoutNode(.leaf(Leaf()), modifiers: [padding]))
    #expect(tree.picture(99, 99) == "A 2,1 10x10 | B 16,2 10x10")
    tree.tree.move(tree.id("A"), into: NodeID(1), at: 1)
    tree.tree.update(tree.id("A"), LayoutNode(.leaf(Leaf())))
    #expect(tree.picture(99, 99) == "A 10,0 10x10 | B 0,0 10x10")
  }

  @Test func `A node has the box of its content and that of its outermost modifier`() {
    let tree = SketchTree(.leaf("A", 10, 10).padding(2).frame(50, 50))
    let boxes = tree.tree.place(in: Size(50, 50), tree)[tree.id("A")]
    #expect(boxes?.outer.picture == "0,0 50x50")
    #expect(boxes?.content.picture == "20,20 10x10")
  }

  @Test(arguments: [(GuidePair.center, "A 45,40 10x20"), (.topLeading, "A 0,0 10x20"), (GuidePair(.trailing, .bottom), "A 90,80 10x20")])
  func `A root that takes less than its region lies in it as the alignment says`(alignment: GuidePair, picture: String) {
    #expect(Sketch.leaf("A", 10, 20).picture(100, 100, alignment: alignment) == picture)
  }

  // MARK: Direction and pixels

  @Test func `Where text runs from right to left, everything is mirrored`() {
    let row = hstack(.leaf("A", 10, 10).padding(1), hstack(.leaf("B", 20, 10), .leaf("C", 5, 10), spacing: 0), spacing: 2)
    #expect(row.picture(39, 12) == "A 1,1 10x10 | B 14,1 20x10 | C 34,1 5x10")
    #expect(row.picture(39, 12, rightToLeft: true) == "A 28,1 10x10 | B 5,1 20x10 | C 0,1 5x10")
  }

  @Test func `A region that is wider than its content is mirrored as a whole`() {
    #expect(Sketch.leaf("A", 10, 10).offset(3, 0).picture(100, 10, rightToLeft: true) == "A 87,0 10x10")
    #expect(
      vstack(.leaf("A", 10, 10), .leaf("B", 30, 10), align: .leading, spacing: 0).picture(30, 20, rightToLeft: true)
        == "A 20,0 10x10 | B 0,10 30x10")
  }

  @Test(
    arguments: [(1, [0, 33, 67, 100]), (2, [0, 67, 133, 200]), (1.5, [0, 50, 100, 150]), (0, [0, 33, 67, 100])] as [(Double, [Int])])
  func `Edges are rounded to pixels and not sizes, so that neighbours neither overlap nor leave a gap`(scale: Double, edges: [Int]) {
    let tree = SketchTree(hstack(.color("A"), .color("B"), .color("C"), spacing: 0))
    let places = tree.tree.place(in: Size(100, 10), tree)
    let pixels = ["A", "B", "C"].compactMap { places[tree.id($0)]?.content.pixels(scale: scale) }
    #expect(pixels.map(\.x) + [100].map { Int(Double($0) * (scale > 0 ? scale : 1)) } == edges)
    #expect(zip(pixels, pixels.dropFirst()).allSatisfy { $0.x + $0.width == $1.x })
  }

  @Test(arguments: [-10.5, -0.5, 0, 0.25, 0.5, 7.75])
  func `What has a whole size keeps it wherever it lies`(x: Double) {
    let pixels = Place(x: x, y: -x, size: Size(20, 17)).pixels()
    #expect(pixels.x == Int((x + 0.5).rounded(.down)))
    #expect([pixels.width, pixels.height] == [20, 17])
  }

  // MARK: Bad numbers

  @Test(arguments: [
    (Double.nan, "0x0"), (.infinity, "100x50"), (-.infinity, "0x0"), (-5, "0x0"), (1e300, "1000000000x1000000000"), (-0.0, "0x0"),
  ])
  func `What a leaf answers is made harmless`(length: Double, answer: String) {
    #expect(Sketch.odd("A") { _ in Size(length, length) }.answer(100, 50) == answer)
  }

  @Test func `An infinite answer to nothing is nothing, and to infinity it is infinite`() {
    #expect(Sketch.odd("A") { _ in Size(.infinity, .infinity) }.answer(nil, nil) == "0x0")
    #expect(Sketch.odd("A") { _ in Size(.infinity, .infinity) }.answer(.infinity, .infinity) == "∞x∞")
  }

  @Test func `A proposal that is no number is none, and one below zero is zero`() {
    #expect(Proposal(width: .nan, height: -3) == Proposal(width: nil, height: 0))
    #expect(Proposal(width: -.infinity, height: 1e20) == Proposal(width: 0, height: 1e9))
    #expect("\(Proposal(width: .infinity))" == "∞xnil")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
  func `No number that a leaf or an app says makes a place that a pixel cannot be`(number: Double) {
    let odd = Sketch.odd("A", saysGuides: true) { _ in Size(number, number) }
    let all = hstack(
      vstack(odd, .color("B"), align: .leading, spacing: number), zstack(odd, odd.decoration), grid(row(odd, odd), odd, spacing: number),
      odd.padding(number).offset(number, number).position(number, number), odd.frame(number, number).fit(number),
      odd.frame(minWidth: number, idealWidth: number, maxWidth: number), .spacer(.horizontal, number), odd.priority(number),
      odd.guide(.lastTextBaseline, number), align: .lastTextBaseline, spacing: number)
    let tree = SketchTree(all)
    for size in [Size(300, 200), .zero, Size(number, number)] {
      let places = tree.tree.place(in: size, tree)
      #expect(places.count == tree.tree.count)
      for id in places.ids {
        guard let place = places[id]?.content else { continue }
        #expect(place.x.isFinite && place.y.isFinite && place.size.width >= 0 && place.size.height >= 0)
        _ = place.pixels(scale: 2)
      }
    }
    for length in [nil, 0, 100, Double.infinity] { #expect(!tree.tree.size(Proposal(width: length, height: length), tree).width.isNaN) }
  }
}

import SidelightCore
import Testing

/// A tree that is changed at random answers as one that is made anew.
struct LayoutWalkTests {
  /// Numbers that follow from a seed.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// What is in the tree, so that another one can be made of it.
  private struct Model {
    var sketch: Sketch
    var children: [NodeID] = []
    var parent: NodeID?
  }

  private static func content(_ dice: inout Dice, isLeaf: Bool) -> Sketch {
    if isLeaf {
      return switch Int.random(in: 0..<5, using: &dice) {
      case 0: .leaf("", Double.random(in: 0...60, using: &dice).rounded(), 20)
      case 1: .text("", Int.random(in: 1...30, using: &dice))
      case 2: .color("")
      case 3: .spacer(Bool.random(using: &dice) ? .horizontal : .vertical)
      default: .leaf("", .init(5, 30, 80), .init(0, 20, .infinity), bends: true)
      }
    }
    let alignments: [GuideKey] = [.top, .middle, .firstTextBaseline, .lastTextBaseline]
    let arrangement: any Arrangement
    switch Int.random(in: 0..<8, using: &dice) {
    case 0, 1: arrangement = StackArrangement(.horizontal, alignment: alignments.randomElement(using: &dice))
    case 2, 3: arrangement = StackArrangement(.vertical, alignment: [.leading, .center].randomElement(using: &dice), spacing: 3)
    case 4: arrangement = LayersArrangement(alignment: GuidePair(.leading, .firstTextBaseline))
    case 5: arrangement = GridArrangement()
    case 6: arrangement = RowArrangement()
    default: arrangement = FitsArrangement()
    }
    return .arranged(arrangement, [])
  }

  private static func modifiers(_ dice: inout Dice) -> [any Arrangement] {
    (0..<max(0, Int.random(in: -2..<3, using: &dice))).map { _ -> any Arrangement in
      let length = Double.random(in: -5...90, using: &dice).rounded()
      return switch Int.random(in: 0..<9, using: &dice) {
      case 0: PaddingArrangement(Insets(top: length / 9, leading: 3))
      case 1: FrameArrangement(width: length, height: nil)
      case 2: FrameArrangement(minWidth: length, maxWidth: .infinity)
      case 3: FrameArrangement(idealWidth: length, maxHeight: length)
      case 4: FixedSizeArrangement(horizontal: length > 40, vertical: true)
      case 5: AspectArrangement(ratio: length > 40 ? 2 : nil, fills: length < 20)
      case 6: GuideArrangement(length > 40 ? .firstTextBaseline : .leading, .length(length))
      case 7: PriorityArrangement(length > 40 ? 1 : -1)
      default: OffsetArrangement(x: length, y: 1)
      }
    }
  }

  private static func values(_ dice: inout Dice) -> ChildValues {
    var values = ChildValues()
    if Int.random(in: 0..<6, using: &dice) == 0 { values.isDecoration = true }
    if Int.random(in: 0..<6, using: &dice) == 0 { values.cell.columns = 2 }
    if Int.random(in: 0..<8, using: &dice) == 0 { values.cell.isUnsizedHorizontally = true }
    return values
  }

  private final class Walk {
    let tree = SketchTree(vstack())
    var model: [NodeID: Model] = [NodeID(1): Model(sketch: vstack())]
    var dice: Dice

    init(seed: UInt64) {
      dice = Dice(state: seed)
      for _ in 0..<49 { insert() }
    }

    private var containers: [NodeID] { model.filter { $0.value.sketch.isContainer }.map(\.key).sorted { $0.raw < $1.raw } }
    private var others: [NodeID] { model.keys.filter { $0 != NodeID(1) }.sorted { $0.raw < $1.raw } }

    private func insert() {
      guard let parent = containers.randomElement(using: &dice) else { return }
      var sketch = LayoutWalkTests.content(&dice, isLeaf: Int.random(in: 0..<3, using: &dice) > 0)
      sketch.modifiers = LayoutWalkTests.modifiers(&dice)
      sketch.values = LayoutWalkTests.values(&dice)
      let index = Int.random(in: 0...(model[parent]?.children.count ?? 0), using: &dice)
      let id = tree.add(sketch, to: parent, at: index)
      model[id] = Model(sketch: sketch, parent: parent)
      model[parent]?.children.insert(id, at: index)
    }

    func step() {
      guard let id = others.randomElement(using: &dice) else { return insert() }
      switch Int.random(in: 0..<6, using: &dice) {
      case 0 where model.count > 40: remove(id)
      case 0, 1: insert()
      case 2: move(id)
      case 3:
        guard case .text? = model[id]?.sketch.fact else { return }
        let fact = SketchFact.text(Int.random(in: 1...30, using: &dice))
        model[id]?.sketch.fact = fact
        tree.facts[id] = fact
        tree.tree.invalidate(id)
      default:
        guard var sketch = model[id]?.sketch else { return }
        sketch.modifiers = LayoutWalkTests.modifiers(&dice)
        sketch.values = LayoutWalkTests.values(&dice)
        if case .arranged = sketch.content, containers.contains(id) {
          sketch.content = LayoutWalkTests.content(&dice, isLeaf: false).content
        }
        model[id]?.sketch = sketch
        tree.tree.update(id, LayoutNode(sketch.content, modifiers: sketch.modifiers, values: sketch.values))
      }
    }

    private func remove(_ id: NodeID) {
      if let parent = model[id]?.parent { model[parent]?.children.removeAll { $0 == id } }
      var doomed = [id]
      while let next = doomed.popLast() { doomed += model.removeValue(forKey: next)?.children ?? [] }
      tree.tree.remove(id)
    }

    private func move(_ id: NodeID) {
      var inside: Set<NodeID> = []
      var rest = [id]
      while let next = rest.popLast() {
        inside.insert(next)
        rest += model[next]?.children ?? []
      }
      guard let parent = containers.filter({ !inside.contains($0) }).randomElement(using: &dice), let old = model[id]?.parent else {
        return
      }
      model[old]?.children.removeAll { $0 == id }
      let index = Int.random(in: 0...(model[parent]?.children.count ?? 0), using: &dice)
      model[parent]?.children.insert(id, at: index)
      model[id]?.parent = parent
      tree.tree.move(id, into: parent, at: index)
    }

    /// The same nodes in a tree that was asked nothing.
    func fresh() -> LayoutTree {
      let fresh = LayoutTree()
      func add(_ id: NodeID, to parent: NodeID?) {
        guard let model = model[id] else { return }
        let sketch = model.sketch
        fresh.insert(id, LayoutNode(sketch.content, modifiers: sketch.modifiers, values: sketch.values), into: parent)
        for child in model.children { add(child, to: id) }
      }
      add(NodeID(1), to: nil)
      return fresh
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func `A tree that changed answers as one that is made anew`(seed: UInt64) {
    let walk = Walk(seed: seed)
    let sizes = [Size(300, 200), Size(120, 500), Size(0, 0), Size(301, 200)]
    let proposals = [Proposal.zero, .unspecified, .infinity, Proposal(width: 100), Proposal(height: 50)]
    for step in 0..<500 {
      walk.step()
      let fresh = walk.fresh()
      let (size, proposal, isRightToLeft) = (sizes[step % 4], proposals[step % 5], step % 7 == 0)
      #expect(
        walk.tree.tree.place(in: size, isRightToLeft: isRightToLeft, walk.tree)
          == fresh.place(in: size, isRightToLeft: isRightToLeft, walk.tree), "Seed \(seed), step \(step)")
      #expect(
        walk.tree.tree.dimensions(proposal, walk.tree) == fresh.dimensions(proposal, walk.tree), "Seed \(seed), step \(step), \(proposal)")
    }
    #expect(walk.tree.tree.count == walk.model.count)
  }

  @Test(arguments: [5, 6] as [UInt64]) func `Children lie where their parents put them, and pixels have no gaps`(seed: UInt64) {
    let walk = Walk(seed: seed)
    for _ in 0..<200 {
      walk.step()
      let places = walk.tree.tree.place(in: Size(300, 200), walk.tree)
      for id in places.ids {
        guard let place = places[id]?.content else { continue }
        #expect(place.x.isFinite && place.y.isFinite && place.size.width.isFinite && place.size.height.isFinite)
        let pixels = place.pixels()
        #expect(abs(Double(pixels.width) - place.size.width) <= 1 && pixels.width >= 0 && pixels.height >= 0)
      }
    }
  }
}

extension Sketch {
  /// Whether children can be put into it.
  fileprivate var isContainer: Bool {
    guard case .arranged(let arrangement) = content else { return false }
    return !(arrangement is FillArrangement || arrangement is SpacerArrangement)
  }
}

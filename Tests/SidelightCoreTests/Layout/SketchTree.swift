import SidelightCore

/// A tree made from a sketch, with the answers of its leaves, and its picture.
final class SketchTree: LeafFacts {
  let tree = LayoutTree()
  /// The nodes with names, in the order of the sketch.
  private(set) var names: [(name: String, id: NodeID)] = []
  var facts: [NodeID: SketchFact] = [:]
  /// How often each leaf was asked for a size.
  private(set) var asked: [NodeID: Int] = [:]
  private var last = 0

  init(_ sketch: Sketch) { add(sketch, to: nil) }

  @discardableResult func add(_ sketch: Sketch, to parent: NodeID?, at index: Int = .max) -> NodeID {
    last += 1
    let id = NodeID(last)
    if let name = sketch.name { names.append((name, id)) }
    facts[id] = sketch.fact
    tree.insert(id, LayoutNode(sketch.content, modifiers: sketch.modifiers, values: sketch.values), into: parent, at: index)
    for child in sketch.children { add(child, to: id) }
    return id
  }

  func id(_ name: String) -> NodeID { names.first { $0.name == name }?.id ?? NodeID(-1) }

  func size(of leaf: NodeID, _ proposal: Proposal) -> Size {
    asked[leaf, default: 0] += 1
    return facts[leaf]?.size(proposal) ?? .zero
  }

  func guides(of leaf: NodeID, in size: Size) -> Guides {
    switch facts[leaf] {
    case .text: Guides([.firstTextBaseline: 13, .lastTextBaseline: size.height - 4])
    case .closure: Guides([.firstTextBaseline: .nan, .lastTextBaseline: .infinity])
    case .box, nil: .none
    }
  }

  /// The content's box of each node with a name that is shown, from the upper left corner of the root.
  func picture(_ width: Double, _ height: Double, alignment: GuidePair = .topLeading, rightToLeft: Bool = false) -> String {
    let places = tree.place(in: Size(width, height), alignment: alignment, isRightToLeft: rightToLeft, self)
    return names.compactMap { name, id in places[id].map { "\(name) \($0.content.picture)" } }.joined(separator: " | ")
  }

  /// How far the nodes with names are covered, or could go on.
  func insets(_ width: Double, _ height: Double, rightToLeft: Bool = false) -> [String: Insets] {
    let places = tree.place(in: Size(width, height), alignment: .topLeading, isRightToLeft: rightToLeft, self)
    return Dictionary(uniqueKeysWithValues: names.compactMap { name, id in places.insets[id].map { (name, $0) } })
  }

  /// The answer of the root.
  func answer(_ width: Double?, _ height: Double?) -> String { tree.size(Proposal(width: width, height: height), self).picture }
}

extension Sketch {
  func picture(_ width: Double, _ height: Double, alignment: GuidePair = .topLeading, rightToLeft: Bool = false) -> String {
    SketchTree(self).picture(width, height, alignment: alignment, rightToLeft: rightToLeft)
  }
  func insets(_ width: Double, _ height: Double, rightToLeft: Bool = false) -> [String: Insets] {
    SketchTree(self).insets(width, height, rightToLeft: rightToLeft)
  }
  func answer(_ width: Double?, _ height: Double?) -> String { SketchTree(self).answer(width, height) }
}

extension Place {
  var picture: String { "\(short(x)),\(short(y)) \(size.picture)" }
}

extension Size {
  var picture: String { "\(short(width))x\(short(height))" }
}

/// A number without what is nothing behind its point.
private func short(_ value: Double) -> String {
  if value == .infinity { return "∞" }
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

import SeedSupport
import SidelightCore
import SidelightGraph
import SidelightUI
import Testing

/// Random changes of a tree, beside the plainest model of an outline: a set of ids that are open.
@MainActor struct OutlineWalkTests {
  /// The rows of a tree.
  private static func lines(_ tree: [Leaf], _ open: Set<String>, depth: Int = 0) -> [String] {
    tree.flatMap { leaf -> [String] in
      let mark = leaf.children.map { _ in open.contains(leaf.id) ? "-" : "+" } ?? ""
      let below = open.contains(leaf.id) ? lines(leaf.children ?? [], open, depth: depth + 1) : []
      return [String(repeating: ".", count: depth) + mark + leaf.id] + below
    }
  }

  /// Takes some element out of a tree.
  private static func take(from tree: inout [Leaf], _ random: inout SeededRandom) -> Leaf? {
    guard let index = tree.indices.randomElement(using: &random) else { return nil }
    if Bool.random(using: &random), var inner = tree[index].children, let found = take(from: &inner, &random) {
      tree[index].children = inner
      return found
    }
    return tree.remove(at: index)
  }

  private static func put(_ leaf: Leaf, into tree: inout [Leaf], _ random: inout SeededRandom) {
    if let index = tree.indices.randomElement(using: &random), Int.random(in: 0..<3, using: &random) > 0, var inner = tree[index].children {
      put(leaf, into: &inner, &random)
      tree[index].children = inner
    } else {
      tree.insert(leaf, at: Int.random(in: 0...tree.count, using: &random))
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64], [true, false])
  func `The rows are those of a set of open ids`(seed: UInt64, trustsMemory: Bool) throws {
    try Memory.withTrust(trustsMemory) { try walk(seed: seed) }
  }

  private func walk(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var next = 0
    func leaf() -> Leaf {
      next += 1
      return Leaf("\(next)", next.isMultiple(of: 3) ? nil : [])
    }
    let tree = Box((0..<6).map { _ in leaf() })
    var open: Set<String> = []
    var away: [Leaf] = []
    let stage = Stage(viewport: 500, TreeView(tree: tree))
    for step in 0..<400 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let rows = try stage.outline()
        guard let position = rows.indices.randomElement(using: &random) else { continue }
        let id = try stage.rows()[position]
        let isOpen = rows[position].contains("-")
        guard isOpen || rows[position].contains("+") else { continue }
        if isOpen { open.remove(id) } else { open.insert(id) }
        try stage.send(.expand(position, !isOpen))
      default:
        var new = tree.value
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          switch Int.random(in: 0..<5, using: &random) {
          case 0: if let gone = Self.take(from: &new, &random) { away.append(gone) }
          case 1: if let back = away.popLast() { Self.put(back, into: &new, &random) }
          case 2: if let moving = Self.take(from: &new, &random) { Self.put(moving, into: &new, &random) }
          default: if new.count < 30 { Self.put(leaf(), into: &new, &random) }
          }
        }
        tree.value = new
        stage.settle()
      }
      let expected = Self.lines(tree.value, open)
      guard try stage.outline() == expected, try stage.source().rowCount == expected.count else {
        Issue.record("seed \(seed), step \(step): \(try stage.outline()) and not \(expected)")
        return
      }
    }
  }
}

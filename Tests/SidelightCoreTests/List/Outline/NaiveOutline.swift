import SidelightCore

/// An outline as plain objects, walked from the top for every question: what `OutlineRows` must agree with.
final class NaiveOutline {
  final class Item {
    let id: Int
    var children: [Item]
    /// What stands for the element while it is open.
    var branch: OutlineBranch?

    init(_ id: Int, children: [Item] = []) {
      self.id = id
      self.children = children
    }
  }
  let root: Item

  init(_ root: Item) {
    self.root = root
    root.branch = .root
  }

  struct Line: Equatable {
    var id: Int
    var depth: Int
    var parent: OutlineBranch
    var offset: Int
    /// The position of the row above that it belongs to.
    var parentRow: Int?
  }

  /// Every row that is shown, from top to bottom.
  var lines: [Line] {
    var lines: [Line] = []
    func visit(_ item: Item, depth: Int, row: Int?) {
      guard let branch = item.branch else { return }
      for (offset, child) in item.children.enumerated() {
        lines.append(Line(id: child.id, depth: depth, parent: branch, offset: offset, parentRow: row))
        visit(child, depth: depth + 1, row: lines.count - 1)
      }
    }
    visit(root, depth: 0, row: nil)
    return lines
  }

  /// Everything that is open, each element before those below it.
  var open: [Item] {
    var found: [Item] = []
    func visit(_ item: Item) {
      guard item.branch != nil else { return }
      found.append(item)
      for child in item.children { visit(child) }
    }
    visit(root)
    return found
  }

  /// Closes an element and all below it; returns what stood for them.
  static func close(_ item: Item) -> Set<OutlineBranch> {
    guard let branch = item.branch else { return [] }
    item.branch = nil
    return item.children.reduce(into: [branch]) { $0.formUnion(close($1)) }
  }
}

extension IdentityDiff {
  /// Whether the splices and moves lead from one list to another: whatever they don't name must be where they leave it.
  func leads(from old: [Int], to new: [Int]) -> Bool {
    var list: [Int?] = old
    for splice in splices {
      guard splice.position >= 0, splice.position + splice.removed <= list.count else { return false }
      list.replaceSubrange(splice.position..<(splice.position + splice.removed), with: Array(repeating: nil, count: splice.added))
    }
    guard list.count == new.count, zip(list, new).allSatisfy({ $0 == nil || $0 == $1 }) else { return false }
    return moves.allSatisfy { move in
      (0..<move.count).allSatisfy { old[move.from + $0] == new[move.to + $0] && list[move.to + $0] == nil }
    }
  }
}

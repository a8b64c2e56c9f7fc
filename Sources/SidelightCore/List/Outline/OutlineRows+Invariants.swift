// For tests: a program that is shipped has nothing of it.
#if DEBUG
extension OutlineRows {
  /// The greatest number of runs on the way to any row, for tests.
  package var height: Int { tree.height }

  /// The rules that are broken, as sentences; empty when all is well. They must hold between any two changes. O(open elements), for tests.
  package func checkInvariants() -> [String] {
    var broken: [String] = []
    var order: [Int] = []
    var counts: [Int] = []
    // The runs in the order that follows from the open elements, with their lengths.
    var left: [(branch: Int, isBehind: Bool)] = [(0, false)]
    while let (branch, isBehind) = left.popLast() {
      order.append(2 * branch + (isBehind ? 1 : 0))
      let entry = branches[branch]
      if isBehind {
        let siblings = branches[entry.parent].open
        let index = siblings.firstIndex(of: branch) ?? 0
        let end = index + 1 < siblings.count ? branches[siblings[index + 1]].offset + 1 : branches[entry.parent].count
        counts.append(end - entry.offset - 1)
        continue
      }
      counts.append(entry.open.first.map { branches[$0].offset + 1 } ?? entry.count)
      let offsets = entry.open.map { branches[$0].offset }
      if !zip(offsets, offsets.dropFirst()).allSatisfy(<) { broken.append("The open children \(offsets) of \(branch) are not in order.") }
      if offsets.contains(where: { $0 < 0 || $0 >= entry.count }) {
        broken.append("\(branch) has \(entry.count) children, not \(offsets).")
      }
      for child in entry.open.reversed() {
        if branches[child].parent != branch { broken.append("\(child) is open in \(branch) and belongs to \(branches[child].parent).") }
        if branches[child].depth != entry.depth + 1 { broken.append("\(child) has the depth \(branches[child].depth).") }
        left.append((child, true))
        left.append((child, false))
      }
    }
    if tree.order != order { broken.append("The runs are \(tree.order) and not \(order).") }
    let shown = order.map { tree.count(of: $0) }
    if shown != counts { broken.append("The runs hold \(shown) rows and not \(counts).") }
    if count != counts.reduce(0, +) { broken.append("The outline counts \(count) rows, its runs hold \(counts.reduce(0, +)).") }
    if order.count != 2 * openCount + 1 { broken.append("\(openCount) elements are open with \(order.count) runs.") }
    return broken
  }
}
#endif

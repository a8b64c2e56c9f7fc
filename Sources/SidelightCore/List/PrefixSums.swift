/// A sequence of counts whose running totals are found and changed in O(log n): a Fenwick tree.
///
/// An array of totals would be rebuilt for every inserted row, which is too slow in a list of 10,000 sections.
struct PrefixSums: Sendable {
  /// The sum of all counts.
  private(set) var total: Int

  /// Element i - 1 holds the sum of the counts from i - (lowest bit of i) up to i - 1.
  private var tree: [Int]

  /// The largest power of two within `tree.count`, where a search starts; 0 for no counts.
  private let top: Int

  /// O(n).
  init(_ counts: [Int]) {
    tree = counts
    total = counts.reduce(0, +)
    top = counts.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - counts.count.leadingZeroBitCount)
    for node in 1..<(counts.count + 1) {
      let parent = node + (node & -node)
      if parent <= counts.count { tree[parent - 1] += tree[node - 1] }
    }
  }

  /// Changes one count by a difference.
  mutating func add(_ difference: Int, at index: Int) {
    total += difference
    var node = index + 1
    while node <= tree.count {
      tree[node - 1] += difference
      node += node & -node
    }
  }

  /// The sum of all counts before `index`.
  func sum(before index: Int) -> Int {
    var sum = 0
    var node = index
    while node > 0 {
      sum += tree[node - 1]
      node &= node - 1
    }
    return sum
  }

  /// The count that contains `position`, and the offset in it; empty counts are skipped. `position` is in `0..<total`.
  func locate(_ position: Int) -> (index: Int, offset: Int) {
    var node = 0
    var rest = position
    var step = top
    while step > 0 {
      let next = node + step
      if next <= tree.count, tree[next - 1] <= rest {
        rest -= tree[next - 1]
        node = next
      }
      step >>= 1
    }
    return (node, rest)
  }
}

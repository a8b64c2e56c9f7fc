import SidelightCore
import Testing

/// What leaves answer from their records.
struct LeafRecordsTests {
  /// Texts of twenty letters that need three at least.
  private final class Texts: LeafSource {
    var letters: [NodeID: Int] = [:]

    func record(of leaf: NodeID) -> LeafRecord {
      let letters = letters[leaf] ?? 20
      return LeafRecord(width: .init(24, Double(letters) * 8), height: .init(17, 17), heightFollowsWidth: true)
    }
    func height(of leaf: NodeID, forWidth width: Double) -> LeafRecord.Length {
      let letters = letters[leaf] ?? 20
      let line = Int(width / 8)
      let height = Double((letters + line - 1) / line) * 17
      return .init(height, height)
    }
  }

  private let leaf = NodeID(1)

  @Test(arguments: [
    (nil, nil, Size(160, 17)), (0, 0, Size(24, 17)), (Double.infinity, Double.infinity, Size(160, 17)), (500, 500, Size(160, 17)),
    (80, nil, Size(80, 34)), (80, 0, Size(80, 34)), (10, nil, Size(24, 119)),
  ])
  func `A leaf takes the width that it is offered, never less than it needs and not more than it wishes`(
    width: Double?, height: Double?, size: Size
  ) {
    #expect(LeafRecords(Texts()).size(of: leaf, Proposal(width: width, height: height)) == size)
  }

  @Test func `A leaf that takes all has what it is offered`() {
    struct Fields: LeafSource {
      func record(of leaf: NodeID) -> LeafRecord { LeafRecord(width: .init(30, 100), height: .init(34, 34), takesWidth: true) }
      func height(of leaf: NodeID, forWidth width: Double) -> LeafRecord.Length { .init(34, 34) }
    }
    let records = LeafRecords(Fields())
    #expect(records.size(of: leaf, Proposal(width: 500, height: 500)) == Size(500, 34))
    #expect(records.size(of: leaf, .infinity) == Size(.infinity, 34))
    #expect(records.size(of: leaf, .zero) == Size(30, 34))
    #expect(records.size(of: leaf, .unspecified) == Size(100, 34))
    #expect(records.heightCount == 0)
  }

  @Test func `A source is asked for one record, and one height for each width`() {
    let records = LeafRecords(Texts())
    for width in [nil, 0, Double.infinity, 80, 80, 40, 160, 200] {
      for height in [nil, 0, Double.infinity, 33] { _ = records.size(of: leaf, Proposal(width: width, height: height)) }
    }
    #expect(records.recordCount == 1)
    #expect(records.heightCount == 2)
    records.forget(leaf)
    _ = records.size(of: leaf, .zero)
    #expect(records.recordCount == 2)
    records.keep { _ in false }
    _ = records.size(of: leaf, .zero)
    #expect(records.recordCount == 3)
  }

  @Test func `What leaves answer otherwise than before is found, and asked for again`() {
    let texts = Texts()
    let records = LeafRecords(texts)
    let other = NodeID(2)
    for leaf in [leaf, other] { _ = records.size(of: leaf, Proposal(width: 80, height: nil)) }
    #expect(records.recheck().isEmpty)
    texts.letters[other] = 30
    #expect(records.recheck() == [other])
    #expect(records.size(of: other, Proposal(width: 80, height: nil)) == Size(80, 51))
    #expect(records.recheck().isEmpty)
  }

  @Test func `A page asks about what changed, and about nothing else`() {
    let texts = Texts()
    let records = LeafRecords(texts)
    let tree = LayoutTree()
    tree.insert(NodeID(1), LayoutNode(.arranged(StackArrangement(.vertical))), into: nil)
    for line in 0..<10 {
      let row = NodeID(10 + line * 3)
      tree.insert(row, LayoutNode(.arranged(StackArrangement(.horizontal))), into: NodeID(1))
      for cell in 1...2 { tree.insert(NodeID(row.raw + cell), LayoutNode(.leaf(Leaf(spacing: .text))), into: row) }
    }
    _ = tree.size(.zero, records)
    _ = tree.size(.unspecified, records)
    _ = tree.place(in: Size(200, 600), records)
    #expect(records.recordCount == 20)
    #expect(records.heightCount == 20)
    texts.letters[NodeID(11)] = 90
    records.forget(NodeID(11))
    tree.invalidate(NodeID(11))
    _ = tree.size(.zero, records)
    _ = tree.size(.unspecified, records)
    _ = tree.place(in: Size(200, 600), records)
    #expect(records.recordCount == 21)
    #expect(records.heightCount == 21)
  }
}

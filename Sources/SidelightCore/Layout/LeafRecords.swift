/// What is asked of a leaf once for all proposals: a widget of GTK answers it with two measurements, the headless driver from a table.
package struct LeafRecord: Hashable, Sendable {
  /// The least and the wished length along one axis.
  package struct Length: Hashable, Sendable {
    package var least, natural: Double

    package init(_ least: Double, _ natural: Double) {
      self.least = max(0, Gate.coordinate(least))
      self.natural = max(self.least, Gate.coordinate(natural))
    }

    /// What becomes of a length that is offered: never less than the least one, and not more than the wished one unless all is taken.
    fileprivate func length(_ offered: Double?, takesAll: Bool) -> Double {
      guard let offered else { return natural }
      return max(least, takesAll ? offered : min(offered, natural))
    }
  }

  package var width: Length
  /// The height at no width in particular.
  package var height: Length
  package var takesWidth, takesHeight: Bool
  /// Whether the height depends on the width, as that of a text does that wraps.
  package var heightFollowsWidth: Bool

  package init(
    width: Length, height: Length, takesWidth: Bool = false, takesHeight: Bool = false, heightFollowsWidth: Bool = false
  ) {
    self.width = width
    self.height = height
    self.takesWidth = takesWidth
    self.takesHeight = takesHeight
    self.heightFollowsWidth = heightFollowsWidth
  }
}

/// Who knows the records of leaves, and how high they are at a width.
package protocol LeafSource {
  func record(of leaf: NodeID) -> LeafRecord
  /// The height at a width that is not less than the least one.
  func height(of leaf: NodeID, forWidth width: Double) -> LeafRecord.Length
  func guides(of leaf: NodeID, in size: Size) -> Guides
}

extension LeafSource {
  package func guides(of leaf: NodeID, in size: Size) -> Guides { .none }
}

/// The facts of leaves, from one record for each and one height for each width that it gets.
///
/// Zero, nothing and infinity are answered from the record. A source is asked again only once a leaf has changed: the clamp to what a leaf
/// needs and takes stands here and nowhere else.
package final class LeafRecords<Source: LeafSource>: LeafFacts {
  private struct Entry {
    let record: LeafRecord
    /// The heights at the last widths.
    var heights: [(width: Double, height: LeafRecord.Length)] = []
  }

  /// How many widths of a leaf are remembered, as many as a tree remembers.
  private static var rememberedWidths: Int { 3 }

  package let source: Source
  private var entries: [NodeID: Entry] = [:]
  /// How often the source was asked for a record, and for a height.
  package private(set) var recordCount = 0
  package private(set) var heightCount = 0

  package init(_ source: Source) { self.source = source }

  /// Room in which a leaf has all that it needs, by what it answered; nil where it was not asked.
  package func needs(of leaf: NodeID) -> Size? { entries[leaf].map { Size($0.record.width.natural, $0.record.height.least) } }

  /// Says that a leaf has changed or is gone.
  package func forget(_ leaf: NodeID) { entries[leaf] = nil }

  /// Forgets all leaves but those for which this holds.
  package func keep(_ isKept: (NodeID) -> Bool) { entries = entries.filter { isKept($0.key) } }

  /// Asks for all that was answered once more, and returns the leaves that answer something else now.
  ///
  /// Complexity: O(leaves). A source that remembers itself, as GTK does, is asked nothing that takes time.
  package func recheck() -> [NodeID] {
    var changed: [NodeID] = []
    for (leaf, entry) in entries {
      let isSame =
        source.record(of: leaf) == entry.record && entry.heights.allSatisfy { source.height(of: leaf, forWidth: $0.width) == $0.height }
      if !isSame { changed.append(leaf) }
    }
    changed.forEach(forget)
    return changed
  }

  package func size(of leaf: NodeID, _ proposal: Proposal) -> Size {
    let record = record(of: leaf)
    let width = record.width.length(proposal.width, takesAll: record.takesWidth)
    let height = height(of: leaf, record, at: width, isUsual: proposal.width.map { $0 == 0 || $0 == .infinity } ?? true)
    return Size(width, height.length(proposal.height, takesAll: record.takesHeight))
  }

  package func guides(of leaf: NodeID, in size: Size) -> Guides { source.guides(of: leaf, in: size) }

  private func record(of leaf: NodeID) -> LeafRecord {
    if let known = entries[leaf]?.record { return known }
    recordCount += 1
    let record = source.record(of: leaf)
    entries[leaf] = Entry(record: record)
    return record
  }

  private func height(of leaf: NodeID, _ record: LeafRecord, at width: Double, isUsual: Bool) -> LeafRecord.Length {
    if !record.heightFollowsWidth || isUsual || width == record.width.natural { return record.height }
    if let known = entries[leaf]?.heights.first(where: { $0.width == width }) { return known.height }
    heightCount += 1
    let height = source.height(of: leaf, forWidth: width)
    entries[leaf]?.heights.append((width, height))
    if let count = entries[leaf]?.heights.count, count > Self.rememberedWidths { entries[leaf]?.heights.removeFirst() }
    return height
  }
}

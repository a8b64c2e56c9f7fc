extension RowModel {
  /// Names a part in both structures. A segment that is now in another section counts as another part, because its rows are others.
  private enum PartKey: Hashable {
    case header(SectionID)
    case segment(SectionID, SegmentID)
    case footer(SectionID)
  }

  /// The parts that show rows, in order, each with its number of rows.
  private struct ShownParts {
    var keys: [PartKey] = []
    var counts: [Int] = []

    init(_ sections: [SectionDescription]) {
      for section in sections {
        if section.hasHeader { append(.header(section.id), count: 1) }
        for segment in section.segments where section.showsBody && segment.count > 0 {
          append(.segment(section.id, segment.id), count: segment.count)
        }
        if section.hasFooter { append(.footer(section.id), count: 1) }
      }
    }

    private mutating func append(_ key: PartKey, count: Int) {
      keys.append(key)
      counts.append(count)
    }
  }

  /// Takes over a new description of all sections, and returns what changes in the flat list, from front to back.
  ///
  /// Sections and segments are recognised by their ids. Those that moved are removed and added again, and their rows keep their tokens. A
  /// segment whose number of rows differs grows or shrinks at its end; apply a change of its data first if it is elsewhere.
  /// O(sections + segments + tracked), with a logarithm for what moved; nothing is computed for an equal description.
  package mutating func replaceStructure(_ newSections: [SectionDescription]) -> [Splice] {
    guard newSections != sections else { return [] }
    let splices = Self.splices(from: ShownParts(sections), to: ShownParts(newSections))
    let old = self
    sections = newSections
    layout = PartLayout(newSections)
    shown = PrefixSums(Self.shownCounts(newSections))
    guard !splices.isEmpty else { return [] }
    var followed = tracked
    followed.remap { index(of: old.row(at: $0)) }
    tracked = followed
    return splices
  }

  private static func splices(from old: ShownParts, to new: ShownParts) -> [Splice] {
    let difference = identityDiff(from: old.keys, to: new.keys)
    var writer = SpliceWriter()
    var oldPart = 0
    var newPart = 0

    func keep(upTo end: Int) {
      while newPart < end {
        writer.change(from: old.counts[oldPart], to: new.counts[newPart])
        oldPart += 1
        newPart += 1
      }
    }

    for splice in difference.splices {
      keep(upTo: splice.position)
      for part in oldPart..<(oldPart + splice.removed) { writer.pending.removed += old.counts[part] }
      for part in newPart..<(newPart + splice.added) { writer.pending.added += new.counts[part] }
      oldPart += splice.removed
      newPart += splice.added
    }
    keep(upTo: new.keys.count)
    writer.flush()
    return writer.splices
  }

  /// Joins changes of neighbouring parts into one splice.
  private struct SpliceWriter {
    var splices: [Splice] = []
    var pending = Splice(position: 0, removed: 0, added: 0)

    /// Keeps a part, which grows or shrinks at its end.
    mutating func change(from old: Int, to new: Int) {
      flush()
      pending.position += min(old, new)
      pending.removed = old - min(old, new)
      pending.added = new - min(old, new)
    }

    mutating func flush() {
      if pending.removed > 0 || pending.added > 0 { splices.append(pending) }
      pending = Splice(position: pending.position + pending.added, removed: 0, added: 0)
    }
  }
}

extension RowModel {
  /// Replaces `removed` rows of a segment at `offset` by `added` rows, and returns what changes in the flat list: one splice, or none
  /// while the section is collapsed.
  ///
  /// A removed row that a move names is the same row at its new offset and keeps its token. O(log parts + tracked).
  package mutating func splice(
    segment: SegmentID, at offset: Int, removed: Int, added: Int, moves: [RowMove] = []
  ) -> [Splice] {
    guard removed != 0 || added != 0 else { return [] }
    return change(segment, by: [Splice(position: offset, removed: removed, added: added)], moves: moves)
  }

  /// Changes a segment from the old data of a difference to the new data, and returns what changes in the flat list.
  /// Rows that moved keep their tokens. O(log parts + splices + tracked).
  package mutating func apply(_ difference: IdentityDiff, to segment: SegmentID) -> [Splice] {
    difference.splices.isEmpty ? [] : change(segment, by: difference.splices, moves: difference.moves)
  }

  /// Expands or collapses a section; its header and footer stay. Returns what changes in the flat list: at most one splice.
  ///
  /// An unknown section changes nothing, because a click may arrive when the section has just gone. O(segments of it * log parts).
  package mutating func setExpanded(_ section: SectionID, _ isExpanded: Bool) -> [Splice] {
    guard let index = layout.sections[section], sections[index].isExpanded != isExpanded else { return [] }
    sections[index].isExpanded = isExpanded
    guard sections[index].isCollapsible else { return [] }
    var rows = 0
    let firstPart = layout.starts[index] + 1
    for (place, segment) in sections[index].segments.enumerated() where segment.count > 0 {
      shown.add(isExpanded ? segment.count : -segment.count, at: firstPart + place)
      rows += segment.count
    }
    guard rows > 0 else { return [] }
    return shifted([
      Splice(position: shown.sum(before: firstPart), removed: isExpanded ? 0 : rows, added: isExpanded ? rows : 0)
    ])
  }

  /// Every change of a segment's number of rows goes through here.
  private mutating func change(_ segment: SegmentID, by splices: [Splice], moves: [RowMove]) -> [Splice] {
    guard let part = layout.segments[segment] else { preconditionFailure("The list has no such segment.") }
    let index = layout.owners[part]
    let place = part - layout.starts[index] - 1
    let oldCount = sections[index].segments[place].count
    var count = oldCount
    for splice in splices {
      precondition(
        splice.position >= 0 && splice.removed >= 0 && splice.added >= 0 && splice.removed <= count - splice.position,
        "The change reaches outside of its segment.")
      count += splice.added - splice.removed
    }
    sections[index].segments[place].count = count
    guard sections[index].showsBody else { return [] }
    shown.add(count - oldCount, at: part)
    let base = shown.sum(before: part)
    return shifted(
      splices.map { Splice(position: base + $0.position, removed: $0.removed, added: $0.added) }, moves: moves, base: base)
  }

  /// Moves the tracked rows along.
  private mutating func shifted(_ splices: [Splice], moves: [RowMove] = [], base: Int = 0) -> [Splice] {
    tracked.apply(splices, moves: moves, base: base)
    return splices
  }
}

/// The flat list of rows that a sectioned list shows, and how it changes.
///
/// A list is made of sections; a section of an optional header, segments and an optional footer. A segment costs the same for any number of
/// rows, because nothing is stored per row: a tree of running totals has one entry per header, segment and footer (a *part*). Looking a row
/// up, by its position or its identity, is O(log parts).
///
/// Bound rows are followed across changes by tokens, see `token(at:)`.
package struct RowModel: Sendable {
  /// The sections, with their current numbers of rows, and whether they are expanded.
  package internal(set) var sections: [SectionDescription]

  var layout: PartLayout

  /// How many rows each part shows: 0 for an absent header and for the segments of a collapsed section.
  var shown: PrefixSums { didSet { count = shown.total } }

  var tracked = TrackedRows()

  /// Describes a list. Each section has its own id, and so has each segment of the whole list. O(sections + segments).
  package init(_ sections: [SectionDescription] = []) {
    self.sections = sections
    layout = PartLayout(sections)
    shown = PrefixSums(Self.shownCounts(sections))
    count = shown.total
  }

  /// The number of rows shown. It is stored because it is read for every row, and computing it would copy the model.
  package private(set) var count: Int

  /// What the row at a position is; `position` lies in `0..<count`. O(log parts).
  package func row(at position: Int) -> Row {
    precondition(position >= 0 && position < count, "The list has no row at this position.")
    let (part, offset) = shown.locate(position)
    let index = layout.owners[part]
    let section = sections[index]
    let place = part - layout.starts[index]
    if place == 0 { return .header(section.id) }
    if place > section.segments.count { return .footer(section.id) }
    return .row(section.id, section.segments[place - 1].id, offset: offset)
  }

  /// Where a row is shown, or nil when it is not: absent, collapsed or out of range. O(log parts).
  package func index(of row: Row) -> Int? {
    guard let index = layout.sections[row.section] else { return nil }
    let section = sections[index]
    switch row {
    case .header:
      return section.hasHeader ? shown.sum(before: layout.starts[index]) : nil
    case .footer:
      return section.hasFooter ? shown.sum(before: layout.starts[index + 1] - 1) : nil
    case .row(_, let id, let offset):
      guard section.showsBody, let part = layout.segments[id], layout.owners[part] == index else { return nil }
      let segment = section.segments[part - layout.starts[index] - 1]
      return offset >= 0 && offset < segment.count ? shown.sum(before: part) + offset : nil
    }
  }

  /// How many rows each part of the sections shows, in the order of the parts.
  static func shownCounts(_ sections: [SectionDescription]) -> [Int] {
    var counts: [Int] = []
    counts.reserveCapacity(sections.reduce(0) { $0 + $1.segments.count + 2 })
    for section in sections {
      counts.append(section.hasHeader ? 1 : 0)
      for segment in section.segments { counts.append(section.showsBody ? segment.count : 0) }
      counts.append(section.hasFooter ? 1 : 0)
    }
    return counts
  }
}

/// The stable identity of a section, chosen by the code that describes the list, and unique within it.
package struct SectionID: Hashable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// The stable identity of a segment, chosen by the code that describes the list, and unique within it.
///
/// It is unique in the whole list and not only in its section, because a data change names only the segment.
package struct SegmentID: Hashable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// Names a row of a list by integers alone. The user's ids and data stay elsewhere.
package enum Row: Hashable, Sendable {
  /// The header line of a section; it stays while the section is collapsed.
  case header(SectionID)

  /// The element at `offset` (0-based) of a segment.
  case row(SectionID, SegmentID, offset: Int)

  /// The footer line of a section; it stays while the section is collapsed.
  case footer(SectionID)

  /// The section that the row belongs to.
  package var section: SectionID {
    switch self {
    case .header(let section), .row(let section, _, _), .footer(let section): section
    }
  }
}

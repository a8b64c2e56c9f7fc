/// The rows that one `ForEach`, or one view, gives a list.
package struct SegmentDescription: Hashable, Sendable {
  package let id: SegmentID

  /// The number of rows, shown or not. Nothing else is stored about them.
  package internal(set) var count: Int

  package init(_ id: SegmentID, count: Int = 1) {
    precondition(count >= 0, "A segment cannot have a negative number of rows.")
    self.id = id
    self.count = count
  }
}

/// What the list declares for one of its sections.
package struct SectionDescription: Hashable, Sendable {
  package let id: SectionID
  package let hasHeader: Bool
  package let hasFooter: Bool

  /// Whether the section can be collapsed at all. If not, its rows are shown, whatever `isExpanded` is.
  package let isCollapsible: Bool

  package internal(set) var isExpanded: Bool
  package internal(set) var segments: [SegmentDescription]

  package init(
    _ id: SectionID,
    segments: [SegmentDescription] = [],
    hasHeader: Bool = false,
    hasFooter: Bool = false,
    isCollapsible: Bool = false,
    isExpanded: Bool = true
  ) {
    self.id = id
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
    self.isCollapsible = isCollapsible
    self.isExpanded = isExpanded
    self.segments = segments
  }

  /// Whether the rows between header and footer are in the list.
  package var showsBody: Bool { isExpanded || !isCollapsible }
}

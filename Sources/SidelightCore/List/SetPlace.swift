/// Where a row stands among those like it: of its section, or below the same row of an outline.
package struct SetPlace: Equatable, Sendable {
  /// Which one it is, from 1.
  package var position: Int
  /// How many there are; nil where that is not known yet.
  package var count: Int?

  package init(position: Int, count: Int?) {
    self.position = position
    self.count = count
  }
}

extension RowModel {
  /// The segments of a section, in their order.
  package func segments(of section: SectionID) -> [SegmentDescription] { layout.sections[section].map { sections[$0].segments } ?? [] }
}

/// Which row of its section, or of the children of the same row, a row is. Assistive technology reads it as “3 of 7”.
package struct SetPlace: Equatable, Sendable {
  /// The number of the row, from 1.
  package var position: Int
  /// How many rows there are; nil if that is not known yet.
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

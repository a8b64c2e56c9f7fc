/// Where the parts of a list's sections are: each section has a header part, one part per segment and a footer part, in this order.
///
/// It changes with the structure only, never with the number of rows or with what is expanded, so it is made once per structure and
/// shared: one reference to keep alive where a list is read, instead of one per table.
final class PartLayout: Sendable {
  /// The first part of each section, and the number of all parts as the last entry.
  let starts: [Int]

  /// The index of the section that each part belongs to.
  let owners: [Int]

  /// The index of each section.
  let sections: [SectionID: Int]

  /// The part of each segment.
  let segments: [SegmentID: Int]

  /// O(sections + segments).
  init(_ descriptions: [SectionDescription]) {
    var starts = [0]
    var owners: [Int] = []
    var sections: [SectionID: Int] = Dictionary(minimumCapacity: descriptions.count)
    var segments: [SegmentID: Int] = [:]
    for (index, section) in descriptions.enumerated() {
      let isNew = sections.updateValue(index, forKey: section.id) == nil
      precondition(isNew, "Two sections of a list have the same id.")
      for (place, segment) in section.segments.enumerated() {
        let isNew = segments.updateValue(owners.count + 1 + place, forKey: segment.id) == nil
        precondition(isNew, "Two segments of a list have the same id.")
      }
      owners.append(contentsOf: repeatElement(index, count: section.segments.count + 2))
      starts.append(owners.count)
    }
    self.starts = starts
    self.owners = owners
    self.sections = sections
    self.segments = segments
  }
}

/// Where the parts of a list's sections are: each section has a header part, one part per segment and a footer part, in this order.
///
/// It changes with the structure only, never with the number of rows or with what is expanded.
struct PartLayout: Sendable {
  /// The first part of each section, and the number of all parts as the last entry.
  private(set) var starts: [Int] = [0]

  /// The index of the section that each part belongs to.
  private(set) var owners: [Int] = []

  /// The index of each section.
  private(set) var sections: [SectionID: Int]

  /// The part of each segment.
  private(set) var segments: [SegmentID: Int] = [:]

  /// O(sections + segments).
  init(_ descriptions: [SectionDescription]) {
    sections = Dictionary(minimumCapacity: descriptions.count)
    starts.reserveCapacity(descriptions.count + 1)
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
  }
}

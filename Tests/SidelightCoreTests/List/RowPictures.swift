import SidelightCore

extension RowModel {
  /// The list as text: `#1` is the header of section 1, `10.2` the row at offset 2 of segment 10, `/1` the footer of section 1.
  var picture: String {
    (0..<count).map { row(at: $0).picture }.joined(separator: " ")
  }

  /// The position of the row that a picture shows so.
  func position(of picture: String) -> Int? {
    (0..<count).first { row(at: $0).picture == picture }
  }
}

extension Row {
  var picture: String {
    switch self {
    case .header(let section): "#\(section.rawValue)"
    case .row(_, let segment, let offset): "\(segment.rawValue).\(offset)"
    case .footer(let section): "/\(section.rawValue)"
    }
  }
}

extension [Splice] {
  /// The changes as text: `@4 -1 +2` takes one row away at position 4 and puts two there.
  var picture: String {
    map { "@\($0.position) -\($0.removed) +\($0.added)" }.joined(separator: ", ")
  }
}

extension SectionDescription {
  /// A section with header and footer that can be collapsed, holding segments of these sizes.
  static func full(_ id: Int, _ segments: KeyValuePairs<Int, Int>, isExpanded: Bool = true) -> SectionDescription {
    SectionDescription(
      SectionID(id), segments: segments.map { SegmentDescription(SegmentID($0.key), count: $0.value) }, hasHeader: true, hasFooter: true,
      isCollapsible: true, isExpanded: isExpanded)
  }

  /// A section of nothing but rows.
  static func bare(_ id: Int, _ segments: KeyValuePairs<Int, Int>) -> SectionDescription {
    SectionDescription(SectionID(id), segments: segments.map { SegmentDescription(SegmentID($0.key), count: $0.value) })
  }
}

/// What an observer makes of a sequence of changes: the old elements that are left, nil for each that came; empty when one of the
/// changes reaches outside of the list.
func apply<Element>(_ splices: [Splice], to old: [Element]) -> [Element?] {
  var result: [Element?] = old
  for splice in splices {
    guard splice.position >= 0, splice.removed >= 0, splice.added >= 0, splice.position + splice.removed <= result.count else { return [] }
    result.replaceSubrange(
      splice.position..<(splice.position + splice.removed), with: repeatElement(nil, count: splice.added))
  }
  return result
}

/// Where a row is in its section.
package struct RowEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It is the first row of its section, not counting the header.
  package static let first = RowEdges(rawValue: 1)
  /// It is the last row of its section, not counting the footer.
  package static let last = RowEdges(rawValue: 2)
  /// It is the first row of its section, header included.
  package static let opens = RowEdges(rawValue: 4)
  /// It is the last row of its section, footer included.
  package static let closes = RowEdges(rawValue: 8)
  /// It is the first row of the list.
  package static let begins = RowEdges(rawValue: 16)
}

extension RowModel {
  /// Where the row at a position is in its section; `position` is in `0..<count`. O(log parts).
  package func edges(at position: Int) -> RowEdges {
    let row = row(at: position)
    let before = position > 0 ? self.row(at: position - 1) : nil
    let after = position + 1 < count ? self.row(at: position + 1) : nil
    var edges: RowEdges = before == nil ? [.begins] : []
    if before?.section != row.section { edges.insert(.opens) }
    if after?.section != row.section { edges.insert(.closes) }
    guard row.isRow else { return edges }
    if edges.contains(.opens) || before?.isRow == false { edges.insert(.first) }
    if edges.contains(.closes) || after?.isRow == false { edges.insert(.last) }
    return edges
  }
}

extension Row {
  /// Whether it is neither a header nor a footer.
  package var isRow: Bool {
    switch self {
    case .header, .footer: false
    default: true
    }
  }
}

/// Where a line of a list stands in its section.
package struct RowEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// No row of the section lies before it; headers are no rows.
  package static let first = RowEdges(rawValue: 1)
  /// No row of the section lies behind it; footers are no rows.
  package static let last = RowEdges(rawValue: 2)
  /// It is the first line of its section, header included.
  package static let opens = RowEdges(rawValue: 4)
  /// It is the last line of its section, footer included.
  package static let closes = RowEdges(rawValue: 8)
  /// It is the first line of the list.
  package static let begins = RowEdges(rawValue: 16)
}

extension RowModel {
  /// Where the line at a position stands in its section; `position` lies in `0..<count`. O(log parts).
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

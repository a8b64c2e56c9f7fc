/// Which views stand in which line: one in each, or in a grid as many as it has lanes, where headers and footers have lines to themselves.
package struct LazyPlan: Equatable, Sendable {
  /// Views one after the other that fill lines together.
  package struct Group: Equatable, Sendable {
    package var count: Int
    /// Whether each has a line to itself.
    package var isWide: Bool

    package init(_ count: Int, isWide: Bool = false) {
      self.count = count
      self.isWide = isWide
    }
  }

  private struct Part: Equatable, Sendable {
    var group: Group
    var firstView, firstLine, perLine: Int
  }

  package let lanes: Int
  private var parts: [Part] = []
  package private(set) var viewCount = 0
  package private(set) var lineCount = 0

  package init(_ groups: [Group], lanes: Int) {
    self.lanes = max(1, lanes)
    for group in groups where group.count > 0 {
      let perLine = group.isWide ? 1 : self.lanes
      parts.append(Part(group: group, firstView: viewCount, firstLine: lineCount, perLine: perLine))
      viewCount += group.count
      lineCount += (group.count + perLine - 1) / perLine
    }
  }

  /// Where a view stands: in which line, and in which lane; nil for all of the line.
  package func place(of view: Int) -> (line: Int, lane: Int?) {
    guard let part = part(before: view, \.firstView) else { return (0, nil) }
    let offset = view - part.firstView
    return (part.firstLine + offset / part.perLine, part.group.isWide ? nil : offset % part.perLine)
  }

  /// The views in some lines.
  package func views(in lines: Range<Int>) -> Range<Int> {
    guard !lines.isEmpty, lines.lowerBound < lineCount else { return 0..<0 }
    return firstView(of: lines.lowerBound)..<firstView(of: lines.upperBound)
  }

  private func firstView(of line: Int) -> Int {
    guard line < lineCount, let part = part(before: line, \.firstLine) else { return viewCount }
    return part.firstView + (line - part.firstLine) * part.perLine
  }

  /// The last part that does not begin behind a number.
  private func part(before number: Int, _ first: (Part) -> Int) -> Part? {
    let index = parts.bisect { first($0) <= number }
    return index > 0 ? parts[index - 1] : nil
  }
}

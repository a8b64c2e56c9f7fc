// For tests: a program that is shipped has nothing of it.
#if DEBUG
extension RowModel {
  /// The rules that are broken, as sentences; empty when all is well. They must hold between any two changes. O(parts + tracked), for tests.
  package func checkInvariants() -> [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
      if !holds { broken.append(sentence()) }
    }

    let counts = Self.shownCounts(sections)
    let sum = counts.reduce(0, +)
    expect(count == sum, "The list counts \(count) rows, its parts show \(sum).")
    expect(layout.starts.last == counts.count, "The layout ends at part \(layout.starts.last ?? 0) of \(counts.count).")
    expect(layout.owners.count == counts.count, "\(layout.owners.count) of \(counts.count) parts have an owner.")
    expect(layout.sections.count == sections.count, "\(layout.sections.count) of \(sections.count) sections can be found.")
    let segmentCount = sections.reduce(0) { $0 + $1.segments.count }
    expect(layout.segments.count == segmentCount, "\(layout.segments.count) of \(segmentCount) segments can be found.")
    guard broken.isEmpty else { return broken }

    var position = 0
    for (part, count) in counts.enumerated() {
      expect(shown.sum(before: part) == position, "Part \(part) starts at \(shown.sum(before: part)) and not at \(position).")
      for edge in [position, position + count - 1] where count > 0 {
        let row = row(at: edge)
        expect(index(of: row) == edge, "\(row) is at \(edge) and is found at \(String(describing: index(of: row))).")
      }
      position += count
    }
    for (index, section) in sections.enumerated() {
      expect(layout.sections[section.id] == index, "\(section.id) is not found at \(index).")
      for (place, segment) in section.segments.enumerated() {
        expect(segment.count >= 0, "\(segment.id) has \(segment.count) rows.")
        expect(layout.segments[segment.id] == layout.starts[index] + 1 + place, "\(segment.id) is not found in \(section.id).")
      }
    }

    let positions = tracked.positions
    expect(zip(positions, positions.dropFirst()).allSatisfy(<), "The tracked rows \(positions) are not in order.")
    expect(positions.allSatisfy { $0 >= 0 && $0 < count }, "The tracked rows \(positions) are not all within \(count) rows.")
    return broken
  }
}
#endif

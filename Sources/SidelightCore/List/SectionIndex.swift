/// One section that the index beside a list leads to.
package struct SectionMark: Equatable, Sendable {
  package let section: SectionID
  /// What stands for the section, mostly one letter. It is not empty.
  package let label: String

  package init(_ label: String, _ section: SectionID) {
    self.label = label
    self.section = section
  }
}

/// What the index beside a list shows, from top to bottom, in lines of the same height.
package struct SectionIndexPlan: Equatable, Sendable {
  package enum Line: Equatable, Sendable {
    /// The label of the section with this number.
    case label(Int)
    /// A dot for sections whose labels have no room.
    case dot(Range<Int>)
  }

  package let lines: [Line]

  /// All labels where there is room for them. Elsewhere those that are left are as evenly spread as they can be, the first and the last among
  /// them, with a dot between each two; nothing where there is not even room for two and a dot. O(lines).
  ///
  /// - Parameters:
  ///   - count: how many sections have a label.
  ///   - room: how many lines there is room for.
  package init(count: Int, room: Int) {
    if count <= room {
      lines = (0..<max(0, count)).map { .label($0) }
      return
    }
    let shown = (room + 1) / 2
    guard shown >= 2 else {
      lines = []
      return
    }
    // Each label that is left is at least two sections from the next, so that a dot always stands for something.
    let labels = (0..<shown).map { ($0 * (count - 1) * 2 + shown - 1) / (2 * (shown - 1)) }
    var lines: [Line] = []
    for (label, next) in zip(labels, labels.dropFirst()) {
      lines.append(.label(label))
      lines.append(.dot(label + 1..<next))
    }
    self.lines = lines + [.label(count - 1)]
  }

  /// Which section a place of the index leads to: a dot to those that it stands for, one after the other. Nil where there are no lines.
  ///
  /// - Parameter fraction: how far down the place is, 0 at the top and 1 at the bottom; places outside lead to the first and the last.
  package func section(at fraction: Double) -> Int? {
    guard !lines.isEmpty else { return nil }
    let place = min(max(fraction.isNaN ? 0 : fraction, 0), 1) * Double(lines.count)
    let line = min(Int(place), lines.count - 1)
    switch lines[line] {
    case .label(let section): return section
    case .dot(let sections): return min(sections.lowerBound + Int((place - Double(line)) * Double(sections.count)), sections.upperBound - 1)
    }
  }
}

/// How wide the index is and how far from the edge of the list, in px.
package struct SectionIndexMetrics: Equatable, Sendable {
  /// How wide it is: so much that a finger finds it, and that most labels are shown whole.
  package let width: Double
  /// How far it is from the end of what scrolls, where a scroll bar shows while the list is scrolled.
  package let gap: Double

  /// - Parameters:
  ///   - marks: the sections with their labels, of which at most three letters count.
  ///   - textScale: how large text is, 1 for the usual size.
  package init(_ marks: [SectionMark], textScale: Double = 1) {
    let letters = marks.lazy.map { min($0.label.count, 3) }.max() ?? 1
    width = ((8 + 9 * Double(letters)) * textScale).rounded(.up)
    gap = 9
  }

  /// How much further from the edge of the list its rows are than without it, so that it covers nothing of them.
  ///
  /// - Parameter margin: how far they are without it.
  package func room(beyond margin: Double) -> Double { max(0, gap + width - margin) }
}

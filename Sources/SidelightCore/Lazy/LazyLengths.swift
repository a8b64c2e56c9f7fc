/// How long the lines of something lazy are: those that were laid out are known, and all others count as long as those were on average.
///
/// Nothing is kept for a line that was never laid out. Complexity: a question costs what there are runs of known lines, which is one more
/// for each place that was jumped to; in a run it is O(log lines).
package struct LazyLengths: Equatable, Sendable {
  /// How many lines there are.
  package private(set) var count: Int
  /// The distance between lines in pixels.
  package var spacing: Double
  /// How long a line is on average, as far as is known.
  package private(set) var average: Double
  private var isEstimated = false
  /// From the front to the back; none touches the next one.
  private var runs: [Run] = []

  /// Lines without a gap that are known.
  fileprivate struct Run: Equatable, Sendable {
    var first: Int
    /// How long the lines up to each of them are together, without what is between them.
    var sums: [Double] = []

    var end: Int { first + sums.count }
    var total: Double { sums.last ?? 0 }

    func length(of line: Int) -> Double { line == first ? sums[0] : sums[line - first] - sums[line - first - 1] }
    func sum(before line: Int) -> Double { line <= first ? 0 : sums[min(line, end) - first - 1] }

    mutating func append(_ length: Double) { sums.append(total + length) }
  }

  package init(count: Int, spacing: Double = 0, average: Double = 34) {
    self.count = max(0, count)
    self.spacing = Gate.distance(spacing)
    self.average = average
  }

  /// How long a line counts that is not known. Of very many lines it is less than they are on average, so that all of them together are no
  /// longer than places can be told apart in. Which ones can be seen then does not go by where the scroll bar stands, but by what was seen before.
  package var estimate: Double { min(average, max(Self.longest / Double(max(1, count)) - spacing, 1)) }

  /// The places in a window are 32-bit numbers, which have whole pixels up to 16,777,216.
  private static let longest = 12_000_000.0

  package var knownCount: Int { runs.reduce(0) { $0 + $1.sums.count } }

  /// How long all lines are together.
  package var total: Double { count == 0 ? 0 : max(0, start(of: count) - spacing) }

  /// The length of a line.
  package func length(of line: Int) -> Double {
    guard let run = runs.last(where: { $0.first <= line }), line < run.end else { return estimate }
    return run.length(of: line)
  }

  /// Where a line begins; for the number of lines, where a further one would.
  package func start(of line: Int) -> Double {
    var (known, sum) = (0, 0.0)
    for run in runs where run.first < line {
      known += min(line, run.end) - run.first
      sum += run.sum(before: line)
    }
    return sum + Double(line - known) * estimate + Double(line) * spacing
  }

  /// The line at a distance from the start, with the space behind it; the first or last one beyond the ends.
  package func line(at position: Double) -> Int {
    guard count > 0, position > 0 else { return 0 }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The lines that take up a room from a place on, and a further room before it, as long as they most likely are once they are laid out.
  package func lines(around position: Double, before: Double, after: Double) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    func likely(_ line: Int) -> Double { max(1, (knows(line) ? length(of: line) : average) + spacing) }
    let seen = line(at: position)
    let begun = min(max(0, position - start(of: seen)), likely(seen))
    var (first, last) = (seen, seen)
    var rest = before - begun
    while first > 0, rest > 0 {
      first -= 1
      rest -= likely(first)
    }
    rest = after + begun - likely(last)
    while last < count - 1, rest > 0 {
      last += 1
      rest -= likely(last)
    }
    return first..<last + 1
  }

  private func knows(_ line: Int) -> Bool { runs.last { $0.first <= line }.map { line < $0.end } ?? false }

  /// Takes in how long neighbouring lines are.
  package mutating func learn(_ lengths: [Double], from first: Int) {
    guard !lengths.isEmpty else { return }
    if !isEstimated {
      isEstimated = true
      average = lengths.reduce(0, +) / Double(lengths.count)
    }
    let end = first + lengths.count
    if let run = runs.first(where: { $0.first <= first && $0.end >= end }),
      lengths.indices.allSatisfy({ run.length(of: first + $0) == lengths[$0] })
    {
      return
    }
    guard let from = runs.firstIndex(where: { $0.end >= first }) else { return runs.append(Run(first: first, lengths)) }
    let to = runs.lastIndex { $0.first <= end } ?? -1
    guard from <= to else { return runs.insert(Run(first: first, lengths), at: from) }
    let last = runs[to]
    var run = runs[from].first < first ? runs[from] : Run(first: first)
    run.sums.removeLast(max(0, run.end - first))
    for length in lengths { run.append(length) }
    if last.end > end { for line in end..<last.end { run.append(last.length(of: line)) } }
    runs.replaceSubrange(from...to, with: CollectionOfOne(run))
  }

  /// Lines came and went.
  package mutating func splice(at position: Int, removed: Int, added: Int) {
    count += added - removed
    var left: [Run] = []
    for run in runs {
      if run.end <= position {
        left.append(run)
        continue
      }
      if run.first < position { left.append(Run(first: run.first, sums: Array(run.sums[..<(position - run.first)]))) }
      let begin = max(run.first, position + removed)
      if begin < run.end {
        let lengths = (begin..<run.end).map { run.length(of: $0) }
        // What was apart may meet now.
        if let last = left.last, last.end == begin + added - removed {
          for length in lengths { left[left.count - 1].append(length) }
        } else {
          left.append(Run(first: begin + added - removed, lengths))
        }
      }
    }
    runs = left
  }

  /// All lines may have other lengths, of which the first that are known will say what others count.
  package mutating func forget() {
    runs = []
    isEstimated = false
  }
}

extension LazyLengths.Run {
  fileprivate init(first: Int, _ lengths: [Double]) {
    self.init(first: first)
    sums.reserveCapacity(lengths.count)
    for length in lengths { append(length) }
  }
}

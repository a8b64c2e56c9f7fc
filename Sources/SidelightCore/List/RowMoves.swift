/// A row of a list that can be seen.
package struct SeenRow: Equatable, Sendable {
  /// The number that stays with it, wherever changes of the data move it.
  package var token: Int
  /// How many rows stand before it.
  package var position: Int
  /// How far it begins below the upper edge of what is seen of the list, and how high it is, in pixels.
  package var y, height: Double

  package init(token: Int, position: Int, y: Double, height: Double) {
    (self.token, self.position, self.y, self.height) = (token, position, y, height)
  }
}

/// What becomes of the rows of a list that are seen before a change, or after it.
///
/// Rows that are out of sight both before and afterwards take no part. Where a row is that is seen only once follows from the rows that it stands
/// among: with its neighbour it moves as that does, and else it comes from beyond the edge, or goes there, at most as far as the list is high.
package struct RowMoves: Equatable, Sendable {
  /// A row that goes from one place to another one.
  package struct Slide: Equatable, Sendable {
    package var token: Int
    /// How far its old place lies below the new one, in pixels; less than 0 above it.
    package var distance: Double
  }

  /// The rows that go to a place that can be seen.
  package private(set) var slides: [Slide] = []
  /// The rows that go out of sight.
  package private(set) var leaving: [Slide] = []
  /// The rows that are new in the list, from the first to the last.
  package private(set) var coming: [Int] = []
  /// The rows that are in the list no longer.
  package private(set) var going: [Int] = []

  /// - Parameters:
  ///   - before: the rows that were seen before the change.
  ///   - after: those that are seen now, from the first to the last.
  ///   - splices: what changed, in the order in which it applies.
  ///   - known: where rows stood before the change, by their tokens: a row that moved is removed and added for the splices.
  ///   - height: how much of the list is seen, in pixels.
  ///   - position: where the row of a token stands now; nil for one that is gone.
  ///
  /// Complexity: O(before + after), with a logarithm and the splices for those that have come into sight.
  package init(
    from before: [SeenRow], to after: [SeenRow], by splices: [Splice], known: [Int: Int] = [:], height: Double,
    position: (_ token: Int) -> Int?
  ) {
    let earlier = Dictionary(before.map { ($0.token, $0) }, uniquingKeysWith: { first, _ in first })
    var later: Set<Int> = []
    var rows: [Traveller] = []
    for row in after {
      later.insert(row.token)
      if let old = earlier[row.token] {
        rows.append(Traveller(row, from: old.position, to: row.position, isSeen: true, distance: old.y - row.y))
      } else if let origin = known[row.token] ?? Splice.origin(of: row.position, before: splices) {
        rows.append(Traveller(row, from: origin, to: row.position, isSeen: true))
      } else {
        coming.append(row.token)
      }
    }
    for row in before where !later.contains(row.token) {
      if let end = position(row.token) {
        rows.append(Traveller(row, from: row.position, to: end, isSeen: false))
      } else {
        going.append(row.token)
      }
    }
    Self.findDistances(of: &rows, Surroundings(before, height: height), Surroundings(after, height: height))
    for row in rows {
      switch (row.distance, row.isSeen) {
      case (let distance?, true): if abs(distance) >= 0.5 { slides.append(Slide(token: row.row.token, distance: distance)) }
      case (let distance?, false): leaving.append(Slide(token: row.row.token, distance: distance))
      case (nil, true): coming.append(row.row.token)
      case (nil, false): going.append(row.row.token)
      }
    }
  }

  /// A row that was in the list before and is there still.
  private struct Traveller {
    /// As it is seen now or, if it is out of sight, as it was seen before.
    let row: SeenRow
    /// Where it stood in the list, and where it stands now.
    let from, to: Int
    let isSeen: Bool
    var distance: Double?

    init(_ row: SeenRow, from: Int, to: Int, isSeen: Bool, distance: Double? = nil) {
      (self.row, self.from, self.to, self.isSeen, self.distance) = (row, from, to, isSeen, distance)
    }

    /// It goes as far as a row that it stood and stands beside.
    mutating func follow(_ neighbor: Traveller) {
      if distance == nil, abs(from - neighbor.from) == 1, from - neighbor.from == to - neighbor.to { distance = neighbor.distance }
    }
  }

  private static func findDistances(of rows: inout [Traveller], _ old: Surroundings, _ new: Surroundings) {
    rows.sort { $0.from < $1.from }
    for index in rows.indices.dropFirst() { rows[index].follow(rows[index - 1]) }
    for index in rows.indices.dropLast().reversed() { rows[index].follow(rows[index + 1]) }
    for index in rows.indices where rows[index].distance == nil {
      if index > 0 { rows[index].follow(rows[index - 1]) }
      let row = rows[index]
      guard row.distance == nil else { continue }
      if row.isSeen {
        rows[index].distance = old.y(of: row.row, at: row.from).map { $0 - row.row.y }
      } else {
        rows[index].distance = new.y(of: row.row, at: row.to).map { row.row.y - $0 }
      }
    }
  }
}

/// The rows that are seen at one time, beside which others are out of sight.
private struct Surroundings {
  private let first, last: SeenRow?
  private let usualHeight, height: Double

  init(_ rows: [SeenRow], height: Double) {
    first = rows.min { $0.position < $1.position }
    last = rows.max { $0.position < $1.position }
    usualHeight = rows.isEmpty ? 0 : rows.reduce(0) { $0 + $1.height } / Double(rows.count)
    self.height = height
  }

  /// Where a row is that stands before or behind all of them; nil among them, and where there are none.
  func y(of row: SeenRow, at position: Int) -> Double? {
    guard let first, let last else { return nil }
    if position > last.position {
      return min(last.y + last.height + Double(position - last.position - 1) * usualHeight, 2 * height)
    }
    if position < first.position {
      return max(first.y - Double(first.position - position - 1) * usualHeight - row.height, -height - row.height)
    }
    return nil
  }
}

extension Splice {
  /// The position, before a sequence, of the row at a position after it; nil for a row that it adds. O(splices)
  package static func origin(of position: Int, before splices: [Splice]) -> Int? {
    var position = position
    for splice in splices.reversed() where position >= splice.position {
      if position < splice.position + splice.added { return nil }
      position += splice.removed - splice.added
    }
    return position
  }
}

extension RowMoves: CustomStringConvertible {
  /// As tests read it: rows that come and go, and how far the others go to their places and out of sight.
  package var description: String {
    func distance(_ slide: Slide) -> String { (slide.distance > 0 ? "+" : "") + "\(Int(slide.distance.rounded()))" }
    let parts =
      slides.map { "\($0.token) from \(distance($0))" } + leaving.map { "\($0.token) leaves from \(distance($0))" }
      + coming.map { "\($0) comes" } + going.map { "\($0) goes" }
    return parts.joined(separator: ", ")
  }
}

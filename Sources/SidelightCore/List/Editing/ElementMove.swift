/// Elements of one collection that go to another place in it, together and in their order.
package struct ElementMove: Equatable, Sendable {
  /// Which elements, by their offsets before the move.
  package var offsets: RangeSet<Int>
  /// The offset, before the move, of the element that they go in front of; the number of elements for the end.
  package var destination: Int

  package init(_ offsets: RangeSet<Int>, to destination: Int) {
    self.offsets = offsets
    self.destination = destination
  }

  /// Whether every element would stay where it is.
  package var changesNothing: Bool {
    guard let first = offsets.ranges.first, let last = offsets.ranges.last else { return true }
    return offsets.ranges.count == 1 && destination >= first.lowerBound && destination <= last.upperBound
  }

  /// One place forward or back, as a key moves rows: elements that are apart come together first. Nil where there is no further place.
  /// - Parameter count: the number of elements in the collection.
  package static func step(_ offsets: RangeSet<Int>, forward: Bool, count: Int) -> ElementMove? {
    guard let first = offsets.ranges.first, let last = offsets.ranges.last else { return nil }
    let destination = forward ? min(count, last.upperBound + 1) : max(0, first.lowerBound - 1)
    let move = ElementMove(offsets, to: destination)
    return move.changesNothing ? nil : move
  }
}

/// Where the focus goes when its row leaves the list.
package enum RemovalFocus {
  /// The next row that remains, or else the last one before; nil where none does.
  /// - Parameters:
  ///   - position: where the row with the focus was.
  ///   - remaining: where the rows that remain were.
  package static func next(from position: Int, remaining: some Sequence<Int>) -> Int? {
    var after: Int?
    var before: Int?
    for row in remaining where row != position {
      if row > position { after = min(after ?? row, row) } else { before = max(before ?? row, row) }
    }
    return after ?? before
  }
}

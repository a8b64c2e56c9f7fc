/// A move of elements within a collection. They stay together and in their order.
package struct ElementMove: Equatable, Sendable {
  /// The elements, by their offsets before the move.
  package var offsets: RangeSet<Int>
  /// The offset, before the move, of the element before which they are put; the number of elements for the end.
  package var destination: Int

  package init(_ offsets: RangeSet<Int>, to destination: Int) {
    self.offsets = offsets
    self.destination = destination
  }

  /// Whether every element stays where it is.
  package var changesNothing: Bool {
    guard let first = offsets.ranges.first, let last = offsets.ranges.last else { return true }
    return offsets.ranges.count == 1 && destination >= first.lowerBound && destination <= last.upperBound
  }

  /// A move by one position forward or back, as keys do it. Elements that are apart are first put together. Nil if they can't move further.
  /// - Parameter count: the number of elements in the collection.
  package static func step(_ offsets: RangeSet<Int>, forward: Bool, count: Int) -> ElementMove? {
    guard let first = offsets.ranges.first, let last = offsets.ranges.last else { return nil }
    let destination = forward ? min(count, last.upperBound + 1) : max(0, first.lowerBound - 1)
    let move = ElementMove(offsets, to: destination)
    return move.changesNothing ? nil : move
  }
}

/// Decides where the focus goes when its row is removed from the list.
package enum RemovalFocus {
  /// The next row that remains, or else the nearest one before; nil if none remains.
  /// - Parameters:
  ///   - position: the position that the row with the focus had.
  ///   - remaining: the positions that the remaining rows had.
  package static func next(from position: Int, remaining: some Sequence<Int>) -> Int? {
    var after: Int?
    var before: Int?
    for row in remaining where row != position {
      if row > position { after = min(after ?? row, row) } else { before = max(before ?? row, row) }
    }
    return after ?? before
  }
}

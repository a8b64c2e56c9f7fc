/// Where elements go that the user moves within a container.
package enum Reordering {
  /// The gap between elements that something is dragged to: the offset of the element that it would go in front of, and behind the last
  /// one their number.
  ///
  /// Along an axis the half of the element counts that the pointer is in. Where it is not known how elements follow each other, as in a
  /// grid, what is dragged takes the place of the element that it is over.
  /// - Parameters:
  ///   - offset: that of the element under the pointer.
  ///   - source: the offset of what is dragged, where that is of the same collection.
  ///   - axis: along which the elements follow each other; nil where that is not known.
  ///   - point: the pointer, in px from the element's upper left corner.
  ///   - size: the element's, in px; nil where that is not known, which is as if the pointer were at its beginning.
  package static func gap(
    over offset: Int, from source: Int?, along axis: Axis2D?, at point: Point, in size: Size?, isRightToLeft: Bool
  ) -> Int {
    if axis == nil, let source { return source < offset ? offset + 1 : offset }
    guard let size else { return offset }
    let isInSecondHalf: Bool
    switch axis {
    case .vertical: isInSecondHalf = point.y > size.height / 2
    case .horizontal, nil: isInSecondHalf = isRightToLeft ? point.x < size.width / 2 : point.x > size.width / 2
    }
    return isInSecondHalf ? offset + 1 : offset
  }

  /// The offset of the element before which moved ones go, none of which it is itself; the number of elements for the end, and nil where
  /// every element would stay where it is.
  /// - Parameters:
  ///   - moved: the offsets of those that move, as far as they are of this collection.
  ///   - gap: the offset of the element that they are put in front of, which may be one of them.
  ///   - count: how many elements there are.
  package static func destination(of moved: RangeSet<Int>, at gap: Int, count: Int) -> Int? {
    if !moved.isEmpty, ElementMove(moved, to: gap).changesNothing { return nil }
    var destination = min(max(gap, 0), count)
    while destination < count, moved.contains(destination) { destination += 1 }
    return destination
  }
}

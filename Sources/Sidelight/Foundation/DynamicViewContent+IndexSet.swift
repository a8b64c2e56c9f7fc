#if Foundation
public import Foundation
public import SidelightUI

extension DynamicViewContent {
  /// Sets what happens when the user deletes elements: with the Delete key, from a row's menu, by a swipe or in edit mode.
  ///
  /// Source: SwiftUI's `onDelete(perform:)`.
  /// - Parameter action: gets the offsets of the elements in the collection, and deletes them there. Nil forbids deletion.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    var perform: ((RangeSet<Int>) -> Void)?
    if let action { perform = { action(IndexSet($0)) } }
    return onDeleteOffsets(perform: perform)
  }

  /// Sets what happens when the user moves elements: by dragging their rows, or with Alt+Up and Alt+Down.
  ///
  /// Source: SwiftUI's `onMove(perform:)`.
  /// - Parameter action: gets the offsets of the elements in the collection and that of the element that they go in front of, the number
  ///   of elements for the end; all of them before the move, as `move(fromOffsets:toOffset:)` takes them. Nil forbids moves.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    var perform: ((RangeSet<Int>, Int) -> Void)?
    if let action { perform = { action(IndexSet($0), $1) } }
    return onMoveOffsets(perform: perform)
  }
}

extension IndexSet {
  /// Makes a set of the numbers in some ranges, none of them negative.
  package init(_ offsets: RangeSet<Int>) {
    self.init()
    for range in offsets.ranges { insert(integersIn: range) }
  }

  /// The positions in a collection that the numbers name, as far as it has them.
  fileprivate func positions<C: Collection>(in collection: C) -> RangeSet<C.Index> {
    var found = RangeSet<C.Index>()
    var last = (offset: 0, index: collection.startIndex)
    let count = collection.count
    for range in rangeView {
      let kept = range.clamped(to: 0..<count)
      guard !kept.isEmpty else { continue }
      let start = collection.index(last.index, offsetBy: kept.lowerBound - last.offset)
      let end = collection.index(start, offsetBy: kept.count)
      found.insert(contentsOf: start..<end)
      last = (kept.upperBound, end)
    }
    return found
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets, in their order, in front of the one at another offset.
  ///
  /// Complexity: O(n log n). Source: SwiftUI's `move(fromOffsets:toOffset:)`.
  /// - Parameters:
  ///   - source: offsets from the start of the collection; what lies outside of it is ignored.
  ///   - destination: the offset, before the move, of the element that they go in front of; the number of elements for the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let target = index(startIndex, offsetBy: Swift.min(Swift.max(destination, 0), count))
    moveSubranges(source.positions(in: self), to: target)
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the start of the collection; what lies outside of it is ignored.
  ///
  /// Complexity: O(n). Source: SwiftUI's `remove(atOffsets:)`.
  public mutating func remove(atOffsets offsets: IndexSet) { removeSubranges(offsets.positions(in: self)) }
}

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets from the start of the collection; what lies outside of it is ignored.
  ///
  /// Complexity: O(n). Source: SwiftUI's `remove(atOffsets:)`.
  public mutating func remove(atOffsets offsets: IndexSet) { removeSubranges(offsets.positions(in: self)) }
}
#endif

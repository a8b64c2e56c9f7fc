/// Some of the views that another view is made of, one after the other. As a view it is all of these.
///
/// ```swift
/// Group(subviews: content) { subviews in
///   if let first = subviews.first { first.font(.title) }
///   subviews.dropFirst()
/// }
/// ```
///
/// Its positions are those of the whole collection. Source: SwiftUI's `SubviewsCollectionSlice`.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  private let base: SubviewsCollection
  /// The position of the first one in the whole collection.
  public let startIndex: Int
  /// The position behind the last one in the whole collection.
  public let endIndex: Int

  init(_ base: SubviewsCollection, _ bounds: Range<Int>) {
    self.base = base
    startIndex = bounds.lowerBound
    endIndex = bounds.upperBound
  }

  /// The subview at a position. Complexity: O(sources of views).
  public subscript(position: Int) -> Subview {
    precondition(position >= startIndex && position < endIndex, "The slice has no subview at this position.")
    return base[position]
  }

  /// The subviews at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "The slice has no subviews at these positions.")
    return SubviewsCollectionSlice(base, bounds)
  }
}

extension SubviewsCollectionSlice: View {
  /// All subviews of the slice, one after the other.
  public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollection {
  /// The subviews at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(bounds.lowerBound >= 0 && bounds.upperBound <= endIndex, "The collection has no subviews at these positions.")
    return SubviewsCollectionSlice(self, bounds)
  }
}

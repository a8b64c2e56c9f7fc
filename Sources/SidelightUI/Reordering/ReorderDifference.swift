/// What the user moved in a container, and where to.
///
/// ```swift
/// let moved = difference.sources.compactMap { id in photos.first { $0.id == id } }
/// photos.removeAll { difference.sources.contains($0.id) }
/// switch difference.destination.position {
/// case .before(let id): photos.insert(contentsOf: moved, at: photos.firstIndex { $0.id == id } ?? photos.endIndex)
/// case .end: photos += moved
/// }
/// ```
///
/// It names elements by their ids, so that it is right also after the data has changed meanwhile. See
/// ``View/reorderContainer(for:isEnabled:move:)``. Source: SwiftUI's `ReorderDifference`.
public struct ReorderDifference<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>: Hashable, Sendable {
  /// A place in one of the container's collections.
  ///
  /// Source: SwiftUI's `ReorderDifference.Destination`.
  public struct Destination: Hashable, Sendable {
    /// A place in a collection.
    ///
    /// Source: SwiftUI's `ReorderDifference.Destination.Position`.
    @frozen public enum Position: Hashable, Sendable {
      /// In front of the element with an id, which is none of those that move.
      case before(ItemID)
      /// Behind all elements of the collection.
      case end
    }

    /// The place in the collection.
    public var position: Position
    /// The collection.
    public var collectionID: CollectionID

    /// Makes a place in a collection.
    ///
    /// - Parameters:
    ///   - position: the place there.
    ///   - collectionID: the collection, as ``DynamicViewContent/reorderable(collectionID:)`` names it.
    nonisolated public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }
  }

  /// The ids of the elements that move, in the order that they stood in.
  public var sources: [ItemID]
  /// Where they go.
  public var destination: Destination

  nonisolated package init(sources: [ItemID], destination: Destination) {
    self.sources = sources
    self.destination = destination
  }
}

extension ReorderDifference.Destination where CollectionID == ReorderableSingleCollectionIdentifier {
  /// Makes a place in the only collection of a container.
  ///
  /// - Parameter position: the place there.
  nonisolated public init(position: Position) { self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier()) }
}

/// Names the collection of a container that has one.
///
/// Source: SwiftUI's `ReorderableSingleCollectionIdentifier`.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  nonisolated package init() {}
}

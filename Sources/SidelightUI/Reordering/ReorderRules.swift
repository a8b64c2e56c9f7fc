/// What a container says of the moves in it.
struct ReorderRules {
  let itemID: Any.Type
  let collectionID: Any.Type
  let isEnabled: Bool
  /// Moves elements in front of another one of a collection, or to its end for nil.
  let move: (_ ids: [AnyHashable], _ next: AnyHashable?, _ collection: AnyHashable) -> Void

  nonisolated init<ItemID, CollectionID>(isEnabled: Bool, _ move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void) {
    itemID = ItemID.self
    collectionID = CollectionID.self
    self.isEnabled = isEnabled
    self.move = { ids, next, collection in
      let sources = ids.compactMap { $0.base as? ItemID }
      guard sources.count == ids.count, let collection = collection.base as? CollectionID else { return }
      var position = ReorderDifference<ItemID, CollectionID>.Destination.Position.end
      if let next {
        guard let id = next.base as? ItemID else { return }
        position = .before(id)
      }
      move(ReorderDifference(sources: sources, destination: .init(position: position, collectionID: collection)))
    }
  }
}

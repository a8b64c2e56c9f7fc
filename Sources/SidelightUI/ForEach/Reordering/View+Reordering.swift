extension DynamicViewContent {
  /// Lets the user move the views of this collection to other places within the container around, which has a
  /// ``View/reorderContainer(for:isEnabled:move:)``.
  ///
  /// ```swift
  /// LazyVGrid(columns: columns) {
  ///   ForEach(photos) { PhotoView(photo: $0) }.reorderable()
  /// }
  /// .reorderContainer(for: Photo.self) { difference in photos.apply(difference) }
  /// ```
  ///
  /// A container with several such collections names them: ``reorderable(collectionID:)``. Source: SwiftUI's `reorderable()`.
  nonisolated public func reorderable() -> some DynamicViewContent<Self.Data> {
    ReorderableView(content: self, collectionID: AnyHashable(ReorderableSingleCollectionIdentifier()))
  }

  /// Lets the user move the views of this collection to other places in it, and to the other collections of the container around.
  ///
  /// ```swift
  /// List {
  ///   ForEach(sections) { section in
  ///     Section(section.title) {
  ///       ForEach(section.items) { Text($0.name) }.reorderable(collectionID: section.id)
  ///     }
  ///   }
  /// }
  /// .reorderContainer(for: Item.self, in: Section.ID.self) { move($0) }
  /// ```
  ///
  /// A list shows where something goes beside its rows, and below the heading of a section without any. Outside of lists what is dragged
  /// over a free place of the container goes to the collection that is empty, where that is one. Source: SwiftUI's `reorderable(collectionID:)`.
  ///
  /// - Parameter collectionID: the name of the collection, which no other one of the container has. It is of the type that the container says.
  nonisolated public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Self.Data> {
    ReorderableView(content: self, collectionID: AnyHashable(collectionID))
  }
}

extension View {
  /// Lets the user move the elements in this container that are ``DynamicViewContent/reorderable()`` to other places.
  ///
  /// ```swift
  /// VStack {
  ///   ForEach(photos) { PhotoView(photo: $0) }.reorderable()
  /// }
  /// .reorderContainer(for: Photo.self) { difference in photos.apply(difference) }
  /// ```
  ///
  /// The container is a list, a stack, a grid or a layout of the app's. Its views stay where they are until something is dropped; a line
  /// shows where that would be, and Escape ends the drag. In a stack it is the half of a view that the pointer is over which counts, and in
  /// a grid the dragged one takes the place of that view. With the keyboard the focused view is moved by Alt+Up and Alt+Down, by Alt+Left
  /// and Alt+Right in horizontal stacks, and by all four in grids, to the neighbouring place; beyond the ends of a collection that is in
  /// the next one. Views outside of lists get the focus for this. Assistive technology finds the actions “Move Up” and “Move Down”, or “Move
  /// Left” and “Move Right”. In lists it is as with `onMove(perform:)`, which has precedence where a `ForEach` has both.
  ///
  /// Source: SwiftUI's `reorderContainer(for:isEnabled:move:)`.
  ///
  /// - Parameters:
  ///   - item: the type of the elements, whose ids are those of the `ForEach`.
  ///   - isEnabled: whether anything can be moved.
  ///   - move: changes the data. It is told once of each move, and of none that leaves everything where it is.
  nonisolated public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable {
    ReorderContainerView(content: self, rules: ReorderRules(isEnabled: isEnabled, move))
  }

  /// Lets the user move the elements in this container to other places, also from one of several collections to another one. See
  /// ``reorderContainer(for:isEnabled:move:)``.
  ///
  /// Source: SwiftUI's `reorderContainer(for:in:isEnabled:move:)`.
  ///
  /// - Parameters:
  ///   - item: the type of the elements, whose ids are those of each `ForEach`.
  ///   - collectionID: the type of what ``DynamicViewContent/reorderable(collectionID:)`` names collections with.
  ///   - isEnabled: whether anything can be moved.
  ///   - move: changes the data. It is told once of each move, and of none that leaves everything where it is.
  nonisolated public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable {
    ReorderContainerView(content: self, rules: ReorderRules(isEnabled: isEnabled, move))
  }

  /// Lets the user move the elements in this container, whose ids are at a key path, to other places. See
  /// ``reorderContainer(for:isEnabled:move:)``.
  ///
  /// Source: SwiftUI's `reorderContainer(for:itemID:isEnabled:move:)`.
  ///
  /// - Parameters:
  ///   - item: the type of the elements.
  ///   - itemID: the key path of an element's id, the same as the one of the `ForEach`.
  ///   - isEnabled: whether anything can be moved.
  ///   - move: changes the data. It is told once of each move, and of none that leaves everything where it is.
  nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View {
    ReorderContainerView(content: self, rules: ReorderRules(isEnabled: isEnabled, move))
  }

  /// Lets the user move the elements in this container, whose ids are at a key path, to other places, also from one of several collections to
  /// another one. See ``reorderContainer(for:isEnabled:move:)``.
  ///
  /// Source: SwiftUI's `reorderContainer(for:itemID:in:isEnabled:move:)`.
  ///
  /// - Parameters:
  ///   - item: the type of the elements.
  ///   - itemID: the key path of an element's id, the same as the one of each `ForEach`.
  ///   - collectionID: the type of what ``DynamicViewContent/reorderable(collectionID:)`` names collections with.
  ///   - isEnabled: whether anything can be moved.
  ///   - move: changes the data. It is told once of each move, and of none that leaves everything where it is.
  nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    ReorderContainerView(content: self, rules: ReorderRules(isEnabled: isEnabled, move))
  }
}

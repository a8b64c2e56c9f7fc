extension OutlineGroup {
  /// Sets what happens when the user deletes elements at any level: with the Delete key, from a row's menu, by a swipe or in edit mode.
  ///
  /// This is an extension of ours: SwiftUI's outline groups can't be edited, and its `onDelete(perform:)` is for the elements of one
  /// collection. It does something in a list.
  /// - Parameter action: gets the ids of the elements, of which none is below another, and deletes them. Nil forbids deletion.
  nonisolated public func onDelete(perform action: ((_ ids: Set<ID>) -> Void)?) -> Self {
    var group = self
    (group.edits.ownDelete, group.edits.storeDeletes) = (nil, false)
    if let action { group.edits.ownDelete = { paths, _ in action(Set(paths.compactMap(\.last))) } }
    return group
  }

  /// Sets what happens when the user moves elements: within their level, and out of and into others.
  ///
  /// ```swift
  /// OutlineGroup(store.folders, children: \.folders) { Text($0.name) }
  ///   .onMove { ids, parent, offset in store.move(ids, into: parent, at: offset) }
  /// ```
  ///
  /// Rows are dragged. The line that shows where they would go begins at the level that they would be on: pushing the pointer to the side
  /// chooses another one where the gap belongs to several, and resting over a row that is closed opens it. With the keyboard, Alt+Up and
  /// Alt+Down move a row within its level, Alt+Left takes it out of the row that it is below, and Alt+Right makes it a child of the one
  /// before it; in languages that are written from right to left these two change places. A row that moves keeps its widgets, its state
  /// and the focus, and what is open below it stays open.
  ///
  /// This is an extension of ours, for SwiftUI's outline groups can't be edited. It does something in a list.
  /// - Parameter action: gets the ids of the elements in their order, that of the element whose children they become, nil for the top, and
  ///   the offset of the child that they go in front of, counted before the move; the number of children for the end. They are never moved
  ///   into themselves. Nil forbids moves.
  nonisolated public func onMove(perform action: ((_ ids: [ID], _ parent: ID?, _ offset: Int) -> Void)?) -> Self {
    var group = self
    (group.edits.ownMove, group.edits.storeMoves) = (nil, false)
    if let action { group.edits.ownMove = { paths, parent, offset, _ in action(paths.compactMap(\.last), parent.last, offset) } }
    return group
  }
}

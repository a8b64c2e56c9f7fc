/// What the user may do to the elements of an outline. An element is named by its id, after those of the elements that it is below.
struct OutlineEdits<ID: Hashable> {
  typealias Path = [ID]
  typealias Delete = (_ elements: [Path], _ undo: UndoManager?) -> Void
  /// The offset is among the children of the parent before the move; an empty path is the top.
  typealias Move = (_ elements: [Path], _ parent: Path, _ offset: Int, _ undo: UndoManager?) -> Void

  /// The actions of the program.
  var ownDelete: Delete?
  var ownMove: Move?
  /// What does it by itself, and what of it.
  var store: (any OutlineEditor<ID>)?
  var storeDeletes = false
  var storeMoves = false

  var canDelete: Bool { ownDelete != nil || storeDeletes }
  var canMove: Bool { ownMove != nil || storeMoves }
  var abilities: [Bool] { [canDelete, canMove] }

  @MainActor func delete(_ elements: [Path], _ undo: UndoManager?) {
    if let ownDelete { ownDelete(elements, undo) } else if storeDeletes { store?.delete(elements, undo) }
  }

  @MainActor func move(_ elements: [Path], to parent: Path, at offset: Int, _ undo: UndoManager?) {
    if let ownMove { ownMove(elements, parent, offset, undo) } else if storeMoves { store?.move(elements, to: parent, at: offset, undo) }
  }
}

/// A tree that the user edits.
@MainActor protocol OutlineEditor<ID> {
  associatedtype ID: Hashable
  func delete(_ paths: [[ID]], _ undo: UndoManager?)
  func move(_ paths: [[ID]], to parent: [ID], at offset: Int, _ undo: UndoManager?)
}

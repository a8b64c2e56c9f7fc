@_spi(Nodes) import SidelightGraph

extension ForEach where Content: View {
  /// The modifiers around the view count, and otherwise what it offers by itself.
  @MainActor func edits(_ context: NodeContext) -> ElementEdits? {
    let part = context.reorderPart.flatMap { $0.isUsable ? $0 : nil }
    guard context.edits != nil || synthesized != nil || part != nil else { return nil }
    let scope = context.scope
    let store = synthesized?.store
    var delete: EditActionSet.Delete?
    if let said = context.edits?.delete {
      delete = said
    } else if let store, synthesized?.canDelete == true {
      delete = { store.delete($0, scope.value(UndoManagerKey.self)) }
    }
    var move: EditActionSet.Move?
    var reorder: ReorderPart?
    if let said = context.edits?.move {
      move = said
    } else if let part {
      reorder = part
      move = { [weak part] in part?.move($0, to: $1) }
    } else if let store, synthesized?.canMove == true {
      move = { store.move($0, to: $1, scope.value(UndoManagerKey.self)) }
    }
    let inserts = context.edits?.inserts ?? []
    return delete == nil && move == nil && inserts.isEmpty
      ? nil : ElementEdits(delete: delete, move: move, inserts: inserts, reorder: reorder)
  }
}

import SidelightCore

extension RowEditing {
  /// What a dynamic view allows, less what its row forbids.
  init(_ edits: ElementEdits?, _ traits: RowTraits) {
    self.init()
    let mayDelete = edits?.delete != nil
    canDelete = mayDelete && !traits.isDeleteDisabled
    forbidsDeletion = mayDelete && traits.isDeleteDisabled
    canMove = edits?.move != nil && !traits.isMoveDisabled
    changesLevel = canMove && edits?.tree != nil
  }
}
